// Tables for a terminal.
#include "app/cli/console.h"
#include "app/cli/text_width.h"

#include <algorithm>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kGap = 2;

std::vector<qsizetype> columnWidths(const ReportTable &table)
{
    std::vector<qsizetype> widths;
    for (size_t column = 0; column < table.columns.size(); ++column) {
        qsizetype widest = cellsOf(table.columns[column].title);
        for (const auto &row : table.rows)
            widest = std::max(widest, cellsOf(row.at(column).text));
        widths.push_back(widest);
    }
    return widths;
}

QString lineOf(const QStringList &cells,
               const ReportTable &table,
               const std::vector<qsizetype> &widths)
{
    QString line;
    for (size_t column = 0; column < widths.size(); ++column) {
        const QString &cell = cells.at(static_cast<qsizetype>(column));
        const QString blanks(widths[column] - cellsOf(cell), u' ');
        const bool isEnd = table.columns[column].alignment == ColumnAlignment::End;
        line += isEnd ? blanks + cell : cell + blanks;
        line += QString(kGap, u' ');
    }
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

} // namespace

QString tableAsText(const ReportTable &table)
{
    const std::vector<qsizetype> widths = columnWidths(table);
    QStringList heads;
    QStringList rules;
    for (size_t column = 0; column < widths.size(); ++column) {
        heads.append(table.columns[column].title);
        rules.append(QString(widths[column], u'-'));
    }
    QString text =
        table.caption + u'\n' + lineOf(heads, table, widths) + lineOf(rules, table, widths);
    for (const auto &row : table.rows) {
        QStringList cells;
        for (const ReportCell &cell : row)
            cells.append(cell.text);
        text += lineOf(cells, table, widths);
    }
    return text;
}

} // namespace steelyard::cli
