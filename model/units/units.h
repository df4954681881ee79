#pragma once

#include "model/units/quantity.h"

namespace steelyard {

using Hours = Quantity<struct HourUnit>;
using Days = Quantity<struct DayUnit>;
using Months = Quantity<struct MonthUnit>;
using GpuCount = Quantity<struct GpuUnit>;
using ServerCount = Quantity<struct ServerUnit>;
using GpuHours = Quantity<struct GpuHourUnit>;
using ServerHours = Quantity<struct ServerHourUnit>;
using Kilowatts = Quantity<struct KilowattUnit>;
using KilowattHours = Quantity<struct KilowattHourUnit>;
/// Money inside one calculation, in major units of its reporting currency.
using Amount = Quantity<struct AmountUnit>;
using PricePerGpuHour = Quantity<struct PricePerGpuHourUnit>;
using PricePerServerHour = Quantity<struct PricePerServerHourUnit>;
using PricePerKilowattHour = Quantity<struct PricePerKilowattHourUnit>;

inline constexpr double kHoursPerDay = 24.0;
inline constexpr double kMonthsPerYear = 12.0;
inline constexpr double kSecondsPerDay = 86'400.0;

// Every product that has a meaning. One that is not listed does not compile.

constexpr Hours toHours(Days days)
{
    return Hours{days.value() * kHoursPerDay};
}
constexpr Days toDays(Hours hours)
{
    return Days{hours.value() / kHoursPerDay};
}
constexpr GpuHours operator*(GpuCount gpus, Hours time)
{
    return GpuHours{gpus.value() * time.value()};
}
constexpr GpuCount operator/(GpuHours work, Hours time)
{
    return GpuCount{work.value() / time.value()};
}
constexpr Hours operator/(GpuHours work, GpuCount gpus)
{
    return Hours{work.value() / gpus.value()};
}
constexpr ServerHours operator*(ServerCount servers, Hours time)
{
    return ServerHours{servers.value() * time.value()};
}
constexpr KilowattHours operator*(Kilowatts power, Hours time)
{
    return KilowattHours{power.value() * time.value()};
}
constexpr Amount operator*(KilowattHours energy, PricePerKilowattHour price)
{
    return Amount{energy.value() * price.value()};
}
constexpr Amount operator*(GpuHours work, PricePerGpuHour price)
{
    return Amount{work.value() * price.value()};
}
constexpr Amount operator*(ServerHours work, PricePerServerHour price)
{
    return Amount{work.value() * price.value()};
}
constexpr PricePerGpuHour operator/(Amount amount, GpuHours work)
{
    return PricePerGpuHour{amount.value() / work.value()};
}

} // namespace steelyard
