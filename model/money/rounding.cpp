#include "model/money/rounding.h"

namespace steelyard {

double minorPerMajor(Currency currency)
{
    double result = 1.0;
    for (int digit = 0; digit < currency.minorDigits(); ++digit)
        result *= 10.0;
    return result;
}

MinorUnits rounded(Amount amount, Currency currency)
{
    return toMinorUnits(amount.value(), minorPerMajor(currency));
}

Amount toAmount(MinorUnits minor, Currency currency)
{
    return Amount{static_cast<double>(minor) / minorPerMajor(currency)};
}

} // namespace steelyard
