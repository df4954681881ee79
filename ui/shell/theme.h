#pragma once

#include "ui/shell/settings.h"

#include <QColor>

class QApplication;
class QPalette;

namespace steelyard::ui {

/// The few colours of which every page is made. Text stands out at least 4.5 : 1.
struct ThemeColors
{
    QColor background;
    QColor surface;
    QColor line;
    QColor text;
    QColor muted;
    QColor accent;
    QColor good;
    QColor warning;
};

enum class ThemeTone
{
    Light,
    Dark
};

[[nodiscard]] ThemeColors themeColors(ThemeTone tone);

/// Which of the two a palette is, by the lightness of its background.
[[nodiscard]] ThemeTone toneOf(const QPalette &palette);

/// Fusion with our palette, style sheet, font and icon theme, on the whole application.
/// `desktop` is the palette that the desktop gave the application at its start.
void applyTheme(QApplication &application, ThemeChoice choice, const QPalette &desktop);

} // namespace steelyard::ui
