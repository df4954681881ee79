#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::text {

/// "tensor 8, pipeline 4, 32 replicas, micro-batch 1, ZeRO 1 and selective recompute".
[[nodiscard]] QString layoutName(const sizing::Layout &layout, const NumberFormat &format);

/// What the advice says, a sentence each: whether a given layout fits; the best one with its memory
/// against the card's, or why none fits; the fewest GPUs that hold the job. Empty without advice.
[[nodiscard]] QStringList layoutSentences(const SizingView &view, const NumberFormat &format);

/// What helps where a job does not fit, a sentence each: the single changes of a given layout with
/// which it does, else the best layout, else why there is none. Empty without advice.
[[nodiscard]] QStringList layoutRemedies(const SizingView &view, const NumberFormat &format);

/// The best layout with its memory against the card's; empty: none fits, or no advice.
[[nodiscard]] QString bestLayoutSentence(const SizingView &view, const NumberFormat &format);

/// Whether the GPUs are too few to hold the job, however it is spread.
[[nodiscard]] bool isMemoryTooSmall(const sizing::LayoutAdvice &advice);

/// Whether somebody has settled the layout, and not as the search would.
[[nodiscard]] bool hasGivenLayout(const SizingView &view);

/// Whether such a layout may need more than the card has.
[[nodiscard]] bool isGivenTooLarge(const SizingView &view);

/// Why each neighbour of the best layout is not taken; for a given layout that does not fit, the
/// single changes with which it does.
[[nodiscard]] std::vector<ReportTable> layoutTables(const SizingView &view,
                                                    const NumberFormat &format);

/// The same as lines of text, below the sentences that they explain; empty: neither is known.
[[nodiscard]] QString layoutAlternatives(const SizingView &view, const NumberFormat &format);

/// The name of a change: "tensor 4".
[[nodiscard]] QString changeName(const sizing::LayoutChange &change, const NumberFormat &format);

/// Why a layout is not taken, with both numbers.
[[nodiscard]] QString rejectionText(const sizing::Rejection &rejection, const NumberFormat &format);

} // namespace steelyard::text
