#pragma once

#include "model/compare/chart_spec.h"

#include <QColor>

namespace steelyard::ui {

/// On what the chart stands; plans in green and pale lines differ.
enum class ChartGround
{
    Light, ///< screen in the light theme, and paper
    Dark
};

/// The colour of a category or plan, the same on screen, in the PDF and in files.
/// Source: design of the comparison page; told apart under colour-blindness by order and label.
[[nodiscard]] QColor chartColor(ChartRole role, ChartGround ground);

} // namespace steelyard::ui
