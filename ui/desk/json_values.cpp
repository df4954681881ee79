#include "ui/desk/json_values.h"

#include "ui/desk/json_names.h"
#include "ui/text/error_text.h"

namespace steelyard::desk {

std::string jsonText(const QString &text)
{
    return text.toStdString();
}

Json jsonName(const LocalText &name)
{
    return {{"en", jsonText(name.en)}, {"zh_CN", jsonText(name.in(Language::Chinese))}};
}

Json jsonFindings(const std::vector<Finding> &findings)
{
    Json array = Json::array();
    for (const Finding &finding : findings) {
        Json arguments = Json::array();
        for (const QString &argument : finding.arguments)
            arguments.push_back(jsonText(argument));
        array.push_back({{"rule", enumText(finding.rule).data()},
                         {"severity", enumText(finding.severity).data()},
                         {"subject", jsonText(finding.subject)},
                         {"arguments", std::move(arguments)},
                         {"text", jsonText(text::findingText(finding))}});
    }
    return array;
}

Json jsonDecimal(const std::optional<Decimal> &value)
{
    return value ? Json(jsonText(value->toText())) : Json(nullptr);
}

QByteArray jsonBytes(const Json &json)
{
    constexpr int kIndentation = 2;
    // A broken character in a vendor's text must not cost the whole answer.
    return QByteArray::fromStdString(
               json.dump(kIndentation, ' ', false, Json::error_handler_t::replace))
        + '\n';
}

} // namespace steelyard::desk
