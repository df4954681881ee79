#pragma once

#include "model/compare/plan_return.h"
#include "model/report/report_document.h"
#include "ui/text/number_format.h"

namespace steelyard::text {

/// What hosted and hybrid plans return against renting, one column per plan: money saved, net
/// present value, internal and modified rate of return by month and year, and payback. What is
/// absent reads "—" with its reason. No rows without such a plan or without a
/// cloud plan to hold it against.
[[nodiscard]] ReportTable returnTable(const Comparison &comparison, const NumberFormat &format);

/// Why the internal rate of return is absent, "several rates fit"; empty where there is one.
[[nodiscard]] QString rateGapText(const PlanReturn &result);

} // namespace steelyard::text
