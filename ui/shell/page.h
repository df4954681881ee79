#pragma once

#include <QIcon>
#include <QWidget>

namespace steelyard::ui {

/// One page of the main window: a title, an icon and one main question.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    /// freedesktop icon name.
    [[nodiscard]] virtual QString iconName() const = 0;
    /// The page is shown now; put the focus where work begins.
    virtual void activate() { setFocus(); }
};

} // namespace steelyard::ui
