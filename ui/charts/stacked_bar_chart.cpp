#include "ui/charts/stacked_bar_chart.h"

#include "ui/shell/theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCursor>
#include <QPainter>
#include <QStackedBarSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>

namespace steelyard::ui {

namespace {

/// Share of its place that a bar fills.
constexpr double kBarWidth = 0.55;
constexpr double kTotalGap = 5.0;
constexpr int kSideRoom = 4;
/// Share of its place that a bar's name may fill.
constexpr double kNameWidth = 0.94;

/// The upper and the lower end of a bar: positive parts stack upwards, negative ones downwards.
struct BarReach
{
    double lowest = 0.0;
    double highest = 0.0;
};

BarReach reachOf(const std::vector<ChartSeries> &series, size_t bar)
{
    BarReach reach;
    for (const ChartSeries &part : series) {
        const double value = bar < part.values.size() ? part.values[bar] : 0.0;
        (value < 0.0 ? reach.lowest : reach.highest) += value;
    }
    return reach;
}

bool hasSameShape(const ChartSpec &a, const ChartSpec &b)
{
    return a.series.size() == b.series.size() && a.categories.size() == b.categories.size()
        && std::ranges::equal(a.series, b.series, {}, &ChartSeries::role, &ChartSeries::role);
}

} // namespace

StackedBarChart::StackedBarChart(QWidget *parent)
    : ChartPlot{parent}
    , m_bars{new QStackedBarSeries{this}}
    , m_names{new QBarCategoryAxis{this}}
{
    m_bars->setBarWidth(kBarWidth);
    m_names->setGridLineVisible(false);
    // The axis would cut long names; they are drawn on two lines instead.
    m_names->setLabelsVisible(false);
    setRoom(kSideRoom, 2 * QFontMetrics{chartFont(font())}.height());
    chart()->addAxis(m_names, Qt::AlignBottom);
    chart()->addSeries(m_bars);
    m_bars->attachAxis(m_names);
    m_bars->attachAxis(&amountAxis());
    connect(m_bars, &QStackedBarSeries::hovered, this, &StackedBarChart::showPart);
}

void StackedBarChart::takeSpec(const ChartSpec &before)
{
    BarReach all;
    for (size_t bar = 0; bar < spec().categories.size(); ++bar) {
        const BarReach now = reachOf(spec().series, bar);
        const BarReach saved = reachOf(spec().savedSeries, bar);
        all.lowest = std::min({all.lowest, now.lowest, saved.lowest});
        all.highest = std::max({all.highest, now.highest, saved.highest});
    }
    fitAmounts(all.lowest, all.highest);
    if (hasSameShape(before, spec()))
        replaceValues();
    else
        rebuild();
    const QStringList names{spec().categories.cbegin(), spec().categories.cend()};
    if (names != m_names->categories())
        m_names->setCategories(names);
}

void StackedBarChart::rebuild()
{
    m_bars->clear();
    for (const ChartSeries &part : spec().series) {
        auto *set = new QBarSet{part.name, m_bars};
        set->append(QList<qreal>{part.values.cbegin(), part.values.cend()});
        m_bars->append(set);
    }
    restyle();
}

void StackedBarChart::replaceValues()
{
    const QList<QBarSet *> sets = m_bars->barSets();
    for (qsizetype index = 0; index < sets.size(); ++index) {
        const ChartSeries &part = spec().series[static_cast<size_t>(index)];
        sets[index]->setLabel(part.name);
        for (size_t bar = 0; bar < part.values.size(); ++bar) {
            const int place = static_cast<int>(bar);
            if (sets[index]->at(place) != part.values[bar])
                sets[index]->replace(place, part.values[bar]);
        }
    }
}

void StackedBarChart::restyle()
{
    const QColor gap = themeColors(toneOf(palette())).surface;
    const QList<QBarSet *> sets = m_bars->barSets();
    for (qsizetype index = 0; index < sets.size(); ++index) {
        sets[index]->setColor(chartColor(spec().series[static_cast<size_t>(index)].role, ground()));
        sets[index]->setBorderColor(gap);
    }
    ChartPlot::restyle();
}

void StackedBarChart::showPart(bool isHovered, int bar, QBarSet *part) const
{
    if (!isHovered) {
        QToolTip::hideText();
        return;
    }
    QToolTip::showText(QCursor::pos(),
                       tr("%1, %2: %3", "plan, category: amount")
                           .arg(m_names->at(bar), part->label(), valueText(part->at(bar))));
}

void StackedBarChart::drawForeground(QPainter *painter, const QRectF &area)
{
    ChartPlot::drawForeground(painter, area);
    for (int bar = 0; bar < static_cast<int>(spec().categories.size()); ++bar) {
        drawSaved(*painter, bar);
        drawTotal(*painter, bar);
        drawName(*painter, bar);
    }
}

void StackedBarChart::drawName(QPainter &painter, int bar) const
{
    const QRectF plot = chart()->plotArea();
    const double place = plot.width() / static_cast<double>(spec().categories.size());
    const double width = kNameWidth * place;
    const QFontMetricsF metrics{painter.font()};
    const QRectF box{plot.left() + (bar + 0.5) * place - width / 2,
                     plot.bottom() + 4.0,
                     width,
                     2 * metrics.height()};
    const QString &name = spec().categories[static_cast<size_t>(bar)];
    const QRectF needed = metrics.boundingRect(box, Qt::TextWordWrap, name);
    const bool fits = needed.height() <= box.height() + 1.0 && needed.width() <= box.width() + 1.0;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(box,
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     fits ? name : metrics.elidedText(name, Qt::ElideRight, 1.6 * width));
}

void StackedBarChart::drawTotal(QPainter &painter, int bar) const
{
    const auto place = static_cast<size_t>(bar);
    if (place >= spec().totals.size())
        return;
    const double now = reachOf(spec().series, place).highest;
    const double saved = reachOf(spec().savedSeries, place).highest;
    // Close under a saved line the total would be struck through: it moves over the line.
    const double lineDistance = chart()->mapToPosition({0, now}, m_bars).y()
        - chart()->mapToPosition({0, saved}, m_bars).y();
    const double textHeight = painter.fontMetrics().height() + kTotalGap;
    const double top = lineDistance > 0.0 && lineDistance < textHeight ? saved : now;
    const QPointF tip = chart()->mapToPosition({static_cast<double>(bar), top}, m_bars);
    const QString &text = spec().totals[place];
    const double width = painter.fontMetrics().horizontalAdvance(text);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QPointF{tip.x() - width / 2, tip.y() - kTotalGap}, text);
}

void StackedBarChart::drawSaved(QPainter &painter, int bar) const
{
    if (spec().savedSeries.empty())
        return;
    const double value = reachOf(spec().savedSeries, static_cast<size_t>(bar)).highest;
    const double half = 0.5 * kBarWidth + 0.08;
    const auto x = static_cast<double>(bar);
    painter.setPen(QPen{chartColor(ChartRole::Saved, ground()), 1.5, Qt::DashLine});
    painter.drawLine(chart()->mapToPosition({x - half, value}, m_bars),
                     chart()->mapToPosition({x + half, value}, m_bars));
}

} // namespace steelyard::ui
