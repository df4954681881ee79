#include "ui/text/sizing_text.h"

#include "model/sizing/model_presets.h"
#include "ui/text/flops_text.h"
#include "ui/text/job_sentences.h"
#include "ui/text/layout_text.h"
#include "ui/text/source_text.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SizingWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingText)
};

constexpr double kTera = 1e12;
/// From here on a figure needs no decimals.
constexpr double kWholeSuffices = 100.0;
/// 10^15 FLOP/s for a day.
constexpr double kPetaflopDay = 1e15 * kSecondsPerDay;

QString spelled(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

template <typename Unit>
QString estimateBand(const Band<Unit> &band, const NumberFormat &format)
{
    return SizingWords::tr("%1 (%2 to %3)", "expected, at best, at worst")
        .arg(estimateText(band.expected.value(), format),
             estimateText(band.low.value(), format),
             estimateText(band.high.value(), format));
}

using Row = std::vector<ReportCell>;

Row row(const QString &name, const QString &value, const QString &basis)
{
    return {{.text = name}, {.text = value}, {.text = basis}};
}

QString parameterBasis(const SizingView &view, const NumberFormat &format)
{
    const double counted = view.sizing.parameters.total();
    switch (view.origin) {
    case ShapeOrigin::Known:
        return SizingWords::tr("counted from the architecture, %1 off the published %2: %3",
                               "deviation, count, source")
            .arg(format.percent(std::abs(counted / view.statedParameters - 1.0)),
                 countText(view.statedParameters, format),
                 view.source);
    case ShapeOrigin::Changed:
        return SizingWords::tr("counted from the architecture of %1 with what is stated otherwise")
            .arg(view.modelName);
    case ShapeOrigin::Stated:
        return SizingWords::tr("counted from the stated architecture");
    case ShapeOrigin::Guessed:
        return SizingWords::tr("as asked; the shape is a guess of %1 layers of width %2 (%3)")
            .arg(format.whole(view.request.job.shape.layers),
                 format.whole(view.request.job.shape.hidden),
                 countText(counted, format));
    }
    Q_UNREACHABLE();
}

QString activeBasis(const SizingView &view, const NumberFormat &format)
{
    const double published = publishedActive(view);
    if (published <= 0.0)
        return SizingWords::tr("what one token passes through");
    return SizingWords::tr("what one token passes through, %1 off the published %2: %3",
                           "deviation, count, source")
        .arg(format.percent(std::abs(view.sizing.parameters.active() / published - 1.0)),
             countText(published, format),
             view.source);
}

QString speedBasis(const SizingView &view, const NumberFormat &format)
{
    if (view.request.measuredSpeed)
        return view.speedSource.isEmpty() ? SizingWords::tr("measured")
                                          : SizingWords::tr("as stated: %1").arg(view.speedSource);
    return SizingWords::tr("%1 TFLOPS of model FLOPs with full attention")
        .arg(format.number(view.sizing.time.speed.peak * view.sizing.time.speed.utilisation / kTera,
                           0));
}

ReportTable jobTable(const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    const TrainingSpeed &speed = time.speed;
    const QString convention = trainsAdapters(view.request.job.training.method)
        ? SizingWords::tr("4N + 12·L·h·s for each token, and 6 for each weight of the adapters")
        : SizingWords::tr("6N + 12·L·h·s for each token: model FLOPs with full "
                          "attention (PaLM, appendix B)");
    ReportTable table{
        .caption = SizingWords::tr("The job"),
        .columns = {{.title = SizingWords::tr("Figure")},
                    {.title = SizingWords::tr("Value"), .alignment = ColumnAlignment::End},
                    {.title = SizingWords::tr("How it is counted")}}};
    table.rows.push_back(row(SizingWords::tr("Weights"),
                             countText(weightsOf(view), format),
                             parameterBasis(view, format)));
    if (view.request.job.shape.experts)
        table.rows.push_back(row(SizingWords::tr("Active weights"),
                                 countText(view.sizing.parameters.active(), format),
                                 activeBasis(view, format)));
    const double petaflopDays = speed.flopsPerToken * view.request.tokens / kPetaflopDay;
    table.rows.push_back(row(SizingWords::tr("Training, petaflop/s-days"),
                             estimateText(petaflopDays, format),
                             convention));
    table.rows.push_back(row(SizingWords::tr("Utilisation (MFU)"),
                             format.percent(speed.utilisation),
                             SizingWords::tr("same FLOPs, of the dense 16-bit peak of %1 TFLOPS")
                                 .arg(format.number(speed.peak / kTera, 0))));
    table.rows.push_back(row(SizingWords::tr("Tokens per second and GPU"),
                             view.request.measuredSpeed
                                 ? figureText(speed.tokensPerSecondPerGpu, format)
                                 : estimateText(speed.tokensPerSecondPerGpu, format),
                             speedBasis(view, format)));
    table.rows.push_back(
        row(SizingWords::tr("Share of the time that counts"),
            format.percent(time.goodput),
            view.request.failures.stated
                ? SizingWords::tr("as stated")
                : SizingWords::tr("one failure in 50,000 GPU-hours, checkpoints of %1 s at Daly's "
                                  "interval, 8 % for evaluations and restarts")
                      .arg(checkpointSeconds(view, format))));
    table.rows.push_back(row(SizingWords::tr("GPU-hours"),
                             estimateBand(time.gpuHours, format),
                             view.request.measuredSpeed
                                 ? SizingWords::tr("at the measured speed")
                                 : SizingWords::tr("%1 of %2 published runs lie in such a band")
                                       .arg(kPublishedInBand)
                                       .arg(kPublishedHours)));
    if (view.claim)
        table.rows.push_back(row(SizingWords::tr("Claimed GPU-days"),
                                 figureText(view.claim->gpuDays, format),
                                 claimText(view, format)));
    table.rows.push_back(
        row(SizingWords::tr("Days"),
            estimateBand(time.days, format),
            SizingWords::tr("on %1 GPUs").arg(format.number(view.sizing.gpus, 0))));
    return table;
}

QString factorName(SpeedFactor factor)
{
    switch (factor) {
    case SpeedFactor::Accelerator:
        return SizingWords::tr("One node of this architecture");
    case SpeedFactor::Software:
        return SizingWords::tr("Age of the software");
    case SpeedFactor::Scale:
        return SizingWords::tr("Number of GPUs");
    case SpeedFactor::Recompute:
        return SizingWords::tr("Full recompute");
    case SpeedFactor::Experts:
        return SizingWords::tr("Mixture of experts");
    case SpeedFactor::Precision:
        return SizingWords::tr("Precision");
    case SpeedFactor::Width:
        return SizingWords::tr("Width of the layers");
    case SpeedFactor::Network:
        return SizingWords::tr("Waiting for the network");
    case SpeedFactor::Layout:
        return SizingWords::tr("Layout and links");
    }
    Q_UNREACHABLE();
}

ReportTable speedTable(const SizingView &view, const NumberFormat &format)
{
    ReportTable table{
        .caption = SizingWords::tr("Utilisation, the product of"),
        .columns = {{.title = SizingWords::tr("Factor")},
                    {.title = SizingWords::tr("Value"), .alignment = ColumnAlignment::End},
                    {.title = SizingWords::tr("Source")}}};
    for (const SpeedTerm &term : view.sizing.time.speed.terms)
        table.rows.push_back(
            row(factorName(term.factor), format.number(term.value, 3), sourceText(term.source)));
    return table;
}

} // namespace

QString checkpointSeconds(const SizingView &view, const NumberFormat &format)
{
    constexpr double kSecondsPerHour = 3'600.0;
    return figureText(view.request.failures.save.value() * kSecondsPerHour, format);
}

double weightsOf(const SizingView &view)
{
    return view.origin == ShapeOrigin::Guessed ? view.statedParameters
                                               : view.sizing.parameters.total();
}

QString figureText(double value, const NumberFormat &format)
{
    return format.number(value, value < kWholeSuffices ? 1 : 0);
}

QString estimateText(double value, const NumberFormat &format)
{
    constexpr double kThreeDigits = 1'000.0;
    double step = 1.0;
    while (value / step >= kThreeDigits)
        step *= 10.0;
    return figureText(value < kWholeSuffices ? value : std::round(value / step) * step, format);
}

QString precisionName(Precision precision)
{
    switch (precision) {
    case Precision::Fp16:
        return u"FP16"_s;
    case Precision::Bf16:
        return u"BF16"_s;
    case Precision::Fp8:
        return u"FP8"_s;
    case Precision::Fp4:
        return u"FP4"_s;
    }
    Q_UNREACHABLE();
}

QString sizingSentence(const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    const auto days = [&](Days value) { return estimateText(value.value(), format); };
    const bool isTooLarge = view.advice && isMemoryTooSmall(*view.advice)
        && (!hasGivenLayout(view) || isGivenTooLarge(view));
    const bool hasNone = view.advice && !view.advice->best && !hasGivenLayout(view);
    const QString sentence = isTooLarge
        ? SizingWords::tr("%1 GPUs %2 in %3 do not hold this job; by their speed alone they would "
                          "train it in about %4 days, between %5 and %6.")
        : hasNone
        ? SizingWords::tr("%1 GPUs %2 in %3 can't share a step of this job; by their speed alone "
                          "they would train it in about %4 days, between %5 and %6.")
        : SizingWords::tr("%1 GPUs %2 in %3 train this in about %4 days, between %5 and %6.");
    return sentence.arg(format.number(view.sizing.gpus, 0),
                        view.gpu.name,
                        precisionName(view.request.job.precision),
                        days(time.days.expected),
                        days(time.days.low),
                        days(time.days.high));
}

std::vector<ReportTable> sizingTables(const SizingView &view, const NumberFormat &format)
{
    std::vector<ReportTable> tables{jobTable(view, format)};
    if (!view.sizing.time.speed.terms.empty())
        tables.push_back(speedTable(view, format));
    tables.push_back(flopsTable(view, format));
    if (view.sizing.memory)
        tables.push_back(memoryTable(view, *view.sizing.memory, format));
    return tables;
}

ReportTable modelTable(const NumberFormat &format)
{
    ReportTable table{
        .caption = SizingWords::tr("Known models"),
        .columns = {{.title = SizingWords::tr("Model")},
                    {.title = SizingWords::tr("Weights"), .alignment = ColumnAlignment::End},
                    {.title = SizingWords::tr("Source")}}};
    for (const ModelPreset &preset : modelPresets())
        table.rows.push_back(row(spelled(preset.name),
                                 countText(parametersOf(preset.shape).total(), format),
                                 spelled(preset.source)));
    return table;
}

} // namespace steelyard::text
