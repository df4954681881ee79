#include "ui/charts/chart_painting.h"

#include "ui/charts/chart_colors.h"
#include "ui/charts/chart_pattern.h"
#include "ui/charts/chart_ticks.h"
#include "ui/shared/round_steps.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace steelyard::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QColor kText{0x1f, 0x29, 0x33};
constexpr QColor kMuted{0x66, 0x72, 0x7f};
constexpr QColor kGridLine{0xdd, 0xe3, 0xe8};

/// One chart on its way onto paper: lays out title, legend and plot, then draws them.
class ChartPainting final
{
public:
    ChartPainting(QPainter &painter, const QRectF &area, const ChartSpec &chart, const QFont &font);

    void paint();

private:
    void paintTitle();
    void paintSource();
    void paintLegend();
    void paintGrid();
    void paintCategoryAxis();
    void paintNumberAxis();
    void paintBars();
    void paintLines();
    void paintLine(const ChartSeries &series, const QPen &pen);
    void paintMarks();

    [[nodiscard]] bool isBars() const { return m_chart.kind == ChartSpec::Kind::StackedBars; }
    [[nodiscard]] double yAt(double value) const;
    [[nodiscard]] double xAt(double value) const;
    [[nodiscard]] QString tickText(double value) const;
    [[nodiscard]] QPen linePen(size_t index) const;
    void drawText(const QRectF &rect, int flags, const QString &text, const QColor &color);

    QPainter &m_painter;
    const ChartSpec &m_chart;
    QFont m_font;
    QFont m_bold;
    QFontMetricsF m_metrics;
    /// The height of a line of text: the unit of all distances.
    double m_line = 0.0;
    /// What is still free; title, source and legend take their share first.
    QRectF m_free;
    QRectF m_plot;
    ChartTicks m_ticks;
};

ChartPainting::ChartPainting(QPainter &painter,
                             const QRectF &area,
                             const ChartSpec &chart,
                             const QFont &font)
    : m_painter{painter}
    , m_chart{chart}
    , m_font{font}
    , m_bold{font}
    , m_metrics{font, painter.device()}
    , m_line{m_metrics.height()}
    , m_free{area}
    , m_ticks{ticksFor(chart)}
{
    m_bold.setBold(true);
}

void ChartPainting::paint()
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintTitle();
    paintSource();
    paintLegend();

    double widest = 0.0;
    for (const double tick : m_ticks.positions)
        widest = std::max(widest, m_metrics.horizontalAdvance(tickText(tick)));
    const double axisHeight = m_line * 1.4;
    // The unit stands above the axis, the highest bar's total between it and the bar.
    const double topHeight = m_line * (isBars() ? 2.4 : 1.6);
    m_plot = m_free.adjusted(widest + m_line * 0.5, topHeight, -m_line * 0.5, -axisHeight);
    paintGrid();
    if (isBars()) {
        paintBars();
        paintCategoryAxis();
    } else {
        paintNumberAxis();
        paintLines();
        paintMarks();
    }
    m_painter.restore();
}

void ChartPainting::drawText(const QRectF &rect,
                             int flags,
                             const QString &text,
                             const QColor &color)
{
    m_painter.setPen(color);
    m_painter.drawText(rect, flags, text);
}

void ChartPainting::paintTitle()
{
    m_painter.setFont(m_bold);
    const QRectF needed =
        m_painter.boundingRect(m_free, Qt::AlignLeft | Qt::TextWordWrap, m_chart.title);
    drawText(m_free, Qt::AlignLeft | Qt::TextWordWrap, m_chart.title, kText);
    m_painter.setFont(m_font);
    m_free.setTop(needed.bottom() + m_line * 0.3);
}

void ChartPainting::paintSource()
{
    if (m_chart.sourceLine.isEmpty())
        return;
    const QRectF line{m_free.left(), m_free.bottom() - m_line, m_free.width(), m_line};
    drawText(line,
             Qt::AlignLeft | Qt::AlignVCenter,
             m_metrics.elidedText(m_chart.sourceLine, Qt::ElideRight, line.width()),
             kMuted);
    m_free.setBottom(line.top());
}

void ChartPainting::paintLegend()
{
    const double swatch = m_line * 0.7;
    const double lineWidth = isBars() ? swatch : m_line * 1.6;
    const double gap = m_line * 0.3;
    // Entries flow into rows from the left; the rows then stand on the bottom.
    std::vector<QPointF> places;
    QPointF at{0.0, 0.0};
    for (const ChartSeries &series : m_chart.series) {
        const double width = lineWidth + gap + m_metrics.horizontalAdvance(series.name) + m_line;
        if (at.x() > 0.0 && at.x() + width > m_free.width())
            at = {0.0, at.y() + m_line * 1.2};
        places.push_back(at);
        at.rx() += width;
    }
    const double top = m_free.bottom() - at.y() - m_line * 1.3;
    for (size_t i = 0; i < m_chart.series.size(); ++i) {
        const QPointF corner{m_free.left() + places[i].x(), top + places[i].y()};
        if (isBars()) {
            const QRectF box{corner.x(), corner.y() + m_line * 0.15, swatch, swatch};
            fillPart(m_painter, box, m_chart.series[i].role, m_line);
        } else {
            m_painter.setPen(linePen(i));
            const double middle = corner.y() + m_line * 0.5;
            m_painter.drawLine(QPointF{corner.x(), middle},
                               QPointF{corner.x() + lineWidth, middle});
        }
        const QRectF label{corner.x() + lineWidth + gap, corner.y(), m_free.width(), m_line};
        drawText(label, Qt::AlignLeft | Qt::AlignVCenter, m_chart.series[i].name, kText);
    }
    m_free.setBottom(top - m_line * 0.2);
}

QString ChartPainting::tickText(double value) const
{
    return QLocale{QLocale::English}.toString(value, 'f', m_ticks.decimals);
}

double ChartPainting::yAt(double value) const
{
    const double share = (value - m_ticks.lowest) / (m_ticks.highest - m_ticks.lowest);
    return m_plot.bottom() - share * m_plot.height();
}

double ChartPainting::xAt(double value) const
{
    const double first = m_chart.x.empty() ? 0.0 : m_chart.x.front();
    const double last = m_chart.x.empty() ? 1.0 : m_chart.x.back();
    const double share = last > first ? (value - first) / (last - first) : 0.0;
    return m_plot.left() + share * m_plot.width();
}

void ChartPainting::paintGrid()
{
    for (const double tick : m_ticks.positions) {
        const double y = yAt(tick);
        m_painter.setPen(QPen{kGridLine, m_line * 0.05});
        m_painter.drawLine(QPointF{m_plot.left(), y}, QPointF{m_plot.right(), y});
        const QRectF label{
            m_free.left(), y - m_line / 2, m_plot.left() - m_free.left() - m_line * 0.4, m_line};
        drawText(label, Qt::AlignRight | Qt::AlignVCenter, tickText(tick), kMuted);
    }
    const QRectF unit{m_free.left(), m_free.top(), m_free.width(), m_line};
    drawText(unit, Qt::AlignLeft | Qt::AlignVCenter, m_chart.yUnit, kMuted);
}

void ChartPainting::paintCategoryAxis()
{
    const auto count = static_cast<double>(std::max<size_t>(m_chart.categories.size(), 1));
    const double slot = m_plot.width() / count;
    for (size_t i = 0; i < m_chart.categories.size(); ++i) {
        const QRectF label{m_plot.left() + slot * static_cast<double>(i),
                           m_plot.bottom() + m_line * 0.3,
                           slot,
                           m_line};
        drawText(label,
                 Qt::AlignHCenter | Qt::AlignTop,
                 m_metrics.elidedText(m_chart.categories[i], Qt::ElideRight, slot * 0.98),
                 kMuted);
    }
}

void ChartPainting::paintBars()
{
    const auto count = static_cast<double>(std::max<size_t>(m_chart.categories.size(), 1));
    const double slot = m_plot.width() / count;
    const double width = std::min(slot * 0.55, m_line * 5);
    for (size_t bar = 0; bar < m_chart.categories.size(); ++bar) {
        const double left = m_plot.left() + slot * (static_cast<double>(bar) + 0.5) - width / 2;
        double above = 0.0;
        double below = 0.0;
        for (const ChartSeries &series : m_chart.series) {
            const double value = series.values.at(bar);
            double &base = value < 0.0 ? below : above;
            const QRectF part{QPointF{left, yAt(base + value)}, QPointF{left + width, yAt(base)}};
            if (value != 0.0)
                fillPart(m_painter, part.normalized(), series.role, m_line);
            base += value;
        }
        if (bar < m_chart.totals.size()) {
            const QRectF label{left - slot, yAt(above) - m_line * 1.2, width + 2 * slot, m_line};
            drawText(label, Qt::AlignHCenter | Qt::AlignVCenter, m_chart.totals[bar], kText);
        }
    }
}

void ChartPainting::paintNumberAxis()
{
    if (m_chart.x.size() < 2)
        return;
    const double last = m_chart.x.back();
    constexpr int kMostLabels = 8;
    const double step = std::max(1.0, roundStep(last, kMostLabels));
    for (double x = m_chart.x.front(); x <= last; x += step) {
        const QRectF label{xAt(x) - m_line * 2, m_plot.bottom() + m_line * 0.3, m_line * 4, m_line};
        drawText(label, Qt::AlignHCenter | Qt::AlignTop, QString::number(x), kMuted);
    }
    const QRectF unit{m_plot.left(), m_free.top(), m_plot.width(), m_line};
    drawText(unit, Qt::AlignRight | Qt::AlignVCenter, m_chart.xUnit, kMuted);
}

QPen ChartPainting::linePen(size_t index) const
{
    // By position, not by role: neighbours must differ in grey.
    static constexpr std::array kDashes = {
        Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    const ChartSeries &series = m_chart.series.at(index);
    QColor color = chartColor(series.role, ChartGround::Light);
    if (series.variant % 2 == 1)
        color = color.darker(150);
    return QPen{
        color, m_line * 0.13, kDashes.at(index % kDashes.size()), Qt::FlatCap, Qt::RoundJoin};
}

void ChartPainting::paintLine(const ChartSeries &series, const QPen &pen)
{
    QPainterPath path;
    bool isOpen = false;
    for (size_t i = 0; i < std::min(series.values.size(), m_chart.x.size()); ++i) {
        if (std::isnan(series.values[i]))
            break;
        const QPointF point{xAt(m_chart.x[i]), yAt(series.values[i])};
        if (!isOpen) {
            path.moveTo(point);
        } else {
            if (m_chart.kind == ChartSpec::Kind::Steps)
                path.lineTo(point.x(), path.currentPosition().y());
            path.lineTo(point);
        }
        isOpen = true;
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    m_painter.drawPath(path);
}

void ChartPainting::paintLines()
{
    const QPen pale{chartColor(ChartRole::Saved, ChartGround::Light), m_line * 0.06, Qt::DashLine};
    for (const ChartSeries &series : m_chart.savedSeries)
        paintLine(series, pale);
    for (size_t i = 0; i < m_chart.series.size(); ++i)
        paintLine(m_chart.series[i], linePen(i));
}

void ChartPainting::paintMarks()
{
    const double radius = m_line * 0.25;
    std::vector<QRectF> taken;
    for (const ChartMark &mark : m_chart.marks) {
        const QPointF point{xAt(mark.x), yAt(mark.y)};
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(kText);
        m_painter.drawEllipse(point, radius, radius);
        // Right below the point, kept inside the plot and off the labels before it.
        const double width = m_metrics.horizontalAdvance(mark.label) + m_line * 0.2;
        QRectF label{point.x() + radius * 2, point.y() + radius, width, m_line};
        label.moveRight(std::min(label.right(), m_plot.right()));
        label.moveBottom(std::min(label.bottom(), m_plot.bottom()));
        while (std::ranges::any_of(taken, [&](const QRectF &box) { return box.intersects(label); }))
            label.translate(0.0, -m_line);
        taken.push_back(label);
        m_painter.fillRect(label, QColor{255, 255, 255, 200});
        drawText(label, Qt::AlignLeft | Qt::AlignVCenter, mark.label, kText);
    }
}

} // namespace

void paintChart(QPainter &painter, const QRectF &area, const ChartSpec &chart, const QFont &font)
{
    ChartPainting{painter, area, chart, font}.paint();
}

} // namespace steelyard::ui
