#include "ui/shared/styled_label.h"

#include <QLabel>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// As the theme's style sheet spells it.
QString styleName(TextStyle style)
{
    switch (style) {
    case TextStyle::Body:
        return u"body"_s;
    case TextStyle::Heading:
        return u"heading"_s;
    case TextStyle::Figure:
        return u"figure"_s;
    case TextStyle::Muted:
        return u"muted"_s;
    case TextStyle::Note:
        return u"note"_s;
    case TextStyle::Warning:
        return u"warning"_s;
    }
    return {};
}

} // namespace

QLabel *styledLabel(TextStyle style, const QString &text, QWidget *parent)
{
    auto *label = new QLabel{text, parent};
    setTextStyle(*label, style);
    if (style == TextStyle::Figure)
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void setTextStyle(QLabel &label, TextStyle style)
{
    const QString name = styleName(style);
    if (label.property("textStyle").toString() == name)
        return;
    label.setProperty("textStyle", name);
    // A style sheet reads properties only when it is applied.
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

} // namespace steelyard::ui
