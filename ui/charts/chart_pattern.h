#pragma once

#include "model/compare/chart_spec.h"

#include <QRectF>

class QPainter;

namespace steelyard::ui {

/// Fills one part of a bar with its category's colour and hatching, which tells it apart in grey.
/// `line` is the height of a line of text: the hatching's distances follow it.
void fillPart(QPainter &painter, const QRectF &part, ChartRole role, double line);

} // namespace steelyard::ui
