#pragma once

#include "model/tco/computed.h"

#include <QTest>

#include <cmath>

namespace steelyard::testing {

/// Whether there is a figure within `tolerance` of what was published. Says both when not.
inline bool isNear(const tco::Computed<> &computed, double published, double tolerance)
{
    if (!computed) {
        qWarning("no figure, reason %d", static_cast<int>(computed.reason()));
        return false;
    }
    const bool near = std::abs(*computed - published) <= tolerance;
    if (!near)
        qWarning("%.12g instead of %.12g", *computed, published);
    return near;
}

/// Half a unit of the last of `decimals` printed digits.
inline double printed(int decimals)
{
    return 0.5 * std::pow(10.0, -decimals) * (1.0 + 1e-9);
}

} // namespace steelyard::testing
