#include "model/money/currency.h"

#include <algorithm>
#include <string_view>

namespace steelyard {

namespace {

/// ISO 4217 list one (active codes; funds, metals and test codes left out), as of 2026-01-01.
constexpr auto kCodes = std::to_array<const char *>({
    "AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BHD",
    "BIF", "BMD", "BND", "BOB", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHF",
    "CLP", "CNY", "COP", "CRC", "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN",
    "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD",
    "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR", "ISK", "JMD", "JOD", "JPY", "KES",
    "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL",
    "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN",
    "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP",
    "PKR", "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK",
    "SGD", "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT",
    "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "UYU", "UZS", "VED", "VES",
    "VND", "VUV", "WST", "XAF", "XCD", "XCG", "XOF", "XPF", "YER", "ZAR", "ZMW", "ZWG",
});
static_assert(std::ranges::is_sorted(kCodes, {}, [](const char *code) {
    return std::string_view{code};
}));

constexpr std::array kWithoutDecimals = {
    "BIF",
    "CLP",
    "DJF",
    "GNF",
    "ISK",
    "JPY",
    "KMF",
    "KRW",
    "PYG",
    "RWF",
    "UGX",
    "VND",
    "VUV",
    "XAF",
    "XOF",
    "XPF",
};
constexpr std::array kWithThreeDecimals = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"};

bool holds(std::span<const char *const> codes, std::string_view code)
{
    return std::ranges::find(codes, code, [](const char *c) { return std::string_view{c}; })
        != codes.end();
}

} // namespace

Result<Currency> Currency::fromText(QStringView text)
{
    const QByteArray latin = text.toLatin1();
    if (!holds(kCodes, std::string_view{latin.data(), static_cast<size_t>(latin.size())}))
        return Error{ErrorCode::NotACurrency, {}, {text.left(20).toString()}};
    Currency result;
    std::copy_n(latin.begin(), result.m_code.size(), result.m_code.begin());
    return result;
}

std::span<const char *const> Currency::knownCodes()
{
    return kCodes;
}

QString Currency::code() const
{
    return QString::fromLatin1(m_code.data(), static_cast<qsizetype>(m_code.size()));
}

int Currency::minorDigits() const
{
    const std::string_view code{m_code.data(), m_code.size()};
    if (holds(kWithoutDecimals, code))
        return 0;
    return holds(kWithThreeDecimals, code) ? 3 : 2;
}

} // namespace steelyard
