#pragma once

#include "model/compare/refused_figures.h"
#include "model/quotes/quote.h"
#include "model/tco/billing.h"
#include "model/tco/metered_use.h"
#include "model/tco/tariff.h"

namespace steelyard {

/// How a line bills machines paid by use, run by run.
struct RunBilling
{
    tco::BillingUnit unit = {};
    /// Their shares sum to 1; empty: the whole month at the price.
    std::vector<tco::SustainedTier> sustainedUse = {};
};

/// A savings plan of a line, ready to be multiplied by quantities.
struct PricedPlan
{
    /// Of a unit of the line while the plan covers it; not 0.
    UnitRate use = {};
    /// Of an hour of the commitment.
    UnitRate commitment = {};
    int months = 12;
    /// Share of a term that is paid when it begins.
    double upfrontShare = 0.0;
};

/// How a line pays back terms that are paid in advance and end early.
struct RefundTerms
{
    tco::RefundRule rule = tco::RefundRule::UnusedShare;
    /// Of a GPU or node and hour that was used, less discounts, in the line's currency.
    double onDemandPerHour = 0.0;
    double shortUseFactor = 1.0;
    Currency currency = {};
    /// One unit of that currency in the reporting one, with tax.
    UnitRate money = {};
};

/// A quote line, ready to be multiplied by quantities.
struct PricedLine
{
    QuoteId quote = {};
    LineId line = {};
    int revision = 0;
    LocalText quoteName = {};
    LocalText lineName = {};
    CostCategory category = CostCategory::Hardware;
    /// What the price pays for beside its own category.
    std::set<CostCategory> covers = {};
    PriceUnit unit = PriceUnit::GpuHour;
    std::optional<double> quantity = {};
    int minimumTermMonths = 0;
    int deliveryWeeks = 0;
    tco::Payment payment = tco::Payment::ProRata;
    UnitRate rate = {};
    /// Of one GPU or node and term of `minimumTermMonths`, which is then not 0; nothing: none is
    /// paid.
    std::optional<UnitRate> upfront = {};
    /// Nothing: time by use is billed as it is used.
    std::optional<RunBilling> runs = {};
    /// Of an hour in which one machine paid by use stands still; nothing: it costs nothing.
    std::optional<UnitRate> kept = {};
    /// The unit price by pieces held or by quantity bought (see `Quantities::pieces`); without
    /// tiers, `rate` says it all.
    tco::Tariff tariff = {};
    /// Of the quote, and one unit of its currency in the reporting one.
    std::optional<UseCommitment> commitment = {};
    UnitRate commitmentUnit = {};
    /// Of a line that is priced; each takes the use of an hour before the next.
    std::vector<PricedPlan> savingsPlans = {};
    /// Nothing: nothing comes back of a term that ends early.
    std::optional<RefundTerms> refund = {};
};

/// What one unit costs on average when so many are taken: the line's tiers are read once.
[[nodiscard]] UnitRate rateFor(const PricedLine &price, double pieces);

/// What a plan names, as it was found.
struct LineChoice
{
    QuoteId quote = {};
    LineId line = {};
    /// Stands in for the line's price, its tiers and its discounts.
    std::optional<Decimal> price = {};
    /// Whose choice it is.
    LocalText plan = {};
};

/// Prices quote lines for one buyer.
class LinePricing final
{
public:
    LinePricing(const std::vector<Quote> &quotes,
                VatTreatment vat,
                const FxTable &rates,
                QDate today,
                const RefusedFigures &refused);

    /// The quote's newest revision counts. What is odd becomes a finding.
    [[nodiscard]] PricedLine priced(const LineChoice &choice);

    /// The line that a plan names, or null.
    [[nodiscard]] const QuoteLine *lineOf(const LineChoice &choice) const;

    [[nodiscard]] const std::vector<Finding> &findings() const { return m_findings; }
    /// The lines priced so far, each once, in the order of their first use.
    [[nodiscard]] const std::vector<QuotedLine> &quotedLines() const { return m_quotedLines; }

private:
    [[nodiscard]] const Quote *quoteOf(const QuoteId &id) const;
    [[nodiscard]] UnitRate rateOf(const PricedLine &priced,
                                  const QuoteLine &line,
                                  const LineChoice &choice);
    [[nodiscard]] std::optional<UnitRate> besideRate(const PricedLine &priced,
                                                     const QuoteLine &line,
                                                     const std::optional<Decimal> &price,
                                                     Factor factor) const;
    void remarkOnQuote(const Quote &quote, const LocalText &name);
    /// The line's index in `quotedLines`, to which it is added when it is new.
    [[nodiscard]] size_t indexOf(const PricedLine &priced,
                                 const QuoteRevision &revision,
                                 const QuoteLine &line);

    const std::vector<Quote> &m_quotes;
    VatTreatment m_vat;
    const FxTable &m_rates;
    QDate m_today;
    const RefusedFigures &m_refused;
    std::vector<Finding> m_findings;
    std::vector<QuotedLine> m_quotedLines;
};

} // namespace steelyard
