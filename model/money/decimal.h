#pragma once

#include "model/base/result.h"

#include <QString>
#include <QStringView>

namespace steelyard {

/// An exact decimal number as somebody wrote it: digits and the place of the point.
///
/// Holds up to 30 significant digits, at most 18 of them behind the point, so that a cloud's
/// hourly rate (8 decimals) and a total in dong or rupiah (10^15) both fit. Keeps trailing zeros:
/// "6.880" is written back as "6.880" and equals "6.88".
class Decimal final
{
public:
    Decimal() = default;

    explicit Decimal(qint64 whole)
        : m_digits{whole}
    {}

    /// Reads "-1234.5600"; no exponent, no group separators, no blanks.
    /// Errors: NotANumber, NumberTooLong.
    [[nodiscard]] static Result<Decimal> fromText(QStringView text);

    /// The shortest decimal that reads back as the same double (for values from a slider).
    [[nodiscard]] static Decimal fromDouble(double value);

    [[nodiscard]] QString toText() const;
    [[nodiscard]] double toDouble() const;
    [[nodiscard]] bool isZero() const { return m_digits == 0; }
    [[nodiscard]] bool isNegative() const { return m_digits < 0; }

    /// Exact product. Errors: Overflow.
    [[nodiscard]] Result<Decimal> times(const Decimal &other) const;
    /// Exact sum. Errors: Overflow.
    [[nodiscard]] Result<Decimal> plus(const Decimal &other) const;
    /// Rounded half away from zero to `decimals` places.
    [[nodiscard]] Decimal roundedTo(int decimals) const;

    friend bool operator==(const Decimal &a, const Decimal &b) { return a.compare(b) == 0; }
    friend std::weak_ordering operator<=>(const Decimal &a, const Decimal &b)
    {
        return a.compare(b) <=> 0;
    }

private:
    // Wider than the 30 digits need. The multi-precision library does the arithmetic behind the
    // scenes; its header would cost every file of the program two seconds.
    __extension__ typedef __int128 Digits; // NOLINT(modernize-use-using)
    /// The digits as an integer of any size.
    struct Wide;

    [[nodiscard]] static Result<Decimal> checked(const Wide &digits, int scale);
    [[nodiscard]] int compare(const Decimal &other) const;

    Digits m_digits = 0;
    int m_scale = 0;
};

/// The nearest double; nothing: there is no value.
[[nodiscard]] inline std::optional<double> numberOf(const std::optional<Decimal> &value)
{
    return value ? std::optional{value->toDouble()} : std::nullopt;
}

} // namespace steelyard
