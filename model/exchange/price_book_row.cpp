#include "model/exchange/price_book_row.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

using Column = PriceBookColumn;

constexpr qsizetype kLongestExcerpt = 80;
/// Above any price per hour, count or memory of a machine; more is a slip or no number at all.
constexpr double kLargestFigure = 1e6;

/// A price of 0 is no offer.
std::optional<Decimal> offered(const std::optional<Decimal> &price)
{
    return price && !price->isZero() ? price : std::nullopt;
}

} // namespace

QString lineSubject(int line)
{
    return u"line %1"_s.arg(line);
}

void PriceBookRowReader::reject(Column column, const QString &cell)
{
    if (!m_fault)
        m_fault =
            Finding{.rule = FindingRule::RowUnreadable,
                    .arguments = {PriceBookColumns::nameOf(column), cell.left(kLongestExcerpt)}};
}

QString PriceBookRowReader::textOf(CsvReader &row, Column column)
{
    const auto index = m_columns.indexOf(column);
    if (!index || *index >= row.fieldCount())
        return {};
    const QByteArrayView field = row.field(*index).trimmed();
    const auto known = m_texts.constFind(QByteArray::fromRawData(field.data(), field.size()));
    if (known != m_texts.constEnd())
        return *known;
    const QString text = row.text(*index).trimmed();
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    if (std::ranges::any_of(text, isControl))
        reject(column, text);
    m_texts.insert(field.toByteArray(), text);
    return text;
}

std::optional<Decimal> PriceBookRowReader::numberOf(CsvReader &row, Column column)
{
    const auto index = m_columns.indexOf(column);
    if (!index || *index >= row.fieldCount())
        return std::nullopt;
    const QString cell = row.text(*index);
    if (isBlankCell(cell))
        return std::nullopt;
    const Result<Decimal> number = readNumberCell(cell, m_mark);
    if (number && !number->isNegative() && number->toDouble() <= kLargestFigure)
        return *number;
    reject(column, cell);
    return std::nullopt;
}

/// Rows may end early or go on behind the header (an unquoted "V1,V2" in the last column), as
/// long as no column that is read is concerned.
std::optional<Finding> PriceBookRowReader::shapeFault(CsvReader &row)
{
    const bool hasMore = row.fieldCount() > m_columns.count();
    for (const Column column : {Column::InstanceType,
                                Column::AcceleratorName,
                                Column::AcceleratorCount,
                                Column::Price,
                                Column::Region,
                                Column::Vcpus,
                                Column::MemoryGib,
                                Column::SpotPrice,
                                Column::AvailabilityZone}) {
        const auto index = m_columns.indexOf(column);
        if (!index)
            continue;
        const bool isNeeded = column <= Column::Region;
        if (isNeeded && *index >= row.fieldCount())
            reject(column, {});
        if (hasMore && *index + 1 == m_columns.count())
            reject(column, row.text(*index) + QLatin1Char{row.separator()} + row.text(*index + 1));
    }
    return m_fault;
}

std::variant<PriceBookOffer, Finding> PriceBookRowReader::read(CsvReader &row)
{
    const auto leftOut = [&row](Finding finding) {
        finding.subject = lineSubject(row.line());
        return finding;
    };
    m_fault.reset();
    if (const auto fault = shapeFault(row))
        return leftOut(*fault);
    const std::optional<Decimal> price = numberOf(row, Column::Price);
    const std::optional<Decimal> spotPrice = numberOf(row, Column::SpotPrice);
    PriceBookOffer offer = {
        .instanceType = textOf(row, Column::InstanceType),
        .gpuName = textOf(row, Column::AcceleratorName),
        .gpuCount = numberOf(row, Column::AcceleratorCount),
        .vcpus = numberOf(row, Column::Vcpus),
        .memoryGib = numberOf(row, Column::MemoryGib),
        .region = textOf(row, Column::Region),
        .zone = textOf(row, Column::AvailabilityZone),
        .onDemandPrice = offered(price),
        .spotPrice = offered(spotPrice),
        .line = row.line(),
    };
    // A row without a type prices an accelerator without its host, which is no whole offer.
    if (offer.instanceType.isEmpty())
        reject(Column::InstanceType, {});
    if (m_fault)
        return leftOut(*m_fault);
    if (offer.onDemandPrice || offer.spotPrice)
        return offer;
    const bool saysZero = price || spotPrice;
    return leftOut({.rule = saysZero ? FindingRule::PlaceholderPrice : FindingRule::PriceMissing,
                    .arguments = {offer.instanceType}});
}

} // namespace steelyard::exchange
