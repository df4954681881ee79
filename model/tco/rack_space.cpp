#include "model/tco/rack_space.h"

#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

namespace {

/// A quotient of decimals that is a whole number in truth may come out a hair off it.
constexpr double kRackHair = 1e-9;

Checked spaceProblem(int servers, const ServerSpace &server, const RackSpace &rack)
{
    return firstRefusal({notNegative(servers, "servers"),
                         notNegative(server.units, "server_units"),
                         notNegative(server.nameplate.value(), "server_power"),
                         positive(rack.units, "rack_units"),
                         positive(rack.power.value(), "rack_power"),
                         notNegative(rack.margin, "power_margin")});
}

/// Share of a rack's room and of its power that one server takes.
double shareOfRoom(const ServerSpace &server, const RackSpace &rack)
{
    return server.units / rack.units;
}

double shareOfPower(const ServerSpace &server, const RackSpace &rack)
{
    return server.nameplate * (1.0 + rack.margin) / rack.power;
}

} // namespace

Computed<int> racksNeeded(int servers, const ServerSpace &server, const RackSpace &rack)
{
    if (const Checked problem = spaceProblem(servers, server, rack))
        return *problem;
    return roundedUp(servers * std::max(shareOfRoom(server, rack), shareOfPower(server, rack)));
}

Computed<int> racksOfWholeServers(int servers, const ServerSpace &server, const RackSpace &rack)
{
    if (const Checked problem = spaceProblem(servers, server, rack))
        return *problem;
    const double room = shareOfRoom(server, rack);
    const double power = shareOfPower(server, rack);
    if (room > 1.0 + kRackHair)
        return Refusal{Undefined::PastSupply, "server_units"};
    if (power > 1.0 + kRackHair)
        return Refusal{Undefined::PastSupply, "server_power"};
    if (room == 0.0 && power == 0.0)
        return 0;
    const double perRack = std::floor(1.0 / std::max(room, power) + kRackHair);
    return roundedUp(servers / perRack);
}

Computed<> committedPowerCharge(const CommittedPower &power, Kilowatts peak)
{
    if (const Checked problem =
            firstRefusal({notNegative(power.committed.value(), "committed_kw"),
                          notNegative(power.pricePerKw, "price_per_kw"),
                          notNegative(power.overagePerKw, "overage_price_per_kw"),
                          notNegative(peak.value(), "peak_kw")}))
        return *problem;
    const Kilowatts over = std::max(Kilowatts{}, peak - power.committed);
    return power.committed.value() * power.pricePerKw + over.value() * power.overagePerKw;
}

Computed<> energyOverage(KilowattHours used, KilowattHours included, PricePerKilowattHour price)
{
    if (const Checked problem = firstRefusal({notNegative(used.value(), "energy"),
                                              notNegative(included.value(), "included_energy"),
                                              notNegative(price.value(), "electricity_price")}))
        return *problem;
    return (std::max(KilowattHours{}, used - included) * price).value();
}

Computed<std::vector<double>> rampedCommitment(std::span<const RampStep> steps, int months)
{
    if (months < 1)
        return Refusal{Undefined::NoPeriods, "months"};
    std::vector<double> committed(static_cast<size_t>(months), 0.0);
    int previous = 0;
    for (const RampStep &step : steps) {
        if (step.fromMonth < 1 || step.fromMonth > months)
            return Refusal{Undefined::PeriodOutOfRange, "from_month"};
        if (step.fromMonth <= previous)
            return Refusal{Undefined::Overlap, "from_month"};
        if (const Checked problem = notNegative(step.committed.value(), "committed_kw"))
            return *problem;
        std::fill(
            committed.begin() + (step.fromMonth - 1), committed.end(), step.committed.value());
        previous = step.fromMonth;
    }
    return committed;
}

Computed<> earlyExitPenalty(double feePerMonth,
                            int minimumMonths,
                            int monthsStayed,
                            double penaltyShare)
{
    if (const Checked problem =
            firstRefusal({notNegative(feePerMonth, "fee"), isShare(penaltyShare, "penalty_share")}))
        return *problem;
    if (minimumMonths < 0 || monthsStayed < 0)
        return Refusal{Undefined::PeriodOutOfRange, "months"};
    return feePerMonth * std::max(0, minimumMonths - monthsStayed) * penaltyShare;
}

Computed<> costAtOccupancy(double fixedCost, double occupancy)
{
    if (const Checked problem = firstRefusal({notNegative(fixedCost, "fixed_cost"),
                                              isShare(occupancy, "occupancy"),
                                              positive(occupancy, "occupancy")}))
        return *problem;
    return fixedCost / occupancy;
}

} // namespace steelyard::tco
