#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace steelyard::ui {

/// What a text is on a page; the theme's style sheet gives it size and colour.
enum class TextStyle
{
    Body,
    Heading, ///< 14 px semibold: titles of cards and charts
    Figure, ///< 22 px semibold: the totals
    Muted, ///< secondary
    Note, ///< secondary and small: sources
    Warning,
};

/// A label in `style`. Its text can be selected with the mouse when it is a figure.
[[nodiscard]] QLabel *styledLabel(TextStyle style, const QString &text, QWidget *parent);

/// Gives an existing label another style.
void setTextStyle(QLabel &label, TextStyle style);

} // namespace steelyard::ui
