#include "ui/shared/report_table_model.h"

#include <algorithm>

namespace steelyard::ui {

namespace {

Column<ReportTableRow> columnAt(size_t index, const ReportColumn &column)
{
    const auto cell = [index](const ReportTableRow &row) -> const ReportCell & {
        return row.cells[index];
    };
    return {
        .title = [title = column.title] { return title; },
        .text = [cell](const ReportTableRow &row) { return cell(row).text; },
        .sortValue =
            [cell](const ReportTableRow &row) {
                return cell(row).number ? QVariant{*cell(row).number} : QVariant{cell(row).text};
            },
        .alignment = column.alignment == ColumnAlignment::End
            ? kFigureAlignment
            : Qt::Alignment{Qt::AlignLeft | Qt::AlignVCenter},
        .exact = [cell](const ReportTableRow &row) { return cell(row).exact; },
        .toolTip =
            [cell](const ReportTableRow &row) {
                return cell(row).number ? QString{} : cell(row).text; // long names may be cut
            },
        .emphasis =
            [](const ReportTableRow &row) {
                return row.isTotal ? CellEmphasis::Strong : CellEmphasis::Normal;
            },
    };
}

/// Whether the model's headings are those of `table`.
bool hasColumns(const ReportTableModel &model, const std::vector<ReportColumn> &columns)
{
    if (model.columnCount() != static_cast<int>(columns.size()))
        return false;
    for (int index = 0; index < model.columnCount(); ++index) {
        const QVariant title = model.headerData(index, Qt::Horizontal, Qt::DisplayRole);
        if (title.toString() != columns[static_cast<size_t>(index)].title)
            return false;
    }
    return true;
}

} // namespace

void showTable(ReportTableModel &model, const ReportTable &table)
{
    std::vector<ReportTableRow> rows;
    rows.reserve(table.rows.size());
    for (size_t index = 0; index < table.rows.size(); ++index) {
        rows.push_back(
            {.cells = table.rows[index],
             .isTotal = std::ranges::find(table.totalRows, index) != table.totalRows.end()});
        rows.back().cells.resize(table.columns.size()); // a short row ends in empty cells
    }
    if (hasColumns(model, table.columns)) {
        model.setRows(std::move(rows));
        return;
    }
    std::vector<Column<ReportTableRow>> columns;
    for (size_t index = 0; index < table.columns.size(); ++index)
        columns.push_back(columnAt(index, table.columns[index]));
    model.setTable(std::move(columns), std::move(rows));
}

} // namespace steelyard::ui
