#pragma once

#include "ui/charts/chart_colors.h"

#include <QPen>

namespace steelyard::ui {

// How lines are told apart, on screen and on paper: by colour, shade and dashes.

/// The colour of the line of a plan: its role's, every second `variant` in a stronger shade, and
/// always at least 3 : 1 against the ground. Source of the ratio: WCAG 2.2, criterion 1.4.11.
[[nodiscard]] QColor lineColor(ChartRole role, int variant, ChartGround ground);

/// A pen with the dashes of this number; beyond the last they start anew. 0 is solid. Together
/// with the shade of the same variant they make fourteen styles.
[[nodiscard]] QPen dashedPen(const QColor &color, double width, size_t dashes);

} // namespace steelyard::ui
