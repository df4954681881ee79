#pragma once

#include "model/sizing/server_fit.h"

#include <vector>

namespace steelyard::sizing {

/// What the vendor's own words and the data sheet say differently, each a warning. RAM and drives
/// are left out: they are ordered as one likes.
[[nodiscard]] std::vector<FitFinding> contradictions(const ServerOffer &words,
                                                     const ServerOffer &sheet);

/// What the offer prints that can't be, or can't be delivered, by rules that apply to few offers.
[[nodiscard]] std::vector<FitFinding> printedContradictions(const ServerOffer &offer,
                                                            const SiteLimits &site);

/// Worst first, in the order of the rules among equals.
void sortFindings(std::vector<FitFinding> &findings);

} // namespace steelyard::sizing
