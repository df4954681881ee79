#include "model/tco/money_over_time.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

Computed<> inHomeCurrency(double amount, double rate, RateDirection direction)
{
    if (const Checked problem = positive(rate, "exchange_rate"))
        return *problem;
    switch (direction) {
    case RateDirection::HomePerForeign:
        return amount * rate;
    case RateDirection::ForeignPerHome:
        return amount / rate;
    }
    return Undefined::PriceMissing;
}

Computed<> rateOn(std::span<const DatedRate> rates, std::chrono::sys_days day)
{
    if (rates.empty())
        return Refusal{Undefined::PriceMissing, "exchange_rate"};
    const DatedRate *latest = nullptr;
    for (const DatedRate &rate : rates) {
        if (const Checked problem = positive(rate.rate, "exchange_rate"))
            return *problem;
        if (rate.from <= day && (!latest || rate.from >= latest->from))
            latest = &rate;
    }
    if (!latest)
        return Refusal{Undefined::DateBeforeFirst, "exchange_rate"};
    return latest->rate;
}

Computed<> forwardRate(double spotHomePerForeign, double homeRate, double foreignRate, double years)
{
    if (const Checked problem = firstRefusal({positive(spotHomePerForeign, "exchange_rate"),
                                              isRate(homeRate, "home_rate"),
                                              isRate(foreignRate, "foreign_rate"),
                                              notNegative(years, "years")}))
        return *problem;
    return spotHomePerForeign * std::pow((1.0 + homeRate) / (1.0 + foreignRate), years);
}

Computed<> realDiscountRate(double nominal, double inflation)
{
    if (const Checked problem =
            firstRefusal({isRate(nominal, "discount_rate"), isRate(inflation, "inflation")}))
        return *problem;
    return (1.0 + nominal) / (1.0 + inflation) - 1.0;
}

Computed<> nominalDiscountRate(double real, double inflation)
{
    if (const Checked problem =
            firstRefusal({isRate(real, "discount_rate"), isRate(inflation, "inflation")}))
        return *problem;
    return (1.0 + real) * (1.0 + inflation) - 1.0;
}

Computed<> inMoneyOfToday(double amount, double inflation, double years)
{
    if (const Checked problem = isRate(inflation, "inflation"))
        return *problem;
    return amount / std::pow(1.0 + inflation, years);
}

Computed<> inMoneyOfYear(double amount, double inflation, double years)
{
    return inMoneyOfToday(amount, inflation, -years);
}

} // namespace steelyard::tco
