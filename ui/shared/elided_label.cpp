#include "ui/shared/elided_label.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace steelyard::ui {

void ElidedLabel::setWholeText(const QString &text)
{
    setText(text);
    setToolTip(text);
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    updateGeometry();
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

int ElidedLabel::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const auto lines = linesFor(width - margins.left() - margins.right()).size();
    const int further = std::max(0, static_cast<int>(lines) - 1);
    return minimumSizeHint().height() + further * fontMetrics().lineSpacing();
}

QStringList ElidedLabel::linesFor(int width) const
{
    QTextLayout layout{text(), font()};
    layout.setTextOption([] {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        return option;
    }());
    QStringList lines;
    int taken = 0;
    layout.beginLayout();
    while (lines.size() + 1 < m_mostLines && taken < text().size()) {
        QTextLine line = layout.createLine();
        line.setLineWidth(width);
        lines.append(text().mid(taken, line.textLength()).trimmed());
        taken += line.textLength();
    }
    layout.endLayout();
    if (taken < text().size())
        lines.append(fontMetrics().elidedText(text().mid(taken), Qt::ElideRight, width));
    return lines;
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    const QRect box = contentsRect();
    style()->drawItemText(&painter,
                          box,
                          static_cast<int>(alignment()),
                          palette(),
                          isEnabled(),
                          linesFor(box.width()).join(u'\n'),
                          foregroundRole());
}

} // namespace steelyard::ui
