#include "model/exchange/document_values.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

std::optional<JsonValue> toJson(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional{JsonValue::ofText(text)};
}

std::optional<JsonValue> toJson(const LocalText &name)
{
    if (name.zhCN.isEmpty())
        return toJson(name.en);
    JsonValue both = JsonValue::object();
    if (!name.en.isEmpty())
        both.add(u"en"_s, JsonValue::ofText(name.en));
    both.add(u"zh_CN"_s, JsonValue::ofText(name.zhCN));
    return both;
}

std::optional<JsonValue> toJson(const Decimal &decimal)
{
    return JsonValue::ofText(decimal.toText());
}

std::optional<JsonValue> toJson(const Currency &currency)
{
    return JsonValue::ofText(currency.code());
}

std::optional<JsonValue> toJson(QDate date)
{
    return toJson(date.toString(Qt::ISODate));
}

std::optional<JsonValue> toJson(const QDateTime &moment)
{
    return toJson(moment.toUTC().toString(Qt::ISODateWithMs));
}

std::optional<JsonValue> toJson(const QByteArray &content)
{
    return JsonValue::ofText(QString::fromLatin1(content.toBase64()));
}

std::optional<JsonValue> toJson(int number)
{
    return JsonValue::ofNumber(QString::number(number));
}

std::optional<JsonValue> toJson(double number)
{
    return JsonValue::ofNumber(QString::number(number, 'g', QLocale::FloatingPointShortest));
}

void fromJson(const JsonValue &json, QString &text)
{
    text = json.text;
}

void fromJson(const JsonValue &json, LocalText &name)
{
    if (json.kind == JsonValue::Kind::Text) {
        name = {.en = json.text};
        return;
    }
    const JsonValue *english = json.find(u"en");
    const JsonValue *chinese = json.find(u"zh_CN");
    name = {.en = english ? english->text : QString{}, .zhCN = chinese ? chinese->text : QString{}};
}

void fromJson(const JsonValue &json, Decimal &decimal)
{
    decimal = Decimal::fromText(json.text).value_or(decimal);
}

void fromJson(const JsonValue &json, Currency &currency)
{
    currency = Currency::fromText(json.text).value_or(currency);
}

void fromJson(const JsonValue &json, QDate &date)
{
    date = QDate::fromString(json.text, Qt::ISODate);
}

void fromJson(const JsonValue &json, QDateTime &moment)
{
    moment = QDateTime::fromString(json.text, Qt::ISODateWithMs);
}

void fromJson(const JsonValue &json, QByteArray &content)
{
    content = QByteArray::fromBase64(json.text.toLatin1());
}

void fromJson(const JsonValue &json, int &number)
{
    number = json.text.toInt();
}

void fromJson(const JsonValue &json, double &number)
{
    number = json.text.toDouble();
}

void fromJson(const JsonValue &json, bool &flag)
{
    flag = json.text == "true"_L1;
}

} // namespace steelyard::exchange
