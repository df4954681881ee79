#include "worked_examples.h"

#include "model/tco/cooling.h"
#include "model/tco/demand_charge.h"
#include "model/tco/electricity_price.h"
#include "model/tco/metered_use.h"
#include "model/tco/rack_space.h"
#include "model/tco/time_of_use.h"
#include "model/tco/unit_cost.h"
#include "model/units/rounding.h"

using namespace Qt::StringLiterals;
using namespace steelyard::tco;

namespace steelyard::testing {

namespace {

using Inputs = ExampleInputs;

/// A line of a bill, rounded to cents as it is printed.
double inCents(double amount)
{
    return static_cast<double>(toMinorUnits(amount, 100.0)) / 100.0;
}

double energyCharge(const Inputs &in)
{
    return inCents(in.number(u"energy"_s) * in.number(u"energy_rate"_s));
}

double fuelCredit(const Inputs &in)
{
    return inCents(in.number(u"energy"_s) * in.number(u"adjustment"_s));
}

Computed<> hubeiFlat(const Inputs &in)
{
    return flatPrice({.purchase = in.number(u"agent_purchase"_s),
                      .lineLoss = in.number(u"line_loss"_s),
                      .transmission = in.number(u"transmission"_s),
                      .systemOperation = in.number(u"system_operation"_s),
                      .governmentFunds = in.number(u"funds"_s)});
}

Computed<> hubeiWeighted(const Inputs &in)
{
    const std::vector<double> shares = in.numbers(u"shares"_s);
    const Computed<> mean = meanEnergyPrice({in.number(u"sharp_peak"_s),
                                             in.number(u"peak"_s),
                                             in.number(u"flat"_s),
                                             in.number(u"valley"_s)},
                                            {shares[0], shares[1], shares[2], shares[3]});
    return mean ? Computed<>{*mean - in.number(u"flat"_s)} : mean;
}

/// The year's energy of a machine room: power × 8,760 h × PUE.
KilowattHours yearlyEnergy(double kilowatts, double pue)
{
    return Kilowatts{kilowatts} * Hours{8'760.0} * pue;
}

Kilowatts clusterPower(const Inputs &in)
{
    return Kilowatts{in.number(u"gpus"_s) * in.number(u"gpu_kw"_s)};
}

Kilowatts itPower(const Inputs &in)
{
    return clusterPower(in) * (1.0 + in.number(u"overhead"_s));
}

double hostedMonth(const Inputs &in, size_t end)
{
    const Computed<> power = committedPowerCharge(
        {.committed = Kilowatts{in.number(u"kw"_s)}, .pricePerKw = in.numbers(u"per_kw"_s)[end]},
        Kilowatts{in.number(u"kw"_s)});
    return in.numbers(u"space"_s)[end] + *power + in.numbers(u"bandwidth"_s)[end]
        + in.numbers(u"hands"_s)[end];
}

void addElectricity(Answers &answers)
{
    answers[u"PSEG-BILL/energy_charge"_s] = energyCharge;
    answers[u"PSEG-BILL/adjustment"_s] = fuelCredit;
    answers[u"PSEG-BILL/total"_s] = [](const Inputs &in) {
        return energyCharge(in) + fuelCredit(in) + in.number(u"customer"_s)
            + in.number(u"demand_charge"_s);
    };
    answers[u"DEMAND-GERA/charge"_s] = [](const Inputs &in) {
        return demandCharge(in.number(u"peak"_s), in.number(u"rate"_s));
    };
    answers[u"DEMAND-GERA/saving_month"_s] = [](const Inputs &in) {
        return demandCharge(in.number(u"shave"_s), in.number(u"rate"_s));
    };
    answers[u"DEMAND-GERA/saving_year"_s] = [](const Inputs &in) {
        return *demandCharge(in.number(u"shave"_s), in.number(u"rate"_s)) * 12.0;
    };
    answers[u"HUBEI-TARIFF/flat_from_components"_s] = hubeiFlat;
    answers[u"HUBEI-TARIFF/weighted_minus_flat"_s] = hubeiWeighted;
    answers[u"SH-TARIFF/flat"_s] = [](const Inputs &in) {
        return flatPrice({.purchase = in.number(u"agent"_s),
                          .lineLoss = in.number(u"loss"_s),
                          .transmission = in.number(u"td"_s),
                          .systemOperation = in.number(u"system"_s),
                          .governmentFunds = in.number(u"funds"_s)});
    };
    answers[u"HK-1U/kwh"_s] = [](const Inputs &in) {
        return yearlyEnergy(in.number(u"kw"_s), in.number(u"pue"_s)).value();
    };
    answers[u"HK-1U/cost"_s] = [](const Inputs &in) {
        return (yearlyEnergy(in.number(u"kw"_s), in.number(u"pue"_s))
                * PricePerKilowattHour{in.number(u"price"_s)})
            .value();
    };
    answers[u"HK-1U/kwh2"_s] = [](const Inputs &in) {
        return yearlyEnergy(in.number(u"kw2"_s), in.number(u"pue2"_s)).value();
    };
}

} // namespace

void addSiteAnswers(Answers &answers)
{
    addElectricity(answers);
    answers[u"H100-POWER/below_rated_pct"_s] = [](const Inputs &in) {
        return inPercent(discountOf(in.number(u"measured_max"_s), in.number(u"rated"_s)));
    };
    answers[u"COOL-1024/gpu_kw"_s] = [](const Inputs &in) { return clusterPower(in).value(); };
    answers[u"COOL-1024/it_kw"_s] = [](const Inputs &in) { return itPower(in).value(); };
    answers[u"COOL-1024/tons"_s] = [](const Inputs &in) { return refrigerationTons(itPower(in)); };
    answers[u"COOL-1024/annual_cost"_s] = [](const Inputs &in) {
        return (yearlyEnergy(itPower(in).value(), in.number(u"pue"_s))
                * PricePerKilowattHour{in.number(u"price"_s)})
            .value();
    };
    answers[u"BAR-FILL/fixed_cost_multiplier"_s] = [](const Inputs &in) {
        return costAtOccupancy(1.0, in.number(u"occupancy"_s));
    };
    answers[u"SEC-COLO/low_month"_s] = [](const Inputs &in) { return hostedMonth(in, 0); };
    answers[u"SEC-COLO/high_month"_s] = [](const Inputs &in) { return hostedMonth(in, 1); };
    answers[u"SEC-COLO/high_year"_s] = [](const Inputs &in) { return hostedMonth(in, 1) * 12.0; };
}

} // namespace steelyard::testing
