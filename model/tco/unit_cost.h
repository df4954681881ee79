#pragma once

#include "model/tco/computed.h"
#include "model/units/units.h"

#include <span>

namespace steelyard::tco {

/// What of installed or rented hours does work. Use stands here, and nowhere else but in energy.
struct UsefulTime
{
    GpuCount gpus = {};
    Hours hours = {};
    /// Share of the time that the machines are there.
    double availability = 1.0;
    /// Share of that in which a job holds them.
    double allocation = 1.0;
    /// Share of that in which the job gets ahead.
    double goodput = 1.0;
};

/// GPUs × hours × availability × allocation × goodput. Errors: NegativeAmount, ShareOutOfRange.
[[nodiscard]] Computed<GpuHours> usefulGpuHours(const UsefulTime &time);

/// Cost of a period ÷ its useful GPU-hours. Errors: NegativeAmount; NotPositive of the hours.
[[nodiscard]] Computed<> costPerUsefulGpuHour(Amount cost, GpuHours useful);

/// The same of a GPU-hour that is `usefulShare` useful and has costs beside its rate, all per
/// GPU-hour paid: (rate + extras) ÷ useful share. Errors: NegativeAmount, ShareOutOfRange,
/// NotPositive.
[[nodiscard]] Computed<> ratePerUsefulGpuHour(double rate, double extras, double usefulShare);

/// What is bought, spread over the hours of its life, and what each hour costs beside:
/// (capex − residual) ÷ hours + running cost. Errors: NegativeAmount, ResidualAboveCost,
/// NotPositive.
[[nodiscard]] Computed<> amortisedHourly(double capex,
                                         Hours life,
                                         double runningPerHour,
                                         double residual = 0.0);

/// A share of a price that is due each year (maintenance, insurance), per hour of a year of
/// `hoursOfYear`. Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> yearlyShareHourly(double price, double sharePerYear, Hours hoursOfYear);

/// Price of one GPU of a server: price ÷ GPUs. Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> pricePerGpu(double pricePerServer, int gpusPerServer);

/// What is bought and what each hour costs: capex + hourly × hours. Errors: NegativeAmount.
[[nodiscard]] Computed<> linearTotal(double capex, double perHour, Hours hours);

/// Present value of all costs ÷ present value of all useful hours: the constant price of a GPU-hour
/// that pays for them. `rate` per period; one cost and one number of hours per period, the first
/// of both today.
///
/// Errors: NoFlows, RateTooLow, LengthsDiffer; NotPositive of the hours.
/// Source: levelised cost of energy, IEA/NEA Projected Costs of Generating Electricity, chapter on
/// methodology, with GPU-hours for kilowatt-hours.
[[nodiscard]] Computed<> levelisedCost(double rate,
                                       std::span<const double> costs,
                                       std::span<const double> usefulHours);

/// A training run by what it needs.
struct TrainingRun
{
    GpuHours gpuHours = {};
    PricePerGpuHour rate = {};
    /// Share of the paid GPU-hours in which the run gets ahead.
    double goodput = 1.0;
    /// Storage, traffic and staff.
    Amount beside = {};
    /// Failed and exploratory runs on top: 1 is the run alone. DeepSeek-V3's published 5.576
    /// million USD leave them out.
    double attempts = 1.0;
};

/// GPU-hours ÷ goodput × rate × attempts + what comes beside. Errors: NegativeAmount,
/// ShareOutOfRange, NotPositive of the goodput, BelowOne of the attempts.
[[nodiscard]] Computed<Amount> trainingRunCost(const TrainingRun &run);

/// GPU-hours of 6·N·T FLOPs: parameters N, tokens T, the GPU's peak in FLOP/s and its MFU.
///
/// Errors: NegativeAmount, NotPositive, ShareOutOfRange of the MFU.
/// Source: Kaplan et al. (arXiv 2001.08361), section 2.1.
[[nodiscard]] Computed<GpuHours> trainingGpuHours(double parameters,
                                                  double tokens,
                                                  double peakFlops,
                                                  double mfu);

/// Cost of a million tokens trained: cost ÷ tokens × 10^6. Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> costPerMillionTokens(Amount cost, double tokens);

/// The same of a machine that costs this much an hour and puts out so many tokens a second.
/// Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> hourlyPerMillionTokens(double perHour, double tokensPerSecond);

} // namespace steelyard::tco
