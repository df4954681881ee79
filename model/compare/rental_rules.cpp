#include "model/compare/rental_rules.h"

#include "model/compare/machine_units.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSecondsOfRunMinute = 60.0;

double secondsOf(RunUnit unit)
{
    constexpr double kAsGoodAsExact = 0.001;
    switch (unit) {
    case RunUnit::Exact:
        return kAsGoodAsExact;
    case RunUnit::Minute:
        return kSecondsOfRunMinute;
    case RunUnit::Hour:
        return kSecondsPerDay / kHoursPerDay;
    case RunUnit::Day:
        return kSecondsPerDay;
    }
    return kAsGoodAsExact;
}

/// Months that the line, or one of its savings plans, is paid for at the least.
int longestTerm(const PricedLine &price)
{
    int months = price.minimumTermMonths;
    for (const PricedPlan &plan : price.savingsPlans)
        months = std::max(months, plan.months);
    return months;
}

/// Multiplies by a factor of the line's own price, where it has such.
void takeFactor(FactorName name, const PricedLine &from, UnitRate &rate)
{
    const auto factor = std::ranges::find(from.rate.factors, name, &Factor::name);
    if (factor != from.rate.factors.end())
        rate.multiplyBy(*factor);
}

PricedPlan pricedPlan(const PricedLine &priced,
                      const QuoteLine &line,
                      const SavingsPlan &plan,
                      const FxTable &rates)
{
    PricedPlan result{.use = priced.rate,
                      .commitment = converted({.name = FactorName::PlanCommitment,
                                               .value = plan.perHour.toDouble(),
                                               .unit = priceUnitName(line.currency, "hour"_L1),
                                               .source = priced.quoteName},
                                              line.currency,
                                              rates),
                      .months = plan.months,
                      .upfrontShare = plan.upfrontShare.value_or(Decimal{}).toDouble()};
    if (plan.price) {
        result.use = converted({.name = FactorName::PlanPrice,
                                .value = plan.price->toDouble(),
                                .unit = priceUnitName(line.currency, enumText(line.unit)),
                                .source = priced.quoteName},
                               line.currency,
                               rates);
        takeFactor(FactorName::BaseQuantity, priced, result.use);
        takeFactor(FactorName::TaxFactor, priced, result.use);
    } else if (plan.discount) {
        result.use.multiplyBy({.name = FactorName::PlanDiscount,
                               .value = 1.0 - plan.discount->toDouble(),
                               .source = priced.quoteName});
    }
    takeFactor(FactorName::TaxFactor, priced, result.commitment);
    for (UnitRate *rate : {&result.use, &result.commitment})
        rate->quotedLine = priced.rate.quotedLine;
    return result;
}

Missing refusedTerm(const PricedLine &priced,
                    FindingRule rule,
                    std::vector<FindingArgument> arguments)
{
    arguments.insert(arguments.begin(), {priced.quoteName, priced.lineName});
    return {AbsenceReason::FigureRefused,
            {.rule = rule,
             .severity = Severity::Problem,
             .subject = priced.quote.text(),
             .arguments = std::move(arguments)}};
}

} // namespace

std::optional<RunBilling> runBillingOf(const RentalTerms &terms)
{
    if (terms.billingUnit == RunUnit::Exact && !terms.minimumRunMinutes
        && terms.sustainedUse.empty())
        return std::nullopt;
    RunBilling billing{
        .unit = {.seconds = secondsOf(terms.billingUnit),
                 .minimumSeconds =
                     terms.minimumRunMinutes.value_or(Decimal{}).toDouble() * kSecondsOfRunMinute}};
    for (const UseTier &tier : terms.sustainedUse)
        billing.sustainedUse.push_back({tier.share.toDouble(), tier.multiplier.toDouble()});
    return billing;
}

std::vector<PricedPlan> pricedPlans(const PricedLine &priced,
                                    const QuoteLine &line,
                                    const FxTable &rates)
{
    std::vector<PricedPlan> plans;
    if (priced.rate.rate > 0.0) {
        for (const SavingsPlan &plan : line.rental.savingsPlans)
            plans.push_back(pricedPlan(priced, line, plan, rates));
    }
    return plans;
}

std::optional<RefundTerms> refundTerms(const PricedLine &priced,
                                       const QuoteLine &line,
                                       const FxTable &rates)
{
    const RentalTerms &terms = line.rental;
    if (terms.refund == tco::RefundRule::None)
        return std::nullopt;
    RefundTerms refund{.rule = terms.refund,
                       .onDemandPerHour = terms.onDemandPerHour.value_or(Decimal{}).toDouble(),
                       .shortUseFactor = terms.shortUseFactor.value_or(Decimal{1}).toDouble(),
                       .currency = line.currency,
                       .money = oneOf(line.currency, rates)};
    for (const Decimal &discount : line.discounts)
        refund.onDemandPerHour *= 1.0 - discount.toDouble();
    takeFactor(FactorName::TaxFactor, priced, refund.money);
    refund.money.quotedLine = priced.rate.quotedLine;
    return refund;
}

std::optional<Missing> termRefusal(const PricedLine &priced, const QuoteLine &line)
{
    const std::optional<QLatin1StringView> stated = firstStated(line.rental);
    if (stated && !pricesTimeOnMachines(line.unit))
        return unusedTerm(priced, *stated);
    const bool isByHour = line.unit == PriceUnit::GpuHour || line.unit == PriceUnit::NodeHour;
    if (!line.rental.savingsPlans.empty() && (!isByHour || priced.minimumTermMonths > 0))
        return unusedTerm(priced, "savings_plans"_L1);
    const bool isInAdvance = line.isPrepaid || line.rental.upfront;
    if (line.rental.refund != tco::RefundRule::None
        && (!isInAdvance || priced.minimumTermMonths == 0))
        return unusedTerm(priced, "refund"_L1);
    if (line.rental.upfront && priced.minimumTermMonths == 0)
        return refusedTerm(priced, FindingRule::UpfrontWithoutTerm, {});
    return std::nullopt;
}

Missing unusedTerm(const PricedLine &price, QLatin1StringView term)
{
    return refusedTerm(price, FindingRule::RentalTermUnused, {Term{term}});
}

std::vector<Finding> termsBeyond(std::span<const ResolvedPlan> plans, int months)
{
    std::vector<Finding> findings;
    for (const ResolvedPlan &plan : plans) {
        for (const ResolvedLayer &layer : plan.layers) {
            const PricedLine &price = layer.price;
            const int term = longestTerm(price);
            if (term <= months || price.rate.missing || !pricesTimeOnMachines(price.unit))
                continue;
            Finding finding{
                .rule = FindingRule::TermBeyondHorizon,
                .severity = Severity::Warning,
                .subject = price.quote.text(),
                .arguments = {
                    price.quoteName, price.lineName, Figure{double(term)}, Figure{double(months)}}};
            if (std::ranges::find(findings, finding) == findings.end())
                findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace steelyard
