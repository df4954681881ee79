#pragma once

#include "model/tco/computed.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// Capacity paid for all hours of a term, used or not.
struct Reservation
{
    double upfront = 0.0;
    double perHour = 0.0;
    double hoursOfTerm = 8'760.0;
};

/// What one hour of the term costs: upfront ÷ hours + hourly part.
/// Errors: NegativeAmount; NotPositive of the term.
[[nodiscard]] Computed<> effectiveHourly(const Reservation &reservation);

/// Money of the whole term, the same at any use. Errors: as `effectiveHourly`.
[[nodiscard]] Computed<> committedCost(const Reservation &reservation);

/// Share of the term from which the reservation costs less than paying by use: effective hourly ÷
/// on-demand price.
///
/// Errors: those of `effectiveHourly`; NotPositive of the on-demand price; NeverPays above 1.
[[nodiscard]] Computed<> breakEvenUse(const Reservation &reservation, double onDemandPerHour);

/// Hours of a period from which its flat price costs less than paying by the hour.
/// Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> breakEvenHoursOfPeriod(double flatPrice, double pricePerHour);

/// Spend that was promised, and what it earns.
struct SpendCommitment
{
    double committed = 0.0;
    /// Share off all use.
    double discount = 0.0;
};

/// When a shortfall is billed.
enum class Settlement
{
    AtPeriodEnd, ///< what the whole period lacks, in its last month
    EachMonth ///< what each month lacks of its equal part
};

/// What each month of a period pays for use at list price `usage`: discounted use, and the
/// shortfall to the commitment when it is settled.
///
/// Errors: NoPeriods; NegativeAmount; ShareOutOfRange.
[[nodiscard]] Computed<std::vector<double>> committedSpend(const SpendCommitment &commitment,
                                                           std::span<const double> usage,
                                                           Settlement settlement);

/// Capacity that the vendor takes back now and then.
struct SpotTerms
{
    double pricePerHour = 0.0;
    /// Cost of the machinery that restarts work, per hour.
    double orchestrationPerHour = 0.0;
    /// Mean hours between interruptions.
    double hoursBetween = 0.0;
    /// Hours from interruption to work again, paid or not worth anything.
    double restartHours = 0.0;
    /// Hours to write one checkpoint.
    double checkpointHours = 0.0;
    /// Hours between checkpoints.
    double checkpointInterval = 0.0;
};

/// Price of an hour that gets ahead: (price ÷ goodput) + orchestration, the goodput by
/// `checkpointGoodput` (`checkpoint_loss.h`), which counts the work that interruptions lose.
///
/// Errors: NegativeAmount, NotPositive; NeverPays when no work gets ahead.
[[nodiscard]] Computed<> spotPricePerUsefulHour(const SpotTerms &terms);

} // namespace steelyard::tco
