#pragma once

#include "model/quotes/quote_line.h"
#include "ui/editing/field.h"

#include <vector>

namespace steelyard::ui {

// What a line's price depends on beside the unit.

/// In a few words, only shown: "2 tiers · upfront 12000 · 12 months"; the tip has the tiers.
[[nodiscard]] Field<QuoteLine> termsField();

/// The quantity tiers, "10: 5.80; 50: 5.20", and how they are read. From each quantity on, which
/// rises, the price of a unit.
[[nodiscard]] std::vector<Field<QuoteLine>> tierFields();

} // namespace steelyard::ui
