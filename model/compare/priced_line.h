#pragma once

#include "model/compare/unit_rate.h"
#include "model/quotes/quote.h"
#include "model/tco/billing.h"
#include "model/tco/tariff.h"

namespace steelyard {

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
    tco::Payment payment = tco::Payment::ProRata;
    UnitRate rate = {};
    /// The unit price by pieces held or by quantity bought (see `Quantities::pieces`); without
    /// tiers, `rate` says it all.
    tco::Tariff tariff = {};
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
                QDate today);

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
    void remarkOnQuote(const Quote &quote, const LocalText &name);
    /// The line's index in `quotedLines`, to which it is added when it is new.
    [[nodiscard]] size_t indexOf(const PricedLine &priced,
                                 const QuoteRevision &revision,
                                 const QuoteLine &line);

    const std::vector<Quote> &m_quotes;
    VatTreatment m_vat;
    const FxTable &m_rates;
    QDate m_today;
    std::vector<Finding> m_findings;
    std::vector<QuotedLine> m_quotedLines;
};

} // namespace steelyard
