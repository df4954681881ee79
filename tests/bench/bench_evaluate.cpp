// Time budgets of the calculation, so that a slider's every tick can be computed: three plans ×
// 36 months × 10 streams without tracing, which is the ledger alone, take at most 10 µs. From the
// dossier to the comparison with all factors, sources and findings there is a frame's time, 16 ms.

#include "tests/support/reference_projects.h"

#include "model/tco/hybrid_split.h"
#include "model/tco/layer_stack.h"
#include "model/tco/ledger.h"

#include <array>
#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

constexpr size_t kPlans = 3;
constexpr size_t kStreams = 10;
constexpr size_t kMonths = 36;

void ledgerOfThreePlans(benchmark::State &state)
{
    std::vector<tco::Stream> streams;
    for (size_t i = 0; i < kPlans * kStreams; ++i)
        streams.push_back({.quantities = std::vector<double>(kMonths, 730.0 + double(i)),
                           .rate = 6.88 * 7.2 / 1.06,
                           .growthPerYear = 0.03});
    std::array<MinorUnits, kMonths> entries = {};
    std::array<MinorUnits, kMonths> totals = {};
    for ([[maybe_unused]] auto _ : state) {
        totals.fill(0);
        for (const tco::Stream &stream : streams) {
            tco::post(stream, 100.0, entries);
            tco::add(entries, totals);
        }
        benchmark::DoNotOptimize(totals);
    }
}
BENCHMARK(ledgerOfThreePlans)->Unit(benchmark::kMicrosecond);

/// With as many GPUs as the benchmark's argument says.
void evaluateAtPeak(benchmark::State &state, const Dossier &dossier)
{
    const Knobs knobs{.gpus = static_cast<int>(state.range(0))};
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(evaluated(dossier, knobs));
}

void platformTeamFromDossierToComparison(benchmark::State &state)
{
    evaluateAtPeak(state, platformTeam(u"6.88"_s, {}));
}
BENCHMARK(platformTeamFromDossierToComparison)
    ->Arg(96)
    ->Arg(2'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);

/// A reserved layer between the hosted and the rented one, which no rule splits at once.
void threeLayersFromDossierToComparison(benchmark::State &state)
{
    ProjectBuilder project = platformTeam(u"6.88"_s, {});
    project.quote(aQuote(u"reserved"_s).price(u"200000"_s, u"USD"_s, PriceUnit::NodeYear).node(8));
    std::vector<SupplyLayer> &supply = project.project().plans.back().supply;
    supply.insert(supply.begin() + 1, aLayer(SupplyKind::Reserved, u"reserved"_s));
    evaluateAtPeak(state, project);
}
BENCHMARK(threeLayersFromDossierToComparison)
    ->Arg(96)
    ->Arg(2'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);

/// Each hour of a year at another level of at most 8,000 GPUs.
std::vector<DemandStep> hourlyYear()
{
    std::vector<DemandStep> steps;
    for (int hour = 0; hour < 8'760; ++hour)
        steps.push_back(
            {Hours{double(hour)}, Hours{double(hour + 1)}, GpuCount{double(hour * 7'919 % 8'000)}});
    return steps;
}

void hybridSplitOfHourlyYear(benchmark::State &state)
{
    const std::vector<DemandStep> steps = hourlyYear();
    const tco::BlockCosts costs{.perServer = GpuCount{8},
                                .fixedPerServer = Amount{210'240},
                                .burst = PricePerGpuHour{6.88}};
    for ([[maybe_unused]] auto _ : state) {
        const tco::LoadCurve curve{steps};
        benchmark::DoNotOptimize(tco::cheapestServers(curve, GpuCount{}, costs));
    }
}
BENCHMARK(hybridSplitOfHourlyYear)->Unit(benchmark::kMicrosecond);

void layerStackOfHourlyYear(benchmark::State &state)
{
    const tco::LoadCurve curve{hourlyYear()};
    const std::array layers{
        tco::StackLayer{.fixedPerGpu = 26'280},
        tco::StackLayer{.fixedPerGpu = 20'000, .perGpuHour = PricePerGpuHour{1}},
        tco::StackLayer{.perGpuHour = PricePerGpuHour{6.88}}};
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(tco::cheapestStack(curve, layers));
}
BENCHMARK(layerStackOfHourlyYear)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
