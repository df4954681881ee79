#include "ui/reports/report_table_layout.h"

#include "ui/reports/report_font.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>

namespace steelyard::ui {

namespace {

constexpr std::array kFontSizes = {8.5, 7.75, 7.0, 6.5};

bool isNumeric(const ReportColumn &column)
{
    return column.alignment == ColumnAlignment::End;
}

/// The widest word of a text: heads and names may wrap at blanks.
double widestWord(const QFontMetricsF &metrics, const QString &text)
{
    double widest = 0.0;
    for (const QString &word : text.split(u' '))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

/// What each column takes without wrapping (numbers) or would like to take (words).
std::vector<double> naturalWidths(QPainter &painter,
                                  const ReportTable &table,
                                  double fontSize,
                                  double padding)
{
    const QFontMetricsF metrics{reportFont(fontSize, FontWeight::Bold), painter.device()};
    std::vector<double> widths;
    for (size_t column = 0; column < table.columns.size(); ++column) {
        const bool isNumber = isNumeric(table.columns[column]);
        const QString &title = table.columns[column].title;
        double widest = isNumber ? widestWord(metrics, title) : metrics.horizontalAdvance(title);
        for (const auto &row : table.rows) {
            for (const QString &line : row.at(column).text.split(u'\n'))
                widest = std::max(widest, metrics.horizontalAdvance(line));
        }
        // A hair more, so that rounding never wraps a number.
        widths.push_back(widest * 1.01 + 2 * padding);
    }
    return widths;
}

/// Columns of words, narrowest first.
std::vector<size_t> wordColumns(const std::vector<double> &widths, const ReportTable &table)
{
    std::vector<size_t> words;
    for (size_t i = 0; i < widths.size(); ++i) {
        if (!isNumeric(table.columns[i]))
            words.push_back(i);
    }
    std::ranges::sort(words, {}, [&](size_t i) { return widths[i]; });
    return words;
}

/// Lets the word columns share what the numbers leave: those that need no more than an equal share
/// get what they need; the others share the rest by the root of their length, so that a long text
/// gets more room but not all of it. Returns false when one of them gets less than `least`.
bool shareWords(std::vector<double> &widths, const ReportTable &table, double width, double least)
{
    std::vector<size_t> words = wordColumns(widths, table);
    double left = width - std::accumulate(widths.begin(), widths.end(), 0.0);
    for (const size_t i : words)
        left += widths[i];
    auto next = words.begin();
    while (next != words.end() && widths[*next] <= left / static_cast<double>(words.end() - next))
        left -= widths[*next++];

    double roots = 0.0;
    for (auto wide = next; wide != words.end(); ++wide)
        roots += std::sqrt(widths[*wide]);
    for (auto wide = next; wide != words.end(); ++wide) {
        const double share = left * std::sqrt(widths[*wide]) / roots;
        if (share < std::min(widths[*wide], least))
            return false;
        widths[*wide] = std::min(widths[*wide], share);
    }
    return left >= 0.0;
}

/// Spreads what is left over all columns, so that tables reach from margin to margin.
void stretch(std::vector<double> &widths, double width)
{
    const double sum = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double more = (width - sum) / static_cast<double>(std::max<size_t>(widths.size(), 1));
    if (more > 0.0)
        std::ranges::for_each(widths, [more](double &own) { own += more; });
}

std::optional<TableLayout> tryLayout(QPainter &painter,
                                     const ReportTable &table,
                                     double width,
                                     double padding)
{
    for (const double size : kFontSizes) {
        const QFontMetricsF metrics{reportFont(size), painter.device()};
        constexpr double kLeastCharacters = 9.0;
        TableLayout layout{.fontSize = size,
                           .widths = naturalWidths(painter, table, size, padding)};
        if (shareWords(layout.widths, table, width, metrics.height() * kLeastCharacters * 0.6)) {
            stretch(layout.widths, width);
            return layout;
        }
    }
    return std::nullopt;
}

/// The first column and columns `from` to `to` (excluded).
ReportTable columnsOf(const ReportTable &table, size_t from, size_t to)
{
    ReportTable piece{.caption = table.caption, .totalRows = table.totalRows};
    const auto copy = [from, to](const auto &source, auto &target) {
        target.push_back(source.front());
        for (size_t i = from; i < to; ++i)
            target.push_back(source[i]);
    };
    copy(table.columns, piece.columns);
    for (const auto &row : table.rows)
        copy(row, piece.rows.emplace_back());
    return piece;
}

} // namespace

TableLayout layOutTable(QPainter &painter, const ReportTable &table, double width, double padding)
{
    if (const auto layout = tryLayout(painter, table, width, padding))
        return *layout;
    // Words must break: everybody gives alike.
    TableLayout layout{.fontSize = kFontSizes.back(),
                       .widths = naturalWidths(painter, table, kFontSizes.back(), padding)};
    const double sum = std::accumulate(layout.widths.begin(), layout.widths.end(), 0.0);
    std::ranges::for_each(layout.widths, [&](double &own) { own *= width / sum; });
    return layout;
}

std::vector<ReportTable> fittingTables(QPainter &painter,
                                       const ReportTable &table,
                                       double width,
                                       double padding)
{
    constexpr size_t kFewest = 3;
    if (table.columns.size() < kFewest || tryLayout(painter, table, width, padding))
        return {table};
    std::vector<ReportTable> pieces;
    for (size_t from = 1; from < table.columns.size();) {
        size_t to = table.columns.size();
        while (to > from + 1 && !tryLayout(painter, columnsOf(table, from, to), width, padding))
            --to;
        pieces.push_back(columnsOf(table, from, to));
        from = to;
    }
    return pieces;
}

} // namespace steelyard::ui
