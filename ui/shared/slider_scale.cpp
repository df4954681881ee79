#include "ui/shared/slider_scale.h"

#include "ui/shared/round_steps.h"

#include <QPainter>
#include <QPainterPath>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>

namespace steelyard::ui {

namespace {

constexpr int kTickLength = 4;
constexpr int kLabelPixelSize = 11;
constexpr int kHeight = kTickLength + kLabelPixelSize + 4;
constexpr int kTickCount = 4;
constexpr qreal kMarkHalfWidth = 4.0;

} // namespace

SliderScale::SliderScale(const QSlider &slider, QWidget *parent)
    : QWidget{parent}
    , m_slider{slider}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumHeight(kHeight);
}

void SliderScale::setMark(int value)
{
    m_mark = value;
    setToolTip(tr("The mark shows the saved value: %1. Home goes back to it.")
                   .arg(locale().toString(value)));
    update();
}

QSize SliderScale::sizeHint() const
{
    return {120, kHeight};
}

qreal SliderScale::positionOf(int value) const
{
    QStyleOptionSlider option;
    option.initFrom(&m_slider);
    const int handle = m_slider.style()->pixelMetric(QStyle::PM_SliderLength, &option, &m_slider);
    return handle / 2.0
        + QStyle::sliderPositionFromValue(
               m_slider.minimum(), m_slider.maximum(), value, width() - handle);
}

void SliderScale::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPixelSize(kLabelPixelSize);
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::PlaceholderText));

    const int lowest = m_slider.minimum();
    const int highest = m_slider.maximum();
    const int step = std::max(1, static_cast<int>(roundStep(highest - lowest, kTickCount)));
    QList<int> ticks{lowest};
    for (int value = step * (lowest / step + 1); value <= highest; value += step)
        ticks.append(value);
    for (const int value : std::as_const(ticks)) {
        const qreal x = positionOf(value);
        painter.drawLine(QPointF{x, 0}, QPointF{x, kTickLength});
        const QString label = locale().toString(value); // as the number box writes it
        const qreal width = painter.fontMetrics().horizontalAdvance(label);
        const qreal left = std::clamp(x - width / 2, 0.0, this->width() - width);
        painter.drawText(QPointF{left, static_cast<qreal>(kHeight - 2)}, label);
    }
    if (!m_mark || *m_mark > highest)
        return;
    const qreal x = positionOf(*m_mark);
    QPainterPath triangle{QPointF{x, -1}};
    triangle.lineTo(x + kMarkHalfWidth, kTickLength + 2);
    triangle.lineTo(x - kMarkHalfWidth, kTickLength + 2);
    triangle.closeSubpath();
    painter.fillPath(triangle, palette().color(QPalette::Highlight));
}

} // namespace steelyard::ui
