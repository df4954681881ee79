#pragma once

#include <QComboBox>

namespace steelyard::ui {

/// A list of choices that ends a text too long for it with "…", so that nobody takes a part of it
/// for the whole; under the mouse stands all of it.
class ElidedCombo final : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString fittingText() const;
};

} // namespace steelyard::ui
