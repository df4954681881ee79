#pragma once

#include <QWidget>

namespace steelyard::ui {

/// One page of the main window, with one main question. Its title stands in `pages.h`, because the
/// navigation names pages before they are built.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The page is shown now; put the focus where work begins.
    virtual void activate() { setFocus(); }
};

} // namespace steelyard::ui
