#pragma once

#include <optional>
#include <vector>

namespace steelyard::sizing {

/// How far predictions lie from what was published, as factors of at least 1.
struct ErrorFactors
{
    double median = 1.0;
    double threeQuarters = 1.0;
    double nineTenths = 1.0;

    friend bool operator==(const ErrorFactors &, const ErrorFactors &) = default;
};

/// Of predicted ÷ published, all above 0 and in any order: exp|ln ratio|, sorted; for a share q of
/// n factors the element floor(q·n), the first being 0. Nothing: there are none.
[[nodiscard]] std::optional<ErrorFactors> errorFactors(const std::vector<double> &ratios);

/// The share of ratios within 1 ± `tolerance`. Nothing: there are none.
[[nodiscard]] std::optional<double> shareWithin(const std::vector<double> &ratios,
                                                double tolerance);

} // namespace steelyard::sizing
