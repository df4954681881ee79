#pragma once

#include "model/tco/computed.h"

#include <cmath>
#include <initializer_list>
#include <limits>
#include <optional>

namespace steelyard::tco {

/// What is wrong with an input; nothing: it can be computed with.
using Checked = std::optional<Refusal>;

// A figure that is no number, or has no end, passes none of these.

/// Zero or more.
[[nodiscard]] inline Checked notNegative(double value, std::string_view field)
{
    if (std::isfinite(value) && value >= 0.0)
        return {};
    return Refusal{Undefined::NegativeAmount, field};
}

/// Above zero.
[[nodiscard]] inline Checked positive(double value, std::string_view field)
{
    if (std::isfinite(value) && value > 0.0)
        return {};
    return Refusal{Undefined::NotPositive, field};
}

/// 0 to 1.
[[nodiscard]] inline Checked isShare(double value, std::string_view field)
{
    if (value >= 0.0 && value <= 1.0)
        return {};
    return Refusal{Undefined::ShareOutOfRange, field};
}

/// 1 or more.
[[nodiscard]] inline Checked atLeastOne(double value, std::string_view field)
{
    if (std::isfinite(value) && value >= 1.0)
        return {};
    return Refusal{Undefined::BelowOne, field};
}

/// Above -100 %.
[[nodiscard]] inline Checked isRate(double value, std::string_view field)
{
    if (std::isfinite(value) && value > -1.0)
        return {};
    return Refusal{Undefined::RateTooLow, field};
}

/// The least whole number that is no less than `value`, which a hair above one is taken for that.
/// Errors: NotFinite of one that an int does not hold.
[[nodiscard]] inline Computed<int> roundedUp(double value)
{
    constexpr double kHair = 1e-9;
    const double whole = std::ceil(value - kHair);
    if (!(std::abs(whole) <= std::numeric_limits<int>::max()))
        return Undefined::NotFinite;
    return static_cast<int>(whole);
}

/// The first of these that is wrong.
[[nodiscard]] inline Checked firstRefusal(std::initializer_list<Checked> checks)
{
    for (const Checked &check : checks) {
        if (check)
            return check;
    }
    return {};
}

} // namespace steelyard::tco
