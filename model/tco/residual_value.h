#pragma once

#include "model/tco/computed.h"

#include <span>

namespace steelyard::tco {

/// What a machine fetches after some years when the market takes off the same share in equal
/// times: price × e^(−decay × years). Decay belongs to a generation of GPUs.
///
/// Errors: NegativeAmount.
[[nodiscard]] Computed<> decayedValue(double price, double decayPerYear, double years);

/// The decay of a market in which `price` became `value`: ln(price ÷ value) ÷ years.
/// Errors: NotPositive; ResidualAboveCost.
[[nodiscard]] Computed<> decayOfMarket(double price, double value, double years);

/// A residual as somebody published it.
struct ResidualPoint
{
    double month = 0.0;
    /// Of the price when new.
    double share = 0.0;
};

/// The share of the price in a month, straight between points by rising month, 1 in month 0.
///
/// Errors: NoSamples; Overlap of points that do not rise; ShareOutOfRange; NegativeAmount;
/// PeriodOutOfRange of a month behind the last point: nobody said.
[[nodiscard]] Computed<> scheduledResidual(std::span<const ResidualPoint> points, double month);

/// Capital that a horizon takes: price − residual at its end. It and depreciation are two views of
/// one thing and never both counted. Errors: NegativeAmount, ResidualAboveCost.
[[nodiscard]] Computed<> capitalUsed(double price, double residual);

} // namespace steelyard::tco
