#pragma once

#include <QLabel>

namespace steelyard::ui {

/// One line of text that ends in "…" where it does not fit; the whole of it is the tool tip.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setWholeText(const QString &text);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace steelyard::ui
