#include "ui/editing/typed_value.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct TypedValueWords
{
    Q_DECLARE_TR_FUNCTIONS(TypedValueWords)
};

// Chinese input methods leave full-width signs behind: U+FF01 to U+FF5E mirror ASCII.
constexpr char16_t kFirstFullWidth = 0xFF01;
constexpr char16_t kLastFullWidth = 0xFF5E;
constexpr char16_t kFullWidthOffset = 0xFEE0;

QString narrowed(const QString &text)
{
    QString result = text;
    for (QChar &sign : result) {
        const char16_t code = sign.unicode();
        if (code >= kFirstFullWidth && code <= kLastFullWidth)
            sign = QChar{static_cast<char16_t>(code - kFullWidthOffset)};
    }
    return result.trimmed();
}

QString withoutGroups(QString text)
{
    static const QRegularExpression kGrouped{u"^-?\\d{1,3}(,\\d{3})+(\\.\\d+)?$"_s};
    return kGrouped.match(text).hasMatch() ? text.remove(u',') : text;
}

bool isBlank(const QString &text)
{
    return text.isEmpty() || text == u"—" || text == u"-";
}

bool fits(const Decimal &value, NumberRule rule)
{
    switch (rule) {
    case NumberRule::Any:
        return true;
    case NumberRule::ZeroOrMore:
        return !value.isNegative();
    case NumberRule::AboveZero:
        return !value.isNegative() && !value.isZero();
    case NumberRule::AtLeastOne:
        return value >= Decimal{1};
    case NumberRule::Share:
        return !value.isNegative() && value <= Decimal{1};
    }
    return false;
}

QString expectation(NumberRule rule)
{
    switch (rule) {
    case NumberRule::Any:
        return TypedValueWords::tr("a number");
    case NumberRule::ZeroOrMore:
        return TypedValueWords::tr("0 or more");
    case NumberRule::AboveZero:
        return TypedValueWords::tr("more than 0");
    case NumberRule::AtLeastOne:
        return TypedValueWords::tr("1 or more");
    case NumberRule::Share:
        return TypedValueWords::tr("0 to 1");
    }
    return {};
}

Error badValue(const QString &expected, const QString &found)
{
    return Error{.code = ErrorCode::BadValue, .arguments = {expected, found}};
}

/// The largest power of ten that a factor holds.
constexpr int kMostExponent = 18;

qint64 powerOfTen(int exponent)
{
    qint64 power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

/// A typed number above 0 times `factor`, whole.
Result<std::optional<Decimal>> scaled(const QString &text, qint64 factor)
{
    const auto value = typedDecimal(text, NumberRule::AboveZero);
    if (!value || !value->has_value())
        return value;
    const auto product = (*value)->times(Decimal{factor});
    if (!product)
        return product.error();
    return std::optional{product->roundedTo(0)};
}

QString withoutPercentSign(const QString &text)
{
    const QString plain = narrowed(text);
    return plain.endsWith(u'%') ? plain.chopped(1).trimmed() : plain;
}

Result<std::optional<Decimal>> hundredth(const Result<std::optional<Decimal>> &percent)
{
    if (!percent || !percent->has_value())
        return percent;
    const auto fraction = (*percent)->times(*Decimal::fromText(u"0.01"));
    if (!fraction)
        return fraction.error();
    return std::optional{*fraction};
}

} // namespace

Result<std::optional<Decimal>> typedDecimal(const QString &text, NumberRule rule)
{
    const QString plain = narrowed(text);
    if (isBlank(plain))
        return std::optional<Decimal>{};
    const auto value = Decimal::fromText(withoutGroups(plain));
    if (!value)
        return value.error();
    if (!fits(*value, rule))
        return badValue(expectation(rule), plain);
    return std::optional{*value};
}

Result<std::optional<Decimal>> typedMagnitude(const QString &text)
{
    static const std::array<std::pair<QStringView, qint64>, 7> kSuffixes{
        std::pair{QStringView{u"万亿"}, qint64{1'000'000'000'000}},
        std::pair{QStringView{u"K"}, qint64{1'000}},
        std::pair{QStringView{u"M"}, qint64{1'000'000}},
        std::pair{QStringView{u"B"}, qint64{1'000'000'000}},
        std::pair{QStringView{u"T"}, qint64{1'000'000'000'000}},
        std::pair{QStringView{u"万"}, qint64{10'000}},
        std::pair{QStringView{u"亿"}, qint64{100'000'000}}};
    static const QRegularExpression kExponent{u"^(.+)[eE]\\+?(\\d{1,2})$"_s};
    const QString plain = narrowed(text);
    if (const auto match = kExponent.match(plain); match.hasMatch()) {
        const int exponent = match.captured(2).toInt();
        if (exponent > kMostExponent)
            return Error{.code = ErrorCode::NumberTooLong, .arguments = {plain}};
        return scaled(match.captured(1), powerOfTen(exponent));
    }
    const auto suffix = std::ranges::find_if(kSuffixes, [&plain](const auto &entry) {
        return plain.endsWith(entry.first, Qt::CaseInsensitive);
    });
    if (suffix == kSuffixes.end())
        return typedDecimal(plain, NumberRule::AboveZero);
    return scaled(plain.chopped(suffix->first.size()), suffix->second);
}

QString magnitudeText(double value)
{
    constexpr int kDigits = 12;
    for (const auto &[unit, suffix] : {std::pair{1e12, u'T'}, {1e9, u'B'}, {1e6, u'M'}}) {
        if (value >= unit)
            return QString::number(value / unit, 'g', kDigits) + suffix;
    }
    return QString::number(value, 'g', kDigits);
}

Result<std::optional<Decimal>> typedPercent(const QString &text)
{
    const auto percent = typedDecimal(withoutPercentSign(text), NumberRule::ZeroOrMore);
    if (percent && percent->has_value() && **percent >= Decimal{100})
        return badValue(TypedValueWords::tr("0 to less than 100 %"), withoutPercentSign(text));
    return hundredth(percent);
}

Result<std::optional<Decimal>> typedPart(const QString &text)
{
    const auto percent = typedDecimal(withoutPercentSign(text), NumberRule::ZeroOrMore);
    if (percent && percent->has_value() && **percent > Decimal{100})
        return badValue(TypedValueWords::tr("0 to 100 %"), withoutPercentSign(text));
    return hundredth(percent);
}

Result<std::optional<Decimal>> typedPercentChange(const QString &text)
{
    const auto percent = typedDecimal(withoutPercentSign(text), NumberRule::Any);
    if (percent && percent->has_value() && (**percent <= Decimal{-100} || **percent > Decimal{200}))
        return badValue(TypedValueWords::tr("more than -100 and up to 200 %"),
                        withoutPercentSign(text));
    return hundredth(percent);
}

Result<std::optional<int>> typedWhole(const QString &text, int lowest, int highest)
{
    const QString plain = narrowed(text);
    if (isBlank(plain))
        return std::optional<int>{};
    bool isNumber = false;
    const int value = withoutGroups(plain).toInt(&isNumber);
    if (!isNumber || value < lowest || value > highest) {
        const QString expected =
            TypedValueWords::tr("a whole number from %1 to %2").arg(lowest).arg(highest);
        return badValue(expected, plain);
    }
    return std::optional{value};
}

Result<QDate> typedDate(const QString &text)
{
    static const QRegularExpression kDate{
        u"^(\\d{4})\\s*[-/.年]?\\s*(\\d{1,2})\\s*[-/.月]?\\s*(\\d{1,2})\\s*日?$"_s};
    const QString plain = narrowed(text);
    if (isBlank(plain))
        return QDate{};
    const auto match = kDate.match(plain);
    const QDate date{
        match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()};
    if (!match.hasMatch() || !date.isValid())
        return Error{.code = ErrorCode::NotADate, .arguments = {plain}};
    return date;
}

Result<Currency> typedCurrency(const QString &text)
{
    const QString plain = narrowed(text).toUpper();
    if (plain == u"元" || plain == u"人民币" || plain == u"RMB")
        return Currency{};
    return Currency::fromText(plain);
}

Result<std::optional<Money>> typedMoney(const QString &text, Currency usual)
{
    static const QRegularExpression kWithCurrency{u"^(.*?)\\s*([A-Za-z]{3}|元)?\\s*$"_s};
    const auto match = kWithCurrency.match(text);
    const auto value = typedDecimal(match.captured(1), NumberRule::AboveZero);
    if (!value)
        return value.error();
    if (!value->has_value())
        return std::optional<Money>{};
    Money money{.value = **value, .currency = usual};
    if (const QString code = match.captured(2); !code.isEmpty()) {
        const auto currency = typedCurrency(code);
        if (!currency)
            return currency.error();
        money.currency = *currency;
    }
    return std::optional{money};
}

QString moneyText(const std::optional<Money> &money)
{
    return money ? money->value.toText() + u' ' + money->currency.code() : QString{};
}

Error notOneOf(const QStringList &allowed, const QString &text)
{
    return badValue(TypedValueWords::tr("one of: %1")
                        .arg(allowed.join(TypedValueWords::tr(", ", "list separator"))),
                    text);
}

Error blankNotAllowed()
{
    return badValue(TypedValueWords::tr("given"), TypedValueWords::tr("blank", "a field"));
}

LocalText renamed(LocalText name, const QString &text, Language language)
{
    if (language == Language::Chinese && !name.zhCN.isEmpty())
        name.zhCN = text.trimmed();
    else
        name.en = text.trimmed();
    return name;
}

QString percentNumber(const Decimal &fraction)
{
    const auto percent = fraction.times(Decimal{100});
    QString text = percent ? percent->toText() : fraction.toText();
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text;
}

} // namespace steelyard::ui
