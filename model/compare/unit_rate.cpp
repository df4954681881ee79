#include "model/compare/unit_rate.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

QString sourceText(const ExchangeRate &rate)
{
    const QString date = rate.date.toString(Qt::ISODate);
    return rate.source.isEmpty() ? date : QString{rate.source % u", " % date};
}

} // namespace

void UnitRate::multiplyBy(Factor factor)
{
    rate *= factor.value;
    factors.push_back(std::move(factor));
}

UnitRate missingRate(Missing missing)
{
    UnitRate result;
    result.missing = std::move(missing);
    return result;
}

UnitRate converted(Factor price, Currency currency, const FxTable &rates)
{
    const Currency reporting = rates.reportingCurrency();
    const std::optional<Conversion> conversion = rates.conversionFrom(currency);
    if (!conversion)
        return missingRate({AbsenceReason::RateMissing,
                            {.rule = FindingRule::RateMissing,
                             .severity = Severity::Problem,
                             .subject = u"/rates"_s,
                             .arguments = {currency.code(), reporting.code()}}});
    UnitRate result{.rate = 1.0, .exchange = conversion->rate};
    result.multiplyBy(std::move(price));
    if (conversion->rate)
        result.multiplyBy({.name = FactorName::ExchangeRate,
                           .value = conversion->factor,
                           .unit = reporting.code() % u'/' % currency.code(),
                           .source = {sourceText(*conversion->rate)}});
    return result;
}

QString priceUnitName(Currency currency, QLatin1StringView per)
{
    return currency.code() % u'/' % per;
}

} // namespace steelyard
