#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace steelyard::ui {

// The report's colours: those of the light theme, on white paper.
inline constexpr QColor kInk{0x1f, 0x29, 0x33};
inline constexpr QColor kMutedInk{0x66, 0x72, 0x7f};
inline constexpr QColor kHairline{0xdd, 0xe3, 0xe8};
inline constexpr QColor kHeadFill{0xf4, 0xf6, 0xf8};
inline constexpr QColor kGoodInk{0x1b, 0x7f, 0x5c};
inline constexpr QColor kWarnInk{0xb2, 0x6a, 0x00};

/// How a piece of text is set.
struct PaperStyle
{
    QFont font = {};
    QColor color = kInk;
    Qt::Alignment alignment = Qt::AlignLeft;
};

/// The height of `text` wrapped to `width`; a word that is too long is broken.
[[nodiscard]] double textHeight(QPainter &painter,
                                const QString &text,
                                const PaperStyle &style,
                                double width);

/// Draws `text` from the top of `area`, wrapped to its width.
void drawText(QPainter &painter, const QRectF &area, const QString &text, const PaperStyle &style);

} // namespace steelyard::ui
