#pragma once

#include "model/compare/comparison.h"
#include "model/tco/electricity_price.h"

namespace steelyard {

/// Why a figure can't be told: the reason for the plan, the finding for the user.
struct Missing
{
    AbsenceReason reason = AbsenceReason::PriceMissing;
    Finding finding;
};

/// What one unit costs in the reporting currency, as a product of named factors.
struct UnitRate
{
    /// The unit price first.
    std::vector<Factor> factors = {};
    /// The product of all factors.
    double rate = 0.0;
    /// Factors that change by month, beside the others; each has its values by month.
    std::vector<Factor> monthly = {};
    /// By how much the rate grows a year, and when; 0: it stays.
    double growthPerYear = 0.0;
    tco::Escalation growthWhen = tco::Escalation::Yearly;
    /// Months for which a price is fixed, from the first on: see `tco::termBegin`.
    int growthTermMonths = 1;
    /// The exchange rate among the factors, which holds in the first month.
    std::optional<ExchangeRate> exchange = {};
    /// By which share that factor changes a year, evenly from month to month; 0: it stays.
    double exchangeChangePerYear = 0.0;
    /// The rates that take its place in later months.
    std::vector<LaterRate> laterExchange = {};
    /// Index of the line that the price stands on, in `LinePricing::quotedLines`.
    std::optional<size_t> quotedLine = {};
    std::optional<Missing> missing = {};

    void multiplyBy(Factor factor);
};

/// A rate that is not known.
[[nodiscard]] UnitRate missingRate(Missing missing);

/// One unit of `currency` in the reporting currency. Missing when no rate joins them.
[[nodiscard]] UnitRate oneOf(Currency currency, const FxTable &rates);

/// `price` in `currency`, converted to the reporting currency. Missing when no rate joins them.
[[nodiscard]] UnitRate converted(Factor price, Currency currency, const FxTable &rates);

/// The exchange rates that convert so many months, in the order in which they do.
[[nodiscard]] std::vector<ExchangeRate> exchangeRates(const UnitRate &rate, size_t months);

/// Whether one exchange rate converts all these months alike, or none.
[[nodiscard]] bool exchangeStays(const UnitRate &rate, size_t months);

/// What the exchange rate of `rate` is over that of the first month, one value per month: that of
/// the rate in force × (1 + its change)^(months since it took force ÷ 12). Without later rates it
/// is `tco::forwardRate` for a change of (1 + home rate) ÷ (1 + foreign rate) − 1.
[[nodiscard]] Factor exchangeDrift(const UnitRate &rate, size_t months);

/// The month from which a rate that the comparison used counts in it, from 1.
[[nodiscard]] int firstMonthOf(const Comparison &comparison, const ExchangeRate &used);

/// What the price has grown by in a month, counted from 1.
[[nodiscard]] double grownBy(const UnitRate &rate, int month);

/// The stored name of a price's unit: "USD/node_year".
[[nodiscard]] QString priceUnitName(Currency currency, QLatin1StringView per);

} // namespace steelyard
