#include "model/compare/quote_checks.h"

#include "model/quotes/shares.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr Bounds kShareBelowOne{0.0, 1.0, "≥ 0, < 1", Bounds::End::Closed, Bounds::End::Open};
constexpr Bounds kGpusPerNode{1.0, 10'000.0, "1 … 10000"};
constexpr Bounds kPaymentDays{0.0, kLongestPaymentDays, "0 … 3650"};
constexpr Bounds kDeliveryWeeks{0.0, kLongestDeliveryWeeks, "0 … 520"};

constexpr Bounds kFactor{1.0, 100.0, "1 … 100"};

/// A month.
constexpr Bounds kRunMinutes{0.0, 44'640.0, "0 … 44640"};

template <typename Row>
void checkShares(InputChecks &checks, const QString &path, const std::vector<Row> &rows)
{
    if (makeTheWhole(rows))
        return;
    const Result<Decimal> sum = sumOfShares(rows);
    checks.fail(path, "Σ share = 1", sum ? sum->toText() : u"∞"_s);
}

void checkRental(InputChecks &checks, const QString &path, const RentalTerms &terms)
{
    checks.check(path % u"/upfront", terms.upfront, kPositive);
    checks.check(path % u"/minimum_run_minutes", terms.minimumRunMinutes, kRunMinutes);
    for (const UseTier &tier : terms.sustainedUse) {
        checks.check(path % u"/sustained_use", tier.share, kFraction);
        checks.check(path % u"/sustained_use", tier.multiplier, kFraction);
    }
    checkShares(checks, path % u"/sustained_use", terms.sustainedUse);
    checks.check(path % u"/kept_price_per_hour", terms.keptPerHour, kPrice);
    for (const SavingsPlan &plan : terms.savingsPlans) {
        const QString place = path % u"/savings_plans";
        checks.check(place, plan.perHour, kPositive);
        checks.check(place, plan.price, kPositive);
        checks.check(place, plan.discount, kShareBelowOne);
        checks.check(place, plan.months, kWholeMonths);
        checks.check(place, plan.upfrontShare, kFraction);
        if (plan.price.has_value() == plan.discount.has_value())
            checks.fail(place, "price ⊻ discount", plan.price ? plan.price->toText() : u"∅"_s);
    }
    // What a plan covers earns no sustained use, which is told of whole machines and months.
    if (!terms.savingsPlans.empty() && !terms.sustainedUse.empty())
        checks.fail(path % u"/savings_plans", "savings_plans ⊻ sustained_use", u"∧"_s);
    checks.check(path % u"/on_demand_per_hour", terms.onDemandPerHour, kPrice);
    checks.check(path % u"/short_use_factor", terms.shortUseFactor, kFactor);
    if (terms.refund == tco::RefundRule::LessOnDemand && !terms.onDemandPerHour)
        checks.fail(path % u"/on_demand_per_hour", kPrice.expected, u"∅"_s);
}

QString pathOf(const Quote &quote, const QuoteLine &line)
{
    return u"/quotes/"_s % quote.id.text() % u"/revisions/" % QString::number(quote.newest().number)
        % u"/lines/" % line.id.text();
}

} // namespace

void checkLine(InputChecks &checks, const Quote &quote, const QuoteLine &line)
{
    const QString path = pathOf(quote, line);
    checks.check(path % u"/price", line.price, kPrice);
    checks.check(path % u"/base_quantity", line.baseQuantity, kPositive);
    checks.check(path % u"/quantity", line.quantity, kQuantity);
    checks.check(path % u"/vat_rate", line.vatRate, kShareBelowOne);
    checks.check(path % u"/minimum_term_months", line.minimumTermMonths, kWholeMonths);
    checkRental(checks, path % u"/rental", line.rental);
    for (const Decimal &discount : line.discounts)
        checks.check(path % u"/discounts", discount, kFraction);
    std::vector<double> begins;
    for (const PriceTier &tier : line.tiers) {
        checks.check(path % u"/tiers", tier.fromQuantity, kQuantity);
        checks.check(path % u"/tiers", tier.price, kPrice);
        const double from = tier.fromQuantity.toDouble();
        // In whichever order they are written, two tiers from one quantity overlap.
        if (std::ranges::find(begins, from) != begins.end())
            checks.fail(ErrorCode::TiersOverlap, path % u"/tiers", {tier.fromQuantity.toText()});
        begins.push_back(from);
    }
}

void checkNode(InputChecks &checks, const Quote &quote, const QuoteLine &line)
{
    checks.check(pathOf(quote, line) % u"/gpus_per_node", line.gpusPerNode, kGpusPerNode);
}

void checkPayment(InputChecks &checks, const Quote &quote)
{
    const QString path =
        u"/quotes/"_s % quote.id.text() % u"/revisions/" % QString::number(quote.newest().number);
    const PaymentTerms &payment = quote.newest().payment;
    for (const Instalment &instalment : payment.instalments) {
        checks.check(path % u"/payment/instalments", instalment.share, kFraction);
        checks.check(path % u"/payment/instalments", instalment.days, kPaymentDays);
    }
    checkShares(checks, path % u"/payment/instalments", payment.instalments);
    checks.check(path % u"/payment/acceptance_days", payment.acceptanceDays, kPaymentDays);
    checks.check(path % u"/payment/prepaid_months", payment.prepaidMonths, kWholeMonths);
    checks.check(path % u"/payment/days_after_invoice", payment.daysAfterInvoice, kPaymentDays);
    if (payment.deposit)
        checks.check(path % u"/payment/deposit/amount", payment.deposit->value, kPrice);
    checks.check(path % u"/delivery_weeks", quote.newest().deliveryWeeks, kDeliveryWeeks);
    if (const auto &commitment = quote.newest().commitment) {
        checks.check(path % u"/commitment/spend/amount", commitment->amount.value, kPrice);
        checks.check(path % u"/commitment/months", commitment->months, kWholeMonths);
        checks.check(path % u"/commitment/discount", commitment->discount, kFraction);
    }
}

} // namespace steelyard
