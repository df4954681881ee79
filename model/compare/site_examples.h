#pragma once

#include "model/compare/project.h"

#include <span>

namespace steelyard {

/// A machine room whose figures are published, as a beginning for one's own.
struct SiteExample
{
    /// In English; translated in the context "SiteExamples".
    const char *name = "";
    /// Where the price of electricity is from, and where the other figures are, likewise.
    const char *electricitySource = "";
    const char *otherSources = "";
    const char *currency = "";
};

/// First a Chinese one, whose electricity is priced by the hour, then one of the United States.
[[nodiscard]] std::span<const SiteExample> siteExamples();

/// Replaces the prices of the Chinese example's tariff by what makes them: the parts of the price,
/// and a multiple of two of them for each period.
void priceByParts(Site &chineseExample);

/// The example's figures, without id, name and source; what nobody publishes stays unknown.
[[nodiscard]] Site siteOf(const SiteExample &example);

} // namespace steelyard
