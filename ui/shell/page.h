#pragma once

#include <QVariantMap>
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

    /// What is open and chosen: here all tabs and folds, more in some pages. A window in another
    /// language is built anew and takes it over.
    [[nodiscard]] virtual QVariantMap state() const;
    /// Opens and chooses the same, as far as it is there.
    virtual void restore(const QVariantMap &state);
};

} // namespace steelyard::ui
