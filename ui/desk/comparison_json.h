#pragma once

#include "db/project_repository.h"
#include "model/compare/comparison.h"
#include "ui/desk/import_file.h"
#include "ui/text/cost_views.h"
#include "ui/text/number_format.h"

#include <QByteArray>

namespace steelyard::desk {

/// A comparison for scripts: UTF-8, two blanks of indentation, ends with a line feed.
///
/// Amounts are exact decimal strings in major units of `currency`; what is unknown is null.
/// Amounts are in the comparison's view; each plan's `views` have all three. With `by`, each plan
/// has its cost by periods of that length. Sentences are in the installed translation.
[[nodiscard]] QByteArray comparisonAsJson(const Comparison &comparison,
                                          const text::NumberFormat &format,
                                          std::optional<text::PeriodLength> by = {});

/// What an import did, for scripts.
[[nodiscard]] QByteArray importAsJson(const ImportReport &report, const text::NumberFormat &format);

/// The projects of a workspace, for scripts.
[[nodiscard]] QByteArray projectsAsJson(const std::vector<db::ProjectSummary> &projects);

} // namespace steelyard::desk
