#include "ui/shell/page_style.h"

#include <QPainter>
#include <QStyleOptionHeader>

namespace steelyard::ui {

namespace {

constexpr int kMarkWidth = 9;
constexpr int kMarkHeight = 4;
constexpr int kMarkMargin = 2;
/// One less than what stays free, as Qt adds one.
constexpr int kCellMargin = 5;
constexpr QSize kButtonRoom{12, 0};

void drawSortMark(const QStyleOptionHeader &header, QPainter &painter)
{
    if (header.sortIndicator == QStyleOptionHeader::None)
        return;
    const QRectF mark{header.rect};
    const bool pointsUp = header.sortIndicator == QStyleOptionHeader::SortUp;
    const double base = pointsUp ? mark.bottom() : mark.top();
    const double tip = pointsUp ? mark.top() : mark.bottom();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(header.palette.color(QPalette::ButtonText));
    painter.drawPolygon(
        QPolygonF{{mark.left(), base}, {mark.right(), base}, {mark.center().x(), tip}});
    painter.restore();
}

} // namespace

QRect PageStyle::subElementRect(SubElement element,
                                const QStyleOption *option,
                                const QWidget *widget) const
{
    if (element != SE_HeaderArrow)
        return QProxyStyle::subElementRect(element, option, widget);
    QRect mark{0, 0, kMarkWidth, kMarkHeight};
    mark.moveCenter(option->rect.center());
    mark.moveTop(option->rect.top() + kMarkMargin);
    return mark;
}

int PageStyle::pixelMetric(PixelMetric metric,
                           const QStyleOption *option,
                           const QWidget *widget) const
{
    return metric == PM_FocusFrameHMargin ? kCellMargin
                                          : QProxyStyle::pixelMetric(metric, option, widget);
}

QSize PageStyle::sizeFromContents(ContentsType type,
                                  const QStyleOption *option,
                                  const QSize &contents,
                                  const QWidget *widget) const
{
    const QSize room = type == CT_PushButton ? contents + kButtonRoom : contents;
    return QProxyStyle::sizeFromContents(type, option, room, widget);
}

void PageStyle::drawPrimitive(PrimitiveElement element,
                              const QStyleOption *option,
                              QPainter *painter,
                              const QWidget *widget) const
{
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    const auto *tabs = qstyleoption_cast<const QStyleOptionTabBarBase *>(option);
    if (element == PE_IndicatorHeaderArrow && header != nullptr)
        drawSortMark(*header, *painter);
    else if (element == PE_FrameTabBarBase && tabs != nullptr)
        painter->fillRect(QRect{tabs->rect.left(), tabs->rect.bottom(), tabs->rect.width(), 1},
                          tabs->palette.color(QPalette::Mid));
    else
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace steelyard::ui
