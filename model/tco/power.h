#pragma once

#include "model/units/units.h"

namespace steelyard::tco {

/// Electrical power of one server at the rack: measured typical figures, never the rating.
struct ServerPower
{
    Kilowatts idle = {};
    Kilowatts busy = {};
};

/// Power at `load` (0 to 1, share of the way from idle to typical full load), linear between.
[[nodiscard]] constexpr ServerPower serverPower(Kilowatts typical, double idleShare, double load)
{
    const Kilowatts idle = typical * idleShare;
    return {.idle = idle, .busy = idle + (typical - idle) * load};
}

/// Energy of servers that are powered for `powered` and work for `busy` of that time.
/// Source: resources/help/en/method.md, "Cost streams".
[[nodiscard]] constexpr KilowattHours energy(ServerPower power,
                                             ServerHours powered,
                                             ServerHours busy)
{
    return power.idle * Hours{powered.value()} + (power.busy - power.idle) * Hours{busy.value()};
}

} // namespace steelyard::tco
