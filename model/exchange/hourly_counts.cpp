#include "model/exchange/hourly_counts.h"

#include "model/compare/project.h"
#include "model/exchange/csv_reader.h"
#include "model/exchange/number_cell.h"

#include <cmath>
#include <optional>

namespace steelyard::exchange {

using namespace Qt::StringLiterals;

namespace {

Error badCount(int line, const QString &found)
{
    return {.code = ErrorCode::BadValue,
            .arguments = {u"0 … "_s + QString::number(kLargestGpuCount), found},
            .where = QString::number(line)};
}

/// The whole number in the cell; nothing when it holds none that a count can be.
std::optional<int> countIn(const QString &cell)
{
    const auto number = readNumberCell(cell, DecimalMark::Point);
    if (!number)
        return std::nullopt;
    const double value = number->toDouble();
    if (value < 0.0 || value > kLargestGpuCount || value != std::floor(value))
        return std::nullopt;
    return static_cast<int>(value);
}

} // namespace

Result<std::vector<int>> readHourlyCounts(QIODevice &device)
{
    CsvReader reader{device};
    std::vector<int> counts;
    bool isFirst = true;
    int expectedLine = 0;
    for (;;) {
        const auto found = reader.next();
        if (!found)
            return found.error();
        if (!*found)
            break;
        // The reader passes over blank lines; between two hours one is a missing count.
        if (!counts.empty() && reader.line() > expectedLine)
            return badCount(expectedLine, u"\"\""_s);
        const QString cell = reader.text(reader.fieldCount() - 1);
        const std::optional<int> count = countIn(cell);
        const bool isHeading = isFirst && !readNumberCell(cell, DecimalMark::Point);
        isFirst = false;
        expectedLine = reader.line() + 1;
        if (isHeading)
            continue;
        if (!count)
            return badCount(reader.line(), u'"' + cell + u'"');
        if (counts.size() == static_cast<size_t>(kMostProfileHours))
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {u"≤ "_s + QString::number(kMostProfileHours),
                                       QString::number(kMostProfileHours + 1)},
                         .where = QString::number(reader.line())};
        counts.push_back(*count);
    }
    if (counts.empty())
        return Error{.code = ErrorCode::NoRows};
    return counts;
}

} // namespace steelyard::exchange
