#include "ui/shell/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace steelyard::ui {

namespace {

/// What the wheel would change; null: something else.
QWidget *changedByWheel(QObject *watched)
{
    const bool isOne = qobject_cast<QComboBox *>(watched) != nullptr
        || qobject_cast<QAbstractSpinBox *>(watched) != nullptr
        || qobject_cast<QSlider *>(watched) != nullptr;
    return isOne ? static_cast<QWidget *>(watched) : nullptr;
}

} // namespace

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    QWidget *widget = changedByWheel(watched);
    if (widget == nullptr)
        return false;
    if (event->type() == QEvent::Polish) {
        // The wheel would give it the focus first.
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (widget->hasFocus())
        return false;
    event->ignore(); // to what stands around it
    return true;
}

} // namespace steelyard::ui
