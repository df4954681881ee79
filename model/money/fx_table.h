#pragma once

#include "model/base/id.h"
#include "model/money/money.h"
#include "model/units/units.h"

#include <QDate>

#include <optional>
#include <vector>

namespace steelyard {

/// One unit of `from` is worth `rate` units of `to`, on `date`, says `source`.
struct ExchangeRate
{
    RateId id = {};
    Currency from = {};
    Currency to = {};
    Decimal rate = {};
    QDate date = {};
    QString source = {};
    /// By which share a year `from` is expected to rise against `to`, evenly from the first month
    /// in which `rate` holds, until a later rate takes its place; nothing: it stays.
    std::optional<Decimal> changePerYear = {};

    friend bool operator==(const ExchangeRate &, const ExchangeRate &) = default;
};

/// A rate that takes the place of the one before it.
struct LaterRate
{
    /// Of the project, counted from 1.
    int month = 1;
    double factor = 1.0;
    /// By which share `factor` changes a year, from `month` on.
    double changePerYear = 0.0;
    ExchangeRate rate = {};
};

/// How one currency was turned into the reporting currency.
struct Conversion
{
    /// In the project's first month.
    double factor = 1.0;
    /// The rate that was read; nothing when both currencies are the same.
    std::optional<ExchangeRate> rate = {};
    /// True when the rate was stated the other way round and `factor` is 1 ÷ rate.
    bool isInverted = false;
    /// By which share `factor` changes a year.
    double changePerYear = 0.0;
    /// By rising month, without an end.
    std::vector<LaterRate> later = {};
};

/// The rates of one comparison: the only door from Money to Amount. Fixed to one reporting
/// currency, so two Amounts of one calculation are always of the same currency.
class FxTable final
{
public:
    /// `start` is the project's first day; without one, only the newest rate counts.
    FxTable(Currency reporting, std::vector<ExchangeRate> rates, QDate start = {});

    [[nodiscard]] Currency reportingCurrency() const { return m_reporting; }

    /// Nothing when no rate joins the two currencies. Uses direct rates, and the inverse ones only
    /// where there are none; never a chain of rates.
    ///
    /// The newest rate dated before the project or in its first month holds from the first month
    /// on; the others each from the month of their date. Where all are dated later, the first of
    /// them holds from the first month on.
    [[nodiscard]] std::optional<Conversion> conversionFrom(Currency currency) const;

    /// Nothing when no rate joins the two currencies.
    [[nodiscard]] std::optional<Amount> toAmount(const Money &money) const;

    /// The month from which the rate counts, from 1; nothing: another one counts in its place.
    [[nodiscard]] std::optional<int> countsFrom(const ExchangeRate &rate) const;

    /// Whether another rate of the same pair and day says otherwise.
    [[nodiscard]] bool isContradicted(const ExchangeRate &rate) const;

private:
    Currency m_reporting;
    std::vector<ExchangeRate> m_rates;
    QDate m_start;
};

} // namespace steelyard
