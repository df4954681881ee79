#include "ui/shared/tab_order.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <vector>

namespace steelyard::ui {

namespace {

void collect(QWidget &widget, std::vector<QWidget *> &found);

void collect(QLayout &layout, std::vector<QWidget *> &found)
{
    for (int place = 0; place < layout.count(); ++place) {
        QLayoutItem &item = *layout.itemAt(place);
        if (QWidget *widget = item.widget())
            collect(*widget, found);
        else if (QLayout *inner = item.layout())
            collect(*inner, found);
    }
}

/// Of widgets that hold others without a layout.
void collectHeld(QWidget &widget, std::vector<QWidget *> &found)
{
    if (const auto *splitter = qobject_cast<QSplitter *>(&widget)) {
        for (int place = 0; place < splitter->count(); ++place)
            collect(*splitter->widget(place), found);
    } else if (const auto *tabs = qobject_cast<QTabWidget *>(&widget)) {
        found.push_back(tabs->tabBar());
        for (int place = 0; place < tabs->count(); ++place)
            collect(*tabs->widget(place), found);
    } else if (const auto *area = qobject_cast<QScrollArea *>(&widget); area && area->widget()) {
        collect(*area->widget(), found);
    }
}

void collect(QWidget &widget, std::vector<QWidget *> &found)
{
    const bool takesTab = (widget.focusPolicy() & Qt::TabFocus) != 0;
    if (takesTab && widget.focusProxy() == nullptr)
        found.push_back(&widget);
    if (qobject_cast<QScrollArea *>(&widget) == nullptr && widget.layout() != nullptr)
        collect(*widget.layout(), found);
    else
        collectHeld(widget, found);
}

} // namespace

void tabInReadingOrder(QWidget &root)
{
    std::vector<QWidget *> found;
    collect(root, found);
    for (size_t place = 1; place < found.size(); ++place)
        QWidget::setTabOrder(found[place - 1], found[place]);
}

} // namespace steelyard::ui
