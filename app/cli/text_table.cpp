// Tables for a terminal.
#include "app/cli/console.h"

#include <algorithm>
#include <numeric>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kGap = 2;

/// True for characters that take two cells of a terminal: CJK, full-width forms, kana, hangul.
/// Source: Unicode Standard Annex 11, classes W and F, of the planes that our texts use.
bool isWide(char32_t character)
{
    return (character >= 0x1100 && character <= 0x115f)
        || (character >= 0x2e80 && character <= 0xa4cf)
        || (character >= 0xac00 && character <= 0xd7a3)
        || (character >= 0xf900 && character <= 0xfaff)
        || (character >= 0xfe30 && character <= 0xfe6f)
        || (character >= 0xff00 && character <= 0xff60)
        || (character >= 0xffe0 && character <= 0xffe6)
        || (character >= 0x20000 && character <= 0x3fffd);
}

qsizetype cellsOf(const QString &text)
{
    const QList<uint> characters = text.toUcs4();
    return std::accumulate(
        characters.begin(), characters.end(), qsizetype{0}, [](qsizetype sum, uint character) {
            return sum + (isWide(character) ? 2 : 1);
        });
}

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
