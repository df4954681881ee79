#pragma once

#include <QProxyStyle>

namespace steelyard::ui {

/// A style with a few details of our own. Cells keep their text off the lines between them, and
/// buttons off their edges. Sorted headings carry their mark above the text: beside it, it would
/// lie on headings that are aligned to the right. And the line under tabs has the colour of all
/// other lines, which Fusion makes glaring in the dark.
class PageStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    [[nodiscard]] QRect subElementRect(SubElement element,
                                       const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric,
                                  const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption *option,
                                         const QSize &contents,
                                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption *option,
                       QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace steelyard::ui
