#include "ui/charts/chart_plot.h"

#include "ui/shell/theme.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QLocale>
#include <QValueAxis>

#include <cmath>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kFontPixelSize = 12;
constexpr QSize kLeastSize{220, 176};
/// Room over the plot for the unit.
constexpr int kTopMargin = 22;
constexpr int kRightMargin = 14;
constexpr int kGridParts = 5;
/// Room over the highest bar for its total.
constexpr double kHeadroom = 1.05;

/// As many decimals as the axis steps need.
int decimalsFor(double step)
{
    return step >= 1.0 && step == std::floor(step) ? 0 : step >= 0.1 ? 1 : 2;
}

} // namespace

QFont chartFont(const QFont &body)
{
    QFont font = body;
    font.setPixelSize(kFontPixelSize);
    return font;
}

ChartPlot::ChartPlot(QWidget *parent)
    : QChartView{parent}
    , m_amounts{new QValueAxis{this}}
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    // What is drawn over the series moves with them.
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false); // the card shows through
    setMinimumSize(kLeastSize);
    setFocusPolicy(Qt::NoFocus);
    QChart &frame = *chart();
    frame.legend()->hide();
    frame.setBackgroundVisible(false);
    setRoom(kRightMargin, 0);
    frame.layout()->setContentsMargins(0, 0, 0, 0);
    frame.setLocalizeNumbers(true);
    m_amounts->setLineVisible(false);
    m_amounts->setLabelsFont(chartFont(font()));
    frame.addAxis(m_amounts, Qt::AlignLeft);
}

void ChartPlot::draw(const ChartSpec &spec)
{
    if (spec == m_spec)
        return;
    const ChartSpec before = std::exchange(m_spec, spec);
    takeSpec(before);
    setAccessibleName(spec.title);
    viewport()->update();
}

QSize ChartPlot::sizeHint() const
{
    return kLeastSize;
}

ChartGround ChartPlot::ground() const
{
    return toneOf(palette()) == ThemeTone::Dark ? ChartGround::Dark : ChartGround::Light;
}

void ChartPlot::restyle()
{
    const ThemeColors colors = themeColors(toneOf(palette()));
    for (QAbstractAxis *axis : chart()->axes()) {
        axis->setLabelsColor(colors.muted);
        axis->setLabelsFont(chartFont(font()));
        axis->setGridLinePen(QPen{colors.line, 1});
        axis->setLinePen(QPen{colors.line, 1});
    }
    viewport()->update();
}

void ChartPlot::setRoom(int right, int bottom)
{
    const QMargins margins{0, kTopMargin, right, bottom};
    if (margins != chart()->margins())
        chart()->setMargins(margins);
}

void ChartPlot::fitAmounts(double lowest, double highest)
{
    const RoundRange &range = m_range.take(lowest, highest * kHeadroom, kGridParts);
    m_amounts->setRange(range.lowest, range.highest);
    m_amounts->setTickCount(
        static_cast<int>(std::lround((range.highest - range.lowest) / range.step)) + 1);
    m_amounts->setLabelFormat(u"%.%1f"_s.arg(decimalsFor(range.step)));
}

QString ChartPlot::valueText(double value) const
{
    const int decimals = decimalsFor(m_range.range().step) + 1;
    return tr("%1 %2", "amount, unit").arg(locale().toString(value, 'f', decimals), m_spec.yUnit);
}

void ChartPlot::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void ChartPlot::drawForeground(QPainter *painter, const QRectF &)
{
    painter->setFont(chartFont(font()));
    painter->setPen(palette().color(QPalette::PlaceholderText));
    painter->drawText(QPointF{2.0, painter->fontMetrics().ascent() + 1.0}, m_spec.yUnit);
}

} // namespace steelyard::ui
