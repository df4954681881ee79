#pragma once

#include "ui/text/sizing_answer.h"

#include <QStringList>

namespace steelyard::text {

/// What a reader must know before relying on the answer; empty: nothing.
[[nodiscard]] QStringList sizingWarnings(const SizingView &view, const NumberFormat &format);

/// The same but what stands in `layoutSentences`: whether the memory suffices.
[[nodiscard]] QStringList jobWarnings(const SizingView &view, const NumberFormat &format);

/// The same in a few words, for the row of an accelerator, or why it has no answer.
[[nodiscard]] QString sizingRemark(const SizedAccelerator &sized);

} // namespace steelyard::text
