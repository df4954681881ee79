#include "ui/shell/page_frame.h"

#include "ui/shared/tab_order.h"
#include "ui/shell/page.h"

#include <QScrollArea>

namespace steelyard::ui {

QWidget *makePageFrame(Page &page, QWidget *parent)
{
    auto *frame = new QScrollArea{parent};
    frame->setFrameShape(QFrame::NoFrame);
    frame->setWidgetResizable(true);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->setWidget(&page);
    tabInReadingOrder(page);
    return frame;
}

QWidget *frameOf(const Page &page)
{
    return page.parentWidget()->parentWidget(); // the page's parent is the area's viewport
}

} // namespace steelyard::ui
