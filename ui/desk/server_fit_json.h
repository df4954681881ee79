#pragma once

#include "model/compare/offer_fit.h"
#include "ui/desk/json_values.h"
#include "ui/text/sizing_text.h"

namespace steelyard::desk {

/// The check of an offered server; null where none was asked for. A number that is not stated is
/// null, as is the question of a rule that is met.
[[nodiscard]] Json serverFitJson(const text::SizingView &view);

/// Server lines with their findings, as an array.
[[nodiscard]] Json offerFitsJson(const std::vector<OfferFit> &fits);

/// The findings alone, as an array.
[[nodiscard]] Json fitFindingsJson(const std::vector<sizing::FitFinding> &findings);

} // namespace steelyard::desk
