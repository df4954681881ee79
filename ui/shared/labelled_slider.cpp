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

} // namespace

LabelledSlider::LabelledSlider(const QString &label, const QString &unit, QWidget *parent)
    : QWidget{parent}
    , m_label{new QLabel{label, this}}
    , m_box{new QSpinBox{this}}
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
    auto *unitLabel = styledLabel(TextStyle::Muted, unit, this);
    unitLabel->setMinimumWidth(kUnitWidth); // boxes of several sliders stand in line
    grid->addWidget(unitLabel, 0, 2);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    grid->addWidget(m_scale, 2, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    connect(m_slider, &QSlider::valueChanged, this, &LabelledSlider::take);
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
    m_box->setRange(lowest, highest);
    m_slider->setRange(lowest, std::clamp(sliderHighest, lowest, highest));
    m_scale->update();
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
    stretchTo(value);
    m_box->setValue(value);
    m_slider->setValue(value);
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

void LabelledSlider::stretchTo(int value)
{
    if (value <= m_slider->maximum())
        return;
    m_slider->setMaximum(std::min(2 * value, m_box->maximum()));
    m_scale->update();
}

} // namespace steelyard::ui
