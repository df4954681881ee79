#include "model/tco/goods_tax.h"

#include "model/tco/input_refusal.h"

namespace steelyard::tco {

namespace {

Checked taxProblem(double amount, double rate)
{
    return firstRefusal({notNegative(amount, "price"), notNegative(rate, "tax_rate")});
}

} // namespace

Computed<> grossOf(double net, double rate)
{
    if (const Checked problem = taxProblem(net, rate))
        return *problem;
    return net * (1.0 + rate);
}

Computed<> netOf(double gross, double rate)
{
    if (const Checked problem = taxProblem(gross, rate))
        return *problem;
    return gross / (1.0 + rate);
}

Computed<> taxWithin(double gross, double rate)
{
    if (const Checked problem = taxProblem(gross, rate))
        return *problem;
    return gross / (1.0 + rate) * rate;
}

Computed<> costToBuyer(const TaxedPrice &price)
{
    if (const Checked problem = taxProblem(price.price, price.rate))
        return *problem;
    switch (price.inputTax) {
    case InputTax::Deductible:
        return price.statement == PriceStatement::Net ? Computed<>{price.price}
                                                      : netOf(price.price, price.rate);
    case InputTax::NotDeductible:
        return price.statement == PriceStatement::Gross ? Computed<>{price.price}
                                                        : grossOf(price.price, price.rate);
    }
    return Undefined::PriceMissing;
}

Computed<> costToBuyer(std::span<const TaxedPrice> lines)
{
    double sum = 0.0;
    for (const TaxedPrice &line : lines) {
        const Computed<> cost = costToBuyer(line);
        if (!cost)
            return cost;
        sum += *cost;
    }
    return sum;
}

Computed<> taxPayable(double outputTax, double inputTax)
{
    if (const Checked problem = firstRefusal(
            {notNegative(outputTax, "output_tax"), notNegative(inputTax, "input_tax")}))
        return *problem;
    return outputTax - inputTax;
}

Computed<ImportCharges> importCharges(const ImportedGoods &goods)
{
    if (const Checked problem = firstRefusal({notNegative(goods.value, "value"),
                                              notNegative(goods.costs, "costs"),
                                              notNegative(goods.dutyRate, "duty_rate"),
                                              notNegative(goods.vatRate, "tax_rate")}))
        return *problem;
    const double landed = goods.value + goods.costs;
    const double duty = landed * goods.dutyRate;
    return ImportCharges{.duty = duty, .vat = (landed + duty) * goods.vatRate};
}

Computed<> taxShield(double rate, double depreciation, double runningCosts)
{
    if (const Checked problem = firstRefusal({isShare(rate, "income_tax_rate"),
                                              notNegative(depreciation, "depreciation"),
                                              notNegative(runningCosts, "running_costs")}))
        return *problem;
    return rate * (depreciation + runningCosts);
}

} // namespace steelyard::tco
