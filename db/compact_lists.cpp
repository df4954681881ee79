#include "db/compact_lists.h"

#include "db/statement.h"
#include "model/compare/demand_profile.h"

#include <algorithm>

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

template <typename E>
QString spellings(const std::set<E> &values)
{
    QStringList parts;
    for (const E value : values)
        parts.append(enumText(value));
    return parts.join(u' ');
}

template <typename E>
std::set<E> readSpellings(const Statement &row, QLatin1StringView column)
{
    const auto values = readParts(row, column, enumFromText<E>);
    return {values.begin(), values.end()};
}

template <typename Pair>
QString pairsText(const std::vector<Pair> &pairs)
{
    QStringList parts;
    for (const auto &[first, second] : pairs)
        parts.append(first.toText() + u':' + second.toText());
    return parts.join(u' ');
}

/// "first:second" as a pair of decimals.
template <typename Pair>
Result<Pair> pairFromText(QStringView text)
{
    const auto colon = text.indexOf(u':');
    const auto first = Decimal::fromText(text.left(colon));
    const auto second = Decimal::fromText(text.mid(colon + 1));
    if (!first || !second)
        return Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
    return Pair{*first, *second};
}

Result<SavingsPlan> savingsPlanFromText(QStringView text)
{
    const auto parts = text.split(u':');
    const QStringView price = parts.value(1);
    const bool isDiscount = price.startsWith(u'-');
    const auto perHour = Decimal::fromText(parts.value(0));
    const auto value = Decimal::fromText(isDiscount ? price.mid(1) : price);
    bool isNumber = false;
    SavingsPlan plan{.months = parts.value(2).toInt(&isNumber)};
    if (!perHour || !value || !isNumber)
        return Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
    plan.perHour = *perHour;
    (isDiscount ? plan.discount : plan.price) = *value;
    if (parts.size() > 3) {
        const auto share = Decimal::fromText(parts.value(3));
        if (!share)
            return Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
        plan.upfrontShare = *share;
    }
    return plan;
}

Result<Instalment> instalmentFromText(QStringView text)
{
    const auto parts = text.split(u':');
    const auto share = Decimal::fromText(parts.value(0));
    const auto event = enumFromText<PaymentEvent>(parts.value(1));
    bool isNumber = false;
    const int days = parts.value(2).toInt(&isNumber);
    if (!share || !event || !isNumber)
        return Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
    return Instalment{.share = *share, .event = *event, .days = days};
}

Result<ResidualQuote> residualFromText(QStringView text)
{
    const auto parts = text.split(u':');
    bool isNumber = false;
    const int month = parts.value(0).toInt(&isNumber);
    const auto share = Decimal::fromText(parts.value(1));
    if (!share || !isNumber)
        return Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
    return ResidualQuote{.month = month, .share = *share};
}

/// Hours with the same count, one after the other.
struct CountRun
{
    int count = 0;
    int length = 1;
};

Result<CountRun> countRunFromText(QStringView text)
{
    const auto times = text.indexOf(u'x');
    bool isCount = false;
    bool isLength = true;
    CountRun run{.count = text.left(times < 0 ? text.size() : times).toInt(&isCount)};
    if (times >= 0)
        run.length = text.mid(times + 1).toInt(&isLength);
    const bool isRun = isCount && isLength && run.length > 0 && run.length <= kMostProfileHours;
    return isRun ? Result<CountRun>{run}
                 : Error{.code = ErrorCode::NotANumber, .arguments = {text.toString()}};
}

} // namespace

QString coversText(const std::set<CostCategory> &covers)
{
    return spellings(covers);
}

QString partsText(const std::set<tco::PricePart> &parts)
{
    return spellings(parts);
}

QString decimalsText(const std::vector<Decimal> &decimals)
{
    QStringList parts;
    for (const auto &decimal : decimals)
        parts.append(decimal.toText());
    return parts.join(u' ');
}

QString tiersText(const std::vector<PriceTier> &tiers)
{
    return pairsText(tiers);
}

QString useTiersText(const std::vector<UseTier> &tiers)
{
    return pairsText(tiers);
}

QString savingsPlansText(const std::vector<SavingsPlan> &plans)
{
    QStringList parts;
    for (const auto &[perHour, price, discount, months, upfrontShare] : plans)
        parts.append(u"%1:%2:%3"_s.arg(perHour.toText(),
                                       price ? price->toText()
                                             : u'-' + discount.value_or(Decimal{}).toText(),
                                       QString::number(months))
                     + (upfrontShare ? u':' + upfrontShare->toText() : QString{}));
    return parts.join(u' ');
}

QString instalmentsText(const std::vector<Instalment> &instalments)
{
    QStringList parts;
    for (const auto &[share, event, days] : instalments)
        parts.append(u"%1:%2:%3"_s.arg(share.toText(), enumText(event)).arg(days));
    return parts.join(u' ');
}

QString residualsText(const std::vector<ResidualQuote> &schedule)
{
    QStringList parts;
    for (const auto &[month, share] : schedule)
        parts.append(u"%1:%2"_s.arg(QString::number(month), share.toText()));
    return parts.join(u' ');
}

QString deferralText(const std::optional<Deferral> &deferral)
{
    return deferral ? pairsText(std::vector{*deferral}) : QString{};
}

QString hourlyCountsText(const std::vector<int> &counts)
{
    QString text;
    for (auto run = counts.begin(); run != counts.end();) {
        const auto end = std::find_if(run, counts.end(), [run](int each) { return each != *run; });
        if (!text.isEmpty())
            text += u' ';
        text += QString::number(*run);
        if (end - run > 1)
            text += u'x' + QString::number(end - run);
        run = end;
    }
    return text;
}

std::set<CostCategory> readCovers(const Statement &row, QLatin1StringView column)
{
    return readSpellings<CostCategory>(row, column);
}

std::set<tco::PricePart> readPriceParts(const Statement &row, QLatin1StringView column)
{
    return readSpellings<tco::PricePart>(row, column);
}

std::vector<Decimal> readDecimals(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, Decimal::fromText);
}

std::vector<PriceTier> readTiers(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, pairFromText<PriceTier>);
}

std::vector<UseTier> readUseTiers(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, pairFromText<UseTier>);
}

std::vector<SavingsPlan> readSavingsPlans(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, savingsPlanFromText);
}

std::vector<Instalment> readInstalments(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, instalmentFromText);
}

std::vector<ResidualQuote> readResiduals(const Statement &row, QLatin1StringView column)
{
    return readParts(row, column, residualFromText);
}

std::vector<int> readHourlyCounts(const Statement &row, QLatin1StringView column)
{
    std::vector<int> counts;
    for (const CountRun &run : readParts(row, column, countRunFromText))
        counts.insert(counts.end(), static_cast<size_t>(run.length), run.count);
    return counts;
}

std::optional<Deferral> readDeferral(const Statement &row, QLatin1StringView column)
{
    const auto deferrals = readParts(row, column, pairFromText<Deferral>);
    return deferrals.empty() ? std::nullopt : std::optional{deferrals.front()};
}

} // namespace steelyard::db
