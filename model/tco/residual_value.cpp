#include "model/tco/residual_value.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

Computed<> decayedValue(double price, double decayPerYear, double years)
{
    if (const Checked problem = firstRefusal({notNegative(price, "price"),
                                              notNegative(decayPerYear, "decay"),
                                              notNegative(years, "years")}))
        return *problem;
    return price * std::exp(-decayPerYear * years);
}

Computed<> decayOfMarket(double price, double value, double years)
{
    if (const Checked problem = firstRefusal(
            {positive(price, "price"), positive(value, "residual"), positive(years, "years")}))
        return *problem;
    if (value > price)
        return Refusal{Undefined::ResidualAboveCost, "residual"};
    return std::log(price / value) / years;
}

Computed<> scheduledResidual(std::span<const ResidualPoint> points, double month)
{
    if (points.empty())
        return Refusal{Undefined::NoSamples, "residual"};
    if (const Checked problem = notNegative(month, "month"))
        return *problem;
    ResidualPoint before{.month = 0.0, .share = 1.0};
    for (const ResidualPoint &point : points) {
        if (const Checked problem = isShare(point.share, "residual"))
            return *problem;
        if (!(point.month > before.month))
            return Refusal{Undefined::Overlap, "month"};
        if (month <= point.month)
            return before.share
                + (point.share - before.share) * (month - before.month)
                / (point.month - before.month);
        before = point;
    }
    return Refusal{Undefined::PeriodOutOfRange, "month"};
}

Computed<> capitalUsed(double price, double residual)
{
    if (const Checked problem =
            firstRefusal({notNegative(price, "price"), notNegative(residual, "residual")}))
        return *problem;
    if (residual > price)
        return Refusal{Undefined::ResidualAboveCost, "residual"};
    return price - residual;
}

} // namespace steelyard::tco
