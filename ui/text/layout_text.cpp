#include "ui/text/layout_text.h"

#include "ui/text/sizing_figures.h"

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
    return format.number(bytes / kBytesPerGib, 1);
}

QString bestSentence(const SizingView &view, const LayoutAdvice &advice, const NumberFormat &format)
{
    const MemoryEstimate &memory = advice.best->memory;
    const double worst = worstMemory(memory);
    return LayoutWords::tr("Best layout on %1 GPUs: %2; it takes %3 GiB, at worst %4 GiB, of the "
                           "%5 GiB of one %6, so %7 GiB are to spare.")
        .arg(format.number(advice.question.job.gpus, 0),
             layoutName(advice.best->layout, format),
             gibText(memory.expected(), format),
             gibText(worst, format),
             gibText(advice.question.memory, format),
             view.gpu.name,
             gibText(advice.question.memory - worst, format));
}

/// Why none fits, and what would help against that.
QString noneSentence(const LayoutAdvice &advice, const NumberFormat &format)
{
    const QString gpus = format.number(advice.question.job.gpus, 0);
    const QString batch = format.number(sequencesPerStep(advice.question.job), 0);
    if (advice.nextGpus)
        return LayoutWords::tr(
                   "No layout that fits divides %1 GPUs and the %2 sequences of a step; "
                   "%3 GPUs can be divided.")
            .arg(gpus, batch, format.number(*advice.nextGpus, 0));
    if (advice.enoughSequences)
        return LayoutWords::tr("The %1 sequences of a step can't be spread over %2 GPUs; a step of "
                               "%3 can.")
            .arg(batch, gpus, format.number(*advice.enoughSequences, 0));
    if (!isMemoryTooSmall(advice))
        return LayoutWords::tr("No layout that fits divides %1 GPUs and the %2 sequences of a "
                               "step.")
            .arg(gpus, batch);
    return LayoutWords::tr("No layout fits the card's %1 GiB on %2 GPUs.")
        .arg(gibText(advice.question.memory, format), gpus);
}

QString fewestSentence(const LayoutAdvice &advice, const NumberFormat &format)
{
    const QString batch = format.number(sequencesPerStep(advice.question.job), 0);
    if (!advice.fewestGpus)
        return LayoutWords::tr("With %1 sequences in a step it fits on no number of such GPUs. "
                               "Take GPUs with more memory, a shorter sequence or a larger batch.")
            .arg(batch);
    return LayoutWords::tr("The fewest whole servers of %2 that hold it: %1 GPUs, with %3 "
                           "sequences in a step.")
        .arg(format.number(*advice.fewestGpus, 0),
             format.whole(advice.question.fabric.gpusPerServer),
             batch);
}

/// Of a layout that somebody has settled.
QString givenSentence(const SizingView &view, const NumberFormat &format)
{
    const QString expected = gibText(view.sizing.memory->expected(), format);
    const QString worst = gibText(worstMemory(*view.sizing.memory), format);
    const QString card = gibText(view.advice->question.memory, format);
    if (isGivenTooLarge(view))
        return LayoutWords::tr("The given layout takes %1 GiB, at worst %2 GiB, more than the %4 "
                               "GiB of one %3.")
            .arg(expected, worst, view.gpu.name, card);
    return LayoutWords::tr("The given layout fits: it takes %1 GiB, at worst %2 GiB, of the %3 GiB "
                           "of one %4.")
        .arg(expected, worst, card, view.gpu.name);
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

} // namespace

bool isMemoryTooSmall(const LayoutAdvice &advice)
{
    return !advice.best && (!advice.fewestGpus || *advice.fewestGpus > advice.question.job.gpus);
}

bool hasGivenLayout(const SizingView &view)
{
    if (!view.request.layout || !view.sizing.memory)
        return false;
    return !view.advice || !view.advice->best || view.advice->best->layout != *view.request.layout;
}

bool isGivenTooLarge(const SizingView &view)
{
    return view.advice && hasGivenLayout(view)
        && worstMemory(*view.sizing.memory) > view.advice->question.memory;
}

QStringList layoutSentences(const SizingView &view, const NumberFormat &format)
{
    if (!view.advice)
        return {};
    const LayoutAdvice &advice = *view.advice;
    QStringList sentences;
    if (hasGivenLayout(view))
        sentences.append(givenSentence(view, format));
    if (isGivenTooLarge(view) && advice.changes.empty())
        sentences.append(LayoutWords::tr("No single change makes the given layout fit."));
    sentences.append(advice.best ? bestSentence(view, advice, format)
                                 : noneSentence(advice, format));
    sentences.append(fewestSentence(advice, format));
    return sentences;
}

QStringList layoutRemedies(const SizingView &view, const NumberFormat &format)
{
    if (!view.advice)
        return {};
    const LayoutAdvice &advice = *view.advice;
    QStringList names;
    for (const FittingChange &fitting : advice.changes)
        names.append(changeName(fitting.change, format));
    if (!names.isEmpty())
        return {LayoutWords::tr("It fits with one change: %1.").arg(names.join(u" / "_s))};
    if (advice.best)
        return {bestSentence(view, advice, format)};
    return {noneSentence(advice, format), fewestSentence(advice, format)};
}

QString bestLayoutSentence(const SizingView &view, const NumberFormat &format)
{
    return view.advice && view.advice->best ? bestSentence(view, *view.advice, format) : QString{};
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

QString layoutAlternatives(const SizingView &view, const NumberFormat &format)
{
    if (!view.advice)
        return {};
    QStringList lines = layoutSentences(view, format);
    if (!view.advice->changes.empty())
        lines.append(u'\n' + LayoutWords::tr("Single changes with which it fits, cheapest first"));
    for (const FittingChange &fitting : view.advice->changes)
        lines.append(LayoutWords::tr("· %1: at worst %2 GiB, %3 of the time")
                         .arg(changeName(fitting.change, format),
                              gibText(worstMemory(fitting.memory), format),
                              format.percent(fitting.slowdown)));
    if (!view.advice->neighbours.empty())
        lines.append(u'\n' + LayoutWords::tr("Why not a neighbouring layout"));
    for (const RejectedNeighbour &neighbour : view.advice->neighbours)
        lines.append(LayoutWords::tr("· %1: %2", "layout, why not")
                         .arg(changeName(neighbour.change, format),
                              rejectionText(neighbour.rejection, format)));
    return lines.join(u'\n');
}

} // namespace steelyard::text
