#include "ui/text/sizing_text.h"

#include "model/sizing/model_presets.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SizingWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingText)
};

constexpr double kBillion = 1e9;
constexpr double kTera = 1e12;
constexpr double kGib = 1024.0 * 1024.0 * 1024.0;
/// 10^15 FLOP/s for a day.
constexpr double kPetaflopDay = 1e15 * kSecondsPerDay;

QString spelled(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// "70.55B", as the trade writes counts of weights.
QString billions(double count, const NumberFormat &format)
{
    return format.number(count / kBillion, 2) + u'B';
}

QString bandText(double low, double expected, double high, int decimals, const NumberFormat &format)
{
    return SizingWords::tr("%1 (%2 to %3)", "expected, at best, at worst")
        .arg(format.number(expected, decimals),
             format.number(low, decimals),
             format.number(high, decimals));
}

using Row = std::vector<ReportCell>;

Row row(const QString &name, const QString &value, const QString &basis)
{
    return {{.text = name}, {.text = value}, {.text = basis}};
}

QString parameterBasis(const SizingView &view, const NumberFormat &format)
{
    if (view.modelName.isEmpty())
        return SizingWords::tr("as asked; the shape is a guess of %1 layers of width %2 (%3)")
            .arg(format.whole(view.request.job.shape.layers),
                 format.whole(view.request.job.shape.hidden),
                 billions(view.sizing.parameters.total(), format));
    return SizingWords::tr("counted from the architecture; published %1: %2")
        .arg(billions(view.statedParameters, format), view.source);
}

QString speedBasis(const SizingView &view, const NumberFormat &format)
{
    if (view.request.measuredSpeed)
        return SizingWords::tr("measured");
    return SizingWords::tr("%1 TFLOPS of model FLOPs with full attention")
        .arg(format.number(view.sizing.time.speed.peak * view.sizing.time.speed.utilisation / kTera,
                           0));
}

ReportTable jobTable(const SizingView &view, const NumberFormat &format)
{
    const TrainingTime &time = view.sizing.time;
    const TrainingSpeed &speed = time.speed;
    const QString convention =
        SizingWords::tr("6N + 12·L·h·s for each token: model FLOPs with full "
                        "attention (PaLM, appendix B)");
    const double total =
        view.modelName.isEmpty() ? view.statedParameters : view.sizing.parameters.total();
    ReportTable table{
        .caption = SizingWords::tr("The job"),
        .columns = {{.title = SizingWords::tr("Figure")},
                    {.title = SizingWords::tr("Value"), .alignment = ColumnAlignment::End},
                    {.title = SizingWords::tr("How it is counted")}}};
    table.rows.push_back(
        row(SizingWords::tr("Weights"), billions(total, format), parameterBasis(view, format)));
    if (view.request.job.shape.experts)
        table.rows.push_back(row(SizingWords::tr("Active weights"),
                                 billions(view.sizing.parameters.active(), format),
                                 SizingWords::tr("what one token passes through")));
    const double petaflopDays = speed.flopsPerToken * view.request.tokens / kPetaflopDay;
    table.rows.push_back(row(SizingWords::tr("Training, petaflop/s-days"),
                             format.number(petaflopDays, decimalsOf(petaflopDays)),
                             convention));
    table.rows.push_back(row(SizingWords::tr("Utilisation (MFU)"),
                             format.percent(speed.utilisation),
                             SizingWords::tr("same FLOPs, of the dense 16-bit peak of %1 TFLOPS")
                                 .arg(format.number(speed.peak / kTera, 0))));
    table.rows.push_back(
        row(SizingWords::tr("Tokens per second and GPU"),
            format.number(speed.tokensPerSecondPerGpu, decimalsOf(speed.tokensPerSecondPerGpu)),
            speedBasis(view, format)));
    table.rows.push_back(
        row(SizingWords::tr("Share of the time that counts"),
            format.percent(time.goodput),
            SizingWords::tr("one failure in 50,000 GPU-hours, checkpoints at Daly's interval, 8 % "
                            "for evaluations and restarts")));
    table.rows.push_back(row(SizingWords::tr("GPU-hours"),
                             bandText(time.gpuHours.low.value(),
                                      time.gpuHours.expected.value(),
                                      time.gpuHours.high.value(),
                                      decimalsOf(time.gpuHours.expected.value()),
                                      format),
                             view.request.measuredSpeed
                                 ? SizingWords::tr("at the measured speed")
                                 : SizingWords::tr("29 of 32 published full runs lie in such a "
                                                   "band")));
    table.rows.push_back(
        row(SizingWords::tr("Days"),
            bandText(time.days.low.value(),
                     time.days.expected.value(),
                     time.days.high.value(),
                     decimalsOf(time.days.expected.value()),
                     format),
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
            row(factorName(term.factor), format.number(term.value, 3), spelled(term.source)));
    return table;
}

ReportTable memoryTable(const SizingView &view,
                        const MemoryEstimate &memory,
                        const NumberFormat &format)
{
    const MemoryParts &parts = memory.parts;
    const auto gib = [&](double bytes) { return format.number(bytes / kGib, 1); };
    ReportTable table{
        .caption = SizingWords::tr("Memory of the fullest GPU, GiB"),
        .columns = {{.title = SizingWords::tr("Part")},
                    {.title = SizingWords::tr("Value"), .alignment = ColumnAlignment::End},
                    {.title = SizingWords::tr("How it is counted")}}};
    const Layout &layout = *view.request.layout;
    const auto bytesEach = [&](double bytes) {
        return SizingWords::tr("%1 bytes for each weight before spreading")
            .arg(format.number(bytes, 0));
    };
    table.rows = {
        row(SizingWords::tr("Weights"), gib(parts.weights), bytesEach(layout.bytes.weights)),
        row(SizingWords::tr("Gradients"), gib(parts.gradients), bytesEach(layout.bytes.gradients)),
        row(SizingWords::tr("Optimiser"), gib(parts.optimizer), bytesEach(layout.bytes.optimizer)),
        row(SizingWords::tr("Activations"),
            gib(parts.activations),
            SizingWords::tr("pipeline stage %1").arg(format.whole(memory.stage + 1))),
        row(SizingWords::tr("Logits"), gib(parts.logits), SizingWords::tr("8 bytes each")),
        row(SizingWords::tr("Buffers"),
            gib(parts.buffers),
            SizingWords::tr("weights gathered for the moment, the allocator's slack")),
        row(SizingWords::tr("Overhead"),
            gib(memory.overhead),
            SizingWords::tr("CUDA context and communication library")),
        row(SizingWords::tr("Together"),
            bandText((memory.low + memory.overhead) / kGib,
                     memory.expected() / kGib,
                     (memory.high + memory.overhead) / kGib,
                     1,
                     format),
            memoryFitText(view, memory, format))};
    table.totalRows = {table.rows.size() - 1};
    return table;
}

} // namespace

int decimalsOf(double value)
{
    constexpr double kWholeSuffices = 100.0;
    return value < kWholeSuffices ? 1 : 0;
}

QString figureText(double value, const NumberFormat &format)
{
    return format.number(value, decimalsOf(value));
}

QString memoryFitText(const SizingView &view,
                      const MemoryEstimate &memory,
                      const NumberFormat &format)
{
    if (!view.gpu.memoryGb)
        return SizingWords::tr("The memory of %1 is not known.").arg(view.gpu.name);
    const double limit = *view.gpu.memoryGb * kBillion;
    const QString card = format.number(limit / kGib, 1);
    if (memory.high + memory.overhead <= limit)
        return SizingWords::tr("fits into the card's %1 GiB, also at worst").arg(card);
    if (memory.expected() <= limit)
        return SizingWords::tr("may pass the card's %1 GiB").arg(card);
    return SizingWords::tr("does not fit into the card's %1 GiB").arg(card);
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
    const auto days = [&](Days value) {
        return format.number(value.value(), decimalsOf(value.value()));
    };
    return SizingWords::tr("%1 GPUs %2 in %3 train this in about %4 days, between %5 and %6.")
        .arg(format.number(view.sizing.gpus, 0),
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
                                 billions(parametersOf(preset.shape).total(), format),
                                 spelled(preset.source)));
    return table;
}

} // namespace steelyard::text
