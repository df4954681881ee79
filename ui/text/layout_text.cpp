#include "ui/text/layout_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct LayoutWords
{
    Q_DECLARE_TR_FUNCTIONS(LayoutText)
};

QString gibText(double bytes, const NumberFormat &format)
{
    constexpr double kGibibyte = 1024.0 * 1024.0 * 1024.0;
    return format.number(bytes / kGibibyte, 1);
}

QString zeroName(Zero zero, const NumberFormat &format)
{
    return LayoutWords::tr("ZeRO %1").arg(format.whole(int(zero)));
}

QString recomputeName(Recompute recompute)
{
    switch (recompute) {
    case Recompute::None:
        return LayoutWords::tr("no recompute");
    case Recompute::Selective:
        return LayoutWords::tr("selective recompute");
    case Recompute::Full:
        return LayoutWords::tr("full recompute");
    }
    Q_UNREACHABLE();
}

/// What must be divided, by its key.
QString dividedName(std::string_view field)
{
    if (field == "heads")
        return LayoutWords::tr("attention heads");
    if (field == "layers")
        return LayoutWords::tr("layers");
    if (field == "seq_len")
        return LayoutWords::tr("tokens of a sequence");
    if (field == "experts")
        return LayoutWords::tr("experts");
    if (field == "gpus")
        return LayoutWords::tr("GPUs");
    if (field == "dp")
        return LayoutWords::tr("replicas");
    if (field == "global_batch")
        return LayoutWords::tr("sequences of a step");
    return LayoutWords::tr("micro-batches");
}

QString bestSentence(const SizingView &view, const LayoutAdvice &advice, const NumberFormat &format)
{
    const QString gpus = format.number(advice.question.job.gpus, 0);
    if (!advice.best && advice.nextGpus)
        return LayoutWords::tr(
                   "No layout that fits divides %1 GPUs and the %2 sequences of a step; "
                   "%3 GPUs can be divided.")
            .arg(gpus,
                 format.number(sequencesPerStep(advice.question.job), 0),
                 format.number(*advice.nextGpus, 0));
    if (!advice.best)
        return LayoutWords::tr("No layout fits the card's %1 GiB on %2 GPUs.")
            .arg(gibText(advice.question.memory, format), gpus);
    const MemoryEstimate &memory = advice.best->memory;
    const double worst = worstMemory(memory);
    return LayoutWords::tr("Best layout on %1 GPUs: %2; it takes %3 GiB, at worst %4 GiB, of the "
                           "%5 GiB of one %6, so %7 GiB are to spare.")
        .arg(gpus,
             layoutName(advice.best->layout, format),
             gibText(memory.expected(), format),
             gibText(worst, format),
             gibText(advice.question.memory, format),
             view.gpu.name,
             gibText(advice.question.memory - worst, format));
}

QString fewestSentence(const LayoutAdvice &advice, const NumberFormat &format)
{
    const QString batch = format.number(sequencesPerStep(advice.question.job), 0);
    if (!advice.fewestGpus)
        return LayoutWords::tr("With %1 sequences in a step it fits on no number of such GPUs. "
                               "Take GPUs with more memory, a shorter sequence or a larger batch.")
            .arg(batch);
    return LayoutWords::tr("It fits on %1 GPUs or more, in servers of %2, with %3 sequences in a "
                           "step.")
        .arg(format.number(*advice.fewestGpus, 0),
             format.whole(advice.question.fabric.gpusPerServer),
             batch);
}

using LayoutRow = std::vector<ReportCell>;

ReportTable neighbourTable(const LayoutAdvice &advice, const NumberFormat &format)
{
    ReportTable table{
        .caption = LayoutWords::tr("Why not a neighbouring layout"),
        .columns = {{.title = LayoutWords::tr("Instead")}, {.title = LayoutWords::tr("Why not")}}};
    for (const RejectedNeighbour &neighbour : advice.neighbours)
        table.rows.push_back(LayoutRow{{.text = changeName(neighbour.change, format)},
                                       {.text = rejectionText(neighbour.rejection, format)}});
    return table;
}

ReportTable changeTable(const LayoutAdvice &advice, const NumberFormat &format)
{
    ReportTable table{
        .caption = LayoutWords::tr("Single changes with which it fits, cheapest first"),
        .columns = {{.title = LayoutWords::tr("Instead")},
                    {.title = LayoutWords::tr("At worst, GiB"), .alignment = ColumnAlignment::End},
                    {.title = LayoutWords::tr("Time"), .alignment = ColumnAlignment::End}}};
    for (const FittingChange &fitting : advice.changes)
        table.rows.push_back(LayoutRow{{.text = changeName(fitting.change, format)},
                                       {.text = gibText(worstMemory(fitting.memory), format)},
                                       {.text = format.percent(fitting.slowdown)}});
    return table;
}

/// Whether a layout was given that does not fit.
bool isGivenTooLarge(const SizingView &view, const LayoutAdvice &advice)
{
    return view.sizing.memory && worstMemory(*view.sizing.memory) > advice.question.memory;
}

} // namespace

QString layoutName(const Layout &layout, const NumberFormat &format)
{
    QStringList parts;
    const auto add = [&](int degree, const QString &words) {
        if (degree > 1)
            parts.append(words.arg(format.whole(degree)));
    };
    add(layout.tensor, LayoutWords::tr("tensor %1"));
    add(layout.pipeline, LayoutWords::tr("pipeline %1"));
    add(layout.virtualStages, LayoutWords::tr("%1 chunks on each stage"));
    add(layout.context, LayoutWords::tr("context %1"));
    add(layout.expert, LayoutWords::tr("expert %1"));
    parts.append(LayoutWords::tr("data %1").arg(format.whole(layout.data)));
    parts.append(LayoutWords::tr("%1 micro-batches of %2")
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
        return LayoutWords::tr("micro-batch %1").arg(format.whole(layout.microBatch));
    case LayoutKnob::Tensor:
        return LayoutWords::tr("tensor %1").arg(format.whole(layout.tensor));
    case LayoutKnob::Pipeline:
        return LayoutWords::tr("pipeline %1").arg(format.whole(layout.pipeline));
    case LayoutKnob::Context:
        return LayoutWords::tr("context %1").arg(format.whole(layout.context));
    case LayoutKnob::Expert:
        return LayoutWords::tr("expert %1").arg(format.whole(layout.expert));
    case LayoutKnob::Interleaving:
        return LayoutWords::tr("%1 chunks on each stage").arg(format.whole(layout.virtualStages));
    }
    Q_UNREACHABLE();
}

QString rejectionText(const Rejection &rejection, const NumberFormat &format)
{
    const QString found = format.number(rejection.found, 0);
    const QString limit = format.number(rejection.limit, 0);
    switch (rejection.reason) {
    case RejectionReason::Memory:
        return LayoutWords::tr("needs %1 GiB at worst, %2 GiB more than the card has")
            .arg(gibText(rejection.found, format),
                 gibText(rejection.found - rejection.limit, format));
    case RejectionReason::Slower:
        return rejection.found < rejection.limit
            ? LayoutWords::tr("takes %1 of the time, which is no clear difference")
                  .arg(format.percent(rejection.found))
            : LayoutWords::tr("takes %1 of the time").arg(format.percent(rejection.found));
    case RejectionReason::NotDivisible:
        return LayoutWords::tr("%1 %2 can't be divided by %3", "80 layers can't be divided by 3")
            .arg(found, dividedName(rejection.field), limit);
    case RejectionReason::BatchBelowReplicas:
        return LayoutWords::tr("a step has %1 sequences, fewer than the %2 that are taken at once")
            .arg(found, limit);
    case RejectionReason::FewMicroBatches:
        return LayoutWords::tr("%1 micro-batches are too few for %2 pipeline stages")
            .arg(found, limit);
    case RejectionReason::PipelineReduces:
        return LayoutWords::tr("ZeRO %1 spreads the gradients that %2 pipeline stages must add up")
            .arg(found, limit);
    case RejectionReason::BeyondServer:
        return LayoutWords::tr("tensor parallelism over %1 GPUs leaves the server with its %2")
            .arg(found, limit);
    }
    Q_UNREACHABLE();
}

QStringList layoutSentences(const SizingView &view, const NumberFormat &format)
{
    if (!view.advice)
        return {};
    const LayoutAdvice &advice = *view.advice;
    QStringList sentences;
    if (isGivenTooLarge(view, advice) && advice.changes.empty())
        sentences.append(LayoutWords::tr("No single change makes the given layout fit."));
    sentences.append(bestSentence(view, advice, format));
    sentences.append(fewestSentence(advice, format));
    return sentences;
}

std::vector<ReportTable> layoutTables(const SizingView &view, const NumberFormat &format)
{
    std::vector<ReportTable> tables;
    if (view.advice && !view.advice->changes.empty())
        tables.push_back(changeTable(*view.advice, format));
    if (view.advice && !view.advice->neighbours.empty())
        tables.push_back(neighbourTable(*view.advice, format));
    return tables;
}

} // namespace steelyard::text
