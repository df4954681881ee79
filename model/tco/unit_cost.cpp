#include "model/tco/unit_cost.h"

#include "model/tco/input_refusal.h"
#include "model/tco/present_value.h"

namespace steelyard::tco {

namespace {

constexpr double kSecondsOfHour = 3'600.0;
constexpr double kMillion = 1e6;

} // namespace

Computed<GpuHours> usefulGpuHours(const UsefulTime &time)
{
    if (const Checked problem = firstRefusal({notNegative(time.gpus.value(), "gpus"),
                                              notNegative(time.hours.value(), "hours"),
                                              isShare(time.availability, "availability"),
                                              isShare(time.allocation, "allocation"),
                                              isShare(time.goodput, "goodput")}))
        return *problem;
    return time.gpus * time.hours * time.availability * time.allocation * time.goodput;
}

Computed<> costPerUsefulGpuHour(Amount cost, GpuHours useful)
{
    if (const Checked problem = firstRefusal(
            {notNegative(cost.value(), "cost"), positive(useful.value(), "useful_hours")}))
        return *problem;
    return (cost / useful).value();
}

Computed<> ratePerUsefulGpuHour(double rate, double extras, double usefulShare)
{
    if (const Checked problem = firstRefusal({notNegative(rate, "rate"),
                                              notNegative(extras, "extras"),
                                              isShare(usefulShare, "useful_share"),
                                              positive(usefulShare, "useful_share")}))
        return *problem;
    return (rate + extras) / usefulShare;
}

Computed<> amortisedHourly(double capex, Hours life, double runningPerHour, double residual)
{
    if (const Checked problem = firstRefusal({notNegative(capex, "capex"),
                                              positive(life.value(), "life"),
                                              notNegative(runningPerHour, "running_cost"),
                                              notNegative(residual, "residual")}))
        return *problem;
    if (residual > capex)
        return Refusal{Undefined::ResidualAboveCost, "residual"};
    return (capex - residual) / life.value() + runningPerHour;
}

Computed<> yearlyShareHourly(double price, double sharePerYear, Hours hoursOfYear)
{
    if (const Checked problem = firstRefusal({notNegative(price, "price"),
                                              notNegative(sharePerYear, "share_per_year"),
                                              positive(hoursOfYear.value(), "year_hours")}))
        return *problem;
    return price * sharePerYear / hoursOfYear.value();
}

Computed<> pricePerGpu(double pricePerServer, int gpusPerServer)
{
    if (const Checked problem = firstRefusal(
            {notNegative(pricePerServer, "price"), positive(gpusPerServer, "gpus_per_server")}))
        return *problem;
    return pricePerServer / gpusPerServer;
}

Computed<> linearTotal(double capex, double perHour, Hours hours)
{
    if (const Checked problem = firstRefusal({notNegative(capex, "capex"),
                                              notNegative(perHour, "hourly"),
                                              notNegative(hours.value(), "hours")}))
        return *problem;
    return capex + perHour * hours.value();
}

Computed<> levelisedCost(double rate,
                         std::span<const double> costs,
                         std::span<const double> usefulHours)
{
    if (costs.size() != usefulHours.size())
        return Refusal{Undefined::LengthsDiffer, "useful_hours"};
    const Computed<> cost = npv(rate, costs);
    const Computed<> hours = npv(rate, usefulHours);
    if (!cost || !hours)
        return (cost ? hours : cost).refusal();
    if (const Checked problem = positive(*hours, "useful_hours"))
        return *problem;
    return *cost / *hours;
}

Computed<Amount> trainingRunCost(const TrainingRun &run)
{
    if (const Checked problem = firstRefusal({notNegative(run.gpuHours.value(), "gpu_hours"),
                                              notNegative(run.rate.value(), "rate"),
                                              isShare(run.goodput, "goodput"),
                                              positive(run.goodput, "goodput"),
                                              notNegative(run.beside.value(), "beside"),
                                              atLeastOne(run.attempts, "attempts")}))
        return *problem;
    return run.gpuHours / run.goodput * run.rate * run.attempts + run.beside;
}

Computed<GpuHours> trainingGpuHours(double parameters, double tokens, double peakFlops, double mfu)
{
    constexpr double kFlopsPerWeight = 6.0;
    if (const Checked problem = firstRefusal({notNegative(parameters, "parameters"),
                                              notNegative(tokens, "tokens"),
                                              positive(peakFlops, "peak_flops"),
                                              isShare(mfu, "mfu"),
                                              positive(mfu, "mfu")}))
        return *problem;
    return GpuHours{kFlopsPerWeight * parameters * tokens / (peakFlops * mfu * kSecondsOfHour)};
}

Computed<> costPerMillionTokens(Amount cost, double tokens)
{
    if (const Checked problem =
            firstRefusal({notNegative(cost.value(), "cost"), positive(tokens, "tokens")}))
        return *problem;
    return cost.value() / tokens * kMillion;
}

Computed<> hourlyPerMillionTokens(double perHour, double tokensPerSecond)
{
    if (const Checked problem = firstRefusal(
            {notNegative(perHour, "hourly"), positive(tokensPerSecond, "tokens_per_second")}))
        return *problem;
    return perHour / kSecondsOfHour / tokensPerSecond * kMillion;
}

} // namespace steelyard::tco
