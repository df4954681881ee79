#pragma once

#include <QLabel>

namespace steelyard::ui {

/// Text on one line, or on a few, that ends in "…" where it does not fit; the whole of it is the
/// tool tip.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setWholeText(const QString &text);
    /// 1 at first; further lines are only taken where the text needs them.
    void setMostLines(int lines);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_mostLines > 1; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList linesFor(int width) const;

    int m_mostLines = 1;
};

} // namespace steelyard::ui
