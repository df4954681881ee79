#include "ui/shared/table_copy.h"

#include "model/exchange/csv_writer.h"
#include "ui/shared/column_table_model.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace steelyard::ui {

namespace {

ReportCell cellOf(const QModelIndex &index)
{
    ReportCell cell{.text = index.data().toString()};
    const QVariant exact = index.data(ExactRole);
    if (exact.isValid() && !exact.toString().isEmpty()) {
        cell.exact = exact.toString();
        cell.number = cell.exact.toDouble();
    }
    return cell;
}

ReportColumn columnOf(const QAbstractItemModel &model, int column)
{
    const auto alignment =
        model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    return {.title = model.headerData(column, Qt::Horizontal).toString(),
            .alignment =
                alignment.testFlag(Qt::AlignRight) ? ColumnAlignment::End : ColumnAlignment::Start};
}

/// Columns as the user sees them, in their order on screen.
QList<int> shownColumns(const QTableView &view)
{
    QList<int> columns;
    for (int place = 0; place < view.horizontalHeader()->count(); ++place) {
        const int column = view.horizontalHeader()->logicalIndex(place);
        if (!view.isColumnHidden(column))
            columns.append(column);
    }
    return columns;
}

void copyTable(const QTableView &view)
{
    QGuiApplication::clipboard()->setText(exchange::tableAsTsv(copiedTable(view)));
}

} // namespace

ReportTable copiedTable(const QTableView &view)
{
    const QAbstractItemModel &model = *view.model();
    const QItemSelectionModel &selection = *view.selectionModel();
    const bool copiesAll = !selection.hasSelection();
    QList<int> columns = shownColumns(view);
    if (!copiesAll) {
        columns.removeIf(
            [&selection](int column) { return !selection.columnIntersectsSelection(column, {}); });
    }
    ReportTable table;
    for (const int column : std::as_const(columns))
        table.columns.push_back(columnOf(model, column));
    for (int row = 0; row < model.rowCount(); ++row) {
        if (!copiesAll && !selection.rowIntersectsSelection(row, {}))
            continue;
        std::vector<ReportCell> cells;
        cells.reserve(static_cast<size_t>(columns.size()));
        for (const int column : std::as_const(columns)) {
            const QModelIndex index = model.index(row, column);
            cells.push_back(copiesAll || selection.isSelected(index) ? cellOf(index)
                                                                     : ReportCell{});
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

void enableTableCopy(QTableView &view)
{
    const auto addCopy = [&view](const QString &text, const QKeySequence &key) {
        auto *action = new QAction{text, &view};
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        view.addAction(action);
        return action;
    };
    const auto *copy =
        addCopy(QCoreApplication::translate("TableCopy", "Copy with headings"), QKeySequence::Copy);
    QObject::connect(copy, &QAction::triggered, &view, [&view] { copyTable(view); });
    const auto *copyAll = addCopy(QCoreApplication::translate("TableCopy", "Copy whole table"), {});
    QObject::connect(copyAll, &QAction::triggered, &view, [&view] {
        view.clearSelection();
        copyTable(view);
    });
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace steelyard::ui
