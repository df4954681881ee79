#include "model/compare/machine_units.h"

namespace steelyard {

using namespace Qt::StringLiterals;

double MachineTime::unitsOf(Hours used, Hours ofMonth) const
{
    return hours ? used / *hours : used / ofMonth * perMonth;
}

MachineTime machineTime(PriceUnit unit)
{
    switch (unit) {
    case PriceUnit::GpuHour:
    case PriceUnit::NodeHour:
        return {.hours = Hours{1.0},
                .isPeriodic = false,
                .factor = FactorName::HourCount,
                .unit = u"hour"_s};
    case PriceUnit::NodeDay:
        return {.hours = Hours{kHoursPerDay},
                .isPeriodic = false,
                .factor = FactorName::Quantity,
                .unit = u"day"_s};
    case PriceUnit::GpuYear:
    case PriceUnit::NodeYear:
    case PriceUnit::Year:
        return {
            .perMonth = 1.0 / kMonthsPerYear, .factor = FactorName::Quantity, .unit = u"year"_s};
    case PriceUnit::GpuMonth:
    case PriceUnit::NodeMonth:
    case PriceUnit::RackMonth:
    case PriceUnit::RackUnitMonth:
    case PriceUnit::KilowattMonth:
    case PriceUnit::MbpsMonth:
    case PriceUnit::GigabyteMonth:
    case PriceUnit::TerabyteMonth:
    case PriceUnit::Month:
        return {.unit = u"month"_s};
    case PriceUnit::KilowattHour:
    case PriceUnit::Gigabyte:
    case PriceUnit::Once:
        return {.isPeriodic = false, .unit = u"month"_s};
    }
    return {};
}

QLatin1StringView termUnit(PriceUnit unit)
{
    return isPerGpu(unit) ? "gpu_term"_L1 : "node_term"_L1;
}

bool pricesTimeOnMachines(PriceUnit unit)
{
    return isPerGpu(unit) || unit == PriceUnit::NodeHour || unit == PriceUnit::NodeDay
        || unit == PriceUnit::NodeMonth || unit == PriceUnit::NodeYear;
}

bool isHeld(PriceUnit unit)
{
    return machineTime(unit).isPeriodic;
}

bool pricesMachines(PriceUnit unit)
{
    return pricesTimeOnMachines(unit) || unit == PriceUnit::Once;
}

} // namespace steelyard
