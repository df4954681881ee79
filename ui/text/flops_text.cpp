#include "ui/text/flops_text.h"

#include "ui/text/sizing_table_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace sizing;

namespace {

struct FlopsWords
{
    Q_DECLARE_TR_FUNCTIONS(FlopsText)
};

} // namespace

std::vector<CountedFlops> countedFlops(const SizingView &view)
{
    const TrainingRun &job = view.request.job;
    const TrainingSpeed &speed = view.sizing.time.speed;
    std::vector<FlopConvention> conventions{kSixN, kCausalAttention, kFullAttention};
    if (job.recompute != Recompute::None) {
        conventions.push_back(kFullAttention);
        conventions.back().recompute = job.recompute;
    }
    std::vector<CountedFlops> counted;
    for (const FlopConvention &convention : conventions) {
        const double flops = flopsPerToken(job, convention);
        counted.push_back({.convention = convention,
                           .perToken = flops,
                           .utilisation = flops * speed.tokensPerSecondPerGpu / speed.peak});
    }
    return counted;
}

ReportTable flopsTable(const SizingView &view, const NumberFormat &format)
{
    constexpr double kGiga = 1e9;
    constexpr double kPetaflopDay = 1e15 * kSecondsPerDay;

    ReportTable table{
        .caption = FlopsWords::tr("FLOPs as each convention counts them"),
        .columns = {
            {.title = FlopsWords::tr("Convention")},
            {.title = FlopsWords::tr("GFLOP a token"), .alignment = ColumnAlignment::End},
            {.title = FlopsWords::tr("Petaflop/s-days"), .alignment = ColumnAlignment::End},
            {.title = FlopsWords::tr("Of the 16-bit peak"), .alignment = ColumnAlignment::End}}};
    for (const CountedFlops &each : countedFlops(view)) {
        std::vector<ReportCell> cells;
        cells.push_back({.text = conventionName(each.convention)});
        cells.push_back({.text = estimateText(each.perToken / kGiga, format)});
        cells.push_back(
            {.text = estimateText(each.perToken * view.request.tokens / kPetaflopDay, format)});
        cells.push_back({.text = format.percent(each.utilisation)});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace steelyard::text
