#include "ui/desk/derivations.h"

#include "model/compare/cost_view.h"
#include "ui/desk/json_names.h"
#include "ui/desk/json_values.h"
#include "ui/text/comparison_text.h"
#include "ui/text/period_derivation.h"

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;

namespace {

bool carriesName(const PlanResult &plan, const QString &name)
{
    return !name.isEmpty() && (plan.name.en == name || plan.name.zhCN == name);
}

Json factorAsJson(const Factor &factor, std::optional<int> month, Language language)
{
    const double value = month ? factor.in(static_cast<size_t>(*month - 1)) : factor.value;
    const QString source = factor.source.in(language);
    return {{"name", enumText(factor.name).data()},
            {"value", value},
            {"unit", jsonText(factor.unit)},
            {"source", source.isEmpty() ? Json(nullptr) : Json(jsonText(source))}};
}

Json quoteAsJson(const QuotedLine &quoted)
{
    return {{"quote", jsonText(quoted.quote.text())},
            {"revision", quoted.revision},
            {"line", jsonText(quoted.line.text())},
            {"quote_name", jsonName(quoted.quoteName)},
            {"line_name", jsonName(quoted.lineName)},
            {"reference", jsonText(quoted.reference)},
            {"date", jsonText(quoted.date.toString(Qt::ISODate))},
            {"stated", jsonText(quoted.stated)},
            {"source", jsonText(quoted.source)}};
}

Json streamAsJson(const Comparison &comparison,
                  const CostStream &stream,
                  std::optional<int> month,
                  const text::NumberFormat &format)
{
    Json factors = Json::array();
    for (const Factor &factor : stream.factors)
        factors.push_back(factorAsJson(factor, month, format.language()));
    const auto amount =
        text::minorUnitsText(text::streamAmount(stream, month), comparison.currency);
    return {
        {"kind", enumText(stream.kind).data()},
        {"category", enumText(stream.category).data()},
        {"subject", jsonText(stream.subject)},
        {"amount", stream.absent ? Json(nullptr) : Json(jsonText(amount))},
        {"unknown_because", stream.absent ? Json(enumText(*stream.absent).data()) : Json(nullptr)},
        {"factors", std::move(factors)},
        {"quote_line",
         stream.quotedLine ? quoteAsJson(comparison.quotedLines[*stream.quotedLine])
                           : Json(nullptr)},
        {"text", jsonText(text::derivationText(comparison, stream, format, month))}};
}

} // namespace

Result<size_t> findPlan(const Comparison &comparison, const QString &nameOrId)
{
    const std::vector<PlanResult> &plans = comparison.plans;
    const auto byId = std::ranges::find(plans, PlanId{nameOrId}, &PlanResult::plan);
    if (byId != plans.end())
        return static_cast<size_t>(byId - plans.begin());
    const auto called = [&](const PlanResult &plan) { return carriesName(plan, nameOrId); };
    const auto count = std::ranges::count_if(plans, called);
    if (count == 0)
        return Error{.code = ErrorCode::UnknownPlan, .arguments = {nameOrId}};
    if (count > 1)
        return Error{.code = ErrorCode::AmbiguousPlan,
                     .arguments = {nameOrId, QString::number(count)}};
    return static_cast<size_t>(std::ranges::find_if(plans, called) - plans.begin());
}

Result<Derivations> findDerivations(const Comparison &comparison, const DerivationRequest &request)
{
    const Result<size_t> plan = findPlan(comparison, request.plan);
    if (!plan)
        return plan.error();
    if (request.month && (*request.month < 1 || *request.month > comparison.months))
        return Error{
            .code = ErrorCode::BadMonth,
            .arguments = {QString::number(*request.month), QString::number(comparison.months)}};
    Derivations found{.plan = *plan, .category = request.category, .month = request.month};
    const std::vector<CostStream> &streams = comparison.plans[*plan].streams;
    for (size_t i = 0; i < streams.size(); ++i) {
        if (!request.category || streams[i].category == *request.category)
            found.streams.push_back(i);
    }
    return found;
}

MinorUnits explainedAmount(const Comparison &comparison, const Derivations &derivations)
{
    MinorUnits sum = 0;
    for (const size_t i : derivations.streams)
        sum += text::streamAmount(comparison.plans[derivations.plan].streams[i], derivations.month);
    return sum;
}

MinorUnits paidAmount(const Comparison &comparison, const Derivations &derivations)
{
    MinorUnits sum = 0;
    for (const size_t i : derivations.streams) {
        const CostStream &stream = comparison.plans[derivations.plan].streams[i];
        for (const MinorUnits entry : entriesIn(comparison, stream, CostView::Cash))
            sum += entry;
    }
    return sum;
}

bool isExplainedComplete(const Comparison &comparison, const Derivations &derivations)
{
    return std::ranges::none_of(derivations.streams, [&](size_t i) {
        return comparison.plans[derivations.plan].streams[i].absent.has_value();
    });
}

QString derivationsText(const Comparison &comparison,
                        const Derivations &derivations,
                        const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[derivations.plan];
    if (derivations.streams.empty())
        return text::noStreamText(derivations.category
                                      ? plan.categories.at(*derivations.category).state
                                      : CategoryCost::State::Nothing);
    QStringList paragraphs;
    if (derivations.month) {
        std::vector<const CostStream *> streams;
        for (const size_t i : derivations.streams)
            streams.push_back(&plan.streams[i]);
        const auto month = static_cast<size_t>(*derivations.month);
        const auto derived =
            text::periodDerivation(comparison, streams, {month - 1, month}, format);
        paragraphs = derived.paragraphs;
        if (!derived.nothing.isEmpty())
            paragraphs.append(derived.nothing);
    } else {
        for (const size_t i : derivations.streams)
            paragraphs.append(text::derivationText(comparison, plan.streams[i], format));
    }
    return paragraphs.join(u"\n\n"_s);
}

QByteArray derivationsAsJson(const Comparison &comparison,
                             const Derivations &derivations,
                             const text::NumberFormat &format)
{
    const PlanResult &plan = comparison.plans[derivations.plan];
    const auto amount =
        text::minorUnitsText(explainedAmount(comparison, derivations), comparison.currency);
    const auto &category = derivations.category;
    Json streams = Json::array();
    for (const size_t i : derivations.streams)
        streams.push_back(streamAsJson(comparison, plan.streams[i], derivations.month, format));
    return jsonBytes(
        {{"project", jsonText(comparison.project.text())},
         {"case",
          comparison.shownCase.isEmpty() ? Json(nullptr)
                                         : Json(jsonText(comparison.shownCase.text()))},
         {"plan", jsonText(plan.plan.text())},
         {"category", category ? Json(enumText(*category).data()) : Json(nullptr)},
         {"state",
          category ? Json(enumText(plan.categories.at(*category).state).data()) : Json(nullptr)},
         {"month", derivations.month ? Json(*derivations.month) : Json(nullptr)},
         {"months", comparison.months},
         {"month_basis_hours", jsonMonthBasis(comparison.calendar)},
         {"month_hours", jsonMonthHours(comparison.calendar)},
         {"currency", jsonText(comparison.currency.code())},
         {"complete", isExplainedComplete(comparison, derivations)},
         {"amount", jsonText(amount)},
         {"streams", std::move(streams)}});
}

} // namespace steelyard::desk
