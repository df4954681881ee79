#include "ui/charts/line_chart.h"

#include "ui/charts/chart_marks.h"
#include "ui/charts/line_style.h"
#include "ui/shared/round_steps.h"
#include "ui/shell/theme.h"

#include <QCursor>
#include <QLineSeries>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr double kLineWidth = 2.0;
constexpr double kSavedWidth = 1.2;
constexpr int kMonthTicks = 8;
/// Where the numbers are long.
constexpr int kLongTicks = 4;
/// Between the end of the x axis and its unit.
constexpr int kUnitGap = 18;
/// Distances between ticks that divide years well; beyond ten years, and for numbers of GPUs,
/// round ones do.
constexpr std::array kMonthSteps = {1.0, 2.0, 3.0, 6.0, 12.0, 24.0};

double monthStep(double months)
{
    const auto *step = std::ranges::find_if(
        kMonthSteps, [months](double candidate) { return months / candidate <= kMonthTicks; });
    return step == kMonthSteps.end() ? roundStep(months, kLongTicks) : *step;
}

} // namespace

QPen linePen(const ChartSeries &series, ChartGround ground)
{
    if (series.role == ChartRole::Saved)
        return QPen{chartColor(series.role, ground), kSavedWidth, Qt::DashLine};
    return dashedPen(lineColor(series.role, series.variant, ground),
                     kLineWidth,
                     static_cast<size_t>(series.variant));
}

LineChart::LineChart(QWidget *parent)
    : ChartPlot{parent}
    , m_months{new QValueAxis{this}}
{
    m_months->setGridLineVisible(false);
    m_months->setLabelFormat(u"%.0f"_s);
    m_months->setTickType(QValueAxis::TicksDynamic);
    m_months->setTickAnchor(0.0);
    chart()->addAxis(m_months, Qt::AlignBottom);
}

void LineChart::takeSpec(const ChartSpec &before)
{
    fitAxes();
    const bool hasSameShape =
        before.series.size() == spec().series.size()
        && before.savedSeries.size() == spec().savedSeries.size()
        && std::ranges::equal(before.series, spec().series, [](const auto &a, const auto &b) {
               return a.role == b.role && a.variant == b.variant && a.name == b.name;
           });
    if (!hasSameShape)
        rebuild();
    replacePoints();
}

void LineChart::fitAxes()
{
    double lowest = 0.0;
    double highest = 0.0;
    for (const auto *all : {&spec().series, &spec().savedSeries}) {
        for (const ChartSeries &line : *all) {
            for (const double value : line.values) {
                if (std::isnan(value))
                    continue;
                lowest = std::min(lowest, value);
                highest = std::max(highest, value);
            }
        }
    }
    fitAmounts(lowest, highest);
    const double months = spec().x.empty() ? 1.0 : spec().x.back();
    m_months->setTickInterval(monthStep(months));
    m_months->setRange(0.0, months);
    const QFontMetrics metrics{chartFont(font())};
    setRoom(metrics.horizontalAdvance(spec().xUnit) + kUnitGap, 0);
}

QLineSeries *LineChart::addLine()
{
    auto *line = new QLineSeries{this};
    chart()->addSeries(line);
    line->attachAxis(m_months);
    line->attachAxis(&amountAxis());
    return line;
}

void LineChart::rebuild()
{
    chart()->removeAllSeries(); // and deletes them
    m_saved.clear();
    m_lines.clear();
    // First, so that they lie behind.
    for (size_t index = 0; index < spec().savedSeries.size(); ++index)
        m_saved.append(addLine());
    for (const ChartSeries &series : spec().series) {
        QLineSeries *line = addLine();
        connect(line,
                &QLineSeries::hovered,
                this,
                [this, name = series.name](const QPointF &point, bool isHovered) {
                    showPoint(name, point, isHovered);
                });
        m_lines.append(line);
    }
    restyle();
}

void LineChart::replacePoints()
{
    for (qsizetype index = 0; index < m_saved.size(); ++index)
        m_saved[index]->replace(pointsOf(spec().savedSeries[static_cast<size_t>(index)]));
    for (qsizetype index = 0; index < m_lines.size(); ++index)
        m_lines[index]->replace(pointsOf(spec().series[static_cast<size_t>(index)]));
}

QList<QPointF> LineChart::pointsOf(const ChartSeries &series) const
{
    const bool isStepped = spec().kind == ChartSpec::Kind::Steps;
    QList<QPointF> points;
    const size_t count = std::min(spec().x.size(), series.values.size());
    points.reserve(static_cast<qsizetype>(isStepped ? 2 * count : count));
    for (size_t index = 0; index < count && !std::isnan(series.values[index]); ++index) {
        const QPointF point{spec().x[index], series.values[index]};
        if (isStepped && !points.isEmpty())
            points.append({point.x(), points.constLast().y()});
        points.append(point);
    }
    return points;
}

void LineChart::restyle()
{
    for (qsizetype index = 0; index < m_saved.size(); ++index)
        m_saved[index]->setPen(linePen(spec().savedSeries[static_cast<size_t>(index)], ground()));
    for (qsizetype index = 0; index < m_lines.size(); ++index)
        m_lines[index]->setPen(linePen(spec().series[static_cast<size_t>(index)], ground()));
    ChartPlot::restyle();
}

void LineChart::showPoint(const QString &name, const QPointF &point, bool isHovered) const
{
    if (!isHovered) {
        QToolTip::hideText();
        return;
    }
    const auto after = std::ranges::lower_bound(spec().x, point.x() - 0.5);
    const auto series = std::ranges::find(spec().series, name, &ChartSeries::name);
    if (after == spec().x.end() || series == spec().series.end())
        return;
    const double value = series->values[static_cast<size_t>(after - spec().x.begin())];
    QToolTip::showText(QCursor::pos(),
                       tr("%1, %2 %3: %4", "plan, unit and number of the month: amount")
                           .arg(name, spec().xUnit, locale().toString(*after), valueText(value)));
}

void LineChart::drawForeground(QPainter *painter, const QRectF &area)
{
    ChartPlot::drawForeground(painter, area);
    if (m_lines.isEmpty())
        return;
    const QRectF plot = chart()->plotArea();
    const double baseline = plot.bottom() + painter->fontMetrics().ascent() / 2.0;
    painter->drawText(QPointF{plot.right() + kUnitGap - 4.0, baseline}, spec().xUnit);
    const ThemeColors colors = themeColors(toneOf(palette()));
    for (size_t mark = 0; mark < spec().marks.size(); ++mark) {
        const ChartMark &marked = spec().marks[mark];
        paintMark(*painter,
                  chart()->mapToPosition({marked.x, marked.y}, m_lines.constFirst()),
                  kMarkRadius,
                  markNumber(spec(), mark),
                  colors.text,
                  colors.surface);
    }
}

} // namespace steelyard::ui
