#include "ui/reports/report_text.h"

#include <QPainter>
#include <QTextLayout>

namespace steelyard::ui {

namespace {

/// Lays `layout` out to `width` and returns its height.
double layOut(QTextLayout &layout, const PaperStyle &style, double width)
{
    QTextOption option{style.alignment};
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    double height = 0.0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0.0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QString withLineSeparators(QString text)
{
    return text.replace(u'\n', QChar{QChar::LineSeparator});
}

} // namespace

double textHeight(QPainter &painter, const QString &text, const PaperStyle &style, double width)
{
    QTextLayout layout{withLineSeparators(text), style.font, painter.device()};
    return layOut(layout, style, width);
}

void drawText(QPainter &painter, const QRectF &area, const QString &text, const PaperStyle &style)
{
    QTextLayout layout{withLineSeparators(text), style.font, painter.device()};
    layOut(layout, style, area.width());
    painter.setPen(style.color);
    layout.draw(&painter, area.topLeft());
}

} // namespace steelyard::ui
