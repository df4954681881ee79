// The names of layouts, of changes of them, and of what stands against one.
#include "ui/text/layout_text.h"
#include "ui/text/sizing_figures.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace sizing;

namespace {

struct LayoutNameWords
{
    Q_DECLARE_TR_FUNCTIONS(LayoutText)
};

QString zeroName(Zero zero, const NumberFormat &format)
{
    return LayoutNameWords::tr("ZeRO %1").arg(format.whole(int(zero)));
}

QString recomputeName(Recompute recompute)
{
    switch (recompute) {
    case Recompute::None:
        return LayoutNameWords::tr("no recompute");
    case Recompute::Selective:
        return LayoutNameWords::tr("selective recompute");
    case Recompute::Full:
        return LayoutNameWords::tr("full recompute");
    }
    Q_UNREACHABLE();
}

QString chunkName(const Layout &layout, const NumberFormat &format)
{
    return LayoutNameWords::tr("%1 chunk(s) on each stage", nullptr, layout.virtualStages)
        .arg(format.whole(layout.virtualStages));
}

/// What must be divided, by its key.
QString dividedName(std::string_view field)
{
    if (field == "heads")
        return LayoutNameWords::tr("attention heads");
    if (field == "layers")
        return LayoutNameWords::tr("layers");
    if (field == "seq_len")
        return LayoutNameWords::tr("tokens of a sequence");
    if (field == "experts")
        return LayoutNameWords::tr("experts");
    if (field == "gpus")
        return LayoutNameWords::tr("GPUs");
    if (field == "dp")
        return LayoutNameWords::tr("replicas");
    if (field == "global_batch")
        return LayoutNameWords::tr("sequences of a step");
    return LayoutNameWords::tr("micro-batches");
}

} // namespace

QString layoutName(const Layout &layout, const NumberFormat &format)
{
    QStringList parts;
    const auto add = [&](int degree, const QString &words) {
        if (degree > 1)
            parts.append(words.arg(format.whole(degree)));
    };
    add(layout.tensor, LayoutNameWords::tr("tensor %1"));
    add(layout.pipeline, LayoutNameWords::tr("pipeline %1"));
    if (layout.virtualStages > 1)
        parts.append(chunkName(layout, format));
    add(layout.context, LayoutNameWords::tr("context %1"));
    add(layout.expert, LayoutNameWords::tr("expert %1"));
    parts.append(LayoutNameWords::tr("data %1").arg(format.whole(layout.data)));
    parts.append(LayoutNameWords::tr("%1 micro-batch(es) of %2", nullptr, layout.microBatches)
                     .arg(format.whole(layout.microBatches), format.whole(layout.microBatch)));
    parts.append(zeroName(layout.zero, format));
    parts.append(recomputeName(layout.recompute));
    return format.list(parts);
}

QString changeName(const LayoutChange &change, const NumberFormat &format)
{
    const Layout &layout = change.layout;
    switch (change.knob) {
    case LayoutKnob::Zero:
        return zeroName(layout.zero, format);
    case LayoutKnob::NoRecompute:
    case LayoutKnob::SelectiveRecompute:
    case LayoutKnob::FullRecompute:
        return recomputeName(layout.recompute);
    case LayoutKnob::MicroBatch:
        return LayoutNameWords::tr("micro-batch %1").arg(format.whole(layout.microBatch));
    case LayoutKnob::Tensor:
        return LayoutNameWords::tr("tensor %1").arg(format.whole(layout.tensor));
    case LayoutKnob::Pipeline:
        return LayoutNameWords::tr("pipeline %1").arg(format.whole(layout.pipeline));
    case LayoutKnob::Context:
        return LayoutNameWords::tr("context %1").arg(format.whole(layout.context));
    case LayoutKnob::Expert:
        return LayoutNameWords::tr("expert %1").arg(format.whole(layout.expert));
    case LayoutKnob::Interleaving:
        return chunkName(layout, format);
    }
    Q_UNREACHABLE();
}

QString rejectionText(const Rejection &rejection, const NumberFormat &format)
{
    const auto gib = [&](double bytes) { return format.number(bytes / kBytesPerGib, 1); };
    const QString found = format.number(rejection.found, 0);
    const QString limit = format.number(rejection.limit, 0);
    switch (rejection.reason) {
    case RejectionReason::Memory:
        return LayoutNameWords::tr("needs %1 GiB at worst, %2 GiB more than the card has")
            .arg(gib(rejection.found), gib(rejection.found - rejection.limit));
    case RejectionReason::Slower:
        return rejection.found < rejection.limit
            ? LayoutNameWords::tr("takes %1 of the time, which is no clear difference")
                  .arg(format.percent(rejection.found))
            : LayoutNameWords::tr("takes %1 of the time").arg(format.percent(rejection.found));
    case RejectionReason::NotDivisible:
        return LayoutNameWords::tr("%1 %2 can't be divided by %3",
                                   "80 layers can't be divided by 3")
            .arg(found, dividedName(rejection.field), limit);
    case RejectionReason::BatchBelowReplicas:
        return LayoutNameWords::tr(
                   "a step has %1 sequences, fewer than the %2 that are taken at once")
            .arg(found, limit);
    case RejectionReason::FewMicroBatches:
        return LayoutNameWords::tr("%1 micro-batch(es) are too few for %2 pipeline stages",
                                   nullptr,
                                   int(rejection.found))
            .arg(found, limit);
    case RejectionReason::PipelineReduces:
        return LayoutNameWords::tr(
                   "ZeRO %1 spreads the gradients that %2 pipeline stages must add up")
            .arg(found, limit);
    case RejectionReason::BeyondServer:
        return LayoutNameWords::tr("tensor parallelism over %1 GPUs leaves the server with its %2")
            .arg(found, limit);
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
