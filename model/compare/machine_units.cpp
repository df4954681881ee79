#include "model/compare/machine_units.h"

namespace steelyard {

using namespace Qt::StringLiterals;

MachineTime machineTime(PriceUnit unit, Hours monthBasis)
{
    switch (unit) {
    case PriceUnit::GpuHour:
    case PriceUnit::NodeHour:
        return {.unitsPerPeriod = monthBasis.value(),
                .isPeriodic = false,
                .factor = FactorName::HourCount,
                .unit = u"hour"_s};
    case PriceUnit::NodeDay:
        return {.unitsPerPeriod = monthBasis.value() / kHoursPerDay,
                .isPeriodic = false,
                .factor = FactorName::Quantity,
                .unit = u"day"_s};
    case PriceUnit::GpuYear:
    case PriceUnit::NodeYear:
    case PriceUnit::Year:
        return {.periodMonths = static_cast<int>(kMonthsPerYear),
                .factor = FactorName::Quantity,
                .unit = u"year"_s};
    case PriceUnit::GpuMonth:
    case PriceUnit::NodeMonth:
    case PriceUnit::RackMonth:
    case PriceUnit::RackUnitMonth:
    case PriceUnit::KilowattMonth:
    case PriceUnit::MbpsMonth:
    case PriceUnit::GigabyteMonth:
    case PriceUnit::TerabyteMonth:
    case PriceUnit::Month:
    case PriceUnit::KilowattHour:
    case PriceUnit::Gigabyte:
    case PriceUnit::Once:
        return {.unit = u"month"_s};
    }
    return {};
}

bool isPerGpu(PriceUnit unit)
{
    return unit == PriceUnit::GpuHour || unit == PriceUnit::GpuMonth || unit == PriceUnit::GpuYear;
}

bool pricesMachines(PriceUnit unit)
{
    return isPerGpu(unit) || unit == PriceUnit::NodeHour || unit == PriceUnit::NodeDay
        || unit == PriceUnit::NodeMonth || unit == PriceUnit::NodeYear || unit == PriceUnit::Once;
}

} // namespace steelyard
