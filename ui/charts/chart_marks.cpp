#include "ui/charts/chart_marks.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace steelyard::ui {

namespace {

/// More of them would take the chart's place.
constexpr size_t kMostEntries = 4;
/// A number of one digit, or of two, in a font as high as this many radii, fits into its point.
constexpr double kOneDigit = 1.4;
constexpr double kTwoDigits = 1.1;
/// How much larger a point is that holds a number.
constexpr double kGrowth = 1.55;

/// The words of this file.
struct ChartMarkWords
{
    Q_DECLARE_TR_FUNCTIONS(ChartMarks)
};

} // namespace

QString markNumber(const ChartSpec &chart, size_t mark)
{
    return chart.marks.size() > 1 ? QString::number(mark + 1) : QString{};
}

std::vector<MarkEntry> markEntries(const ChartSpec &chart)
{
    std::vector<MarkEntry> entries;
    const size_t count = std::min(chart.marks.size(), kMostEntries);
    for (size_t mark = 0; mark < count; ++mark) {
        const QString &label = chart.marks[mark].label;
        entries.push_back({.number = markNumber(chart, mark),
                           .text = chart.marksName.isEmpty()
                               ? label
                               : ChartMarkWords::tr("%1: %2", "what is marked, its value")
                                     .arg(chart.marksName, label)});
    }
    if (const auto more = static_cast<int>(chart.marks.size() - count); more > 0)
        entries.push_back({.text = ChartMarkWords::tr("and %n more", "marked points", more)});
    return entries;
}

void paintMark(QPainter &painter,
               const QPointF &at,
               double radius,
               const QString &number,
               QColor ink,
               QColor ground)
{
    const double reach = number.isEmpty() ? radius : radius * kGrowth;
    painter.save();
    painter.setPen(QPen{ground, radius / 3.0});
    painter.setBrush(ink);
    painter.drawEllipse(at, reach, reach);
    if (!number.isEmpty()) {
        QFont font = painter.font();
        font.setBold(true);
        font.setPixelSize(
            std::max(1, qRound(reach * (number.size() == 1 ? kOneDigit : kTwoDigits))));
        painter.setFont(font);
        painter.drawText(
            QRectF{at.x() - reach, at.y() - reach, 2 * reach, 2 * reach}, Qt::AlignCenter, number);
    }
    painter.restore();
}

} // namespace steelyard::ui
