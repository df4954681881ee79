#include "model/sizing/fewest_gpus.h"

#include "model/sizing/layout_degrees.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace steelyard::sizing {

namespace {

/// All numbers that divide a stated batch, ascending; empty where no batch is stated or it is not
/// a whole number.
std::vector<int> divisorsOf(std::optional<double> batch)
{
    if (!batch || std::fmod(*batch, 1.0) != 0.0)
        return {};
    const int number = int(*batch);
    std::vector<int> divisors;
    for (int divisor = 1; divisor <= number / divisor; ++divisor) {
        if (number % divisor != 0)
            continue;
        divisors.push_back(divisor);
        if (divisor != number / divisor)
            divisors.push_back(number / divisor);
    }
    std::ranges::sort(divisors);
    return divisors;
}

/// Numbers of replicas with one tensor, pipeline, context and expert degree that make whole
/// servers and divide the batch: ascending, and with each the memory of a GPU falls or stays.
class ReplicaCounts final
{
public:
    ReplicaCounts(const LayoutQuestion &question,
                  const Layout &layout,
                  double batch,
                  const std::vector<int> &divisors)
    {
        const int cells = layout.tensor * layout.pipeline * layout.context;
        const int perServer = question.fabric.gpusPerServer;
        m_step = std::lcm(perServer / std::gcd(perServer, cells),
                          layout.expert / std::gcd(layout.expert, layout.context));
        const int most = int(batch / layout.pipeline);
        m_isStated = question.job.globalBatch.has_value();
        if (!m_isStated) {
            m_size = most / m_step;
            return;
        }
        std::ranges::copy_if(divisors, std::back_inserter(m_counts), [&](int divisor) {
            return divisor <= most && divisor % m_step == 0;
        });
        m_size = int(m_counts.size());
    }

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int at(int index) const
    {
        return m_isStated ? m_counts[size_t(index)] : m_step * (index + 1);
    }

private:
    std::vector<int> m_counts;
    int m_step = 1;
    int m_size = 0;
    bool m_isStated = false;
};

/// With the ZeRO stage that needs least.
bool fitsCard(const LayoutQuestion &question, Layout layout)
{
    constexpr std::array kStages = {Zero::Optimizer, Zero::Gradients, Zero::Weights};
    return std::ranges::any_of(kStages, [&](Zero zero) {
        if (zero == Zero::Gradients && layout.pipeline > 1)
            return false;
        layout.zero = zero;
        takeStates(layout, question.job.shape, question.job.training);
        return worstMemory(trainingMemory(question.job.shape, layout, question.job.sequence))
            <= question.memory;
    });
}

/// The fewest replicas of a layout that fit. Nothing: no number does.
std::optional<int> fewestReplicas(const LayoutQuestion &question,
                                  Layout layout,
                                  const ReplicaCounts &counts,
                                  double batch)
{
    const auto fits = [&](int index) {
        layout.data = counts.at(index);
        layout.microBatches = int(std::ceil(batch / layout.data));
        return fitsCard(question, layout);
    };
    if (counts.size() == 0 || !fits(counts.size() - 1))
        return {};
    int tooFew = -1;
    for (int enough = counts.size() - 1;;) {
        if (enough - tooFew <= 1)
            return counts.at(enough);
        const int middle = tooFew + (enough - tooFew) / 2;
        (fits(middle) ? enough : tooFew) = middle;
    }
}

/// Calls `visit` with the layouts that need least memory for their degrees: one sequence at a
/// time, no interleaving, everything computed twice unless that is settled.
template <typename Visitor>
void visitSmallest(const LayoutQuestion &question, const Visitor &visit)
{
    const Degrees degrees = degreesOf(question);
    for (Layout layout : groupingsOf(degrees)) {
        layout.recompute = question.recompute.value_or(Recompute::Full);
        for (const int pipeline : degrees.pipeline) {
            layout.pipeline = pipeline;
            visit(layout);
        }
    }
}

} // namespace

std::optional<double> fewestGpus(const LayoutQuestion &question)
{
    const double batch = sequencesPerStep(question.job);
    const std::vector<int> divisors = divisorsOf(question.job.globalBatch);
    std::optional<double> fewest;
    visitSmallest(question, [&](const Layout &layout) {
        const ReplicaCounts counts{question, layout, batch, divisors};
        const auto replicas = fewestReplicas(question, layout, counts, batch);
        if (!replicas)
            return;
        Layout found = layout;
        found.data = *replicas;
        fewest = std::min(fewest.value_or(found.gpus()), found.gpus());
    });
    return fewest;
}

} // namespace steelyard::sizing
