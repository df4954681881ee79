#include "ui/charts/chart_legend.h"

#include "ui/charts/chart_marks.h"
#include "ui/charts/line_chart.h"
#include "ui/shell/theme.h"

#include <QPainter>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr int kSignWidth = 14;
constexpr int kLineSignWidth = 24;
constexpr int kSignGap = 6;
constexpr int kEntryGap = 14;
constexpr int kLineGap = 2;

bool isNothing(double value)
{
    return value == 0.0;
}

} // namespace

ChartLegend::ChartLegend(QWidget *parent)
    : QWidget{parent}
{
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartLegend::setChart(const ChartSpec &spec)
{
    const Sign sign = spec.kind == ChartSpec::Kind::StackedBars ? Sign::Square : Sign::Line;
    std::vector<Entry> entries;
    for (const ChartSeries &series : spec.series) {
        // A category that no plan has needs no explanation.
        if (sign == Sign::Square && std::ranges::all_of(series.values, isNothing))
            continue;
        entries.push_back(
            {.sign = sign,
             .series = {.name = series.name, .role = series.role, .variant = series.variant}});
    }
    if (!spec.savedSeries.empty()) {
        entries.push_back(
            {.sign = Sign::Line,
             .series = {.name = spec.savedName.isEmpty() ? tr("Saved case") : spec.savedName,
                        .role = ChartRole::Saved}});
    }
    for (const MarkEntry &mark : markEntries(spec))
        entries.push_back(
            {.sign = Sign::Dot, .series = {.name = mark.text}, .number = mark.number});
    if (entries == m_entries)
        return;
    m_entries = std::move(entries);
    updateGeometry();
    update();
}

QSize ChartLegend::sizeHint() const
{
    // One line if the panel allows; heightForWidth says the rest.
    return {200, fontMetrics().height()};
}

int ChartLegend::heightForWidth(int width) const
{
    const auto boxes = places(width);
    return boxes.empty() ? fontMetrics().height() : boxes.back().bottom() + 1;
}

int ChartLegend::signWidth(Sign sign)
{
    return sign == Sign::Line ? kLineSignWidth : kSignWidth;
}

std::vector<QRect> ChartLegend::places(int width) const
{
    const int height = fontMetrics().height();
    std::vector<QRect> boxes;
    int x = 0;
    int y = 0;
    for (const Entry &entry : m_entries) {
        const int entryWidth =
            signWidth(entry.sign) + kSignGap + fontMetrics().horizontalAdvance(entry.series.name);
        if (x > 0 && x + entryWidth > width) {
            x = 0;
            y += height + kLineGap;
        }
        boxes.emplace_back(x, y, entryWidth, height);
        x += entryWidth + kEntryGap;
    }
    return boxes;
}

void ChartLegend::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const auto boxes = places(width());
    for (size_t index = 0; index < boxes.size(); ++index) {
        const QRect &box = boxes[index];
        const int sign = signWidth(m_entries[index].sign);
        paintSign(painter, QRectF{box.topLeft(), QSizeF(sign, box.height())}, m_entries[index]);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(box.adjusted(sign + kSignGap, 0, 1, 0),
                         Qt::AlignVCenter | Qt::TextSingleLine,
                         m_entries[index].series.name);
    }
}

void ChartLegend::paintSign(QPainter &painter, const QRectF &box, const Entry &entry) const
{
    const ThemeTone tone = toneOf(palette());
    const auto ground = tone == ThemeTone::Dark ? ChartGround::Dark : ChartGround::Light;
    const QPointF middle = box.center();
    switch (entry.sign) {
    case Sign::Square: {
        constexpr double kSide = 10.0;
        painter.fillRect(QRectF{middle - QPointF{kSide / 2, kSide / 2}, QSizeF{kSide, kSide}},
                         chartColor(entry.series.role, ground));
        return;
    }
    case Sign::Line:
        painter.setPen(linePen(entry.series, ground));
        painter.drawLine(QPointF{box.left(), middle.y()}, QPointF{box.right(), middle.y()});
        return;
    case Sign::Dot:
        paintMark(painter,
                  middle,
                  kMarkRadius,
                  entry.number,
                  themeColors(tone).text,
                  themeColors(tone).surface);
        return;
    }
}

} // namespace steelyard::ui
