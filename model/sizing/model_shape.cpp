#include "model/sizing/model_shape.h"

#include <array>
#include <string_view>
#include <utility>

namespace steelyard::sizing {

namespace {

using Field = std::pair<std::string_view, int>;

void requirePositive(Faults &faults, Field field)
{
    if (field.second <= 0)
        faults.push_back({FaultCode::NotPositive, field.first, double(field.second), 0.0});
}

void requireMultiple(Faults &faults, Field field, int of)
{
    if (field.second > 0 && of > 0 && field.second % of != 0)
        faults.push_back({FaultCode::NotDivisible, field.first, double(field.second), double(of)});
}

void requireAtMost(Faults &faults, Field field, double limit)
{
    if (field.second > limit)
        faults.push_back({FaultCode::TooLarge, field.first, double(field.second), limit});
}

void checkExperts(Faults &faults, const Experts &experts, int layers)
{
    for (const Field &field : {Field{"experts", experts.count},
                               Field{"experts_per_token", experts.perToken},
                               Field{"expert_width", experts.width}})
        requirePositive(faults, field);
    if (experts.perToken > experts.count)
        faults.push_back({FaultCode::AboveExperts,
                          "experts_per_token",
                          double(experts.perToken),
                          double(experts.count)});
    if (experts.sharedWidth < 0)
        requirePositive(faults, {"shared_expert_width", experts.sharedWidth});
    if (experts.denseLayers < 0)
        requirePositive(faults, {"dense_layers", experts.denseLayers});
    requireAtMost(faults, {"dense_layers", experts.denseLayers}, layers);
}

} // namespace

Faults faultsOf(const ModelShape &shape)
{
    // Ten times the largest published figures; beyond lies a slip of the unit.
    constexpr double kMostLayers = 10'000;
    constexpr double kWidest = 1e6;
    constexpr double kLargestVocabulary = 1e7;

    Faults faults;
    const std::array fields = {Field{"layers", shape.layers},
                               Field{"hidden", shape.hidden},
                               Field{"heads", shape.heads},
                               Field{"kv_heads", shape.keyValueHeads},
                               Field{"ffn_hidden", shape.feedForward},
                               Field{"vocab", shape.vocabulary}};
    for (const Field &field : fields)
        requirePositive(faults, field);
    requireAtMost(faults, {"layers", shape.layers}, kMostLayers);
    requireAtMost(faults, {"hidden", shape.hidden}, kWidest);
    requireAtMost(faults, {"ffn_hidden", shape.feedForward}, kWidest);
    requireAtMost(faults, {"vocab", shape.vocabulary}, kLargestVocabulary);
    if (shape.headSize)
        requirePositive(faults, {"head_size", *shape.headSize});
    else if (!shape.latent)
        requireMultiple(faults, {"hidden", shape.hidden}, shape.heads);
    requireMultiple(faults, {"heads", shape.heads}, shape.keyValueHeads);
    if (shape.experts)
        checkExperts(faults, *shape.experts, shape.layers);
    if (shape.latent) {
        for (const Field &field : {Field{"kv_rank", shape.latent->keyValueRank},
                                   Field{"content_head_size", shape.latent->contentSize},
                                   Field{"rotary_head_size", shape.latent->rotarySize},
                                   Field{"value_head_size", shape.latent->valueSize}})
            requirePositive(faults, field);
    }
    return faults;
}

int headSize(const ModelShape &shape)
{
    return shape.headSize.value_or(shape.hidden / shape.heads);
}

int scoreChannels(const ModelShape &shape)
{
    return shape.heads
        * (shape.latent ? shape.latent->contentSize + shape.latent->rotarySize : headSize(shape));
}

int valueChannels(const ModelShape &shape)
{
    return shape.heads * (shape.latent ? shape.latent->valueSize : headSize(shape));
}

} // namespace steelyard::sizing
