#pragma once

#include "model/compare/chart_spec.h"
#include "model/compare/comparison.h"
#include "ui/text/number_format.h"

namespace steelyard::text {

/// Two plans whose running costs change places.
struct Crossing
{
    /// Indices of the plan that costs no more from here on, and of the one that costs more.
    size_t cheaper = 0;
    size_t dearer = 0;
    /// 1 = the first; the lines meet within it.
    int month = 0;

    friend bool operator==(const Crossing &, const Crossing &) = default;
};

/// All crossings of complete plans in order of time. Which plan is cheaper from the first month on
/// is no crossing: before it none has cost anything.
[[nodiscard]] std::vector<Crossing> crossingsOf(const Comparison &comparison);

/// "month 8: Hosted undercuts Cloud" for each crossing of the drawn lines, where they
/// meet; long names are cut. `lines` are the plans' series over month 0, 1 ...
[[nodiscard]] std::vector<ChartMark> crossingMarks(const Comparison &comparison,
                                                   const std::vector<ChartSeries> &lines,
                                                   const NumberFormat &format);

} // namespace steelyard::text
