// Time budgets of the calculation, so that a slider's every tick can be computed: three plans ×
// 36 months × 10 streams without tracing, which is the ledger alone, take at most 5 µs, × 60 months
// × 30 streams at most 25 µs. From the dossier to the comparison with all factors, sources and
// findings there is a frame's time, 16 ms.

#include "tests/support/reference_projects.h"

#include "model/tco/deferred_work.h"
#include "model/tco/hybrid_split.h"
#include "model/tco/layer_stack.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

constexpr size_t kPlans = 3;

/// Months and streams of each plan.
void ledgerOfThreePlans(benchmark::State &state)
{
    const auto months = static_cast<size_t>(state.range(0));
    const size_t count = kPlans * static_cast<size_t>(state.range(1));
    std::vector<tco::Stream> streams;
    for (size_t i = 0; i < count; ++i)
        streams.push_back({.quantities = std::vector<double>(months, 730.0 + double(i)),
                           .rate = 6.88 * 7.2 / 1.06,
                           .growthPerYear = 0.03});
    std::vector<MinorUnits> entries(months);
    std::vector<MinorUnits> totals(months);
    for ([[maybe_unused]] auto _ : state) {
        std::ranges::fill(totals, 0);
        for (const tco::Stream &stream : streams) {
            tco::post(stream, 100.0, entries);
            tco::add(entries, totals);
        }
        benchmark::DoNotOptimize(totals.data());
    }
}
BENCHMARK(ledgerOfThreePlans)->Args({36, 10})->Args({60, 30})->Unit(benchmark::kMicrosecond);

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

/// Demand that differs from hour to hour over the whole horizon.
void hourlyProfileFromDossierToComparison(benchmark::State &state)
{
    ProjectBuilder project = platformTeam(u"6.88"_s, {});
    std::vector<int> gpus;
    for (int hour = 0; hour < 8'760; ++hour)
        gpus.push_back(hour * 7'919 % 8'000);
    project.project().demandProfile = DemandProfile{.gpus = std::move(gpus)};
    evaluateAtPeak(state, project);
}
BENCHMARK(hourlyProfileFromDossierToComparison)->Arg(8'000)->Unit(benchmark::kMillisecond);

/// The same when a third of the work may wait for a day.
void deferrableProfileFromDossierToComparison(benchmark::State &state)
{
    ProjectBuilder project = platformTeam(u"6.88"_s, {});
    std::vector<int> gpus;
    for (int hour = 0; hour < 8'760; ++hour)
        gpus.push_back(hour * 7'919 % 8'000);
    project.project().demandProfile =
        DemandProfile{.gpus = std::move(gpus),
                      .deferrable = Deferral{.share = decimal(u"0.33"_s), .hours = Decimal{24}}};
    evaluateAtPeak(state, project);
}
BENCHMARK(deferrableProfileFromDossierToComparison)->Arg(8'000)->Unit(benchmark::kMillisecond);

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

/// A third of the work may wait for a day: it is shifted before the split.
void hybridSplitOfDeferrableYear(benchmark::State &state)
{
    std::vector<DemandStep> firm = hourlyYear();
    std::vector<tco::DeferrableWork> work{{firm, Hours{24.0}}};
    for (size_t hour = 0; hour < firm.size(); ++hour) {
        work.front().arrivals[hour].gpus = firm[hour].gpus * 0.33;
        firm[hour].gpus = firm[hour].gpus - work.front().arrivals[hour].gpus;
    }
    const tco::BlockCosts costs{.perServer = GpuCount{8},
                                .fixedPerServer = Amount{210'240},
                                .burst = PricePerGpuHour{6.88}};
    for ([[maybe_unused]] auto _ : state) {
        const tco::LoadCurve curve{tco::levelled(firm, work)};
        benchmark::DoNotOptimize(tco::cheapestServers(curve, GpuCount{}, costs));
    }
}
BENCHMARK(hybridSplitOfDeferrableYear)->Unit(benchmark::kMicrosecond);

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
