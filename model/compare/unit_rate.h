#pragma once

#include "model/compare/comparison.h"

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
    /// The exchange rate among the factors.
    std::optional<ExchangeRate> exchange = {};
    /// Index of the line that the price stands on, in `LinePricing::quotedLines`.
    std::optional<size_t> quotedLine = {};
    std::optional<Missing> missing = {};

    void multiplyBy(Factor factor);
};

/// A rate that is not known.
[[nodiscard]] UnitRate missingRate(Missing missing);

/// `price` in `currency`, converted to the reporting currency. Missing when no rate joins them.
[[nodiscard]] UnitRate converted(Factor price, Currency currency, const FxTable &rates);

/// The stored name of a price's unit: "USD/node_year".
[[nodiscard]] QString priceUnitName(Currency currency, QLatin1StringView per);

} // namespace steelyard
