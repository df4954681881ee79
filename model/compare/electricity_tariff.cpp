#include "model/compare/electricity_tariff.h"

#include <algorithm>

namespace steelyard {

namespace {

std::vector<tco::PeriodSpan> periodSpansOf(const ElectricityTariff &tariff)
{
    std::vector<tco::PeriodSpan> spans;
    for (const TariffSpan &span : tariff.timetable)
        spans.push_back({.period = span.period,
                         .fromHour = span.fromHour,
                         .toHour = span.toHour,
                         .fromMonth = span.fromMonth,
                         .toMonth = span.toMonth});
    return spans;
}

} // namespace

bool statesMultiples(const ElectricityTariff &tariff)
{
    return !tariff.multiplied.empty()
        || std::ranges::any_of(tariff.multipliers,
                               [](const auto &multiplier) { return multiplier.has_value(); });
}

tco::Computed<tco::YearPlan> yearPlanOf(const ElectricityTariff &tariff)
{
    return tco::yearPlan(periodSpansOf(tariff));
}

std::optional<tco::HeldHour> hourInOtherThanOneRow(const ElectricityTariff &tariff)
{
    return tco::hourInOtherThanOneSpan(periodSpansOf(tariff));
}

std::vector<TariffSpan> timetableOf(const tco::YearPlan &plan,
                                    const std::vector<TariffSpan> &before)
{
    std::vector<TariffSpan> timetable;
    for (const tco::PeriodSpan &span : tco::spansOf(plan)) {
        TariffSpan made{.period = span.period,
                        .fromHour = span.fromHour,
                        .toHour = span.toHour,
                        .fromMonth = span.fromMonth,
                        .toMonth = span.toMonth};
        const auto known = std::ranges::find_if(before, [&made](const TariffSpan &old) {
            made.id = old.id;
            return made == old;
        });
        if (known == before.end())
            made.id = TariffSpanId::create();
        timetable.push_back(made);
    }
    return timetable;
}

ElectricityTariff flatTariff(const std::optional<Decimal> &price)
{
    ElectricityTariff tariff{.timetable = {{.id = TariffSpanId::create()}}};
    tariff.prices[static_cast<size_t>(tco::TariffPeriod::Flat)] = price;
    return tariff;
}

} // namespace steelyard
