#pragma once

#include <QObject>

namespace steelyard::ui {

/// Lets the wheel change only the box or slider that has the focus: over any other it scrolls the
/// page, so that nobody changes a figure while scrolling past it.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace steelyard::ui
