#pragma once

#include "model/compare/assumption_values.h"
#include "model/compare/priced_line.h"
#include "model/tco/stream.h"

namespace steelyard {

/// What a stream is: its kind, its category, and what it belongs to.
struct StreamName
{
    StreamKind kind = StreamKind::Rental;
    CostCategory category = CostCategory::Hardware;
    /// A layer's, service's or site's id.
    QString subject = {};
};

/// How much of something a plan takes, and how that number came about.
struct Quantities
{
    /// One per month.
    std::vector<double> byMonth = {};
    /// What tiers are read by, one per month: pieces held, where a price is per piece and period.
    /// Empty: the quantities themselves, which are bought.
    std::vector<double> pieces = {};
    /// Their product is the sum of `byMonth`; the last one is what changes by month.
    std::vector<Factor> factors = {};
    AssumptionUse assumptions = {};
    std::optional<Missing> missing = {};
};

/// One cost of a plan before it is rounded: quantities × rate.
struct PlanStream
{
    StreamName name = {};
    tco::Stream stream = {};
    /// Units taken, and of a line with tiers the price of one, by month; empty: the stream's own
    /// quantities, at one price.
    std::vector<double> taken = {};
    std::vector<double> prices = {};
    /// Of the quantities; those of the rate follow them, then those that change by month, of which
    /// `factorsOf` tells the mean.
    std::vector<Factor> quantityFactors = {};
    std::vector<Factor> rateFactors = {};
    std::vector<Factor> monthlyFactors = {};
    /// The rates that convert it, in the order in which they do.
    std::vector<ExchangeRate> exchange = {};
    /// Index of the line that the price stands on, in `LinePricing::quotedLines`.
    std::optional<size_t> quotedLine = {};
    AssumptionUse assumptions = {};
    std::optional<Missing> missing = {};
    /// What is paid in each month, of money that is not paid as it is billed; empty: it is.
    std::vector<double> payments = {};
    std::optional<TermPayment> upfront = {};
};

[[nodiscard]] PlanStream planStream(StreamName name, Quantities quantities, const UnitRate &rate);

/// With the line's tiers, which are read month by month.
[[nodiscard]] PlanStream planStream(StreamName name,
                                    Quantities quantities,
                                    const PricedLine &price);

/// All factors, with their values by month where they change; of prices their mean over the units.
[[nodiscard]] std::vector<Factor> factorsOf(const PlanStream &stream);

/// A cost that exists but can't be told.
[[nodiscard]] PlanStream missingStream(StreamName name, Missing missing);

/// The sum of all streams before any rounding; missing ones count as 0.
[[nodiscard]] Amount unroundedTotal(std::span<const PlanStream> streams);

/// The same quantity each month.
[[nodiscard]] std::vector<double> everyMonth(double quantity, int months);
/// All in the first month, or all in the last.
[[nodiscard]] std::vector<double> inFirstMonth(double quantity, int months);
[[nodiscard]] std::vector<double> inLastMonth(double quantity, int months);

[[nodiscard]] double sumOf(const std::vector<double> &quantities);

} // namespace steelyard
