#pragma once

#include "model/tco/input_refusal.h"
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

/// Power of one server that is busy for the share `busyShare` of the time at `intensity` of its
/// full load: idle + (full − idle) × (busy share × intensity)^exponent, linear by default.
///
/// Errors: NegativeAmount; PastSupply of an idle power above the full one; ShareOutOfRange;
/// NotPositive of the exponent.
/// Source: X. Fan, W.-D. Weber, L. Barroso, Power Provisioning for a Warehouse-sized Computer
/// (ISCA 2007), whose empirical curve is 2u − u^1.4; u^a is the same idea with one parameter.
[[nodiscard]] inline Computed<Kilowatts> meanPower(
    Kilowatts idle, Kilowatts full, double busyShare, double intensity, double exponent = 1.0)
{
    if (const Checked problem = firstRefusal({notNegative(idle.value(), "idle_power"),
                                              notNegative(full.value(), "full_power"),
                                              isShare(busyShare, "busy_share"),
                                              isShare(intensity, "load"),
                                              positive(exponent, "exponent")}))
        return *problem;
    if (idle > full)
        return Refusal{Undefined::PastSupply, "idle_power"};
    return idle + (full - idle) * std::pow(busyShare * intensity, exponent);
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
