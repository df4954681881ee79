#include "model/tco/demand_charge.h"

#include "model/tco/input_refusal.h"

#include <algorithm>

namespace steelyard::tco {

namespace {

/// Per cent of the bill for each hundredth of power factor, in steps from the standard.
/// All figures in hundredths of power factor.
struct PowerFactorTable
{
    int standard = 90;
    /// Up to here each hundredth above the standard saves 0.10 %, beyond it 0.15 %.
    int slowUntil = 90;
    /// Beyond here nothing more is saved.
    int savesUntil = 95;
};

PowerFactorTable tableOf(PowerFactorStandard standard)
{
    switch (standard) {
    case PowerFactorStandard::Point90:
        return {.standard = 90, .slowUntil = 90, .savesUntil = 95};
    case PowerFactorStandard::Point85:
        return {.standard = 85, .slowUntil = 90, .savesUntil = 94};
    case PowerFactorStandard::Point80:
        return {.standard = 80, .slowUntil = 90, .savesUntil = 92};
    }
    return {};
}

double savedPercent(const PowerFactorTable &table, int hundredths)
{
    const int reached = std::min(hundredths, table.savesUntil);
    return 0.10 * (std::min(reached, table.slowUntil) - table.standard)
        + 0.15 * std::max(0, reached - table.slowUntil);
}

/// 0.5 % for each of the first 20 hundredths that lack, 1 % for the next five, 2 % for the rest.
double addedPercent(int lacking)
{
    constexpr int kSlow = 20;
    constexpr int kMiddle = 25;
    return 0.5 * std::min(lacking, kSlow) + 1.0 * std::clamp(lacking - kSlow, 0, kMiddle - kSlow)
        + 2.0 * std::max(0, lacking - kMiddle);
}

} // namespace

Computed<> maximumDemand(std::span<const double> averagesKw)
{
    if (averagesKw.empty())
        return Refusal{Undefined::NoSamples, "demand"};
    for (const double average : averagesKw) {
        if (const Checked problem = notNegative(average, "demand"))
            return *problem;
    }
    return *std::ranges::max_element(averagesKw);
}

Computed<> capacityCharge(double transformerKva, double pricePerKva)
{
    if (const Checked problem = firstRefusal({notNegative(transformerKva, "transformer_kva"),
                                              notNegative(pricePerKva, "price_per_kva")}))
        return *problem;
    return transformerKva * pricePerKva;
}

Computed<> demandCharge(double kw, double pricePerKw)
{
    if (const Checked problem =
            firstRefusal({notNegative(kw, "demand"), notNegative(pricePerKw, "price_per_kw")}))
        return *problem;
    return kw * pricePerKw;
}

Computed<> billedDemand(const ContractDemand &contract, double drawnKw)
{
    if (const Checked problem =
            firstRefusal({notNegative(contract.contractKw, "contract_kw"),
                          notNegative(contract.transformerKva, "transformer_kva"),
                          isShare(contract.leastShareOfCapacity, "least_share_of_capacity"),
                          atLeastOne(contract.tolerance, "tolerance"),
                          notNegative(contract.excessFactor, "excess_factor"),
                          notNegative(drawnKw, "demand")}))
        return *problem;
    const double agreed =
        std::max(contract.contractKw, contract.leastShareOfCapacity * contract.transformerKva);
    return agreed + contract.excessFactor * std::max(0.0, drawnKw - contract.tolerance * agreed);
}

Computed<> ratchetedDemand(double drawnKw, std::span<const double> earlierKw, double share)
{
    if (const Checked problem =
            firstRefusal({notNegative(drawnKw, "demand"), isShare(share, "ratchet")}))
        return *problem;
    if (earlierKw.empty())
        return drawnKw;
    const Computed<> earlier = maximumDemand(earlierKw);
    if (!earlier)
        return earlier;
    return std::max(drawnKw, share * *earlier);
}

Computed<> powerFactorAdjustment(double powerFactor, PowerFactorStandard standard)
{
    constexpr double kHundred = 100.0;
    if (const Checked problem = isShare(powerFactor, "power_factor"))
        return *problem;
    const PowerFactorTable table = tableOf(standard);
    const int hundredths = static_cast<int>(std::round(powerFactor * kHundred));
    if (hundredths >= table.standard)
        return -savedPercent(table, hundredths) / kHundred;
    return addedPercent(table.standard - hundredths) / kHundred;
}

Computed<> powerFactor(double activeKwh, double reactiveKvarh)
{
    if (const Checked problem = firstRefusal(
            {positive(activeKwh, "active_energy"), notNegative(reactiveKvarh, "reactive_energy")}))
        return *problem;
    return activeKwh / std::hypot(activeKwh, reactiveKvarh);
}

} // namespace steelyard::tco
