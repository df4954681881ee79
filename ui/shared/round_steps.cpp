#include "ui/shared/round_steps.h"

#include <algorithm>
#include <cmath>

namespace steelyard::ui {

namespace {

/// Below this share of the axis the data looks lost on it.
constexpr double kShrinkBelow = 0.6;
/// Swallows the rounding of 0.3 / 0.1 and the like.
constexpr double kTolerance = 1e-9;

} // namespace

double roundStep(double span, int parts)
{
    if (!(span > 0.0) || parts < 1)
        return 1.0;
    const double least = span / parts;
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * power >= least * (1.0 - kTolerance))
            return factor * power;
    }
    return 10.0 * power;
}

RoundRange roundRange(double lowest, double highest, int parts)
{
    const double bottom = std::min(lowest, 0.0);
    const double top = std::max(highest, 0.0);
    if (!(top > bottom))
        return {};
    const double step = roundStep(top - bottom, parts);
    return {.lowest = step * std::floor(bottom / step + kTolerance),
            .highest = step * std::ceil(top / step - kTolerance),
            .step = step};
}

const RoundRange &SteadyRange::take(double lowest, double highest, int parts)
{
    const bool holds = lowest >= m_range.lowest && highest <= m_range.highest;
    const double axisSpan = m_range.highest - m_range.lowest;
    const double dataSpan = std::max(highest, 0.0) - std::min(lowest, 0.0);
    if (!m_isSet || !holds || dataSpan < kShrinkBelow * axisSpan)
        m_range = roundRange(lowest, highest, parts);
    m_isSet = true;
    return m_range;
}

} // namespace steelyard::ui
