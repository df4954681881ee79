#include "model/compare/cost_view.h"

#include "model/compare/plan_result.h"
#include "model/money/rounding.h"
#include "model/tco/accrual.h"
#include "model/tco/ledger.h"
#include "model/tco/loan.h"
#include "model/tco/present_value.h"
#include "model/tco/unit_cost.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPeriodsOfYear = 12;

/// Per month, of the stated annual one; present values ask for it only when there is one.
double monthlyRate(const Comparison &comparison)
{
    return tco::periodRate(comparison.discountRate.value_or(0.0), kPeriodsOfYear).value();
}

/// One per month.
std::vector<double> factorsOf(const Comparison &comparison)
{
    const bool isToday = comparison.finance.discounting == Discounting::FirstMonthToday;
    return tco::discountFactors(monthlyRate(comparison),
                                static_cast<size_t>(comparison.months),
                                isToday ? tco::FirstFlow::Today : tco::FirstFlow::OnePeriodAway)
        .value();
}

/// Charges of each month of a life, of a price of 1.
std::vector<double> chargesOf(const Comparison &comparison)
{
    const tco::DepreciableAsset asset{
        .cost = 1.0, .salvage = comparison.salvageRate, .life = comparison.depreciationYears};
    const auto yearly = [&] {
        switch (comparison.finance.depreciation) {
        case DepreciationMethod::StraightLine:
            return tco::straightLine(asset);
        case DepreciationMethod::SumOfYears:
            return tco::sumOfYearsDigits(asset);
        case DepreciationMethod::DoubleDeclining:
            return tco::decliningBalance(asset, 2.0, tco::SwitchToStraightLine::Yes);
        case DepreciationMethod::MacrsFiveYear:
            return tco::macrsHalfYear(asset.cost, tco::MacrsClass::FiveYear);
        }
        Q_UNREACHABLE();
    }();
    return tco::monthlyCharges(yearly.value());
}

/// Hardware that is bought, be it a layer's servers or a service beside them.
bool isCapitalised(const Comparison &comparison, const CostStream &stream)
{
    const bool isBought = stream.kind == StreamKind::Purchase || stream.kind == StreamKind::Service;
    return isBought && stream.category == CostCategory::Hardware && stream.quotedLine
        && comparison.quotedLines[*stream.quotedLine].unit == PriceUnit::Once;
}

/// Evenly over the months of each term; what the horizon cuts off stands in its last month.
std::vector<MinorUnits> spreadOverTerms(const std::vector<MinorUnits> &paid, int termMonths)
{
    const std::vector<double> shares(static_cast<size_t>(termMonths), 1.0 / termMonths);
    std::vector<MinorUnits> spread(paid.size(), 0);
    for (size_t month = 0; month < paid.size(); ++month) {
        if (paid[month] != 0)
            tco::add(tco::writtenOff(paid[month], shares, month, paid.size()), spread);
    }
    return spread;
}

std::vector<MinorUnits> accrued(const Comparison &comparison, const CostStream &stream)
{
    if (stream.kind == StreamKind::Deposit) // stays the buyer's own money
        return std::vector<MinorUnits>(stream.entries.size(), 0);
    if (stream.kind == StreamKind::Upfront && stream.quotedLine)
        return spreadOverTerms(stream.entries,
                               comparison.quotedLines[*stream.quotedLine].termMonths);
    if (!isCapitalised(comparison, stream))
        return stream.entries;
    const auto first = std::ranges::find_if(stream.entries, [](MinorUnits e) { return e != 0; });
    return tco::writtenOff(tco::sumOf(stream.entries),
                           chargesOf(comparison),
                           static_cast<size_t>(first - stream.entries.begin()),
                           stream.entries.size());
}

std::vector<MinorUnits> discounted(std::vector<MinorUnits> entries,
                                   const std::vector<double> &factors)
{
    std::ranges::transform(entries, factors, entries.begin(), [](MinorUnits paid, double factor) {
        return toMinorUnits(static_cast<double>(paid) * factor, 1.0);
    });
    return entries;
}

/// Cost of one of `hours`, which lie in months as cost does; nothing without hours.
std::optional<PricePerGpuHour> perHour(Amount cost,
                                       const std::vector<GpuHours> &hours,
                                       const std::vector<double> &factors)
{
    GpuHours sum;
    for (size_t month = 0; month < hours.size(); ++month)
        sum += hours[month] * (factors.empty() ? 1.0 : factors[month]);
    return sum > GpuHours{} ? std::optional{cost / sum} : std::nullopt;
}

void addUnitCosts(PlanView &shown,
                  const Comparison &comparison,
                  const PlanResult &plan,
                  CostView view)
{
    const Amount total = toAmount(shown.total, comparison.currency);
    std::vector<GpuHours> useful = plan.isShifted && comparison.shifted
        ? comparison.shifted->gpuHoursByMonth
        : comparison.demandedByMonth;
    for (size_t month = 0; month < plan.lostByMonth.size(); ++month)
        useful[month] -= plan.lostByMonth[month];
    for (GpuHours &month : useful)
        month = month * comparison.goodput.value_or(0.0);
    const bool isPresent = view == CostView::PresentValue;
    const std::vector<double> factors = isPresent ? factorsOf(comparison) : std::vector<double>{};
    shown.perGpuHour = perHour(total, plan.paidByMonth, factors);
    shown.perUsefulGpuHour = perHour(total, useful, factors);
    if (!isPresent)
        return;
    const tco::Computed<> yearly = tco::equivalentAnnualCost(
        total.value(), *comparison.discountRate, comparison.months / kMonthsPerYear);
    if (yearly)
        shown.equivalentAnnualCost = rounded(Amount{*yearly}, comparison.currency);
}

bool hasAllStreams(const PlanResult &plan)
{
    return std::ranges::none_of(plan.streams,
                                [](const CostStream &stream) { return stream.absent.has_value(); });
}

/// No plan has a figure in a view that lacks its rate.
void leaveAllIncomplete(Comparison &comparison, AbsenceReason reason)
{
    for (PlanResult &plan : comparison.plans) {
        leaveIncomplete(plan, reason);
        const std::vector<MinorUnits> nothing(plan.cumulative.size(), 0);
        for (auto &[category, cost] : plan.categories)
            cost = {.state = CategoryCost::State::Unknown, .byMonth = nothing};
        plan.total = 0;
        plan.cumulative = nothing;
    }
    if (reason == AbsenceReason::FigureRefused)
        return; // which a remark has named already
    const QString missing =
        reason == AbsenceReason::InflationMissing ? u"inflation_per_year"_s : u"discount_rate"_s;
    comparison.findings.push_back({.rule = FindingRule::PriceUnknown,
                                   .severity = Severity::Problem,
                                   .subject = missing,
                                   .arguments = {Term{missing}}});
}

/// Whether the plans' figures are what the view shows already: cash, paid as it is billed.
bool isAsBilled(const Comparison &comparison)
{
    return comparison.finance.view == CostView::Cash
        && std::ranges::all_of(comparison.plans, [](const PlanResult &plan) {
               return std::ranges::all_of(plan.streams, [](const CostStream &stream) {
                   return stream.payments.empty() && stream.kind != StreamKind::Deposit;
               });
           });
}

} // namespace

std::optional<AbsenceReason> whyAbsent(const Comparison &comparison, CostView view)
{
    if (std::ranges::find(comparison.refusedViews, view) != comparison.refusedViews.end())
        return AbsenceReason::FigureRefused;
    if (view == CostView::PresentValue && !comparison.discountRate)
        return comparison.realDiscountRate ? AbsenceReason::InflationMissing
                                           : AbsenceReason::DiscountRateMissing;
    return {};
}

std::vector<MinorUnits> entriesIn(const Comparison &comparison,
                                  const CostStream &stream,
                                  CostView view)
{
    const std::vector<MinorUnits> &paid =
        stream.payments.empty() ? stream.entries : stream.payments;
    switch (view) {
    case CostView::Cash:
        return paid;
    case CostView::Accounting:
        return accrued(comparison, stream);
    case CostView::PresentValue:
        return discounted(paid, factorsOf(comparison));
    }
    Q_UNREACHABLE();
}

PlanView planView(const Comparison &comparison, size_t plan, CostView view)
{
    const PlanResult &result = comparison.plans[plan];
    const auto months = static_cast<size_t>(comparison.months);
    PlanView shown{.categories = result.categories};
    for (auto &[category, cost] : shown.categories)
        cost.byMonth.assign(months, 0);
    for (const CostStream &stream : result.streams) {
        if (!stream.absent)
            tco::add(entriesIn(comparison, stream, view),
                     shown.categories[stream.category].byMonth);
    }
    std::vector<MinorUnits> byMonth(months, 0);
    for (auto &[category, cost] : shown.categories) {
        cost.total = tco::sumOf(cost.byMonth);
        tco::add(cost.byMonth, byMonth);
    }
    shown.total = tco::sumOf(byMonth);
    shown.cumulative = tco::cumulative(byMonth);
    shown.isComplete = hasAllStreams(result);
    if (shown.isComplete)
        addUnitCosts(shown, comparison, result, view);
    return shown;
}

void showInView(Comparison &comparison)
{
    const CostView view = comparison.finance.view;
    if (const auto reason = whyAbsent(comparison, view)) {
        leaveAllIncomplete(comparison, *reason);
        return;
    }
    if (isAsBilled(comparison))
        return;
    for (size_t i = 0; i < comparison.plans.size(); ++i) {
        PlanView shown = planView(comparison, i, view);
        PlanResult &plan = comparison.plans[i];
        plan.categories = std::move(shown.categories);
        plan.total = shown.total;
        plan.cumulative = std::move(shown.cumulative);
        plan.perGpuHour = shown.perGpuHour;
        plan.perUsefulGpuHour = shown.perUsefulGpuHour;
    }
}

} // namespace steelyard
