#pragma once

#include "model/compare/chart_spec.h"

#include <QColor>
#include <QPointF>

class QPainter;

namespace steelyard::ui {

// The marked points of a line chart, on screen and on paper. Their texts stand in the legend, where
// they cover no line; where there are several, numbers say which text belongs to which point.

/// What the legend says of a mark.
struct MarkEntry
{
    /// Inside the point; empty: the point is plain.
    QString number = {};
    QString text = {};

    friend bool operator==(const MarkEntry &, const MarkEntry &) = default;
};

/// The number of a mark of `chart`, from 1; empty where it is the only one.
[[nodiscard]] QString markNumber(const ChartSpec &chart, size_t mark);

/// One entry per mark in their order; beyond the first few a last one that counts the others.
[[nodiscard]] std::vector<MarkEntry> markEntries(const ChartSpec &chart);

/// The point, larger where it holds a number: `ink` on `ground`.
void paintMark(QPainter &painter,
               const QPointF &at,
               double radius,
               const QString &number,
               QColor ink,
               QColor ground);

} // namespace steelyard::ui
