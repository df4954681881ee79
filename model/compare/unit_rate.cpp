#include "model/compare/unit_rate.h"

#include <QStringList>

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

QString sourceText(const ExchangeRate &rate)
{
    const QString date = rate.date.toString(Qt::ISODate);
    return rate.source.isEmpty() ? date : QString{rate.source % u", " % date};
}

/// "7.1 CNY/USD (central bank, 2026-11-30); 6.95 CNY/USD (forward, 2027-07-01)"; of one rate where
/// it is from.
QString sourcesText(const std::vector<ExchangeRate> &rates)
{
    if (rates.size() == 1)
        return sourceText(rates.front());
    QStringList texts;
    for (const ExchangeRate &rate : rates)
        texts.append(u"%1 %2/%3 (%4)"_s.arg(
            rate.rate.toText(), rate.to.code(), rate.from.code(), sourceText(rate)));
    return texts.join(u"; "_s);
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

UnitRate oneOf(Currency currency, const FxTable &rates)
{
    const Currency reporting = rates.reportingCurrency();
    const std::optional<Conversion> conversion = rates.conversionFrom(currency);
    if (!conversion)
        return missingRate({AbsenceReason::RateMissing,
                            {.rule = FindingRule::RateMissing,
                             .severity = Severity::Problem,
                             .subject = u"/rates"_s,
                             .arguments = {currency.code(), reporting.code()}}});
    UnitRate result{.rate = 1.0,
                    .exchange = conversion->rate,
                    .exchangeChangePerYear = conversion->changePerYear,
                    .laterExchange = conversion->later};
    if (conversion->rate)
        result.multiplyBy({.name = FactorName::ExchangeRate,
                           .value = conversion->factor,
                           .unit = reporting.code() % u'/' % currency.code(),
                           .source = {sourceText(*conversion->rate)}});
    return result;
}

UnitRate converted(Factor price, Currency currency, const FxTable &rates)
{
    UnitRate result = oneOf(currency, rates);
    if (result.missing)
        return result;
    result.rate *= price.value;
    result.factors.insert(result.factors.begin(), std::move(price));
    return result;
}

std::vector<ExchangeRate> exchangeRates(const UnitRate &rate, size_t months)
{
    std::vector<ExchangeRate> rates;
    if (rate.exchange)
        rates.push_back(*rate.exchange);
    for (const LaterRate &later : rate.laterExchange) {
        if (static_cast<size_t>(later.month) <= months)
            rates.push_back(later.rate);
    }
    return rates;
}

bool exchangeStays(const UnitRate &rate, size_t months)
{
    return rate.exchangeChangePerYear == 0.0 && exchangeRates(rate, months).size() < 2;
}

Factor exchangeDrift(const UnitRate &rate, size_t months)
{
    Factor factor{.name = FactorName::ExchangeDrift};
    const std::vector<ExchangeRate> rates = exchangeRates(rate, months);
    if (!rates.empty())
        factor.source = {sourcesText(rates)};
    const auto spot = std::ranges::find(rate.factors, FactorName::ExchangeRate, &Factor::name);
    const double firstFactor = spot == rate.factors.end() ? 1.0 : spot->value;
    LaterRate held{.factor = firstFactor, .changePerYear = rate.exchangeChangePerYear};
    auto next = rate.laterExchange.begin();
    for (int month = 1; month <= static_cast<int>(months); ++month) {
        if (next != rate.laterExchange.end() && next->month == month)
            held = *next++;
        const auto grown = tco::escalated(held.factor / firstFactor,
                                          held.changePerYear,
                                          month - held.month + 1,
                                          tco::Escalation::Monthly);
        factor.byMonth.push_back(grown ? *grown : 1.0); // the checks have seen the change
    }
    return factor;
}

int firstMonthOf(const Comparison &comparison, const ExchangeRate &used)
{
    const FxTable rates{comparison.currency, comparison.ratesUsed, comparison.start};
    return rates.countsFrom(used).value_or(1);
}

double grownBy(const UnitRate &rate, int month)
{
    const auto grown = tco::escalated(1.0, rate.growthPerYear, month, rate.growthWhen);
    return grown ? *grown : 1.0; // the checks have seen the growth
}

QString priceUnitName(Currency currency, QLatin1StringView per)
{
    return currency.code() % u'/' % per;
}

} // namespace steelyard
