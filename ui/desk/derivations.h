#pragma once

#include "model/base/result.h"
#include "model/compare/comparison.h"
#include "ui/text/number_format.h"

#include <QByteArray>

namespace steelyard::desk {

/// Which costs of which plan are to be explained.
struct DerivationRequest
{
    /// Id or name.
    QString plan = {};
    /// Nothing: all.
    std::optional<CostCategory> category = {};
    /// 1 = the first; nothing: all together.
    std::optional<int> month = {};
};

/// The streams of one plan that answer a request, in the plan's order.
struct Derivations
{
    size_t plan = 0;
    std::optional<CostCategory> category = {};
    std::optional<int> month = {};
    std::vector<size_t> streams = {};
};

/// The plan with this id; else the only one with this name, in either language.
/// Errors: UnknownPlan, AmbiguousPlan.
[[nodiscard]] Result<size_t> findPlan(const Comparison &comparison, const QString &nameOrId);

/// Errors: UnknownPlan, AmbiguousPlan, BadMonth.
[[nodiscard]] Result<Derivations> findDerivations(const Comparison &comparison,
                                                  const DerivationRequest &request);

/// The sum of what is explained; streams that can't be told count as 0.
[[nodiscard]] MinorUnits explainedAmount(const Comparison &comparison,
                                         const Derivations &derivations);

/// The same of all months as it is paid, which differs where the exchange rate moves: each payment
/// is converted at the rate of its own month.
[[nodiscard]] MinorUnits paidAmount(const Comparison &comparison, const Derivations &derivations);

/// Whether each of the costs can be told.
[[nodiscard]] bool isExplainedComplete(const Comparison &comparison,
                                       const Derivations &derivations);

/// The derivations for a person: one paragraph for each stream, as in the window and in the
/// report, or a sentence why there is none. Of one month those that cost nothing in it share a
/// sentence.
[[nodiscard]] QString derivationsText(const Comparison &comparison,
                                      const Derivations &derivations,
                                      const text::NumberFormat &format);

/// The derivations for scripts: UTF-8, two blanks of indentation, ends with a line feed.
///
/// Amounts are exact decimal strings in major units of `currency`; what is unknown is null. The
/// product of the factors' values is the amount before rounding.
[[nodiscard]] QByteArray derivationsAsJson(const Comparison &comparison,
                                           const Derivations &derivations,
                                           const text::NumberFormat &format);

} // namespace steelyard::desk
