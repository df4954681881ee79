#include "ui/desk/server_fit_json.h"

#include "ui/text/vendor_questions.h"

#include <string>

namespace steelyard::desk {

using namespace sizing;

namespace {

const char *verdictKey(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Problem:
        return "problem";
    case FitVerdict::Warning:
        return "warning";
    case FitVerdict::Ask:
        return "not_stated";
    case FitVerdict::Met:
        return "met";
    }
    Q_UNREACHABLE();
}

Json sideJson(const std::string &name, std::optional<double> value)
{
    if (!name.empty())
        return name;
    return value ? Json(*value) : Json(nullptr);
}

Json questionJson(const FitFinding &finding)
{
    const LocalText question = text::vendorQuestion(finding);
    if (question.isEmpty())
        return nullptr;
    return {{"zh_CN", jsonText(question.zhCN)}, {"en", jsonText(question.en)}};
}

} // namespace

Json serverFitJson(const text::SizingView &view)
{
    if (!view.serverCheck)
        return nullptr;
    return {{"server", jsonText(view.serverCheck->server)},
            {"findings", fitFindingsJson(view.serverCheck->findings)}};
}

Json offerFitsJson(const std::vector<OfferFit> &fits)
{
    Json json = Json::array();
    for (const OfferFit &fit : fits)
        json.push_back({{"quote", jsonText(fit.quote.text())},
                        {"line", jsonText(fit.line.text())},
                        {"quote_name", jsonName(fit.quoteName)},
                        {"line_name", jsonName(fit.lineName)},
                        {"findings", fitFindingsJson(fit.findings)}});
    return json;
}

Json fitFindingsJson(const std::vector<FitFinding> &findings)
{
    Json json = Json::array();
    for (const FitFinding &finding : findings)
        json.push_back({{"rule", std::string{fitRuleKey(finding.rule)}},
                        {"severity", verdictKey(finding.verdict)},
                        {"offered", sideJson(finding.offeredName, finding.offered)},
                        {"needed", sideJson(finding.neededName, finding.needed)},
                        {"source", std::string{finding.source}},
                        {"question", questionJson(finding)}});
    return json;
}

} // namespace steelyard::desk
