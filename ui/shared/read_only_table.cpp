#include "ui/shared/read_only_table.h"

#include "ui/shared/table_copy.h"

#include <QHeaderView>
#include <QTableView>

namespace steelyard::ui {

void makeReadOnlyTable(QTableView &view)
{
    view.setTabKeyNavigation(false);
    view.verticalHeader()->hide();
    view.horizontalHeader()->setHighlightSections(false);
    enableTableCopy(view);
}

} // namespace steelyard::ui
