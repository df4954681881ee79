#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::text {

/// "Power supplies with head-room": the name of a rule.
[[nodiscard]] QString fitRuleName(sizing::FitRule rule);

/// "Problem", "Warning", "Not stated", "Met".
[[nodiscard]] QString fitVerdictName(sizing::FitVerdict verdict);

/// Verdict, rule, both numbers with their unit and source of each finding; and what to ask the
/// vendor, in Chinese and in English. Empty where no server was asked about.
[[nodiscard]] std::vector<ReportTable> serverCheckTables(const SizingView &view,
                                                         const NumberFormat &format);

} // namespace steelyard::text
