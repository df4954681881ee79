#include "ui/text/number_format.h"

#include "ui/text/amount_steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

/// What Chinese readers call the currencies they meet; others stay codes.
QString chineseCurrencyName(const QString &code)
{
    static constexpr std::array<std::pair<std::string_view, const char16_t *>, 10> kNames{{
        {"CNY", u"元"},
        {"USD", u"美元"},
        {"EUR", u"欧元"},
        {"JPY", u"日元"},
        {"HKD", u"港元"},
        {"GBP", u"英镑"},
        {"KRW", u"韩元"},
        {"SGD", u"新加坡元"},
        {"AUD", u"澳元"},
        {"CAD", u"加元"},
    }};
    const std::string key = code.toStdString();
    const auto *const found =
        std::ranges::find(kNames, key, [](const auto &row) { return row.first; });
    return found == kNames.end() ? code : QString::fromUtf16(found->second);
}

/// Decimals that keep about three significant digits of a unit price.
int unitPriceDecimals(double value)
{
    constexpr double kCentsSuffice = 1.0;
    constexpr double kMillsSuffice = 0.1;
    const double size = std::abs(value);
    if (size >= kCentsSuffice || size == 0.0)
        return 2;
    return size >= kMillsSuffice ? 3 : 4;
}

} // namespace

NumberFormat::NumberFormat(Language language)
    : m_language{language}
    , m_locale{language == Language::Chinese ? QLocale{QLocale::Chinese, QLocale::China}
                                             : QLocale{QLocale::English, QLocale::UnitedStates}}
{}

AmountScale NumberFormat::scaleFor(MinorUnits largest, Currency currency) const
{
    // Source of the Chinese steps: 元 up to 9,999.99, 万元 up to 1 亿, 亿元 above.
    constexpr qint64 kWan = 10'000;
    constexpr qint64 kYi = 100'000'000;
    constexpr qint64 kThousandsFrom = 100'000;
    constexpr qint64 kMillionsFrom = 10'000'000;

    const qint64 major = std::abs(largest / powerOfTen(currency.minorDigits()));
    if (m_language == Language::Chinese) {
        if (major < kWan)
            return AmountScale::Units;
        return major < kYi ? AmountScale::TenThousands : AmountScale::HundredMillions;
    }
    if (major < kThousandsFrom)
        return AmountScale::Units;
    return major < kMillionsFrom ? AmountScale::Thousands : AmountScale::Millions;
}

QString NumberFormat::scaleName(AmountScale scale, Currency currency) const
{
    const bool isChinese = m_language == Language::Chinese;
    QString name = currencyName(currency);
    switch (scale) {
    case AmountScale::Units:
        return name;
    case AmountScale::Thousands:
        return isChinese ? u"千"_s + name : u"thousand "_s + name;
    case AmountScale::TenThousands:
        return isChinese ? u"万"_s + name : u"10k "_s + name;
    case AmountScale::Millions:
        return isChinese ? u"百万"_s + name : u"million "_s + name;
    case AmountScale::HundredMillions:
        return isChinese ? u"亿"_s + name : u"100 million "_s + name;
    }
    Q_UNREACHABLE();
}

QString NumberFormat::steps(qint64 steps, int decimals) const
{
    const QString exact = exactText(steps, decimals);
    const qsizetype point = exact.indexOf(u'.');
    const bool isNegative = exact.startsWith(u'-');
    const QString whole = exact.first(point < 0 ? exact.size() : point).mid(isNegative ? 1 : 0);
    const QString fraction = point < 0 ? QString{} : exact.sliced(point);
    return (isNegative ? u"-"_s : QString{}) + m_locale.toString(whole.toLongLong()) + fraction;
}

QString NumberFormat::amount(MinorUnits value, Currency currency, AmountScale scale) const
{
    return steps(roundedDivided(value, minorUnitsPerStep(scale, currency)),
                 shownDecimals(scale, currency));
}

QString NumberFormat::signedAmount(MinorUnits value, Currency currency, AmountScale scale) const
{
    const qint64 rounded = roundedDivided(value, minorUnitsPerStep(scale, currency));
    return (rounded > 0 ? u"+"_s : QString{}) + steps(rounded, shownDecimals(scale, currency));
}

std::vector<MinorUnits> NumberFormat::roundedParts(const std::vector<MinorUnits> &parts,
                                                   Currency currency,
                                                   AmountScale scale)
{
    const qint64 perStep = minorUnitsPerStep(scale, currency);
    const MinorUnits sum = std::accumulate(parts.begin(), parts.end(), MinorUnits{0});

    std::vector<MinorUnits> shown(parts.size());
    std::ranges::transform(parts, shown.begin(), [perStep](MinorUnits part) {
        return floorDivided(part, perStep) * perStep;
    });
    MinorUnits missing = roundedDivided(sum, perStep) * perStep
        - std::accumulate(shown.begin(), shown.end(), MinorUnits{0});

    std::vector<size_t> byRemainder(parts.size());
    std::iota(byRemainder.begin(), byRemainder.end(), size_t{0});
    std::ranges::stable_sort(
        byRemainder, std::ranges::greater{}, [&](size_t i) { return parts[i] - shown[i]; });
    for (auto next = byRemainder.begin(); missing > 0 && next != byRemainder.end(); ++next) {
        shown[*next] += perStep;
        missing -= perStep;
    }
    return shown;
}

QStringList NumberFormat::amountParts(const std::vector<MinorUnits> &parts,
                                      Currency currency,
                                      AmountScale scale) const
{
    QStringList texts;
    for (const MinorUnits part : roundedParts(parts, currency, scale))
        texts.append(amount(part, currency, scale));
    return texts;
}

QString NumberFormat::unitPrice(double value) const
{
    return number(value, unitPriceDecimals(value));
}

QString NumberFormat::decimal(const Decimal &value) const
{
    const QString exact = value.toText();
    const qsizetype point = exact.indexOf(u'.');
    const bool isNegative = exact.startsWith(u'-');
    QString whole = exact.first(point < 0 ? exact.size() : point).mid(isNegative ? 1 : 0);
    constexpr qsizetype kGroup = 3;
    for (qsizetype i = whole.size() - kGroup; i > 0; i -= kGroup)
        whole.insert(i, m_locale.groupSeparator());
    return (isNegative ? u"-"_s : QString{}) + whole
        + (point < 0 ? QString{} : exact.sliced(point));
}

QString NumberFormat::money(const Money &money) const
{
    return decimal(money.value) + u' ' + currencyName(money.currency);
}

QString NumberFormat::money(MinorUnits value, Currency currency) const
{
    return amount(value, currency, AmountScale::Units) + u' ' + currencyName(currency);
}

QString NumberFormat::percent(double fraction, int decimals) const
{
    constexpr double kPercent = 100.0;
    return number(fraction * kPercent, decimals) + u" %"_s;
}

QString NumberFormat::whole(qint64 value) const
{
    return m_locale.toString(value);
}

QString NumberFormat::number(double value, int decimals) const
{
    return m_locale.toString(value, 'f', decimals);
}

QString NumberFormat::ordinal(qint64 value) const
{
    if (m_language == Language::Chinese)
        return whole(value);
    const qint64 lastTwo = value % 100;
    const qint64 last = value % 10;
    const bool isTeen = lastTwo >= 11 && lastTwo <= 13;
    if (last == 1 && !isTeen)
        return whole(value) + u"st"_s;
    if (last == 2 && !isTeen)
        return whole(value) + u"nd"_s;
    if (last == 3 && !isTeen)
        return whole(value) + u"rd"_s;
    return whole(value) + u"th"_s;
}

QString NumberFormat::list(const QStringList &items) const
{
    return m_locale.createSeparatedList(items);
}

QString NumberFormat::sentences(const QStringList &sentences) const
{
    return sentences.join(m_language == Language::Chinese ? QString{} : u" "_s);
}

QString NumberFormat::currencyName(Currency currency) const
{
    return m_language == Language::Chinese ? chineseCurrencyName(currency.code()) : currency.code();
}

QString NumberFormat::date(QDate date) const
{
    return date.isValid() ? date.toString(Qt::ISODate) : QString{kUnknown};
}

QString NumberFormat::month(int number, QLocale::FormatType form) const
{
    return m_locale.standaloneMonthName(number, form);
}

QString NumberFormat::dateTime(const QDateTime &dateTime) const
{
    return dateTime.isValid() ? dateTime.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s)
                              : QString{kUnknown};
}

} // namespace steelyard::text
