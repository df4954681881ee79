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

    friend bool operator==(const ExchangeRate &, const ExchangeRate &) = default;
};

/// How one currency was turned into the reporting currency.
struct Conversion
{
    double factor = 1.0;
    /// The rate that was read; nothing when both currencies are the same.
    std::optional<ExchangeRate> rate = {};
    /// True when the rate was stated the other way round and `factor` is 1 ÷ rate.
    bool isInverted = false;
};

/// The rates of one comparison: the only door from Money to Amount. Fixed to one reporting
/// currency, so two Amounts of one calculation are always of the same currency.
class FxTable final
{
public:
    FxTable(Currency reporting, std::vector<ExchangeRate> rates);

    [[nodiscard]] Currency reportingCurrency() const { return m_reporting; }

    /// Nothing when no rate joins the two currencies. Uses a direct rate first, then the inverse;
    /// of several, the newest. Never a chain of rates.
    [[nodiscard]] std::optional<Conversion> conversionFrom(Currency currency) const;

    /// Nothing when no rate joins the two currencies.
    [[nodiscard]] std::optional<Amount> toAmount(const Money &money) const;

    /// Whether another rate of the same pair and day says otherwise.
    [[nodiscard]] bool isContradicted(const ExchangeRate &rate) const;

private:
    Currency m_reporting;
    std::vector<ExchangeRate> m_rates;
};

} // namespace steelyard
