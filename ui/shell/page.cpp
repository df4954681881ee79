#include "ui/shell/page.h"

#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr auto kTabs = "tabs"_L1;
constexpr auto kFolds = "folds"_L1;

QList<QToolButton *> foldsOf(const Page &page)
{
    auto buttons = page.findChildren<QToolButton *>();
    buttons.removeIf([](const QToolButton *button) { return !button->isCheckable(); });
    return buttons;
}

} // namespace

// Two windows build their pages alike, so the order of the widgets tells which is which.
QVariantMap Page::state() const
{
    QVariantList tabs;
    for (const QTabBar *bar : findChildren<QTabBar *>())
        tabs.append(bar->currentIndex());
    QVariantList folds;
    for (const QToolButton *fold : foldsOf(*this))
        folds.append(fold->isChecked());
    return {{kTabs, tabs}, {kFolds, folds}};
}

void Page::restore(const QVariantMap &state)
{
    const QVariantList tabs = state.value(kTabs).toList();
    const auto bars = findChildren<QTabBar *>();
    for (qsizetype place = 0; place < std::min(tabs.size(), bars.size()); ++place)
        bars[place]->setCurrentIndex(tabs[place].toInt());
    const QVariantList folds = state.value(kFolds).toList();
    const auto buttons = foldsOf(*this);
    for (qsizetype place = 0; place < std::min(folds.size(), buttons.size()); ++place)
        buttons[place]->setChecked(folds[place].toBool());
}

} // namespace steelyard::ui
