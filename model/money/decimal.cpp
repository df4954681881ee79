#include "model/money/decimal.h"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <charconv>
#include <cmath>

namespace steelyard {

using boost::multiprecision::cpp_int;

namespace {

constexpr int kMostDigits = 30;
constexpr int kMostDecimals = 18;

cpp_int powerOfTen(int exponent)
{
    return boost::multiprecision::pow(cpp_int{10}, static_cast<unsigned>(exponent));
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Enough of `text` for an error message.
QString shortened(QStringView text)
{
    return text.left(qsizetype{2} * kMostDigits).toString();
}

/// How many digits count, in text without a sign and a point.
qsizetype significantDigits(QStringView digits)
{
    qsizetype zeros = 0;
    while (zeros < digits.size() && digits[zeros] == u'0')
        ++zeros;
    return digits.size() - zeros;
}

} // namespace

struct Decimal::Wide
{
    cpp_int value;
};

Result<Decimal> Decimal::fromText(QStringView text)
{
    const bool negative = text.startsWith(u'-');
    const QStringView unsignedText = text.sliced(negative ? 1 : 0);
    const qsizetype point = unsignedText.indexOf(u'.');
    const QStringView whole = point < 0 ? unsignedText : unsignedText.first(point);
    const QStringView fraction = point < 0 ? QStringView{} : unsignedText.sliced(point + 1);
    if (whole.isEmpty() || (point >= 0 && fraction.isEmpty())
        || !std::all_of(whole.begin(), whole.end(), isDigit)
        || !std::all_of(fraction.begin(), fraction.end(), isDigit))
        return Error{ErrorCode::NotANumber, {}, {shortened(text)}};
    QString digits = whole.toString();
    digits += fraction;
    if (significantDigits(digits) > kMostDigits || fraction.size() > kMostDecimals)
        return Error{ErrorCode::NumberTooLong, {}, {shortened(text)}};
    Decimal result;
    for (const QChar c : digits)
        result.m_digits = result.m_digits * 10 + (c.unicode() - u'0');
    if (negative)
        result.m_digits = -result.m_digits;
    result.m_scale = static_cast<int>(fraction.size());
    return result;
}

Decimal Decimal::fromDouble(double value)
{
    constexpr double kTooLarge = 1e30;
    if (std::isnan(value))
        return {};
    if (std::abs(value) >= kTooLarge)
        value = std::copysign(std::nextafter(kTooLarge, 0.0), value);
    // Room for the longest number in fixed notation, which is the smallest one.
    std::array<char, 1100> buffer = {};
    const auto written = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
    auto read = fromText(QString::fromLatin1(buffer.data(), written.ptr - buffer.data()));
    if (read)
        return *read;
    const int wholeDigits =
        std::abs(value) < 1.0 ? 1 : static_cast<int>(std::log10(std::abs(value))) + 2;
    const int decimals = std::clamp(kMostDigits - wholeDigits, 0, kMostDecimals);
    const auto rounded = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    return fromText(QString::fromLatin1(buffer.data(), rounded.ptr - buffer.data()))
        .value_or(Decimal{});
}

QString Decimal::toText() const
{
    const cpp_int magnitude = abs(cpp_int{m_digits});
    QString text = QString::fromStdString(magnitude.str()).rightJustified(m_scale + 1, u'0');
    if (m_scale > 0)
        text.insert(text.size() - m_scale, u'.');
    return isNegative() ? u'-' + text : text;
}

double Decimal::toDouble() const
{
    // A whole number below 2^53 divided by a power of ten up to 10^22 is rounded once: exact.
    constexpr qint64 kExactWhole = qint64{1} << 53;
    if (m_digits <= kExactWhole && m_digits >= -kExactWhole) {
        double divisor = 1.0;
        for (int i = 0; i < m_scale; ++i)
            divisor *= 10.0;
        return static_cast<double>(static_cast<qint64>(m_digits)) / divisor;
    }
    return toText().toDouble();
}

Result<Decimal> Decimal::checked(const Wide &digits, int scale)
{
    cpp_int kept = digits.value;
    while (scale > kMostDecimals && kept % 10 == 0) {
        kept /= 10;
        --scale;
    }
    if (scale > kMostDecimals || abs(kept) >= powerOfTen(kMostDigits))
        return Error{ErrorCode::Overflow, {}, {QString::fromStdString(digits.value.str())}};
    Decimal result;
    result.m_digits = static_cast<Digits>(kept);
    result.m_scale = scale;
    return result;
}

Result<Decimal> Decimal::times(const Decimal &other) const
{
    return checked({cpp_int{m_digits} * cpp_int{other.m_digits}}, m_scale + other.m_scale);
}

Result<Decimal> Decimal::plus(const Decimal &other) const
{
    const int scale = std::max(m_scale, other.m_scale);
    return checked({cpp_int{m_digits} * powerOfTen(scale - m_scale)
                    + cpp_int{other.m_digits} * powerOfTen(scale - other.m_scale)},
                   scale);
}

Decimal Decimal::roundedTo(int decimals) const
{
    const int places = std::clamp(decimals, 0, kMostDecimals);
    if (places >= m_scale)
        return *this;
    const cpp_int divisor = powerOfTen(m_scale - places);
    const cpp_int half = divisor / 2;
    const cpp_int digits{m_digits};
    // Division of cpp_int drops the rest, so adding half of the divisor rounds away from zero.
    const cpp_int result = (digits < 0 ? cpp_int{digits - half} : cpp_int{digits + half}) / divisor;
    return checked({result}, places).value_or(*this);
}

int Decimal::compare(const Decimal &other) const
{
    if (m_scale == other.m_scale)
        return m_digits < other.m_digits ? -1 : m_digits > other.m_digits ? 1 : 0;
    const int scale = std::max(m_scale, other.m_scale);
    const cpp_int mine = cpp_int{m_digits} * powerOfTen(scale - m_scale);
    const cpp_int others = cpp_int{other.m_digits} * powerOfTen(scale - other.m_scale);
    return mine.compare(others);
}

} // namespace steelyard
