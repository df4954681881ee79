#pragma once

#include "model/compare/comparison.h"
#include "model/tco/ledger.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Looks at single streams of a comparison's first plan.

namespace steelyard::testing {

/// The plan's stream of this kind, if any.
inline const CostStream *streamOf(const Comparison &comparison, StreamKind kind)
{
    const auto &streams = comparison.plans.front().streams;
    const auto found = std::ranges::find(streams, kind, &CostStream::kind);
    return found == streams.end() ? nullptr : &*found;
}

/// In major units of a currency with two decimals; 0 where there is no such stream.
inline double amountOf(const CostStream *stream)
{
    return stream == nullptr ? 0.0 : static_cast<double>(tco::sumOf(stream->entries)) / 100.0;
}

/// Whether the factors tell what the stream costs, as a whole and in each month.
inline bool isDerived(const CostStream &stream)
{
    double product = 1.0;
    for (const Factor &factor : stream.factors)
        product *= factor.value;
    const double halfCents = 0.0051 * static_cast<double>(stream.entries.size());
    bool isTold = std::abs(product - amountOf(&stream)) <= halfCents;
    for (size_t month = 0; month < stream.entries.size(); ++month) {
        double entry = 1.0;
        for (const Factor &factor : stream.factors)
            entry *= factor.in(month);
        isTold =
            isTold && std::abs(entry * 100.0 - static_cast<double>(stream.entries[month])) <= 0.51;
    }
    if (!isTold)
        qWarning("%.12g instead of %.12g", product, amountOf(&stream));
    return isTold;
}

} // namespace steelyard::testing
