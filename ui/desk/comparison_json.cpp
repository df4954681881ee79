#include "ui/desk/comparison_json.h"

#include "model/compare/assumption_keys.h"
#include "model/compare/unit_rate.h"
#include "ui/desk/json_names.h"
#include "ui/desk/json_values.h"
#include "ui/desk/server_fit_json.h"
#include "ui/desk/view_json.h"
#include "ui/text/comparison_text.h"
#include "ui/text/error_text.h"

namespace steelyard::desk {

namespace {

Json amounts(const std::vector<MinorUnits> &values, Currency currency)
{
    Json array = Json::array();
    for (const MinorUnits value : values)
        array.push_back(jsonAmount(value, currency));
    return array;
}

Json categories(const PlanResult &plan, Currency currency)
{
    Json object = Json::object();
    for (const auto &[category, cost] : plan.categories) {
        const bool isUnknown = cost.state == CategoryCost::State::Unknown;
        object[enumText(category).data()] = {
            {"state", enumText(cost.state).data()},
            {"total", isUnknown ? Json(nullptr) : jsonAmount(cost.total, currency)},
            {"by_month", isUnknown ? Json(nullptr) : amounts(cost.byMonth, currency)}};
    }
    return object;
}

Json layers(const PlanResult &plan)
{
    Json array = Json::array();
    for (const LayerUse &layer : plan.layers)
        array.push_back({{"id", jsonText(layer.layer.text())},
                         {"kind", enumText(layer.kind).data()},
                         {"quote", jsonText(layer.quote.text())},
                         {"revision", layer.quoteRevision},
                         {"line", jsonText(layer.line.text())},
                         {"servers", layer.servers},
                         {"gpus_per_server", layer.gpusPerServer},
                         {"paid_gpu_hours", layer.paid.value()},
                         {"served_gpu_hours", layer.served.value()}});
    return array;
}

Json split(const Comparison &comparison, const PlanResult &plan, const text::NumberFormat &format)
{
    if (!plan.split)
        return nullptr;
    const HybridSplit &split = *plan.split;
    const Currency currency = comparison.currency;
    const auto added = [currency](const std::optional<MinorUnits> &value) {
        return value ? jsonAmount(*value, currency) : Json(nullptr);
    };
    return {{"layer", jsonText(split.layer.text())},
            {"servers", split.servers},
            {"gpus_per_server", split.gpusPerServer},
            {"pinned", split.isPinned},
            {"optimal_servers", split.optimalServers},
            {"optimal_total", added(split.optimalTotal)},
            {"break_even_utilisation", orNull(split.breakEvenUtilisation)},
            {"last_server_utilisation", orNull(split.lastServerUtilisation)},
            {"next_server_utilisation", orNull(split.nextServerUtilisation)},
            {"one_more_adds", added(split.oneMoreAdds)},
            {"one_fewer_adds", added(split.oneFewerAdds)},
            {"reason", jsonText(text::splitReason(comparison, split, format))}};
}

Json breakEven(const Comparison &comparison, size_t index, const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[index];
    const auto &found = plan.breakEven;
    return {{"against", found ? Json(jsonText(found->against.text())) : Json(nullptr)},
            {"month", found ? orNull(found->month) : Json(nullptr)},
            {"month_without_residual", found ? orNull(found->monthWithoutResidual) : Json(nullptr)},
            {"crossings", found ? Json(found->crossings) : Json::array()},
            {"text", jsonText(text::breakEvenText(comparison, index, format))}};
}

Json plan(const Comparison &comparison, size_t index, const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[index];
    const Currency currency = comparison.currency;
    return {
        {"id", jsonText(plan.plan.text())},
        {"name", jsonName(plan.name)},
        {"mode", enumText(plan.mode).data()},
        {"complete", plan.isComplete},
        {"incomplete_because",
         plan.incompleteBecause ? Json(enumText(*plan.incompleteBecause).data()) : Json(nullptr)},
        {"total", plan.isComplete ? jsonAmount(plan.total, currency) : Json(nullptr)},
        {"known_part", jsonAmount(plan.total, currency)},
        {"per_gpu_hour", jsonPrice(plan.perGpuHour)},
        {"per_useful_gpu_hour", jsonPrice(plan.perUsefulGpuHour)},
        {"paid_gpu_hours", plan.paid.value()},
        {"above_best", orNull(plan.aboveBest)},
        {"verdict", jsonText(text::badgeText(comparison, index))},
        {"reason", jsonText(text::planReason(comparison, index, format))},
        {"categories", categories(plan, currency)},
        {"views", jsonViews(comparison, index)},
        {"cumulative", amounts(plan.cumulative, currency)},
        {"layers", layers(plan)},
        {"lost_gpu_hours", lostGpuHours(plan)},
        {"financing", jsonFinancing(plan, currency)},
        {"utilisation_threshold", jsonUtilisationThreshold(comparison, index)},
        {"split", split(comparison, plan, format)},
        {"shifted", plan.isShifted},
        {"break_even", breakEven(comparison, index, format)},
        {"return", jsonReturn(comparison, index)},
    };
}

Json planId(const Comparison &comparison, const std::optional<size_t> &index)
{
    return index ? Json(jsonText(comparison.plans[*index].plan.text())) : Json(nullptr);
}

Json rates(const Comparison &comparison)
{
    Json array = Json::array();
    for (const ExchangeRate &rate : comparison.ratesUsed)
        array.push_back({{"from", jsonText(rate.from.code())},
                         {"to", jsonText(rate.to.code())},
                         {"rate", jsonText(rate.rate.toText())},
                         {"date", jsonText(rate.date.toString(Qt::ISODate))},
                         {"from_month", firstMonthOf(comparison, rate)},
                         {"source", jsonText(rate.source)},
                         {"change_per_year", jsonDecimal(rate.changePerYear)}});
    return array;
}

Json residualSchedule(const FinanceTerms &finance)
{
    if (finance.residualSchedule.empty())
        return nullptr;
    Json points = Json::array();
    for (const ResidualQuote &quote : finance.residualSchedule)
        points.push_back({{"month", quote.month}, {"share", jsonText(quote.share.toText())}});
    return {{"points", points}, {"source", jsonText(finance.residualSource)}};
}

Json assumptions(const Comparison &comparison)
{
    Json array = Json::array();
    for (const UsedAssumption &used : comparison.assumptions)
        array.push_back({{"key", jsonText(used.key)},
                         {"group", enumText(groupOf(used.key)).data()},
                         {"value", jsonText(used.assumption.value.toText())},
                         {"unit", jsonText(used.assumption.unit)},
                         {"low", jsonDecimal(used.assumption.low)},
                         {"high", jsonDecimal(used.assumption.high)},
                         {"default", used.isDefault},
                         {"source", jsonText(used.assumption.source)}});
    return array;
}

Json countedAs(const Comparison &comparison)
{
    Json array = Json::array();
    for (const CountedAs &counted : comparison.countedAs)
        array.push_back({{"accelerator", jsonText(counted.offered)},
                         {"counts_as", jsonText(counted.as.accelerator)},
                         {"factor", jsonText(counted.as.factor.toText())},
                         {"reason", jsonText(counted.as.reason)}});
    return array;
}

/// The sentences of what may change the decision.
Json warnings(const Comparison &comparison, const text::NumberFormat &format)
{
    Json array = Json::array();
    for (const Finding &finding : comparison.findings) {
        if (finding.severity != Severity::Info)
            array.push_back(jsonText(text::findingText(finding, format)));
    }
    return array;
}

Json shifted(const Comparison &comparison)
{
    if (!comparison.shifted)
        return nullptr;
    return {{"peak_gpus", comparison.shifted->peak.value()},
            {"moved_gpu_hours", comparison.shifted->moved.value()}};
}

Json basis(const Comparison &comparison)
{
    const bool isBase = comparison.shownCase.isEmpty();
    return {
        {"project", jsonText(comparison.project.text())},
        {"name", jsonName(comparison.name)},
        {"case", isBase ? Json(nullptr) : Json(jsonText(comparison.shownCase.text()))},
        {"case_name", isBase ? Json(nullptr) : jsonName(comparison.caseName)},
        {"start", jsonText(comparison.start.toString(Qt::ISODate))},
        {"months", comparison.months},
        {"month_basis_hours", jsonMonthBasis(comparison.calendar)},
        {"month_hours", jsonMonthHours(comparison.calendar)},
        {"currency", jsonText(comparison.currency.code())},
        {"vat", enumText(comparison.vat).data()},
        {"peak_gpus", comparison.peakGpus},
        {"demanded_gpu_hours", comparison.demanded.value()},
        {"shifted", shifted(comparison)},
        {"goodput", orNull(comparison.goodput)},
        {"view", enumText(comparison.finance.view).data()},
        {"discount_rate", orNull(comparison.discountRate)},
        {"discount_basis", enumText(comparison.finance.discountBasis).data()},
        {"real_discount_rate", orNull(comparison.realDiscountRate)},
        {"inflation", orNull(comparison.inflation)},
        {"discounting", enumText(comparison.finance.discounting).data()},
        {"depreciation",
         {{"method", enumText(comparison.finance.depreciation).data()},
          {"years", comparison.depreciationYears},
          {"salvage_rate", comparison.salvageRate}}},
        {"residual_schedule", residualSchedule(comparison.finance)},
        {"tie_band", kTieBand},
        {"rates", rates(comparison)},
    };
}

} // namespace

QByteArray comparisonAsJson(const Comparison &comparison,
                            const text::NumberFormat &format,
                            std::optional<text::PeriodLength> by)
{
    Json json = basis(comparison);
    json["decision"] = jsonText(text::decisionText(comparison, format));
    json["winner"] = planId(comparison, comparison.winner);
    json["cheapest"] = planId(comparison, comparison.cheapest);
    json["ties"] = Json::array();
    for (const size_t tied : comparison.ties)
        json["ties"].push_back(planId(comparison, tied));
    json["plans"] = Json::array();
    for (size_t i = 0; i < comparison.plans.size(); ++i) {
        json["plans"].push_back(plan(comparison, i, format));
        if (by)
            json["plans"].back()["periods"] = jsonPeriods(comparison, comparison.plans[i], *by);
    }
    json["price_thresholds"] = jsonThresholds(comparison);
    json["warnings"] = warnings(comparison, format);
    json["findings"] = jsonFindings(comparison.findings, format);
    json["offers"] = offerFitsJson(comparison.offerFits);
    json["assumptions"] = assumptions(comparison);
    json["counted_as"] = countedAs(comparison);
    return jsonBytes(json);
}

} // namespace steelyard::desk
