#include "ui/text/amount_steps.h"

#include <cmath>

namespace steelyard::text {

namespace {

/// Power of ten between a major unit and the scale.
int exponentOf(AmountScale scale)
{
    switch (scale) {
    case AmountScale::Units:
        return 0;
    case AmountScale::Thousands:
        return 3;
    case AmountScale::TenThousands:
        return 4;
    case AmountScale::Millions:
        return 6;
    case AmountScale::HundredMillions:
        return 8;
    }
    Q_UNREACHABLE();
}

} // namespace

int shownDecimals(AmountScale scale, Currency currency)
{
    switch (scale) {
    case AmountScale::Units:
        return currency.minorDigits();
    case AmountScale::Thousands:
    case AmountScale::TenThousands:
        return 1;
    case AmountScale::Millions:
    case AmountScale::HundredMillions:
        return 2;
    }
    Q_UNREACHABLE();
}

qint64 powerOfTen(int exponent)
{
    qint64 power = 1;
    for (; exponent > 0; --exponent)
        power *= 10;
    return power;
}

qint64 minorUnitsPerStep(AmountScale scale, Currency currency)
{
    return powerOfTen(currency.minorDigits() + exponentOf(scale) - shownDecimals(scale, currency));
}

qint64 floorDivided(qint64 value, qint64 divisor)
{
    const qint64 quotient = value / divisor;
    return value % divisor < 0 ? quotient - 1 : quotient;
}

qint64 roundedDivided(qint64 value, qint64 divisor)
{
    const qint64 quotient = value / divisor;
    const qint64 rest = std::abs(value % divisor);
    if (rest < divisor - rest)
        return quotient;
    return value < 0 ? quotient - 1 : quotient + 1;
}

QString exactText(qint64 value, int decimals)
{
    QString digits =
        QString::number(value < 0 ? 0 - static_cast<quint64>(value) : static_cast<quint64>(value));
    digits = digits.rightJustified(decimals + 1, u'0');
    if (decimals > 0)
        digits.insert(digits.size() - decimals, u'.');
    return value < 0 ? u'-' + digits : digits;
}

QString minorUnitsText(MinorUnits value, Currency currency)
{
    return exactText(value, currency.minorDigits());
}

QString scaledExactText(MinorUnits value, Currency currency, AmountScale scale)
{
    return exactText(value, currency.minorDigits() + exponentOf(scale));
}

double scaledValue(MinorUnits value, Currency currency, AmountScale scale)
{
    return static_cast<double>(value) / std::pow(10.0, currency.minorDigits() + exponentOf(scale));
}

} // namespace steelyard::text
