#pragma once

#include "ui/text/cost_views.h"

#include <span>

namespace steelyard::text {

/// How some streams' costs of some months came about, whose sum is the table's figure.
struct PeriodDerivation
{
    /// One for each stream and run of months that are alike; of months in which a stream is neither
    /// billed nor counted none.
    QStringList paragraphs = {};
    /// The streams without any paragraph, in one sentence; empty: there is none.
    QString nothing = {};
    /// In the view that is shown; streams that can't be told count as 0.
    MinorUnits sum = 0;
};

[[nodiscard]] PeriodDerivation periodDerivation(const Comparison &comparison,
                                                std::span<const CostStream *const> streams,
                                                const Period &period,
                                                const NumberFormat &format);

} // namespace steelyard::text
