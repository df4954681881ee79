#pragma once

#include "model/money/decimal.h"

namespace steelyard {

/// Of work of which a part may wait.
struct Deferral
{
    /// Of the GPU-hours, from 0 to 1.
    Decimal share = {};
    /// How long each of them may wait at most.
    Decimal hours = {};

    friend bool operator==(const Deferral &, const Deferral &) = default;
};

/// Hours that work may wait: those of the longest horizon, with months of 744 h.
inline constexpr int kLongestDelayHours = 120 * 744;

} // namespace steelyard
