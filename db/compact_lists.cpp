#include "db/compact_lists.h"

#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

// Each part of the column as `toValue` reads it.
template <typename ToValue>
auto readParts(const Statement &row, QLatin1StringView column, ToValue toValue)
{
    using Value = typename std::invoke_result_t<ToValue, QStringView>::value_type;
    std::vector<Value> values;
    const auto text = row.text(column);
    for (const auto part : QStringView{text}.split(u' ', Qt::SkipEmptyParts)) {
        const auto value = toValue(part);
        if (!value)
            row.reportUnreadable(column);
        values.push_back(value.value_or(Value{}));
    }
    return values;
}

Result<PriceTier> tierFromText(QStringView text)
{
    const auto colon = text.indexOf(u':');
    const auto from = Decimal::fromText(text.left(colon));
    const auto price = Decimal::fromText(text.mid(colon + 1));
    if (!from || !price)
        return Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
    return PriceTier{.fromQuantity = *from, .price = *price};
}

} // namespace

QString coversText(const std::set<CostCategory> &covers)
{
    QStringList parts;
    for (const auto category : covers)
        parts.append(enumText(category));
    return parts.join(u' ');
}

QString discountsText(const std::vector<Decimal> &discounts)
{
    QStringList parts;
    for (const auto &discount : discounts)
        parts.append(discount.toText());
    return parts.join(u' ');
}

QString tiersText(const std::vector<PriceTier> &tiers)
{
    QStringList parts;
    for (const auto &tier : tiers)
        parts.append(tier.fromQuantity.toText() + u':' + tier.price.toText());
    return parts.join(u' ');
}

std::set<CostCategory> readCovers(const Statement &row, QLatin1StringView column)
{
    const auto categories = readParts(row, column, enumFromText<CostCategory>);
    return {categories.begin(), categories.end()};
}

std::vector<Decimal> readDiscounts(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, Decimal::fromText);
}

std::vector<PriceTier> readTiers(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, tierFromText);
}

} // namespace steelyard::db
