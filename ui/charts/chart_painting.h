#pragma once

#include "model/compare/chart_spec.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace steelyard::ui {

/// Draws `chart` as vectors on white paper: title, plot with horizontal grid lines only, own
/// legend, source line. Parts are told apart by patterns and lines by dashes too, so that a grey
/// print reads well. All sizes follow `font`; on any thread.
void paintChart(QPainter &painter, const QRectF &area, const ChartSpec &chart, const QFont &font);

} // namespace steelyard::ui
