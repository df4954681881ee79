#pragma once

#include <vector>

namespace steelyard::tco {

/// One cost over the months: quantity × rate × growth.
struct Stream
{
    /// One per month, first month first.
    std::vector<double> quantities = {};
    /// Price of one unit in major units of the reporting currency, all constant factors included.
    double rate = 0.0;
    /// By how much the rate grows each year, stepwise; the first year is as it is.
    double growthPerYear = 0.0;
};

} // namespace steelyard::tco
