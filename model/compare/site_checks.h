#pragma once

#include "model/compare/figure_checks.h"

#include <array>

namespace steelyard {

/// What a site is paid for, as far as one bad figure leaves the rest standing.
enum class SitePart
{
    Electricity, ///< energy, and what the grid bills for power
    Cooling,
    Hosting, ///< racks, and kilowatts that are committed to a host
    Bandwidth,
    Traffic,
    Storage,
    Staff
};

inline constexpr std::array kSiteParts = {SitePart::Electricity,
                                          SitePart::Cooling,
                                          SitePart::Hosting,
                                          SitePart::Bandwidth,
                                          SitePart::Traffic,
                                          SitePart::Storage,
                                          SitePart::Staff};

/// Looks at the figures of one part of a site, and whether it states something in two ways.
void checkSitePart(InputChecks &checks, const Site &site, SitePart part);

} // namespace steelyard
