#pragma once

#include "model/compare/offer_fit.h"
#include "ui/desk/shipped_catalogue.h"

namespace steelyard::desk {

/// One line of the project held against itself, the project's site and its job, if it has one that
/// can be sized on the line's accelerator. `rows` as of `rowsFor`. Thread: any.
[[nodiscard]] std::vector<sizing::FitFinding> checkedLine(const QuoteLine &line,
                                                          const Project &project,
                                                          const ShippedCatalogue &rows);

/// All server lines of the newest revisions, in the order of the quotes; those of one quote where
/// `quote`, its id or its name in either language, is not empty. Errors: NotFound for the quote.
[[nodiscard]] Result<std::vector<OfferFit>> checkedOffers(const Dossier &dossier,
                                                          const ShippedCatalogue &catalogue,
                                                          const QString &quote);

/// For scripts: UTF-8, ends with a line feed. A number that is not stated is null, as is the
/// question of a rule that is met.
[[nodiscard]] QByteArray offersAsJson(const std::vector<OfferFit> &fits);

} // namespace steelyard::desk
