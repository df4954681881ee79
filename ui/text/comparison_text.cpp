#include "ui/text/comparison_text.h"

#include "model/compare/unit_rate.h"
#include "ui/text/cost_views.h"
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

QString nameOf(const PlanResult &plan, const NumberFormat &format)
{
    return plan.name.in(format.language());
}

/// The share by which the cheapest plan undercuts the next complete one; nothing when alone.
std::optional<double> leadOverNext(const Comparison &comparison)
{
    std::optional<MinorUnits> next;
    for (size_t i = 0; i < comparison.plans.size(); ++i) {
        const PlanResult &plan = comparison.plans[i];
        if (plan.isComplete && i != comparison.cheapest)
            next = std::min(next.value_or(plan.total), plan.total);
    }
    if (!next || *next <= 0 || !comparison.cheapest)
        return std::nullopt;
    const MinorUnits best = comparison.plans[*comparison.cheapest].total;
    return 1.0 - static_cast<double>(best) / static_cast<double>(*next);
}

bool isTied(const Comparison &comparison, size_t plan)
{
    return std::ranges::find(comparison.ties, plan) != comparison.ties.end();
}

/// Share of the hours paid in committed layers that serve demand; nothing without such layers.
std::optional<double> committedUse(const PlanResult &plan)
{
    GpuHours paid;
    GpuHours served;
    for (const LayerUse &layer : plan.layers) {
        if (layer.kind == SupplyKind::Hosted || layer.kind == SupplyKind::Reserved) {
            paid += layer.paid;
            served += layer.served;
        }
    }
    if (paid.value() <= 0.0)
        return std::nullopt;
    return served / paid;
}

/// By which share a GPU-hour paid for costs more than the best plan's; nothing when one is unknown.
std::optional<double> paidHourAbove(const PlanResult &plan, const PlanResult &best)
{
    if (!plan.perGpuHour || !best.perGpuHour || best.perGpuHour->value() <= 0.0)
        return std::nullopt;
    return plan.perGpuHour->value() / best.perGpuHour->value() - 1.0;
}

QString priceReason(const Comparison &comparison,
                    const PlanResult &plan,
                    const NumberFormat &format)
{
    constexpr double kSame = 0.005; // half a per cent, which `shareText` may round away
    const PlanResult &best = comparison.plans[*comparison.cheapest];
    const double share = plan.aboveBest.value_or(0.0);
    const QString above = shareText(share, format);
    const QString currency = format.currencyName(comparison.currency);
    const std::optional<double> paidAbove = paidHourAbove(plan, best);
    if (paidAbove && *paidAbove > 0.0 && std::abs(*paidAbove - share) < kSame)
        return ComparisonWords::tr("%1 above the best: a GPU-hour costs %2 %4 against %3")
            .arg(above,
                 format.unitPrice(plan.perGpuHour->value()),
                 format.unitPrice(best.perGpuHour->value()),
                 currency);
    // One of the two pays for more idle hours: only useful ones compare as the totals do.
    if (plan.perUsefulGpuHour && best.perUsefulGpuHour)
        return ComparisonWords::tr("%1 above the best: a useful GPU-hour costs %2 %4 against %3")
            .arg(above,
                 format.unitPrice(plan.perUsefulGpuHour->value()),
                 format.unitPrice(best.perUsefulGpuHour->value()),
                 currency);
    return ComparisonWords::tr("%1 above the best").arg(above);
}

/// Whether `plan` pays for more idle hours than the best one: then its hours paid for cost less
/// than the totals' difference says.
bool isIdler(const PlanResult &plan, const PlanResult &best)
{
    constexpr double kMargin = 0.005;
    const std::optional<double> paidAbove = paidHourAbove(plan, best);
    return !paidAbove || *paidAbove < plan.aboveBest.value_or(0.0) - kMargin;
}

QString dearerReason(const Comparison &comparison,
                     const PlanResult &plan,
                     const NumberFormat &format)
{
    constexpr double kBusyEnough = 0.95;
    const std::optional<double> use = committedUse(plan);
    if (use && *use < kBusyEnough && isIdler(plan, comparison.plans[*comparison.cheapest]))
        return ComparisonWords::tr(
                   "%1 above the best: its servers are busy only %2 of the time paid for")
            .arg(shareText(plan.aboveBest.value_or(0.0), format), format.percent(*use));
    return priceReason(comparison, plan, format);
}

QString tiedReason(const Comparison &comparison, size_t plan, const NumberFormat &format)
{
    if (comparison.cheapest == plan)
        return ComparisonWords::tr("Cheapest, but others lie within %1")
            .arg(format.percent(kTieBand, 0));
    return ComparisonWords::tr("%1 above the cheapest, inside the error of %2")
        .arg(shareText(comparison.plans[plan].aboveBest.value_or(0.0), format),
             format.percent(kTieBand, 0));
}

QString bestReason(const Comparison &comparison, const PlanResult &plan, const NumberFormat &format)
{
    if (plan.split)
        return splitReason(comparison, *plan.split, format);
    if (const std::optional<double> lead = leadOverNext(comparison))
        return ComparisonWords::tr("%1 below the next plan").arg(shareText(*lead, format));
    return ComparisonWords::tr("The only plan with a complete total");
}

QString rateText(const Comparison &comparison, const ExchangeRate &rate, const NumberFormat &format)
{
    QString text = ComparisonWords::tr("%1 %2/%3 (%4)", "rate, to, from, date")
                       .arg(format.decimal(rate.rate),
                            rate.to.code(),
                            rate.from.code(),
                            format.date(rate.date));
    if (const int month = firstMonthOf(comparison, rate); month > 1)
        text = ComparisonWords::tr("%1 from month %2", "rate with its date, month")
                   .arg(text, format.whole(month));
    return rate.changePerYear
        ? ComparisonWords::tr("%1 changing by %2 a year", "rate with its date, share")
              .arg(text, format.percent(rate.changePerYear->toDouble(), 2))
        : text;
}

QString monthText(const Comparison &comparison, const NumberFormat &format)
{
    if (const std::optional<Hours> basis = comparison.calendar.basis())
        return ComparisonWords::tr("%1 h months")
            .arg(format.decimal(Decimal::fromDouble(basis->value())));
    return ComparisonWords::tr("calendar months from %1").arg(format.date(comparison.start));
}

QString taxText(const Comparison &comparison)
{
    const auto unknown = static_cast<size_t>(
        std::ranges::count(comparison.findings, FindingRule::TaxBasisUnknown, &Finding::rule));
    std::set<QuoteId> quotes;
    for (const PlanResult &plan : comparison.plans) {
        for (const LayerUse &layer : plan.layers)
            quotes.insert(layer.quote);
        for (const ServiceUse &service : plan.services)
            quotes.insert(service.quote);
    }
    if (unknown > 0 && unknown >= quotes.size())
        return ComparisonWords::tr("VAT as quoted");
    if (comparison.vat == VatTreatment::Deductible)
        return unknown > 0 ? ComparisonWords::tr("excl. VAT, in part as quoted")
                           : ComparisonWords::tr("excl. VAT");
    return unknown > 0 ? ComparisonWords::tr("incl. VAT, in part as quoted")
                       : ComparisonWords::tr("incl. VAT");
}

/// Whether a site's own prices, which have no tax basis, are in some total.
bool usesSitePrices(const Comparison &comparison)
{
    constexpr std::array kOfSites = {StreamKind::Electricity,
                                     StreamKind::Cooling,
                                     StreamKind::Rack,
                                     StreamKind::FlatBandwidth,
                                     StreamKind::Traffic,
                                     StreamKind::Storage,
                                     StreamKind::Staff,
                                     StreamKind::RemoteHands,
                                     StreamKind::SetUp,
                                     StreamKind::DemandCharge,
                                     StreamKind::Water,
                                     StreamKind::HostedPower,
                                     StreamKind::PowerOverage,
                                     StreamKind::EarlyExit,
                                     StreamKind::BandwidthOverage};
    return std::ranges::any_of(comparison.plans, [&](const PlanResult &plan) {
        return std::ranges::any_of(plan.streams, [&](const CostStream &stream) {
            return !stream.absent && std::ranges::find(kOfSites, stream.kind) != kOfSites.end();
        });
    });
}

QString rankingSentence(const Comparison &comparison, const NumberFormat &format)
{
    if (!comparison.cheapest)
        return ComparisonWords::tr(
            "No plan has a complete total yet. Complete the missing figures first.");
    const PlanResult &best = comparison.plans[*comparison.cheapest];
    const QString total = amountWithUnit(comparison, best.total, format);
    if (!comparison.ties.empty()) {
        QStringList names;
        for (const size_t plan : comparison.ties)
            names.append(nameOf(comparison.plans[plan], format));
        return ComparisonWords::tr("Too close to call: %1 cost from %2 and differ by no more than "
                                   "%3. Decide by delivery, service and exit terms.")
            .arg(format.list(names), total, format.percent(kTieBand, 0));
    }
    if (const std::optional<double> lead = leadOverNext(comparison))
        return ComparisonWords::tr("Choose %1: %2 over %n month(s), %3 below the next plan.",
                                   nullptr,
                                   comparison.months)
            .arg(nameOf(best, format), total, shareText(*lead, format));
    return ComparisonWords::tr("%1 costs %2 over %n month(s); no other plan has a complete total.",
                               nullptr,
                               comparison.months)
        .arg(nameOf(best, format), total);
}

/// Empty without a budget in the reporting currency, which is held against what is paid alone.
QString budgetSentence(const Comparison &comparison, const NumberFormat &format)
{
    if (!comparison.cheapest || !comparison.budget
        || comparison.budget->currency != comparison.currency
        || comparison.finance.view != CostView::Cash)
        return {};
    const double best = scaledValue(
        comparison.plans[*comparison.cheapest].total, comparison.currency, AmountScale::Units);
    const QString budget = format.money(*comparison.budget);
    return best <= comparison.budget->value.toDouble()
        ? ComparisonWords::tr("The cheapest plan stays within the budget of %1.").arg(budget)
        : ComparisonWords::tr("Even the cheapest plan exceeds the budget of %1.").arg(budget);
}

} // namespace

AmountScale totalScale(const Comparison &comparison, const NumberFormat &format)
{
    MinorUnits largest = 0;
    for (const PlanResult &plan : comparison.plans)
        largest = std::max(largest, std::abs(plan.total));
    return format.scaleFor(largest, comparison.currency);
}

QString amountWithUnit(const Comparison &comparison, MinorUnits amount, const NumberFormat &format)
{
    const AmountScale scale = totalScale(comparison, format);
    return format.amount(amount, comparison.currency, scale) + u' '
        + format.scaleName(scale, comparison.currency);
}

QString shareText(double share, const NumberFormat &format)
{
    constexpr double kWholeSuffices = 0.10;
    return format.percent(share, std::abs(share) < kWholeSuffices ? 1 : 0);
}

QString planReason(const Comparison &comparison, size_t plan, const NumberFormat &format)
{
    const PlanResult &result = comparison.plans[plan];
    if (!result.isComplete)
        return result.incompleteBecause
            ? ComparisonWords::tr("Incomplete: %1").arg(label(*result.incompleteBecause))
            : ComparisonWords::tr("Incomplete");
    if (isTied(comparison, plan))
        return tiedReason(comparison, plan, format);
    if (comparison.cheapest == plan)
        return bestReason(comparison, result, format);
    return dearerReason(comparison, result, format);
}

QString badgeText(const Comparison &comparison, size_t plan)
{
    if (isTied(comparison, plan))
        return ComparisonWords::tr("Too close to call");
    return comparison.winner == plan ? ComparisonWords::tr("Best") : QString{};
}

QString decisionText(const Comparison &comparison, const NumberFormat &format)
{
    QStringList sentences{rankingSentence(comparison, format)};
    const CostView view = comparison.finance.view;
    if (view != CostView::Cash)
        sentences.append(viewGapText(comparison, view).isEmpty()
                             ? ComparisonWords::tr("Plans are ranked by %1.")
                                   .arg(viewText(comparison, view, format))
                             : viewGapText(comparison, view));
    const auto incomplete = std::ranges::count(comparison.plans, false, &PlanResult::isComplete);
    if (incomplete > 0 && comparison.cheapest)
        sentences.append(ComparisonWords::tr(
            "%n plan(s) lack a figure and are not ranked.", nullptr, static_cast<int>(incomplete)));
    if (const QString budget = budgetSentence(comparison, format); !budget.isEmpty())
        sentences.append(budget);
    return format.sentences(sentences);
}

QString basisText(const Comparison &comparison, AmountScale scale, const NumberFormat &format)
{
    QStringList parts{
        format.scaleName(scale, comparison.currency),
        taxText(comparison),
    };
    if (comparison.finance.view != CostView::Cash)
        parts.append(viewText(comparison, comparison.finance.view, format));
    if (usesSitePrices(comparison))
        parts.append(ComparisonWords::tr("site prices as entered"));
    parts.append(monthText(comparison, format));
    for (const ExchangeRate &rate : comparison.ratesUsed)
        parts.append(rateText(comparison, rate, format));
    if (const QString moved = knobText(comparison, format); !moved.isEmpty())
        parts.append(moved);
    return parts.join(u" · "_s);
}

QString knobText(const Comparison &comparison, const NumberFormat &format)
{
    QStringList moved;
    if (comparison.knobs.gpus)
        moved.append(ComparisonWords::tr("%1 GPU(s)", "what-if", *comparison.knobs.gpus)
                         .arg(format.whole(*comparison.knobs.gpus)));
    if (comparison.knobs.months)
        moved.append(ComparisonWords::tr("%n month(s)", "what-if", *comparison.knobs.months));
    return moved.isEmpty()
        ? QString{}
        : ComparisonWords::tr("what if: %1", "values of the sliders").arg(format.list(moved));
}

} // namespace steelyard::text
