#include "model/money/fx_table.h"

#include "model/base/whole_months.h"

#include <algorithm>

namespace steelyard {

namespace {

/// The project's month that holds the day, counted from 1; 1 too for a day before the project, or
/// without a start or a date.
int monthOf(QDate day, QDate start)
{
    return start.isValid() && day > start ? wholeMonths(start, day) + 1 : 1;
}

double changeOf(const ExchangeRate &rate)
{
    return rate.changePerYear ? rate.changePerYear->toDouble() : 0.0;
}

/// Whether a rate is read as it stands, or as 1 ÷ rate.
enum class Direction
{
    Direct,
    Inverse
};

LaterRate stepOf(const ExchangeRate &rate, Direction direction, int month)
{
    if (direction == Direction::Direct)
        return {.month = month,
                .factor = rate.rate.toDouble(),
                .changePerYear = changeOf(rate),
                .rate = rate};
    return {.month = month,
            .factor = 1.0 / rate.rate.toDouble(),
            .changePerYear = 1.0 / (1.0 + changeOf(rate)) - 1.0,
            .rate = rate};
}

} // namespace

FxTable::FxTable(Currency reporting, std::vector<ExchangeRate> rates, QDate start)
    : m_reporting{reporting}
    , m_rates{std::move(rates)}
    , m_start{start}
{}

std::optional<Conversion> FxTable::conversionFrom(Currency currency) const
{
    if (currency == m_reporting)
        return Conversion{};
    for (const Direction direction : {Direction::Direct, Direction::Inverse}) {
        const bool isDirect = direction == Direction::Direct;
        const Currency from = isDirect ? currency : m_reporting;
        const Currency to = isDirect ? m_reporting : currency;
        std::vector<ExchangeRate> rates;
        std::ranges::copy_if(m_rates, std::back_inserter(rates), [&](const ExchangeRate &rate) {
            return rate.from == from && rate.to == to && !rate.rate.isZero();
        });
        if (rates.empty())
            continue;
        std::ranges::stable_sort(rates, {}, &ExchangeRate::date);
        std::vector<LaterRate> steps;
        for (const ExchangeRate &rate : rates) {
            const LaterRate step = stepOf(rate, direction, monthOf(rate.date, m_start));
            // Of one day the first that was stated counts, of one month the newest.
            if (!steps.empty() && steps.back().rate.date == rate.date)
                continue;
            if (!steps.empty() && steps.back().month == step.month)
                steps.back() = step;
            else
                steps.push_back(step);
        }
        const LaterRate first = steps.front();
        steps.erase(steps.begin());
        return Conversion{.factor = first.factor,
                          .rate = first.rate,
                          .isInverted = !isDirect,
                          .changePerYear = first.changePerYear,
                          .later = std::move(steps)};
    }
    return std::nullopt;
}

std::optional<Amount> FxTable::toAmount(const Money &money) const
{
    const std::optional<Conversion> conversion = conversionFrom(money.currency);
    if (!conversion)
        return std::nullopt;
    return Amount{money.value.toDouble() * conversion->factor};
}

std::optional<int> FxTable::countsFrom(const ExchangeRate &rate) const
{
    if ((rate.from == m_reporting) == (rate.to == m_reporting))
        return std::nullopt;
    const auto conversion = conversionFrom(rate.from == m_reporting ? rate.to : rate.from);
    if (!conversion)
        return std::nullopt;
    if (conversion->rate == rate)
        return 1;
    const auto later = std::ranges::find(conversion->later, rate, &LaterRate::rate);
    return later == conversion->later.end() ? std::nullopt : std::optional{later->month};
}

bool FxTable::isContradicted(const ExchangeRate &rate) const
{
    return std::ranges::any_of(m_rates, [&rate](const ExchangeRate &other) {
        return other.from == rate.from && other.to == rate.to && other.date == rate.date
            && other.rate != rate.rate;
    });
}

} // namespace steelyard
