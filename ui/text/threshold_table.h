#pragma once

#include "model/compare/comparison.h"
#include "model/report/report_document.h"
#include "ui/text/number_format.h"

namespace steelyard::text {

/// What must change for the ranking to turn: the price of each quote line at which another plan
/// draws level with the cheapest, and the use from which held machines cost less than rented ones.
/// No rows where nothing is ranked.
[[nodiscard]] ReportTable thresholdTable(const Comparison &comparison, const NumberFormat &format);

} // namespace steelyard::text
