#include "model/compare/priced_line.h"

#include "model/compare/machine_units.h"
#include "model/compare/rental_rules.h"
#include "model/compare/tax_factor.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

tco::Tariff tariffOf(const QuoteLine &line, double price)
{
    tco::Tariff tariff{.price = price};
    switch (line.tierMode) {
    case TierMode::AllUnits:
        tariff.reading = tco::TierReading::AllUnits;
        break;
    case TierMode::Graduated:
        tariff.reading = tco::TierReading::Graduated;
        break;
    }
    for (const PriceTier &tier : line.tiers)
        tariff.tiers.push_back({tier.fromQuantity.toDouble(), tier.price.toDouble()});
    std::ranges::sort(tariff.tiers, {}, &tco::Tier::from);
    return tariff;
}

/// The price to compute with: none is free when the vendor says so, and missing otherwise.
std::optional<Decimal> statedPrice(const QuoteLine &line, const std::optional<Decimal> &override)
{
    if (override)
        return override;
    switch (line.kind) {
    case LineKind::Free:
    case LineKind::Included:
        return Decimal{0};
    case LineKind::NotQuoted:
        return std::nullopt;
    case LineKind::Quoted:
    case LineKind::Alternative:
        // A zero that nobody called free, or paid upfront, is a cell that somebody forgot.
        return line.price && line.price->isZero() && !line.rental.upfront ? std::nullopt
                                                                          : line.price;
    }
    return std::nullopt;
}

Missing withoutPrice(FindingRule rule, const QuoteId &quote, std::vector<FindingArgument> arguments)
{
    return {AbsenceReason::PriceMissing,
            {.rule = rule,
             .severity = Severity::Problem,
             .subject = quote.text(),
             .arguments = std::move(arguments)}};
}

Missing notPriced(const PricedLine &priced, const QuoteLine &line)
{
    const FindingRule rule = line.price ? FindingRule::LineAtZero : FindingRule::LineNotPriced;
    return withoutPrice(rule, priced.quote, {priced.quoteName, priced.lineName});
}

void multiplyByDiscounts(UnitRate &rate, const QuoteLine &line)
{
    for (const Decimal &discount : line.discounts)
        rate.multiplyBy({.name = FactorName::Discount, .value = 1.0 - discount.toDouble()});
}

void multiplyByTax(UnitRate &rate, std::optional<double> tax)
{
    if (tax && *tax != 1.0)
        rate.multiplyBy({.name = FactorName::TaxFactor, .value = *tax});
}

/// A line that is billed in advance, of a quote that does not say how far, is paid by the month.
PaymentTerms paymentOf(const QuoteRevision &revision, const QuoteLine &line)
{
    PaymentTerms payment = revision.payment;
    if (line.isPrepaid && !payment.prepaidMonths)
        payment.prepaidMonths = 1;
    return payment;
}

/// The plan names a line that the quote's newest revision does not have, or none yet.
Missing noSuchLine(const PricedLine &priced, const LocalText &plan)
{
    return priced.line.isEmpty()
        ? withoutPrice(FindingRule::LineNotChosen, priced.quote, {plan})
        : withoutPrice(FindingRule::LineMissing, priced.quote, {priced.quoteName, priced.lineName});
}

} // namespace

LinePricing::LinePricing(const std::vector<Quote> &quotes,
                         VatTreatment vat,
                         const FxTable &rates,
                         QDate today,
                         const RefusedFigures &refused)
    : m_quotes{quotes}
    , m_vat{vat}
    , m_rates{rates}
    , m_today{today}
    , m_refused{refused}
{}

const Quote *LinePricing::quoteOf(const QuoteId &id) const
{
    const auto found = std::ranges::find(m_quotes, id, &Quote::id);
    return found == m_quotes.end() || found->revisions.empty() ? nullptr : &*found;
}

const QuoteLine *LinePricing::lineOf(const LineChoice &choice) const
{
    const Quote *quote = quoteOf(choice.quote);
    return quote ? findLine(*quote, choice.line) : nullptr;
}

UnitRate rateFor(const PricedLine &price, double pieces)
{
    UnitRate rate = price.rate;
    if (rate.missing || price.tariff.tiers.empty())
        return rate;
    rate.factors.front().value = tco::meanPrice(price.tariff, pieces);
    rate.rate = 1.0;
    for (const Factor &factor : rate.factors)
        rate.rate *= factor.value;
    return rate;
}

PricedLine LinePricing::priced(const LineChoice &choice)
{
    PricedLine result{.quote = choice.quote,
                      .line = choice.line,
                      .quoteName = {choice.quote.text()},
                      .lineName = {choice.line.text()}};
    const Quote *quote = quoteOf(choice.quote);
    if (quote) {
        result.revision = quote->newest().number;
        result.quoteName = quote->name.orId(quote->id.text());
        remarkOnQuote(*quote, result.quoteName);
    }
    const QuoteLine *line = lineOf(choice);
    if (!line) {
        result.rate = missingRate(noSuchLine(result, choice.plan));
        return result;
    }
    result.lineName = line->name.orId(line->id.text());
    result.category = line->category;
    result.covers = line->covers;
    result.unit = line->unit;
    result.minimumTermMonths = line->minimumTermMonths.value_or(0);
    result.deliveryWeeks = quote->newest().deliveryWeeks.value_or(0);
    result.commitment = quote->newest().commitment;
    if (result.commitment)
        result.commitmentUnit = oneOf(result.commitment->amount.currency, m_rates);
    result.payment = line->isPrepaid ? tco::Payment::WholeMonths : tco::Payment::ProRata;
    if (line->quantity)
        result.quantity = line->quantity->toDouble();
    const Missing *refused = reasonOf(m_refused.lines, std::pair{choice.quote, choice.line});
    result.rate = refused ? missingRate(*refused) : rateOf(result, *line, choice);
    if (!result.rate.missing)
        result.rate.missing = termRefusal(result, *line);
    result.rate.quotedLine = indexOf(result, quote->newest(), *line);
    result.upfront = besideRate(result,
                                *line,
                                line->rental.upfront,
                                {.name = FactorName::UpfrontPrice,
                                 .unit = priceUnitName(line->currency, termUnit(line->unit))});
    result.kept =
        besideRate(result,
                   *line,
                   line->rental.keptPerHour,
                   {.name = FactorName::KeptPrice,
                    .unit = priceUnitName(line->currency, enumText(PriceUnit::NodeHour))});
    result.runs = runBillingOf(line->rental);
    if (!result.rate.missing) {
        result.savingsPlans = pricedPlans(result, *line, m_rates);
        result.refund = refundTerms(result, *line, m_rates);
    }
    if (!choice.price && !line->tiers.empty() && !result.rate.missing)
        result.tariff = tariffOf(*line, result.rate.factors.front().value);
    return result;
}

UnitRate LinePricing::rateOf(const PricedLine &priced,
                             const QuoteLine &line,
                             const LineChoice &choice)
{
    const std::optional<Decimal> price = statedPrice(line, choice.price);
    if (!price)
        return missingRate(notPriced(priced, line));
    // A price that a plan sets is meant as the final one and is nobody's quote.
    const bool isSet = choice.price.has_value();
    UnitRate rate = converted({.name = isSet ? FactorName::SetPrice : FactorName::UnitPrice,
                               .value = price->toDouble(),
                               .unit = priceUnitName(line.currency, enumText(line.unit)),
                               .source = isSet ? LocalText{} : priced.quoteName},
                              line.currency,
                              m_rates);
    if (rate.missing)
        return rate;
    if (line.baseQuantity != Decimal{1})
        rate.multiplyBy(
            {.name = FactorName::BaseQuantity, .value = 1.0 / line.baseQuantity.toDouble()});
    if (!isSet)
        multiplyByDiscounts(rate, line);
    const std::optional<double> tax = taxFactor(line, m_vat);
    multiplyByTax(rate, tax);
    if (!tax)
        m_findings.push_back({.rule = FindingRule::TaxBasisUnknown,
                              .subject = priced.quote.text(),
                              .arguments = {priced.quoteName}});
    return rate;
}

/// A price that stands beside the line's own, less the same discounts and with the same tax.
std::optional<UnitRate> LinePricing::besideRate(const PricedLine &priced,
                                                const QuoteLine &line,
                                                const std::optional<Decimal> &price,
                                                Factor factor) const
{
    if (!price)
        return std::nullopt;
    factor.value = price->toDouble();
    factor.source = priced.quoteName;
    UnitRate rate = converted(std::move(factor), line.currency, m_rates);
    if (rate.missing)
        return rate;
    multiplyByDiscounts(rate, line);
    multiplyByTax(rate, taxFactor(line, m_vat));
    rate.quotedLine = priced.rate.quotedLine;
    return rate;
}

size_t LinePricing::indexOf(const PricedLine &priced,
                            const QuoteRevision &revision,
                            const QuoteLine &line)
{
    const QuotedLine quoted{.quote = priced.quote,
                            .revision = priced.revision,
                            .line = priced.line,
                            .quoteName = priced.quoteName,
                            .lineName = priced.lineName,
                            .reference = revision.reference,
                            .date = revision.date,
                            .source = revision.source,
                            .stated = line.statedSpecification,
                            .unit = line.unit,
                            .payment = paymentOf(revision, line),
                            .deliveryWeeks = revision.deliveryWeeks.value_or(0),
                            .commitment = revision.commitment,
                            .termMonths = priced.minimumTermMonths};
    const auto known = std::ranges::find(m_quotedLines, quoted);
    const auto index = static_cast<size_t>(known - m_quotedLines.begin());
    if (known == m_quotedLines.end())
        m_quotedLines.push_back(quoted);
    return index;
}

void LinePricing::remarkOnQuote(const Quote &quote, const LocalText &name)
{
    const QDate until = quote.newest().validUntil;
    if (until.isValid() && m_today.isValid() && until < m_today)
        m_findings.push_back({.rule = FindingRule::QuoteExpired,
                              .subject = quote.id.text(),
                              .arguments = {name, until}});
}

} // namespace steelyard
