// How the figures of a job came about.
#include "ui/text/job_cost.h"
#include "ui/text/job_sentences.h"
#include "ui/text/layout_text.h"
#include "ui/text/sizing_figures.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SizingDerivationWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingDerivation)
};

constexpr double kTeraflop = 1e12;

/// "Name: value (what it rests on)", one line each.
QString linesOf(const ReportTable &table)
{
    QStringList lines{table.caption};
    for (const auto &row : table.rows)
        lines.append(SizingDerivationWords::tr("· %1: %2 (%3)", "name, value, source")
                         .arg(row.at(0).text, row.at(1).text, row.at(2).text));
    return lines.join(u'\n');
}

/// As it was measured, or as far as an estimate goes.
QString speedText(const SizingView &view, const NumberFormat &format)
{
    const double speed = view.sizing.time.speed.tokensPerSecondPerGpu;
    return view.request.measuredSpeed ? figureText(speed, format) : estimateText(speed, format);
}

/// Shares of the time that count, and what else GPU-hours rest on.
QString speedLines(const SizingView &view, const NumberFormat &format)
{
    const TrainingSpeed &speed = view.sizing.time.speed;
    if (view.request.measuredSpeed)
        return view.speedSource.isEmpty()
            ? SizingDerivationWords::tr("Tokens per second and GPU: %1, as measured.")
                  .arg(figureText(speed.tokensPerSecondPerGpu, format))
            : SizingDerivationWords::tr("Tokens per second and GPU: %1, as stated (%2).")
                  .arg(figureText(speed.tokensPerSecondPerGpu, format), view.speedSource);
    return SizingDerivationWords::tr("Tokens per second and GPU = peak × utilisation ÷ FLOPs per "
                                     "token\n= %1 TFLOPS × %2 ÷ %3 TFLOP = %4")
        .arg(format.number(speed.peak / kTeraflop, 0),
             format.percent(speed.utilisation),
             format.number(speed.flopsPerToken / kTeraflop, 4),
             estimateText(speed.tokensPerSecondPerGpu, format));
}

QString goodputLines(const SizingView &view, const NumberFormat &format)
{
    if (view.request.failures.stated)
        return SizingDerivationWords::tr("Share of the time that counts: %1, as stated.")
            .arg(format.percent(view.sizing.time.goodput));
    return SizingDerivationWords::tr(
               "Share of the time that counts: %1. One failure in 50,000 GPU-hours (Llama Team, "
               "arXiv 2407.21783, section 3.3.4), checkpoints of %2 s at Daly's interval (FGCS 22, "
               "2006), 8 % for evaluations and restarts (BLOOM, GPT-NeoX).")
        .arg(format.percent(view.sizing.time.goodput), checkpointSeconds(view, format));
}

QString bandLines(const SizingView &view)
{
    return view.request.measuredSpeed
        ? SizingDerivationWords::tr("At best 0.95 times, at worst 1.1 times: what interruptions "
                                    "leave open at a measured speed.")
        : SizingDerivationWords::tr("At best ÷ 1.4, at worst × 1.5: %1 of %2 published runs lie in "
                                    "such a band.")
              .arg(kPublishedInBand)
              .arg(kPublishedHours);
}

QString gpuHourDerivation(const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    return SizingDerivationWords::tr("GPU-hours = tokens ÷ (tokens per second and GPU × share of "
                                     "the time that counts) ÷ 3,600\n= %1 ÷ (%2 × %3) ÷ 3,600 = %4")
        .arg(format.number(view.request.tokens, 0),
             speedText(view, format),
             format.percent(time.goodput),
             estimateText(time.gpuHours.expected.value(), format));
}

QString dayDerivation(const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    return SizingDerivationWords::tr("Days = GPU-hours ÷ GPUs ÷ 24\n= %1 ÷ %2 ÷ 24 = %3")
        .arg(estimateText(time.gpuHours.expected.value(), format),
             format.number(view.sizing.gpus, 0),
             estimateText(time.days.expected.value(), format));
}

QString gpuDerivation(const SizingView &view, const NumberFormat &format)
{
    if (!view.request.deadline)
        return SizingDerivationWords::tr("As asked: %1 GPUs.")
            .arg(format.number(view.sizing.gpus, 0));
    const auto &layout = view.request.layout;
    const QString rule = layout
        ? SizingDerivationWords::tr("The fewest GPUs, in whole servers of %1, whose "
                                    "expected time is at most %2 days, rounded up to whole "
                                    "replicas of %3:")
              .arg(format.whole(view.request.gpusPerServer),
                   figureText(view.request.deadline->value(), format),
                   format.number(layout->gpus() / layout->data, 0))
        : SizingDerivationWords::tr("The fewest GPUs, in whole servers of %1, whose "
                                    "expected time is at most %2 days:")
              .arg(format.whole(view.request.gpusPerServer),
                   figureText(view.request.deadline->value(), format));
    const QString taken = SizingDerivationWords::tr("%1 GPUs take %2 days.")
                              .arg(format.number(view.sizing.gpus, 0),
                                   estimateText(view.sizing.time.days.expected.value(), format));
    return format.sentences({rule, taken});
}

/// The factors are the second table of an estimated job.
QString utilisationDerivation(const SizingView &view, const NumberFormat &format)
{
    const TrainingSpeed &speed = view.sizing.time.speed;
    const QString flops = trainsAdapters(view.request.job.training.method)
        ? SizingDerivationWords::tr("FLOPs per token: 4N + 12·L·h·s, since frozen weights need no "
                                    "gradients, and 6 for each weight of the adapters.")
        : SizingDerivationWords::tr("FLOPs per token: 6N + 12·L·h·s, model FLOPs with full "
                                    "attention (PaLM, arXiv 2204.02311, appendix B).");
    const QString convention = format.sentences(
        {flops, SizingDerivationWords::tr("Peak: dense, 16 bits; %1.").arg(view.gpu.source)});
    if (view.request.measuredSpeed)
        return SizingDerivationWords::tr("Utilisation = measured tokens per second and GPU × FLOPs "
                                         "per token ÷ peak\n= %1 × %2 TFLOP ÷ %3 TFLOPS = %4")
                   .arg(figureText(speed.tokensPerSecondPerGpu, format),
                        format.number(speed.flopsPerToken / kTeraflop, 4),
                        format.number(speed.peak / kTeraflop, 0),
                        format.percent(speed.utilisation))
            + u"\n\n"_s + convention;
    QStringList factors;
    for (const SpeedTerm &term : speed.terms)
        factors.append(format.number(term.value, 3));
    return SizingDerivationWords::tr("Utilisation = %1 = %2", "factors, product")
               .arg(factors.join(u" × "_s), format.percent(speed.utilisation))
        + u"\n\n"_s + linesOf(sizingTables(view, format).at(1)) + u"\n\n"_s + convention;
}

QString memoryDerivation(const SizingView &view, const NumberFormat &format)
{
    if (!view.sizing.memory && view.advice)
        return format.sentences(layoutSentences(view, format));
    if (!view.sizing.memory)
        return SizingDerivationWords::tr("The memory of a GPU depends on how the job is spread. "
                                         "Give the layout under Expert.");
    const QStringList methods = jobSentences(view, format);
    const QString optimizer =
        SizingDerivationWords::tr("Optimiser's states: Dettmers et al. (arXiv 2110.02861); "
                                  "Adafactor Shazeer and Stern (arXiv 1804.04235).");
    const QString others =
        SizingDerivationWords::tr("Activations: Korthikanti et al. (arXiv 2205.05198). States "
                                  "spread by ZeRO: Rajbhandari et al. (arXiv 1910.02054). "
                                  "Memory of the card: %1.")
            .arg(view.gpu.source);
    return format.sentences(methods) + u"\n\n"_s + linesOf(sizingTables(view, format).back())
        + u"\n\n"_s + format.sentences({optimizer, others});
}

} // namespace

QString sizingDerivation(SizingFigure figure, const SizingView &view, const NumberFormat &format)
{
    const QString gap = u"\n\n"_s;
    switch (figure) {
    case SizingFigure::Gpus:
        return gpuDerivation(view, format) + gap + dayDerivation(view, format) + gap
            + gpuHourDerivation(view, format);
    case SizingFigure::Days:
        return dayDerivation(view, format) + gap + gpuHourDerivation(view, format) + gap
            + speedLines(view, format) + gap + goodputLines(view, format) + gap + bandLines(view);
    case SizingFigure::GpuHours:
        return gpuHourDerivation(view, format) + gap + speedLines(view, format) + gap
            + goodputLines(view, format) + gap + bandLines(view);
    case SizingFigure::Utilisation:
        return utilisationDerivation(view, format);
    case SizingFigure::Memory:
        return memoryDerivation(view, format);
    case SizingFigure::Cost:
        return costDerivation(view, format) + gap + gpuHourDerivation(view, format);
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
