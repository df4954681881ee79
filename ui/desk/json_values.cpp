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

namespace {

/// An argument for a program to read: numbers and dates without the language's separators.
struct ArgumentJson
{
    Json operator()(const QString &text) const { return jsonText(text); }
    Json operator()(const LocalText &name) const { return jsonName(name); }
    Json operator()(const Term &term) const { return jsonText(term.name); }
    Json operator()(QDate date) const { return jsonText(date.toString(Qt::ISODate)); }

    Json operator()(const Figure &figure) const
    {
        const QString number = QString::number(figure.value, 'f', figure.decimals);
        return jsonText(figure.unit.isEmpty() ? number : number + u' ' + figure.unit);
    }
};

} // namespace

Json jsonFindings(const std::vector<Finding> &findings, const text::NumberFormat &format)
{
    Json array = Json::array();
    for (const Finding &finding : findings) {
        Json arguments = Json::array();
        for (const FindingArgument &argument : finding.arguments)
            arguments.push_back(std::visit(ArgumentJson{}, argument));
        array.push_back({{"rule", enumText(finding.rule).data()},
                         {"severity", enumText(finding.severity).data()},
                         {"subject", jsonText(finding.subject)},
                         {"arguments", std::move(arguments)},
                         {"text", jsonText(text::findingText(finding, format))}});
    }
    return array;
}

Json jsonDecimal(const std::optional<Decimal> &value)
{
    return value ? Json(jsonText(value->toText())) : Json(nullptr);
}

Json jsonMonthBasis(const tco::Calendar &calendar)
{
    const std::optional<Hours> basis = calendar.basis();
    return basis ? Json(basis->value()) : Json(nullptr);
}

Json jsonMonthHours(const tco::Calendar &calendar)
{
    Json hours = Json::array();
    for (size_t month = 0; month < static_cast<size_t>(calendar.months()); ++month)
        hours.push_back(calendar.hoursOf(month).value());
    return hours;
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
