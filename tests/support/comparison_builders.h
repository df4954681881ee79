#pragma once

#include "model/compare/comparison.h"

#include <cmath>
#include <numeric>

namespace steelyard::testing {

/// A plan that costs `total` (in major units of a currency with cents), spread evenly over
/// `months`, all of it rental.
inline PlanResult aPlanResult(const QString &id, PlanMode mode, double total, int months)
{
    constexpr double kCents = 100.0;
    PlanResult plan{.plan = PlanId{id}, .name = {.en = id}, .mode = mode};
    plan.total = std::llround(total * kCents);
    std::vector<MinorUnits> byMonth(static_cast<size_t>(months), plan.total / months);
    byMonth.back() += plan.total - plan.total / months * months;
    plan.cumulative.resize(byMonth.size());
    std::partial_sum(byMonth.begin(), byMonth.end(), plan.cumulative.begin());
    plan.categories[CostCategory::Hardware] = {
        .state = CategoryCost::State::Known, .byMonth = byMonth, .total = plan.total};
    for (const CostCategory covered : {CostCategory::Electricity,
                                       CostCategory::Cooling,
                                       CostCategory::Bandwidth,
                                       CostCategory::Rack,
                                       CostCategory::Operations,
                                       CostCategory::Storage})
        plan.categories[covered] = {.state = CategoryCost::State::Covered,
                                    .byMonth =
                                        std::vector<MinorUnits>(static_cast<size_t>(months), 0)};
    plan.streams.push_back({.kind = StreamKind::Rental, .entries = byMonth});
    return plan;
}

/// The platform team's decision at 6.88 US$ per GPU-hour, with the figures of its published
/// reference table: cloud 2,879,693, hosted 2,522,880, hybrid with 4 hosted servers 1,792,051;
/// the 5th server would be busy 24.66 % of the time, hosting pays from 43.6 %.
inline Comparison aPlatformComparison()
{
    constexpr int kMonths = 12;
    Comparison comparison{
        .project = ProjectId{QStringLiteral("platform")},
        .name = {.en = QStringLiteral("Platform team"), .zhCN = QStringLiteral("平台团队")},
        .start = QDate{2027, 1, 1},
        .months = kMonths,
        .calendar = {kMonths, Hours{730.0}},
        .currency = Currency::fromText(u"USD").value(),
        .peakGpus = 96,
        .demanded = GpuHours{418'560.0}};
    comparison.plans = {
        aPlanResult(QStringLiteral("Cloud"), PlanMode::Cloud, 2'879'693.0, kMonths),
        aPlanResult(QStringLiteral("Hosted"), PlanMode::Hosted, 2'522'880.0, kMonths),
        aPlanResult(QStringLiteral("Hybrid"), PlanMode::Hybrid, 1'792'051.0, kMonths),
    };
    comparison.plans[0].name.zhCN = QStringLiteral("云租用");
    comparison.plans[1].name.zhCN = QStringLiteral("托管");
    comparison.plans[2].name.zhCN = QStringLiteral("混合");
    comparison.plans[0].aboveBest = 2'879'693.0 / 1'792'051.0 - 1.0;
    comparison.plans[1].aboveBest = 2'522'880.0 / 1'792'051.0 - 1.0;
    comparison.plans[2].aboveBest = 0.0;
    comparison.plans[1].layers = {{.kind = SupplyKind::Hosted,
                                   .servers = 12,
                                   .gpusPerServer = 8,
                                   .paid = GpuHours{840'960.0},
                                   .served = GpuHours{418'560.0}}};
    comparison.plans[2].split = HybridSplit{.gpusPerServer = 8,
                                            .perServer = GpuCount{8.0},
                                            .servers = 4,
                                            .isPinned = true,
                                            .optimalServers = 4,
                                            .optimalTotal = comparison.plans[2].total,
                                            .breakEvenUtilisation = 0.436,
                                            .lastServerUtilisation = 1.0,
                                            .nextServerUtilisation = 0.2466};
    for (const size_t plan : {size_t{1}, size_t{2}})
        comparison.plans[plan].breakEven =
            BreakEven{.against = comparison.plans[0].plan, .month = 1, .monthWithoutResidual = 1};
    comparison.plans[0].perGpuHour = PricePerGpuHour{6.88};
    comparison.plans[0].perUsefulGpuHour = PricePerGpuHour{6.88};
    comparison.plans[1].perGpuHour = PricePerGpuHour{3.0};
    comparison.plans[1].perUsefulGpuHour = PricePerGpuHour{6.03};
    comparison.plans[2].perGpuHour = PricePerGpuHour{4.28};
    comparison.plans[2].perUsefulGpuHour = PricePerGpuHour{4.28};
    comparison.demand = {
        {.start = Hours{0.0}, .end = Hours{4'320.0}, .gpus = GpuCount{32.0}},
        {.start = Hours{4'320.0}, .end = Hours{6'480.0}, .gpus = GpuCount{96.0}},
        {.start = Hours{6'480.0}, .end = Hours{8'760.0}, .gpus = GpuCount{32.0}},
    };
    comparison.cheapest = 2;
    comparison.winner = 2;
    return comparison;
}

} // namespace steelyard::testing
