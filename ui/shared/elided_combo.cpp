#include "ui/shared/elided_combo.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

namespace steelyard::ui {

namespace {

/// The style's own ground on both sides of the text.
constexpr int kTextMargin = 4;

} // namespace

QString ElidedCombo::fittingText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width() - kTextMargin);
}

bool ElidedCombo::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && fittingText() != currentText()) {
        const QString tip = toolTip();
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(
            help->globalPos(), tip.isEmpty() ? currentText() : currentText() + u'\n' + tip, this);
        return true;
    }
    return QComboBox::event(event);
}

void ElidedCombo::paintEvent(QPaintEvent *)
{
    QStylePainter painter{this};
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = fittingText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace steelyard::ui
