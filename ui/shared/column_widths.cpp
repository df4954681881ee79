#include "ui/shared/column_widths.h"

#include "ui/shared/card.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace steelyard::ui {

void sizeColumns(QTableView &view, std::span<const int> digits)
{
    const int digit = view.fontMetrics().horizontalAdvance(u'0');
    int column = 0;
    for (const int count : digits) {
        const int title = view.horizontalHeader()->sectionSizeHint(column);
        view.setColumnWidth(column++, std::max(count * digit + kCellPadding, title));
    }
}

} // namespace steelyard::ui
