#include "model/compare/electricity_tariff.h"

namespace steelyard {

tco::Computed<tco::YearPlan> yearPlanOf(const ElectricityTariff &tariff)
{
    std::vector<tco::PeriodSpan> spans;
    for (const TariffSpan &span : tariff.timetable)
        spans.push_back({.period = span.period,
                         .fromHour = span.fromHour,
                         .toHour = span.toHour,
                         .fromMonth = span.fromMonth,
                         .toMonth = span.toMonth});
    return tco::yearPlan(spans);
}

} // namespace steelyard
