#include "model/money/fx_table.h"

#include <algorithm>

namespace steelyard {

namespace {

/// The newest rate between the two currencies in just this direction, or null.
const ExchangeRate *newestRate(const std::vector<ExchangeRate> &rates, Currency from, Currency to)
{
    const ExchangeRate *newest = nullptr;
    for (const ExchangeRate &rate : rates) {
        const bool joins = rate.from == from && rate.to == to && !rate.rate.isZero();
        if (joins && (!newest || newest->date < rate.date))
            newest = &rate;
    }
    return newest;
}

} // namespace

FxTable::FxTable(Currency reporting, std::vector<ExchangeRate> rates)
    : m_reporting{reporting}
    , m_rates{std::move(rates)}
{}

std::optional<Conversion> FxTable::conversionFrom(Currency currency) const
{
    if (currency == m_reporting)
        return Conversion{};
    if (const ExchangeRate *direct = newestRate(m_rates, currency, m_reporting))
        return Conversion{.factor = direct->rate.toDouble(), .rate = *direct};
    if (const ExchangeRate *inverse = newestRate(m_rates, m_reporting, currency))
        return Conversion{
            .factor = 1.0 / inverse->rate.toDouble(), .rate = *inverse, .isInverted = true};
    return std::nullopt;
}

std::optional<Amount> FxTable::toAmount(const Money &money) const
{
    const std::optional<Conversion> conversion = conversionFrom(money.currency);
    if (!conversion)
        return std::nullopt;
    return Amount{money.value.toDouble() * conversion->factor};
}

bool FxTable::isContradicted(const ExchangeRate &rate) const
{
    return std::ranges::any_of(m_rates, [&rate](const ExchangeRate &other) {
        return other.from == rate.from && other.to == rate.to && other.date == rate.date
            && other.rate != rate.rate;
    });
}

} // namespace steelyard
