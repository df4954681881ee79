#include "ui/desk/comparison_json.h"

#include "ui/desk/json_names.h"
#include "ui/desk/json_values.h"
#include "ui/text/comparison_text.h"
#include "ui/text/error_text.h"

namespace steelyard::desk {

namespace {

Json amount(MinorUnits value, Currency currency)
{
    return jsonText(text::minorUnitsText(value, currency));
}

Json amounts(const std::vector<MinorUnits> &values, Currency currency)
{
    Json array = Json::array();
    for (const MinorUnits value : values)
        array.push_back(amount(value, currency));
    return array;
}

template <typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json price(const std::optional<PricePerGpuHour> &value)
{
    return value ? Json(value->value()) : Json(nullptr);
}

Json categories(const PlanResult &plan, Currency currency)
{
    Json object = Json::object();
    for (const auto &[category, cost] : plan.categories) {
        const bool isUnknown = cost.state == CategoryCost::State::Unknown;
        object[enumText(category).data()] = {
            {"state", enumText(cost.state).data()},
            {"total", isUnknown ? Json(nullptr) : amount(cost.total, currency)},
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

Json split(const PlanResult &plan, Currency currency, const text::NumberFormat &format)
{
    if (!plan.split)
        return nullptr;
    const HybridSplit &split = *plan.split;
    return {{"layer", jsonText(split.layer.text())},
            {"servers", split.servers},
            {"gpus_per_server", split.gpusPerServer},
            {"pinned", split.isPinned},
            {"optimal_servers", split.optimalServers},
            {"optimal_total",
             split.optimalTotal ? amount(*split.optimalTotal, currency) : Json(nullptr)},
            {"break_even_utilisation", orNull(split.breakEvenUtilisation)},
            {"last_server_utilisation", orNull(split.lastServerUtilisation)},
            {"next_server_utilisation", orNull(split.nextServerUtilisation)},
            {"reason", jsonText(text::splitReason(split, format))}};
}

Json breakEven(const Comparison &comparison, size_t index, const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[index];
    const auto &found = plan.breakEven;
    return {{"against", found ? Json(jsonText(found->against.text())) : Json(nullptr)},
            {"month", found ? orNull(found->month) : Json(nullptr)},
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
        {"total", plan.isComplete ? amount(plan.total, currency) : Json(nullptr)},
        {"known_part", amount(plan.total, currency)},
        {"per_gpu_hour", price(plan.perGpuHour)},
        {"per_useful_gpu_hour", price(plan.perUsefulGpuHour)},
        {"paid_gpu_hours", plan.paid.value()},
        {"above_best", orNull(plan.aboveBest)},
        {"verdict", jsonText(text::badgeText(comparison, index))},
        {"reason", jsonText(text::planReason(comparison, index, format))},
        {"categories", categories(plan, currency)},
        {"cumulative", amounts(plan.cumulative, currency)},
        {"layers", layers(plan)},
        {"split", split(plan, currency, format)},
        {"break_even", breakEven(comparison, index, format)},
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
                         {"source", jsonText(rate.source)}});
    return array;
}

Json assumptions(const Comparison &comparison)
{
    Json array = Json::array();
    for (const UsedAssumption &used : comparison.assumptions)
        array.push_back({{"key", jsonText(used.key)},
                         {"value", jsonText(used.assumption.value.toText())},
                         {"unit", jsonText(used.assumption.unit)},
                         {"low", jsonDecimal(used.assumption.low)},
                         {"high", jsonDecimal(used.assumption.high)},
                         {"default", used.isDefault},
                         {"source", jsonText(used.assumption.source)}});
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
        {"month_basis_hours", comparison.monthBasisHours},
        {"currency", jsonText(comparison.currency.code())},
        {"vat", enumText(comparison.vat).data()},
        {"peak_gpus", comparison.peakGpus},
        {"demanded_gpu_hours", comparison.demanded.value()},
        {"goodput", comparison.goodput},
        {"tie_band", kTieBand},
        {"rates", rates(comparison)},
    };
}

} // namespace

QByteArray comparisonAsJson(const Comparison &comparison, const text::NumberFormat &format)
{
    Json json = basis(comparison);
    json["decision"] = jsonText(text::decisionText(comparison, format));
    json["winner"] = planId(comparison, comparison.winner);
    json["cheapest"] = planId(comparison, comparison.cheapest);
    json["ties"] = Json::array();
    for (const size_t tied : comparison.ties)
        json["ties"].push_back(planId(comparison, tied));
    json["plans"] = Json::array();
    for (size_t i = 0; i < comparison.plans.size(); ++i)
        json["plans"].push_back(plan(comparison, i, format));
    json["warnings"] = warnings(comparison, format);
    json["findings"] = jsonFindings(comparison.findings, format);
    json["assumptions"] = assumptions(comparison);
    return jsonBytes(json);
}

} // namespace steelyard::desk
