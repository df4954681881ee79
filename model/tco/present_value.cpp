#include "model/tco/present_value.h"

#include "model/tco/loan.h"
#include "model/tco/rate_search.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace steelyard::tco {

namespace {

constexpr double kDaysPerYear = 365.0;

double yearsBetween(std::chrono::sys_days from, std::chrono::sys_days to)
{
    return static_cast<double>((to - from).count()) / kDaysPerYear;
}

/// Why nothing can be discounted; nothing: all is well.
std::optional<Undefined> discountProblem(double rate, size_t flows)
{
    if (flows == 0)
        return Undefined::NoFlows;
    if (!(rate > -1.0))
        return Undefined::RateTooLow;
    return std::nullopt;
}

Computed<> discounted(double rate, std::span<const double> flows, int firstPeriod)
{
    if (const auto problem = discountProblem(rate, flows.size()))
        return *problem;
    double value = 0.0;
    int period = firstPeriod;
    for (const double flow : flows)
        value += flow / std::pow(1.0 + rate, period++);
    return value;
}

std::vector<TimedFlow> timed(std::span<const double> flows)
{
    std::vector<TimedFlow> result;
    for (const double flow : flows)
        result.push_back({static_cast<double>(result.size()), flow});
    return result;
}

std::vector<TimedFlow> timed(std::span<const DatedFlow> flows)
{
    std::vector<TimedFlow> result;
    if (flows.empty())
        return result;
    const auto first = std::ranges::min_element(flows, {}, &DatedFlow::date)->date;
    for (const DatedFlow &flow : flows)
        result.push_back({yearsBetween(first, flow.date), flow.amount});
    return result;
}

Computed<> onlyRate(std::span<const TimedFlow> flows)
{
    if (flows.empty())
        return Undefined::NoFlows;
    if (signChanges(flows) == 0)
        return Undefined::NoSignChange;
    const std::vector<double> rates = ratesWithoutValue(flows);
    if (rates.empty())
        return Undefined::NoRateInRange;
    if (rates.size() > 1)
        return Undefined::SeveralRates;
    return rates.front();
}

} // namespace

Computed<> npv(double rate, std::span<const double> flows)
{
    return discounted(rate, flows, 0);
}

Computed<> spreadsheetNpv(double rate, std::span<const double> flows)
{
    return discounted(rate, flows, 1);
}

Computed<std::vector<double>> discountFactors(double rate, size_t flows, FirstFlow first)
{
    if (const auto problem = discountProblem(rate, flows))
        return *problem;
    std::vector<double> factors;
    int period = first == FirstFlow::Today ? 0 : 1;
    for (size_t flow = 0; flow < flows; ++flow)
        factors.push_back(std::pow(1.0 + rate, -period++));
    return factors;
}

Computed<> xnpv(double annualRate, std::span<const DatedFlow> flows)
{
    if (const auto problem = discountProblem(annualRate, flows.size()))
        return *problem;
    double value = 0.0;
    for (const DatedFlow &flow : flows) {
        if (flow.date < flows.front().date)
            return Undefined::DateBeforeFirst;
        value +=
            flow.amount / std::pow(1.0 + annualRate, yearsBetween(flows.front().date, flow.date));
    }
    return value;
}

Computed<> irr(std::span<const double> flows)
{
    return onlyRate(timed(flows));
}

Computed<> xirr(std::span<const DatedFlow> flows)
{
    return onlyRate(timed(flows));
}

std::vector<double> internalRates(std::span<const double> flows)
{
    return ratesWithoutValue(timed(flows));
}

Computed<> mirr(std::span<const double> flows, MirrRates rates)
{
    for (const double rate : {rates.finance, rates.reinvestment}) {
        if (const auto problem = discountProblem(rate, flows.size()))
            return *problem;
    }
    double outlays = 0.0;
    double returns = 0.0;
    const double last = static_cast<double>(flows.size()) - 1.0;
    double period = 0.0;
    for (const double flow : flows) {
        if (flow < 0.0)
            outlays -= flow / std::pow(1.0 + rates.finance, period);
        else
            returns += flow * std::pow(1.0 + rates.reinvestment, last - period);
        period += 1.0;
    }
    if (outlays == 0.0 || returns == 0.0)
        return Undefined::NoSignChange;
    return std::pow(returns / outlays, 1.0 / last) - 1.0;
}

Computed<> equivalentAnnualCost(double presentValue, double annualRate, double years)
{
    const Computed<> factor = annuityFactor(annualRate, years);
    if (!factor)
        return factor.reason();
    return presentValue / *factor;
}

} // namespace steelyard::tco
