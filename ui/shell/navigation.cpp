#include "ui/shell/navigation.h"

#include "ui/shell/pages.h"

#include <QIcon>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kNavigationWidth = 150;
constexpr int kNavigationHeight = 36;

/// Keeps the titles in line: on a scaled screen some icons have no picture of the full size.
class NavigationDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        const QSize room = option->decorationSize;
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationSize = room;
    }
};

} // namespace

Navigation::Navigation(QWidget *parent)
    : QListWidget{parent}
{
    setObjectName(u"navigation"_s); // for the style sheet
    setItemDelegate(new NavigationDelegate{this});
    setFixedWidth(kNavigationWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Pages"));
    for (const PageId page : kPageIds) {
        auto *item =
            new QListWidgetItem{QIcon::fromTheme(pageIconName(page)), pageTitle(page), this};
        item->setSizeHint({kNavigationWidth, kNavigationHeight});
    }
}

} // namespace steelyard::ui
