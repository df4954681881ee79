#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::text {

/// "tensor 8, pipeline 4, 32 replicas, micro-batch 1, ZeRO 1 and selective recompute".
[[nodiscard]] QString layoutName(const sizing::Layout &layout, const NumberFormat &format);

/// What the advice says, a sentence each: the best layout with its memory against the card's, or
/// that none fits; the fewest GPUs that hold the job. Empty without advice.
[[nodiscard]] QStringList layoutSentences(const SizingView &view, const NumberFormat &format);

/// Why each neighbour of the best layout is not taken; for a given layout that does not fit, the
/// single changes with which it does.
[[nodiscard]] std::vector<ReportTable> layoutTables(const SizingView &view,
                                                    const NumberFormat &format);

/// The name of a change: "tensor 4".
[[nodiscard]] QString changeName(const sizing::LayoutChange &change, const NumberFormat &format);

/// Why a layout is not taken, with both numbers.
[[nodiscard]] QString rejectionText(const sizing::Rejection &rejection, const NumberFormat &format);

} // namespace steelyard::text
