#include "model/sizing/error_factors.h"

#include <algorithm>
#include <cmath>

namespace steelyard::sizing {

std::optional<ErrorFactors> errorFactors(const std::vector<double> &ratios)
{
    if (ratios.empty())
        return {};
    std::vector<double> factors;
    factors.reserve(ratios.size());
    for (const double ratio : ratios)
        factors.push_back(std::max(ratio, 1.0 / ratio));
    std::ranges::sort(factors);
    const auto at = [&](double share) { return factors[size_t(share * double(factors.size()))]; };
    return ErrorFactors{at(0.5), at(0.75), at(0.9)};
}

std::optional<double> shareWithin(const std::vector<double> &ratios, double tolerance)
{
    if (ratios.empty())
        return {};
    const auto inside = std::ranges::count_if(
        ratios, [tolerance](double ratio) { return std::abs(ratio - 1.0) <= tolerance; });
    return double(inside) / double(ratios.size());
}

} // namespace steelyard::sizing
