#pragma once

#include "ui/text/sizing_text.h"

#include <vector>

namespace steelyard::text {

/// What training on one token costs as one convention counts it, and what share of the dense 16-bit
/// peak that is.
struct CountedFlops
{
    sizing::FlopConvention convention = {};
    double perToken = 0.0;
    double utilisation = 0.0;
};

/// By 6·N, with causal and with full attention, and, where the job computes something twice,
/// hardware FLOPs.
[[nodiscard]] std::vector<CountedFlops> countedFlops(const SizingView &view);

/// The same as a table.
[[nodiscard]] ReportTable flopsTable(const SizingView &view, const NumberFormat &format);

} // namespace steelyard::text
