#pragma once

#include "model/tco/computed.h"

#include <array>
#include <span>

namespace steelyard::tco {

/// What the price of a kilowatt-hour is made of for Chinese industry and commerce, in the order
/// of `PriceBuildUp`'s sum: 代理购电 (or market), 上网环节线损, 输配电, 系统运行, 政府性基金及附加.
enum class PricePart
{
    Purchase,
    LineLoss,
    Transmission,
    SystemOperation,
    GovernmentFunds
};

inline constexpr size_t kPriceParts = 5;

/// Price of a kilowatt-hour by its parts, in the order of `PricePart`.
///
/// Source: price tables of the grid companies' agency purchase (电网企业代理购电工商业用户电价表).
struct PriceBuildUp
{
    double purchase = 0.0;
    double lineLoss = 0.0;
    double transmission = 0.0;
    double systemOperation = 0.0;
    double governmentFunds = 0.0;

    [[nodiscard]] std::array<double, kPriceParts> parts() const
    {
        return {purchase, lineLoss, transmission, systemOperation, governmentFunds};
    }
};

/// The price of the flat period (平段): the sum of the parts, each of which may be a credit.
///
/// Errors: NegativeAmount of a sum below zero.
[[nodiscard]] Computed<> flatPrice(const PriceBuildUp &parts);

/// The price of a period that a tariff states as a multiple of some parts only, usually of the
/// purchase: the named parts × `multiplier`, the others as they are.
///
/// Errors: NotPositive of the multiplier; NegativeAmount of a sum below zero.
[[nodiscard]] Computed<> periodPrice(const PriceBuildUp &parts,
                                     double multiplier,
                                     std::span<const PricePart> multiplied);

/// When in a year a price rises.
enum class Escalation
{
    Yearly, ///< × (1 + g)^(y − 1): all months of a year cost the same
    Monthly ///< × (1 + g)^((m − 1) ÷ 12)
};

/// A price in a month counted from 1, of which the first is not yet escalated.
///
/// Errors: RateTooLow; PeriodOutOfRange of a month before the first.
[[nodiscard]] Computed<> escalated(double price, double growthPerYear, int month, Escalation when);

} // namespace steelyard::tco
