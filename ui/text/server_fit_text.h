#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::text {

/// "Power supplies with head-room": the name of a rule.
[[nodiscard]] QString fitRuleName(sizing::FitRule rule);

/// "Problem", "Warning", "Not stated", "Met".
[[nodiscard]] QString fitVerdictName(sizing::FitVerdict verdict);

/// The rule of this stored name; nothing: none.
[[nodiscard]] std::optional<sizing::FitRule> fitRuleOf(const QString &key);

/// "4,000 W"; "—" where it is not stated or the rule has no numbers.
[[nodiscard]] QString fitQuantity(std::optional<double> value,
                                  sizing::FitRule rule,
                                  const NumberFormat &format);

/// Verdict, rule, both numbers with their unit and source of each finding.
[[nodiscard]] ReportTable fitTable(const QString &caption,
                                   const std::vector<sizing::FitFinding> &findings,
                                   const NumberFormat &format);

/// That table without a caption, with each finding's question in the reader's language
/// before its source.
[[nodiscard]] ReportTable askingFitTable(const std::vector<sizing::FitFinding> &findings,
                                         const NumberFormat &format);

/// "2 problems, 1 warning, 5 not stated".
[[nodiscard]] QString fitSummary(const std::vector<sizing::FitFinding> &findings);

/// What to ask the vendor, numbered, a question a line.
[[nodiscard]] QString questionList(const std::vector<sizing::FitFinding> &findings,
                                   Language language);

/// That table, and what to ask the vendor, in Chinese and in English.
[[nodiscard]] std::vector<ReportTable> fitTables(const QString &caption,
                                                 const std::vector<sizing::FitFinding> &findings,
                                                 const NumberFormat &format);

/// Verdict, rule, both numbers with their unit and source of each finding; and what to ask the
/// vendor, in Chinese and in English. Empty where no server was asked about.
[[nodiscard]] std::vector<ReportTable> serverCheckTables(const SizingView &view,
                                                         const NumberFormat &format);

} // namespace steelyard::text
