#include "ui/shared/elided_label.h"

#include <QPainter>
#include <QStyle>

namespace steelyard::ui {

void ElidedLabel::setWholeText(const QString &text)
{
    setText(text);
    setToolTip(text);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    const QRect box = contentsRect();
    style()->drawItemText(&painter,
                          box,
                          static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                          palette(),
                          isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, box.width()),
                          foregroundRole());
}

} // namespace steelyard::ui
