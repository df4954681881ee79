#include "ui/shell/theme.h"

#include "ui/shell/page_style.h"

#include <QApplication>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kBodyPointSize = 10;
/// Below this lightness (of 255) a background counts as dark.
constexpr int kDarkBelow = 128;

QPalette paletteOf(const ThemeColors &colors, ThemeTone tone)
{
    const QColor onAccent = tone == ThemeTone::Light ? QColor{Qt::white} : colors.background;
    QPalette palette;
    palette.setColor(QPalette::Window, colors.background);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.surface);
    palette.setColor(QPalette::AlternateBase, colors.background);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Button, colors.surface);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::ToolTipBase, colors.surface);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::Mid, colors.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.line);
    return palette;
}

/// What palettes can't say: cards, headings, navigation, tables. %1 background, %2 surface,
/// %3 line, %4 text, %5 muted, %6 accent, %7 good, %8 warning, %9 navigation.
QString styleSheet(const ThemeColors &colors, ThemeTone tone)
{
    static constexpr auto kSheet = R"(
QFrame[card="plain"] { background: %2; border: 1px solid %3; border-radius: 6px; }
QFrame[card="plain"]:focus { border: 1px solid %6; }
QFrame[card="best"] { background: %2; border: 2px solid %7; border-radius: 6px; }
QLabel[textStyle="heading"] { font-size: 14px; font-weight: 600; }
QLabel[textStyle="figure"] { font-size: 22px; font-weight: 600; }
QLabel[textStyle="muted"] { color: %5; }
QLabel[textStyle="note"] { color: %5; font-size: 11px; }
QLabel[textStyle="warning"] { color: %8; }
QLabel[badge="good"] { background: %7; color: %2; border-radius: 9px; padding: 1px 10px; font-weight: 600; }
QLabel[badge="warning"] { background: %8; color: %2; border-radius: 9px; padding: 1px 10px; font-weight: 600; }
QListView#navigation { background: %9; border: none; border-right: 1px solid %3; outline: none; }
QListView#navigation::item { padding-left: 12px; border-left: 3px solid transparent; color: %4; }
QListView#navigation::item:hover { background: %1; }
QListView#navigation::item:selected { background: %2; color: %6; border-left: 3px solid %6; }
QTabBar::tab { background: transparent; color: %5; border: none; border-bottom: 2px solid transparent; padding: 4px 12px; }
QTabBar::tab:hover { color: %4; }
QTabBar::tab:selected { color: %6; border-bottom: 2px solid %6; }
QTableView, QTreeView, QListWidget { background: %2; alternate-background-color: %1; gridline-color: %3; border: 1px solid %3; border-radius: 2px; }
QHeaderView { background: %1; }
QHeaderView::section { background: %1; color: %5; border: none; border-right: 1px solid %3; border-bottom: 1px solid %3; padding: 4px 6px; }
QHeaderView::section:vertical { padding: 0 6px; }
QTableCornerButton::section { background: %1; border: none; }
QToolButton::menu-indicator { image: none; }
QStatusBar::item { border: none; }
QToolTip { background: %2; color: %4; border: 1px solid %3; padding: 4px; }
)";
    const QColor navigation =
        tone == ThemeTone::Light ? colors.background.darker(103) : colors.background.darker(125);
    return QString::fromLatin1(kSheet).arg(colors.background.name(),
                                           colors.surface.name(),
                                           colors.line.name(),
                                           colors.text.name(),
                                           colors.muted.name(),
                                           colors.accent.name(),
                                           colors.good.name(),
                                           colors.warning.name(),
                                           navigation.name());
}

/// The desktop's own family first, then simplified Chinese faces: fontconfig alone may take the
/// Japanese ones.
QFont bodyFont()
{
    QFont font = QApplication::font();
    QStringList families = font.families();
    for (const auto &family : {u"Noto Sans CJK SC"_s, u"WenQuanYi Micro Hei"_s}) {
        if (!families.contains(family))
            families.append(family);
    }
    font.setFamilies(families);
    font.setPointSize(kBodyPointSize);
    return font;
}

/// A bare X session names no icon theme and searches nowhere.
void setIconTheme(ThemeTone tone)
{
    QStringList paths = QIcon::themeSearchPaths();
    if (const auto shared = u"/usr/share/icons"_s; !paths.contains(shared))
        QIcon::setThemeSearchPaths(paths << shared);
    const QString breeze = tone == ThemeTone::Light ? u"breeze"_s : u"breeze-dark"_s;
    QIcon::setFallbackThemeName(breeze);
    // Breeze comes in ink for light and for dark grounds; another theme is the desktop's choice.
    const QString current = QIcon::themeName();
    if (current.isEmpty() || current == "hicolor"_L1 || current.startsWith("breeze"_L1))
        QIcon::setThemeName(breeze);
}

} // namespace

ThemeColors themeColors(ThemeTone tone)
{
    if (tone == ThemeTone::Light) {
        return {.background = QColor{0xf4, 0xf6, 0xf8},
                .surface = QColor{0xff, 0xff, 0xff},
                .line = QColor{0xdd, 0xe3, 0xe8},
                .text = QColor{0x1f, 0x29, 0x33},
                .muted = QColor{0x66, 0x72, 0x7f},
                .accent = QColor{0x1f, 0x6f, 0xb2},
                .good = QColor{0x1b, 0x7f, 0x5c},
                .warning = QColor{0xb2, 0x6a, 0x00}};
    }
    return {.background = QColor{0x1d, 0x21, 0x26},
            .surface = QColor{0x26, 0x2b, 0x31},
            .line = QColor{0x3a, 0x41, 0x49},
            .text = QColor{0xe6, 0xe9, 0xec},
            .muted = QColor{0x9a, 0xa4, 0xae},
            .accent = QColor{0x5a, 0xa9, 0xe6},
            .good = QColor{0x4f, 0xb2, 0x86},
            .warning = QColor{0xe0, 0xa4, 0x58}};
}

ThemeTone toneOf(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < kDarkBelow ? ThemeTone::Dark
                                                                    : ThemeTone::Light;
}

void applyTheme(QApplication &application, ThemeChoice choice, const QPalette &desktop)
{
    const ThemeTone tone = choice == ThemeChoice::FollowDesktop ? toneOf(desktop)
        : choice == ThemeChoice::Dark                           ? ThemeTone::Dark
                                                                : ThemeTone::Light;
    const ThemeColors colors = themeColors(tone);
    QApplication::setStyle(new PageStyle{u"Fusion"_s}); // which the application owns
    setIconTheme(tone);
    QApplication::setFont(bodyFont());
    QApplication::setPalette(paletteOf(colors, tone));
    application.setStyleSheet(styleSheet(colors, tone));
}

} // namespace steelyard::ui
