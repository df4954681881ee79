#include "ui/text/job_labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace steelyard::text {

using namespace sizing;

namespace {

struct JobLabelWords
{
    Q_DECLARE_TR_FUNCTIONS(JobLabels)
};

struct ShapeLabel
{
    const char *key = nullptr;
    const char *label = nullptr;
};

constexpr std::array kShapeLabels = {
    ShapeLabel{"layers", QT_TRANSLATE_NOOP("JobLabels", "Layers")},
    ShapeLabel{"hidden", QT_TRANSLATE_NOOP("JobLabels", "Hidden size")},
    ShapeLabel{"heads", QT_TRANSLATE_NOOP("JobLabels", "Heads")},
    ShapeLabel{"kv_heads", QT_TRANSLATE_NOOP("JobLabels", "KV heads")},
    ShapeLabel{"head_size", QT_TRANSLATE_NOOP("JobLabels", "Head size")},
    ShapeLabel{"ffn_hidden", QT_TRANSLATE_NOOP("JobLabels", "FFN width")},
    ShapeLabel{"vocab", QT_TRANSLATE_NOOP("JobLabels", "Vocabulary")},
    ShapeLabel{"mlp", QT_TRANSLATE_NOOP("JobLabels", "MLP")},
    ShapeLabel{"embeddings", QT_TRANSLATE_NOOP("JobLabels", "Embeddings")},
    ShapeLabel{"experts", QT_TRANSLATE_NOOP("JobLabels", "Experts")},
    ShapeLabel{"experts_per_token", QT_TRANSLATE_NOOP("JobLabels", "Experts per token")},
    ShapeLabel{"expert_width", QT_TRANSLATE_NOOP("JobLabels", "Expert width")},
    ShapeLabel{"shared_expert_width", QT_TRANSLATE_NOOP("JobLabels", "Shared experts' width")},
    ShapeLabel{"dense_layers", QT_TRANSLATE_NOOP("JobLabels", "First dense layers")},
    ShapeLabel{"query_rank", QT_TRANSLATE_NOOP("JobLabels", "MLA query rank")},
    ShapeLabel{"kv_rank", QT_TRANSLATE_NOOP("JobLabels", "MLA KV rank")},
    ShapeLabel{"content_head_size", QT_TRANSLATE_NOOP("JobLabels", "MLA content head")},
    ShapeLabel{"rotary_head_size", QT_TRANSLATE_NOOP("JobLabels", "MLA rotary head")},
    ShapeLabel{"value_head_size", QT_TRANSLATE_NOOP("JobLabels", "MLA value head")},
};

} // namespace

QString shapeLabel(QLatin1StringView key)
{
    const auto *const found = std::ranges::find_if(
        kShapeLabels, [key](const ShapeLabel &each) { return key == QLatin1StringView{each.key}; });
    return found == kShapeLabels.end() ? QString{key} : JobLabelWords::tr(found->label);
}

QString methodName(Method method)
{
    switch (method) {
    case Method::Full:
        return JobLabelWords::tr("Full training");
    case Method::Continued:
        return JobLabelWords::tr("Continued training");
    case Method::Lora:
        return QStringLiteral("LoRA");
    case Method::QLora:
        return QStringLiteral("QLoRA");
    }
    Q_UNREACHABLE();
}

QString optimizerName(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::Adam:
        return JobLabelWords::tr("Adam, FP32");
    case Optimizer::Adam8Bit:
        return JobLabelWords::tr("Adam, 8 bits");
    case Optimizer::Momentum:
        return JobLabelWords::tr("SGD with momentum");
    case Optimizer::Adafactor:
        return QStringLiteral("Adafactor");
    }
    Q_UNREACHABLE();
}

QString tokenSourceName(TokenSource source)
{
    switch (source) {
    case TokenSource::Stated:
        return JobLabelWords::tr("A number");
    case TokenSource::ComputeOptimal:
        return JobLabelWords::tr("Compute-optimal");
    case TokenSource::Dataset:
        return JobLabelWords::tr("Epochs of a dataset");
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
