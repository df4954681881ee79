#include "model/tco/electricity_price.h"

#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

Computed<> flatPrice(const PriceBuildUp &parts)
{
    return periodPrice(parts, 1.0, {});
}

Computed<> periodPrice(const PriceBuildUp &parts,
                       double multiplier,
                       std::span<const PricePart> multiplied)
{
    if (const Checked problem = positive(multiplier, "multiplier"))
        return *problem;
    double price = 0.0;
    size_t index = 0;
    for (const double part : parts.parts()) {
        const auto name = static_cast<PricePart>(index++);
        const bool isMultiplied = std::ranges::find(multiplied, name) != multiplied.end();
        price += isMultiplied ? part * multiplier : part;
    }
    if (const Checked problem = notNegative(price, "electricity_price"))
        return *problem;
    return price;
}

Computed<> escalated(double price, double growthPerYear, int month, Escalation when)
{
    constexpr int kMonths = 12;
    if (const Checked problem = isRate(growthPerYear, "escalation"))
        return *problem;
    if (month < 1)
        return Refusal{Undefined::PeriodOutOfRange, "month"};
    const int before = month - 1;
    switch (when) {
    case Escalation::Yearly:
        return price * std::pow(1.0 + growthPerYear, before / kMonths);
    case Escalation::Monthly:
        return price * std::pow(1.0 + growthPerYear, static_cast<double>(before) / kMonths);
    }
    return price;
}

} // namespace steelyard::tco
