#include "model/exchange/named_rows.h"

#include "model/exchange/number_cell.h"

#include <cmath>
#include <limits>

namespace steelyard::exchange {

using namespace Qt::StringLiterals;

Result<void> NamedRows::readHeader(const std::vector<QLatin1StringView> &needed)
{
    const Result<bool> found = m_reader.next();
    if (!found)
        return found.error();
    if (!*found)
        return Error{.code = ErrorCode::FileEmpty};
    for (size_t index = 0; index < m_reader.fieldCount(); ++index) {
        const QString title = m_reader.text(index).trimmed().toLower();
        if (!m_indices.contains(title))
            m_indices.insert(title, index);
    }
    QStringList missing;
    for (const QLatin1StringView column : needed) {
        if (!has(column))
            missing.append(column);
    }
    if (!missing.isEmpty())
        return Error{.code = ErrorCode::HeaderMissing, .arguments = {missing.join(u", "_s)}};
    return {};
}

bool NamedRows::has(QLatin1StringView column) const
{
    return m_indices.contains(QString{column});
}

QString NamedRows::text(QLatin1StringView column)
{
    const auto index = m_indices.constFind(QString{column});
    if (index == m_indices.constEnd() || *index >= m_reader.fieldCount())
        return {};
    return m_reader.text(*index).trimmed();
}

Result<std::optional<double>> NamedRows::number(QLatin1StringView column)
{
    const QString cell = text(column);
    if (isBlankCell(cell))
        return std::optional<double>{};
    const Result<Decimal> value = readNumberCell(cell, DecimalMark::Point);
    if (!value)
        return value.error();
    return std::optional<double>{value->toDouble()};
}

Result<std::optional<int>> NamedRows::wholeNumber(QLatin1StringView column)
{
    constexpr double kMost = std::numeric_limits<int>::max();
    const Result<std::optional<double>> value = number(column);
    if (!value)
        return value.error();
    if (!*value)
        return std::optional<int>{};
    if (std::trunc(**value) != **value)
        return Error{.code = ErrorCode::NotWhole, .arguments = {text(column)}};
    if (std::abs(**value) > kMost)
        return Error{.code = ErrorCode::JobTooLarge,
                     .arguments = {text(column), QString::number(kMost, 'f', 0)}};
    return std::optional<int>{int(**value)};
}

} // namespace steelyard::exchange
