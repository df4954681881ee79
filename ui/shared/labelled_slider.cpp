#include "ui/shared/labelled_slider.h"

#include "ui/shared/slider_scale.h"
#include "ui/shared/styled_label.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr int kBoxWidth = 84;
constexpr int kUnitWidth = 52;
/// PgUp and PgDn move by this many steps.
constexpr int kStepsPerPage = 4;
/// A stretched slider reaches this many times as far as its value ...
constexpr int kStretch = 2;
/// ... and no more than this many times; beyond, the handle would stick to the left end.
constexpr int kMostStretch = 8;

/// A number box that answers a number above its limit with the limit. A plain one swallows the
/// digit that leads there, so that 500 with a limit of 120 would become 50.
class CappedBox final : public QSpinBox
{
public:
    using QSpinBox::QSpinBox;

    QValidator::State validate(QString &input, int &position) const override
    {
        const QValidator::State state = QSpinBox::validate(input, position);
        if (state != QValidator::Invalid || !isNumber(input))
            return state;
        input = textFromValue(maximum());
        position = static_cast<int>(input.size());
        return QValidator::Acceptable;
    }

private:
    [[nodiscard]] bool isNumber(const QString &input) const
    {
        const QString separator = locale().groupSeparator();
        const QString digits = input.trimmed().remove(separator);
        return !digits.isEmpty()
            && std::ranges::all_of(digits, [](QChar sign) { return sign.isDigit(); });
    }
};

} // namespace

LabelledSlider::LabelledSlider(const QString &label, const QString &unit, QWidget *parent)
    : QWidget{parent}
    , m_label{new QLabel{label, this}}
    , m_unit{styledLabel(TextStyle::Muted, unit, this)}
    , m_box{new CappedBox{this}}
    , m_slider{new QSlider{Qt::Horizontal, this}}
    , m_scale{new SliderScale{*m_slider, this}}
{
    m_label->setBuddy(m_box);
    m_box->setAlignment(Qt::AlignRight);
    m_box->setFixedWidth(kBoxWidth);
    m_box->setGroupSeparatorShown(true);
    m_box->setKeyboardTracking(true);
    m_box->setAccessibleName(label);
    m_slider->setAccessibleName(label);
    m_slider->installEventFilter(this);
    auto *grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_box, 0, 1);
    m_unit->setMinimumWidth(kUnitWidth); // boxes of several sliders stand in line
    grid->addWidget(m_unit, 0, 2);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    grid->addWidget(m_scale, 2, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    connect(m_slider, &QSlider::valueChanged, this, &LabelledSlider::take);
    connect(m_slider, &QSlider::sliderReleased, this, &LabelledSlider::fitReach);
    connect(m_box, &QSpinBox::valueChanged, this, &LabelledSlider::take);
    setFocusProxy(m_slider);
}

int LabelledSlider::value() const
{
    return m_box->value();
}

void LabelledSlider::setRange(int lowest, int highest, int sliderHighest)
{
    const QSignalBlocker quietBox{m_box};
    const QSignalBlocker quietSlider{m_slider};
    m_usualReach = std::clamp(sliderHighest, lowest, highest);
    m_box->setRange(lowest, highest);
    m_slider->setRange(lowest, m_usualReach);
    m_scale->update();
    showValue(m_box->value());
    tellLimits();
}

void LabelledSlider::setUnit(const QString &unit)
{
    m_unit->setText(unit);
}

void LabelledSlider::setStep(int step)
{
    m_slider->setSingleStep(step);
    m_slider->setPageStep(kStepsPerPage * step);
}

void LabelledSlider::setSavedValue(int value)
{
    m_saved = value;
    m_scale->setMark(value);
}

void LabelledSlider::showValue(int value)
{
    const QSignalBlocker quietBox{m_box};
    const QSignalBlocker quietSlider{m_slider};
    m_box->setValue(value);
    fitReach();
    m_slider->setValue(m_box->value());
}

bool LabelledSlider::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTipChange)
        tellLimits();
    return QWidget::event(event);
}

bool LabelledSlider::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Home) {
        m_slider->setValue(m_saved);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LabelledSlider::take(int value)
{
    showValue(value);
    Q_EMIT valueChanged(value);
}

void LabelledSlider::fitReach()
{
    const QSignalBlocker quiet{m_slider};
    const int reach = reachFor(m_box->value());
    // Under a dragging hand the scale may grow but never jumps away.
    if (reach == m_slider->maximum() || (m_slider->isSliderDown() && reach < m_slider->maximum()))
        return;
    m_slider->setMaximum(reach);
    m_scale->update();
}

int LabelledSlider::reachFor(int value) const
{
    if (value <= m_usualReach)
        return m_usualReach;
    const int reach = m_slider->maximum();
    if (value <= reach && reach / kMostStretch <= value)
        return reach;
    return value > m_box->maximum() / kStretch ? m_box->maximum() : kStretch * value;
}

void LabelledSlider::tellLimits()
{
    const QString limits = tr("From %1 to %2.")
                               .arg(m_box->locale().toString(m_box->minimum()),
                                    m_box->locale().toString(m_box->maximum()));
    m_box->setToolTip(toolTip().isEmpty() ? limits : toolTip() + u'\n' + limits);
}

} // namespace steelyard::ui
