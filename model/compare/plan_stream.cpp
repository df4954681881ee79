#include "model/compare/plan_stream.h"

#include "model/tco/billing.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace steelyard {

namespace {

/// What the rate has grown by, month by month.
Factor growthOf(const UnitRate &rate, size_t months)
{
    Factor factor{.name = FactorName::Escalation};
    for (size_t month = 0; month < months; ++month) {
        const int fixed = tco::termBegin(static_cast<int>(month) + 1, rate.growthTermMonths);
        factor.byMonth.push_back(grownBy(rate, fixed));
    }
    return factor;
}

/// Multiplies the quantities by a factor that changes by month.
void multiplyByMonth(PlanStream &stream, Factor factor)
{
    std::vector<double> &quantities = stream.stream.quantities;
    std::ranges::transform(quantities, factor.byMonth, quantities.begin(), std::multiplies{});
    stream.monthlyFactors.push_back(std::move(factor));
}

/// Multiplies `amounts` by the factor, month by month, and tells its mean over them; of nothing
/// the first month's.
double meanOver(std::vector<double> &amounts, const std::vector<double> &factor)
{
    const double before = sumOf(amounts);
    std::ranges::transform(amounts, factor, amounts.begin(), std::multiplies{});
    return before == 0.0 ? factor.front() : sumOf(amounts) / before;
}

/// Quantities at one price that stays.
PlanStream atOnePrice(StreamName name, Quantities quantities, const UnitRate &rate)
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
    result.exchange = exchangeRates(rate, result.stream.quantities.size());
    return result;
}

/// Lets the price follow what changes by month.
void followTime(PlanStream &stream, const UnitRate &rate)
{
    if (stream.missing)
        return;
    const bool keepsRate = exchangeStays(rate, stream.stream.quantities.size());
    if (rate.monthly.empty() && rate.growthPerYear == 0.0 && keepsRate)
        return;
    if (stream.taken.empty())
        stream.taken = stream.stream.quantities;
    for (const Factor &factor : rate.monthly)
        multiplyByMonth(stream, factor);
    if (rate.growthPerYear != 0.0)
        multiplyByMonth(stream, growthOf(rate, stream.taken.size()));
    if (!keepsRate)
        multiplyByMonth(stream, exchangeDrift(rate, stream.taken.size()));
}

} // namespace

PlanStream planStream(StreamName name, Quantities quantities, const UnitRate &rate)
{
    PlanStream result = atOnePrice(std::move(name), std::move(quantities), rate);
    followTime(result, rate);
    return result;
}

PlanStream planStream(StreamName name, Quantities quantities, const PricedLine &price)
{
    if (price.tariff.tiers.empty())
        return planStream(std::move(name), std::move(quantities), price.rate);
    const std::vector<double> pieces =
        quantities.pieces.empty() ? quantities.byMonth : quantities.pieces;
    PlanStream result = atOnePrice(std::move(name), std::move(quantities), price.rate);
    if (result.missing)
        return result;
    result.taken = result.stream.quantities;
    for (size_t month = 0; month < pieces.size(); ++month) {
        result.prices.push_back(tco::meanPrice(price.tariff, pieces[month]));
        result.stream.quantities[month] *= result.prices.back();
    }
    // The quantities are money now, so the price leaves the rate.
    result.stream.rate = 1.0;
    for (size_t i = 1; i < result.rateFactors.size(); ++i)
        result.stream.rate *= result.rateFactors[i].value;
    followTime(result, price.rate);
    return result;
}

std::vector<Factor> factorsOf(const PlanStream &stream)
{
    std::vector<Factor> factors = stream.quantityFactors;
    std::vector<double> amounts = stream.taken.empty() ? stream.stream.quantities : stream.taken;
    if (!factors.empty()) {
        double others = 1.0;
        for (size_t i = 0; i + 1 < factors.size(); ++i)
            others *= factors[i].value;
        factors.back().byMonth = amounts;
        for (double &month : factors.back().byMonth)
            month = others == 0.0 ? 0.0 : month / others;
    }
    const size_t price = factors.size();
    factors.insert(factors.end(), stream.rateFactors.begin(), stream.rateFactors.end());
    if (!stream.prices.empty()) {
        factors[price].byMonth = stream.prices;
        factors[price].value = meanOver(amounts, stream.prices);
    }
    for (const Factor &factor : stream.monthlyFactors) {
        factors.push_back(factor);
        factors.back().value = meanOver(amounts, factor.byMonth);
    }
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
