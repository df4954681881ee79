#pragma once

#include "model/tco/computed.h"
#include "model/units/units.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// Room and power of one server. Breakers are sized on the nameplate, energy on typical load.
struct ServerSpace
{
    double units = 0.0;
    Kilowatts nameplate = {};
};

/// Room and power of one rack.
struct RackSpace
{
    double units = 42.0;
    Kilowatts power = {};
    /// What is added to the nameplate power, a share.
    double margin = 0.0;
};

/// Racks for `servers`: the larger of units and power, rounded up once for all servers.
///
/// Errors: NegativeAmount; NotPositive of a rack without room or power.
[[nodiscard]] Computed<int> racksNeeded(int servers,
                                        const ServerSpace &server,
                                        const RackSpace &rack);

/// The same where a server can't be cut in two: each rack holds whole servers only.
///
/// Errors: also PastSupply of a server that one rack does not hold.
[[nodiscard]] Computed<int> racksOfWholeServers(int servers,
                                                const ServerSpace &server,
                                                const RackSpace &rack);

/// Power that a host is paid for by the month.
struct CommittedPower
{
    Kilowatts committed = {};
    double pricePerKw = 0.0;
    /// For each kW of the peak above the commitment.
    double overagePerKw = 0.0;
};

/// committed × price + max(0, peak − committed) × overage price. Errors: NegativeAmount.
[[nodiscard]] Computed<> committedPowerCharge(const CommittedPower &power, Kilowatts peak);

/// Energy above what a flat fee includes: max(0, used − included) × price. Errors: NegativeAmount.
[[nodiscard]] Computed<> energyOverage(KilowattHours used,
                                       KilowattHours included,
                                       PricePerKilowattHour price);

/// A step of a commitment that grows: from this month (counted from 1) on so many kW.
struct RampStep
{
    int fromMonth = 1;
    Kilowatts committed = {};
};

/// Committed power by month, of steps by rising month; nothing is committed before the first.
///
/// Errors: NoPeriods, PeriodOutOfRange, Overlap of steps that do not rise, NegativeAmount.
[[nodiscard]] Computed<std::vector<double>> rampedCommitment(std::span<const RampStep> steps,
                                                             int months);

/// What leaving early costs: a share of the fees for the months that the minimum term still has.
///
/// Errors: NegativeAmount, ShareOutOfRange, PeriodOutOfRange of a negative number of months.
[[nodiscard]] Computed<> earlyExitPenalty(double feePerMonth,
                                          int minimumMonths,
                                          int monthsStayed,
                                          double penaltyShare);

/// Fixed cost of a space of one's own that is filled to a share only: cost ÷ occupancy. Power is
/// not divided. Errors: NegativeAmount, ShareOutOfRange, NotPositive.
/// Source: L. Barroso, J. Clidaras, U. Hölzle, The Datacenter as a Computer (2nd ed.), chapter 6.
[[nodiscard]] Computed<> costAtOccupancy(double fixedCost, double occupancy);

} // namespace steelyard::tco
