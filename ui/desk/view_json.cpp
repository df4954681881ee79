#include "ui/desk/view_json.h"

#include "model/compare/cost_view.h"
#include "model/compare/price_threshold.h"
#include "model/tco/ledger.h"
#include "ui/desk/json_names.h"
#include "ui/text/return_table.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace steelyard::desk {

namespace {

MinorUnits sumOf(const std::vector<MinorUnits> &byMonth, text::Period period)
{
    return tco::sumOf(std::span{byMonth}.subspan(period.first, period.end - period.first));
}

} // namespace

Json jsonAmount(MinorUnits value, Currency currency)
{
    return jsonText(text::minorUnitsText(value, currency));
}

Json jsonPrice(const std::optional<PricePerGpuHour> &value)
{
    return value ? Json(value->value()) : Json(nullptr);
}

Json jsonViews(const Comparison &comparison, size_t index)
{
    Json object = Json::object();
    for (const auto &[view, name] : kEnumTexts<CostView>) {
        object[name] = nullptr;
        if (whyAbsent(comparison, view))
            continue;
        const PlanView shown = planView(comparison, index, view);
        const auto &yearly = shown.equivalentAnnualCost;
        if (shown.isComplete)
            object[name] = {{"total", jsonAmount(shown.total, comparison.currency)},
                            {"per_gpu_hour", jsonPrice(shown.perGpuHour)},
                            {"per_useful_gpu_hour", jsonPrice(shown.perUsefulGpuHour)},
                            {"equivalent_annual_cost",
                             yearly ? jsonAmount(*yearly, comparison.currency) : Json(nullptr)}};
    }
    return object;
}

Json jsonFinancing(const PlanResult &plan, Currency currency)
{
    Json array = Json::array();
    for (const LayerFinancing &each : plan.financing)
        array.push_back({{"layer", jsonText(each.layer.text())},
                         {"kind", enumText(each.kind).data()},
                         {"months", each.months},
                         {"payment", jsonAmount(each.payment, currency)},
                         {"interest", jsonAmount(each.interest, currency)},
                         {"effective_rate", each.effectiveRate}});
    return array;
}

double lostGpuHours(const PlanResult &plan)
{
    return std::accumulate(plan.lostByMonth.begin(), plan.lostByMonth.end(), GpuHours{}).value();
}

Json jsonReturn(const Comparison &comparison, size_t index)
{
    const std::vector<PlanReturn> returns = planReturns(comparison);
    const auto found = std::ranges::find(returns, index, &PlanReturn::plan);
    if (found == returns.end())
        return nullptr;
    const auto &npv = found->netPresentValue;
    const auto month = [](const tco::Computed<> &rate) {
        return rate ? Json(*rate) : Json(nullptr);
    };
    const auto year = [](const tco::Computed<> &rate) {
        return rate ? Json(effectiveYearlyRate(*rate)) : Json(nullptr);
    };
    const tco::Computed<> modified = found->modifiedMonthlyRate.value_or(tco::Undefined::NoFlows);
    const QString gap = text::rateGapText(*found);
    return {{"against", jsonText(comparison.plans[found->against].plan.text())},
            {"saved", jsonAmount(found->total, comparison.currency)},
            {"net_present_value", npv ? jsonAmount(*npv, comparison.currency) : Json(nullptr)},
            {"irr_monthly", month(found->monthlyRate)},
            {"irr_effective_yearly", year(found->monthlyRate)},
            {"irr_absent_because", gap.isEmpty() ? Json(nullptr) : Json(jsonText(gap))},
            {"mirr_monthly", month(modified)},
            {"mirr_effective_yearly", year(modified)},
            {"payback_month", orNull(found->paybackMonth)},
            {"discounted_payback_month", orNull(found->discountedPaybackMonth)}};
}

Json jsonPeriods(const Comparison &comparison, const PlanResult &plan, text::PeriodLength by)
{
    Json array = Json::array();
    for (const text::Period period : text::periodsOf(comparison.months, by)) {
        Json costs = Json::object();
        MinorUnits total = 0;
        for (const auto &[category, cost] : plan.categories) {
            const MinorUnits sum = sumOf(cost.byMonth, period);
            total += sum;
            costs[enumText(category).data()] = cost.state == CategoryCost::State::Unknown
                ? Json(nullptr)
                : jsonAmount(sum, comparison.currency);
        }
        array.push_back({{"first_month", period.first + 1},
                         {"last_month", period.end},
                         {"categories", std::move(costs)},
                         {"known_part", jsonAmount(total, comparison.currency)}});
    }
    return array;
}

Json jsonThresholds(const Comparison &comparison)
{
    Json array = Json::array();
    for (const PriceThreshold &each : priceThresholds(comparison)) {
        const QuotedLine &line = comparison.quotedLines[each.line];
        array.push_back({{"quote", jsonText(line.quote.text())},
                         {"line", jsonText(line.line.text())},
                         {"price", each.now},
                         {"threshold", each.atThreshold},
                         {"unit", jsonText(each.unit)},
                         {"cheapest", jsonText(comparison.plans[each.cheapest].plan.text())},
                         {"other", jsonText(comparison.plans[each.other].plan.text())}});
    }
    return array;
}

Json jsonUtilisationThreshold(const Comparison &comparison, size_t plan)
{
    return orNull(utilisationThreshold(comparison, plan));
}

} // namespace steelyard::desk
