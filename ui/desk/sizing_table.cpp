#include "ui/desk/sizing_table.h"

#include "ui/desk/run_prediction.h"
#include "ui/desk/shipped_catalogue.h"

#include <algorithm>
#include <set>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using namespace sizing;
using text::PredictedRun;
using text::RunUse;

namespace {

constexpr double kTera = 1e12;

RunUse useOf(const QString &notes)
{
    const bool isRun = notes.startsWith("kind=full_run"_L1) || notes.startsWith("kind=rate"_L1);
    if (!isRun)
        return RunUse::Apart;
    return notes.contains("outlier"_L1, Qt::CaseInsensitive) ? RunUse::Outlier : RunUse::Counted;
}

/// "LLaMA-1 7B" and "Llama-2 13B": the letters that a name begins with, small.
QString familyOf(const QString &name)
{
    const auto end = std::ranges::find_if(
        name, [](QChar sign) { return !sign.isLetter() && sign != u'.' && sign != u' '; });
    return name.first(end - name.begin()).section(u' ', 0, 0).toLower();
}

/// How the figures of a row count FLOPs, by the "flops_conv" of its notes.
FlopConvention conventionOf(const QString &notes, Recompute recompute)
{
    const QString counted = notes.section("flops_conv="_L1, 1).section(u';', 0, 0);
    FlopConvention convention = kFullAttention;
    if (counted.contains("hardware"_L1)) {
        convention = kNarayanan;
        if (recompute == Recompute::Selective)
            convention.recompute = recompute;
    } else if (counted.contains("causal"_L1) && !counted.contains("non-causal"_L1)) {
        convention = kCausalAttention;
    }
    return convention;
}

std::optional<double> publishedHours(const exchange::TrainingTableRow &row)
{
    constexpr double kHoursPerDay = 24.0;
    if (row.report.gpuHours)
        return row.report.gpuHours;
    if (row.report.days && row.inputs.gpus)
        return *row.report.days * kHoursPerDay * *row.inputs.gpus;
    return {};
}

std::optional<text::ComparedThroughput> comparedThroughput(const exchange::TrainingTableRow &row,
                                                           const RunPrediction &prediction)
{
    std::optional<double> published = row.report.tflopsPerGpu;
    if (!published && row.report.mfu)
        published = *row.report.mfu * prediction.peak / kTera;
    if (!published || !(*published > 0.0))
        return {};
    const FlopConvention convention = conventionOf(row.report.notes, prediction.job.recompute);
    const TrainingRun &job = prediction.job;
    const ForwardFlops forward = forwardFlops(job.shape, job.sequence);
    // Weights that the row states beside those that its shape has count in every convention.
    const double stated =
        prediction.speed.flopsPerToken - trainingFlopsPerToken(forward, kFullAttention);
    const double perToken = trainingFlopsPerToken(forward, convention) + stated;
    return text::ComparedThroughput{.convention = convention,
                                    .publishedTflops = *published,
                                    .predictedTflops =
                                        perToken * prediction.speed.tokensPerSecondPerGpu / kTera};
}

PredictedRun runOf(const exchange::TrainingTableRow &row, const RunPrediction &prediction)
{
    PredictedRun run{.line = row.line,
                     .name = row.report.name,
                     .family = familyOf(row.report.name),
                     .preset = prediction.preset,
                     .gpus = prediction.job.gpus,
                     .tflopsPerGpu = prediction.tflopsPerGpu,
                     .tokensPerSecondPerGpu = prediction.speed.tokensPerSecondPerGpu,
                     .use = useOf(row.report.notes),
                     .throughput = comparedThroughput(row, prediction),
                     .hasUnevenStages = prediction.hasUnevenStages};
    if (prediction.gpuHours)
        run.gpuHours = {.low = prediction.gpuHours->low.value(),
                        .expected = prediction.gpuHours->expected.value(),
                        .high = prediction.gpuHours->high.value()};
    if (const auto hours = publishedHours(row); hours && *hours > 0.0)
        run.publishedGpuHours = hours;
    return run;
}

std::vector<double> countedRatios(const std::vector<PredictedRun> &runs, const QString &without)
{
    std::vector<double> ratios;
    for (const PredictedRun &run : runs) {
        if (run.use == RunUse::Counted && run.ratio()
            && (without.isEmpty() || run.family != without))
            ratios.push_back(*run.ratio());
    }
    return ratios;
}

std::optional<double> shareInBand(const std::vector<PredictedRun> &runs)
{
    size_t inside = 0;
    size_t all = 0;
    for (const PredictedRun &run : runs) {
        if (run.use != RunUse::Counted || !run.ratio())
            continue;
        ++all;
        if (run.gpuHours->low <= *run.publishedGpuHours
            && *run.publishedGpuHours <= run.gpuHours->high)
            ++inside;
    }
    if (all == 0)
        return {};
    return double(inside) / double(all);
}

void leaveFamiliesOut(const std::vector<PredictedRun> &runs, text::TableAccuracy &accuracy)
{
    std::set<QString> families;
    for (const PredictedRun &run : runs) {
        if (run.use == RunUse::Counted && run.ratio() && !run.family.isEmpty())
            families.insert(run.family);
    }
    for (const QString &family : families) {
        const std::vector<double> ratios = countedRatios(runs, family);
        const auto factors = errorFactors(ratios);
        if (!factors)
            continue;
        accuracy.withoutFamily.push_back({family, ratios.size(), *factors});
        ErrorFactors worst = accuracy.worst.value_or(ErrorFactors{});
        worst.median = std::max(worst.median, factors->median);
        worst.threeQuarters = std::max(worst.threeQuarters, factors->threeQuarters);
        worst.nineTenths = std::max(worst.nineTenths, factors->nineTenths);
        accuracy.worst = worst;
    }
}

text::TableAccuracy accuracyOf(const std::vector<PredictedRun> &runs)
{
    const std::vector<double> ratios = countedRatios(runs, {});
    text::TableAccuracy accuracy{
        .hours = ratios.size(), .factors = errorFactors(ratios), .inBand = shareInBand(runs)};
    leaveFamiliesOut(runs, accuracy);
    std::vector<double> throughputs;
    for (const PredictedRun &run : runs) {
        if (run.throughput)
            throughputs.push_back(run.throughput->ratio());
    }
    accuracy.throughputs = throughputs.size();
    accuracy.within15Percent = shareWithin(throughputs, 0.15);
    accuracy.within25Percent = shareWithin(throughputs, 0.25);
    return accuracy;
}

} // namespace

Result<SizedTable> sizedTable(QIODevice &device, const Clock &clock)
{
    const auto table = exchange::readTrainingTable(device);
    if (!table)
        return table.error();
    const auto catalogue = shippedCatalogue(clock);
    if (!catalogue)
        return catalogue.error();
    SizedTable sized{.faults = table->faults};
    for (const exchange::TrainingTableRow &row : table->rows) {
        const auto prediction = predictedRun(row.inputs, catalogue->accelerators);
        if (const auto *fault = std::get_if<InputFault>(&prediction))
            sized.faults.push_back({row.line, fault->column, fault->error});
        else
            sized.runs.push_back(runOf(row, std::get<RunPrediction>(prediction)));
    }
    std::ranges::sort(sized.faults, {}, &exchange::CellFault::line);
    sized.accuracy = accuracyOf(sized.runs);
    return sized;
}

} // namespace steelyard::desk
