#include "model/compare/plan_stream.h"

#include "model/tco/ledger.h"

#include <numeric>

namespace steelyard {

PlanStream planStream(StreamName name, Quantities quantities, const UnitRate &rate)
{
    PlanStream result{.name = std::move(name),
                      .quotedLine = rate.quotedLine,
                      .assumptions = quantities.assumptions};
    result.missing = quantities.missing ? quantities.missing : rate.missing;
    if (result.missing)
        return result;
    result.stream = {.quantities = std::move(quantities.byMonth), .rate = rate.rate};
    result.quantityFactors = std::move(quantities.factors);
    result.rateFactors = rate.factors;
    result.exchange = rate.exchange;
    return result;
}

PlanStream planStream(StreamName name, Quantities quantities, const PricedLine &price)
{
    if (price.tariff.tiers.empty())
        return planStream(std::move(name), std::move(quantities), price.rate);
    const std::vector<double> pieces =
        quantities.pieces.empty() ? quantities.byMonth : quantities.pieces;
    PlanStream result = planStream(std::move(name), std::move(quantities), price.rate);
    if (result.missing)
        return result;
    result.taken = result.stream.quantities;
    const double quantity = sumOf(result.taken);
    for (size_t month = 0; month < pieces.size(); ++month) {
        result.prices.push_back(tco::meanPrice(price.tariff, pieces[month]));
        result.stream.quantities[month] *= result.prices.back();
    }
    const double charged = sumOf(result.stream.quantities);
    // The quantities are money now, so the price leaves the rate; the trace names its mean.
    result.stream.rate = 1.0;
    for (size_t i = 1; i < result.rateFactors.size(); ++i)
        result.stream.rate *= result.rateFactors[i].value;
    if (quantity != 0.0)
        result.rateFactors.front().value = charged / quantity;
    return result;
}

std::vector<Factor> factorsOf(const PlanStream &stream)
{
    std::vector<Factor> factors = stream.quantityFactors;
    if (!factors.empty()) {
        double others = 1.0;
        for (size_t i = 0; i + 1 < factors.size(); ++i)
            others *= factors[i].value;
        factors.back().byMonth = stream.taken.empty() ? stream.stream.quantities : stream.taken;
        for (double &month : factors.back().byMonth)
            month = others == 0.0 ? 0.0 : month / others;
    }
    const size_t price = factors.size();
    factors.insert(factors.end(), stream.rateFactors.begin(), stream.rateFactors.end());
    if (!stream.prices.empty())
        factors[price].byMonth = stream.prices;
    return factors;
}

PlanStream missingStream(StreamName name, Missing missing)
{
    PlanStream result{.name = std::move(name)};
    result.missing = std::move(missing);
    return result;
}

Amount unroundedTotal(std::span<const PlanStream> streams)
{
    Amount total;
    for (const PlanStream &stream : streams)
        total += tco::unroundedTotal(stream.stream);
    return total;
}

std::vector<double> everyMonth(double quantity, int months)
{
    return std::vector<double>(static_cast<size_t>(months), quantity);
}

std::vector<double> inFirstMonth(double quantity, int months)
{
    std::vector<double> result = everyMonth(0.0, months);
    result.front() = quantity;
    return result;
}

std::vector<double> inLastMonth(double quantity, int months)
{
    std::vector<double> result = everyMonth(0.0, months);
    result.back() = quantity;
    return result;
}

double sumOf(const std::vector<double> &quantities)
{
    return std::accumulate(quantities.begin(), quantities.end(), 0.0);
}

} // namespace steelyard
