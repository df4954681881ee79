#include "worked_examples.h"

#include "model/tco/break_even.h"
#include "model/tco/calendar_months.h"
#include "model/tco/demand_charge.h"
#include "model/tco/metered_use.h"
#include "model/tco/newsvendor.h"
#include "model/tco/unit_cost.h"

using namespace Qt::StringLiterals;
using namespace steelyard::tco;

namespace steelyard::testing {

namespace {

using Inputs = ExampleInputs;

constexpr double kYearHours = 8'760.0;
constexpr double kYearDays = 365.0;

double evenHours(const Inputs &in)
{
    return breakEvenHours(Amount{in.number(u"capex"_s)},
                          PricePerServerHour{in.number(u"own_hourly"_s)},
                          PricePerServerHour{in.number(u"cloud_hourly"_s)})
        ->value();
}

/// Years of a use of so many hours a day.
Computed<> yearsAt(double hours, double perDay)
{
    return monthsOfUse(Hours{hours}, Hours{kYearDays * 24.0}, perDay / 24.0);
}

void addBreakEven(Answers &answers)
{
    for (const QString &id : {u"LEN25-BE-OD"_s, u"LEN26-BE-OD"_s, u"LEN26-BE-1Y"_s}) {
        answers[id + u"/break_even_hours"_s] = evenHours;
        answers[id + u"/break_even_months"_s] = [](const Inputs &in) {
            return monthsOfUse(Hours{evenHours(in)}, Hours{in.number(u"month_basis"_s)});
        };
    }
    answers[u"SEC-BE-33/break_even_hours"_s] = evenHours;
    answers[u"SEC-BE-33/years_at_12h_per_day"_s] = [](const Inputs &in) {
        return yearsAt(evenHours(in), 12.0);
    };
    answers[u"SEC-BE-33/years_at_16h_per_day"_s] = [](const Inputs &in) {
        return yearsAt(evenHours(in), 16.0);
    };
    answers[u"SEC-BE-33/years_at_8h_per_day_vs_98.32"_s] = [](const Inputs &in) {
        const Computed<Hours> hours = breakEvenHours(Amount{in.number(u"capex"_s)},
                                                     PricePerServerHour{in.number(u"own_hourly"_s)},
                                                     PricePerServerHour{98.32});
        return yearsAt(hours->value(), 8.0);
    };
}

double ownTotal(const Inputs &in, double hours)
{
    return *linearTotal(in.number(u"capex"_s), in.number(u"own_hourly"_s), Hours{hours});
}

double cloudTotal(const Inputs &in, double hours)
{
    return *linearTotal(0.0, in.number(u"cloud_hourly"_s), Hours{hours});
}

void addVendorStudy(Answers &answers)
{
    answers[u"LEN26-5Y-B300/cloud_total"_s] = [](const Inputs &in) {
        return cloudTotal(in, in.number(u"hours"_s));
    };
    answers[u"LEN26-5Y-B300/own_total"_s] = [](const Inputs &in) {
        return ownTotal(in, in.number(u"hours"_s));
    };
    answers[u"LEN26-5Y-B300/saving"_s] = [](const Inputs &in) {
        return cloudTotal(in, in.number(u"hours"_s)) - ownTotal(in, in.number(u"hours"_s));
    };
    answers[u"LEN26-5Y-B300/saving_pct"_s] = [](const Inputs &in) {
        return inPercent(
            discountOf(ownTotal(in, in.number(u"hours"_s)), cloudTotal(in, in.number(u"hours"_s))));
    };
    answers[u"LEN26-H200-THRESH/own_total"_s] = [](const Inputs &in) {
        return ownTotal(in, in.number(u"years"_s) * kYearHours);
    };
    answers[u"LEN26-H200-THRESH/cloud_per_daily_hour"_s] = [](const Inputs &in) {
        return cloudTotal(in, in.number(u"years"_s) * kYearDays);
    };
    answers[u"LEN26-H200-THRESH/hours_per_day"_s] = [](const Inputs &in) {
        return hoursPerDayThreshold(ownTotal(in, in.number(u"years"_s) * kYearHours),
                                    in.number(u"cloud_hourly"_s),
                                    in.number(u"years"_s));
    };
    for (const QString &config : {u"A"_s, u"B"_s, u"D"_s})
        answers[u"LEN26-OPEX-PARTS/maintenance_"_s + config] = [config](const Inputs &in) {
            return yearlyShareHourly(
                in.number(u"capex_"_s + config), in.number(u"maintenance"_s), Hours{kYearHours});
        };
    answers[u"LEN26-OPEX-PARTS/rack_hourly"_s] = [](const Inputs &in) {
        return perHourOfMonth(in.number(u"rack"_s), Hours{720.0});
    };
    answers[u"LEN26-OPEX-PARTS/rack_hourly_on_8760_basis"_s] = [](const Inputs &in) {
        return perHourOfMonth(in.number(u"rack"_s), Hours{kYearHours / 12.0});
    };
}

double ownPerHour(const Inputs &in)
{
    return *amortisedHourly(
        in.number(u"capex"_s), Hours{in.number(u"life_hours"_s)}, in.number(u"own_hourly"_s));
}

Computed<> perMillion(const Inputs &in, double hourly)
{
    return hourlyPerMillionTokens(hourly, in.number(u"tokens_per_s"_s));
}

void addUnitCosts(Answers &answers)
{
    answers[u"LEN26-TOK-A/own_amortised_hourly"_s] = ownPerHour;
    answers[u"LEN26-TOK-A/own_usd_per_1M"_s] = [](const Inputs &in) {
        return perMillion(in, ownPerHour(in));
    };
    answers[u"LEN26-TOK-A/cloud_usd_per_1M"_s] = [](const Inputs &in) {
        return perMillion(in, in.number(u"cloud_hourly"_s));
    };
    answers[u"LEN26-TOK-A/ratio"_s] = [](const Inputs &in) {
        return *perMillion(in, in.number(u"cloud_hourly"_s)) / *perMillion(in, ownPerHour(in));
    };
    answers[u"CLASS-4Y/own_total"_s] = [](const Inputs &in) {
        const double servers = in.number(u"servers"_s);
        const double perHour = in.number(u"yearly_opex_per_server"_s) * servers / kYearHours;
        return linearTotal(in.number(u"server"_s) * servers,
                           perHour,
                           Hours{in.number(u"months"_s) / 12.0 * kYearHours});
    };
    answers[u"CLASS-4Y/cloud_total"_s] = [](const Inputs &in) {
        const double months = in.number(u"months"_s);
        return cloudTotal(in, in.number(u"hours_per_month"_s) * months)
            + in.number(u"egress"_s) * in.number(u"egress_price"_s) * months;
    };
    answers[u"QUBRID-YEAR/h200"_s] = [](const Inputs &in) {
        return pricePerGpu(in.number(u"h200"_s) / kYearHours, 8);
    };
    answers[u"QUBRID-YEAR/b200"_s] = [](const Inputs &in) {
        return pricePerGpu(in.number(u"b200"_s) / kYearHours, 8);
    };
    answers[u"CW-NODE/per_gpu"_s] = [](const Inputs &in) {
        return pricePerGpu(in.number(u"node"_s), in.whole(u"gpus"_s));
    };
}

double guideCompute(const Inputs &in)
{
    // The example prints 30.4167 days, which are 365 ÷ 12.
    return in.number(u"gpu_hour"_s) * in.number(u"gpus"_s) * in.number(u"hours_per_day"_s)
        * (kYearDays / 12.0);
}

double guideStorage(const Inputs &in)
{
    return in.number(u"storage"_s) * in.number(u"storage_price"_s);
}

double guideEgress(const Inputs &in)
{
    return in.number(u"egress"_s) * in.number(u"egress_price"_s);
}

void addGuide(Answers &answers)
{
    answers[u"SEC-16H/storage"_s] = guideStorage;
    answers[u"SEC-16H/egress"_s] = guideEgress;
    answers[u"SEC-16H/compute"_s] = guideCompute;
    answers[u"SEC-16H/total_given_printed_compute"_s] = [](const Inputs &in) {
        constexpr double kPrinted = 36'024.0;
        return kPrinted * (1.0 + in.number(u"overhead"_s)) + guideStorage(in) + guideEgress(in);
    };
}

Computed<> facilityLoan(const Inputs &in, double principal, const QString &months)
{
    return payment({.principal = principal,
                    .ratePerPeriod = in.number(u"money"_s) / 12.0,
                    .periods = in.whole(months)});
}

void addFacility(Answers &answers)
{
    answers[u"HAM08/servers"_s] = [](const Inputs &in) {
        return facilityLoan(
            in, in.number(u"servers"_s) * in.number(u"server_price"_s), u"server_months"_s);
    };
    answers[u"HAM08/power_cooling_infra"_s] = [](const Inputs &in) {
        return facilityLoan(in,
                            in.number(u"facility"_s) * in.number(u"power_cooling_share"_s),
                            u"facility_months"_s);
    };
    answers[u"HAM08/other_infra"_s] = [](const Inputs &in) {
        return facilityLoan(in,
                            in.number(u"facility"_s) * (1.0 - in.number(u"power_cooling_share"_s)),
                            u"facility_months"_s);
    };
    answers[u"HAM08/power"_s] = [](const Inputs &in) {
        const Kilowatts load{in.number(u"critical_load"_s) * in.number(u"load_factor"_s)};
        return (load * Hours{730.0} * in.number(u"pue"_s)
                * PricePerKilowattHour{in.number(u"tariff"_s)})
            .value();
    };
}

void addRatios(Answers &answers)
{
    const auto sum = [](const QString &a, const QString &b) {
        return [a, b](const Inputs &in) -> Computed<> { return in.number(a) + in.number(b); };
    };
    const auto percent = [](const QString &a, const QString &b) {
        return
            [a, b](const Inputs &in) -> Computed<> { return 100.0 * in.number(a) / in.number(b); };
    };
    answers[u"FIREFLYER/total"_s] = sum(u"net"_s, u"servers"_s);
    answers[u"FIREFLYER/dgx_total"_s] = sum(u"dgx_net"_s, u"dgx_servers"_s);
    answers[u"FIREFLYER/cost_ratio_pct"_s] = [](const Inputs &in) {
        return 100.0 * (in.number(u"net"_s) + in.number(u"servers"_s))
            / (in.number(u"dgx_net"_s) + in.number(u"dgx_servers"_s));
    };
    answers[u"FIREFLYER/server_ratio_pct"_s] = percent(u"servers"_s, u"dgx_servers"_s);
    answers[u"FIREFLYER/perf_per_price"_s] = [](const Inputs &in) {
        return in.number(u"perf"_s) / in.number(u"price"_s);
    };
    answers[u"FIREFLYER/power_ratio_pct"_s] = percent(u"node_w"_s, u"dgx_w"_s);
    answers[u"FIREFLYER/compute_mw"_s] = [](const Inputs &in) {
        return in.number(u"node_w"_s) * in.number(u"nodes"_s) / 1e6;
    };
}

NewsvendorCosts goodsOf(const Inputs &in)
{
    return *newsvendorCosts(in.number(u"cost"_s), in.number(u"price"_s), in.number(u"salvage"_s));
}

NewsvendorCosts statedLosses(const Inputs &in)
{
    return {.underage = in.number(u"profit"_s), .overage = in.number(u"loss_on_unsold"_s)};
}

} // namespace

void addTimeAnswers(Answers &answers)
{
    const auto perHour = [](const Inputs &in, unsigned days) {
        return perHourOfMonth(in.number(u"tariff"_s), toHours(Days{static_cast<double>(days)}));
    };
    for (const unsigned days : {28U, 29U, 30U, 31U})
        answers[u"CS-QUOTA/d%1"_s.arg(days)] = [perHour, days](const Inputs &in) {
            return perHour(in, days);
        };
    answers[u"CS-QUOTA/year_fixed_720"_s] = [](const Inputs &in) {
        return *perHourOfMonth(in.number(u"tariff"_s), Hours{720.0}) * 12.0;
    };
    const auto ofYear = [](const Inputs &in, int year) {
        double sum = 0.0;
        for (const Hours hours : *monthHours(std::chrono::year{year} / 1 / 1, 12))
            sum += *perHourOfMonth(in.number(u"tariff"_s), hours);
        return sum;
    };
    answers[u"CS-QUOTA/year_nonleap"_s] = [ofYear](const Inputs &in) { return ofYear(in, 2023); };
    answers[u"CS-QUOTA/year_leap"_s] = [ofYear](const Inputs &in) { return ofYear(in, 2024); };
    answers[u"OPENRELAY-720/month"_s] = [](const Inputs &in) {
        return linearTotal(0.0, in.number(u"hourly"_s), Hours{in.number(u"hours"_s)});
    };
}

void addTotalAnswers(Answers &answers)
{
    addBreakEven(answers);
    addVendorStudy(answers);
    addUnitCosts(answers);
    addGuide(answers);
    addFacility(answers);
    addRatios(answers);
}

void addHybridAnswers(Answers &answers)
{
    answers[u"NV-DISCRETE/cu"_s] = [](const Inputs &in) { return goodsOf(in).underage; };
    answers[u"NV-DISCRETE/co"_s] = [](const Inputs &in) { return goodsOf(in).overage; };
    answers[u"NV-DISCRETE/critical_ratio"_s] = [](const Inputs &in) {
        return criticalRatio(goodsOf(in));
    };
    answers[u"NV-DISCRETE/q"_s] = [](const Inputs &in) {
        std::vector<DemandChance> chances;
        for (const QJsonValue &row : in.list(u"demand"_s))
            chances.push_back({.demand = row[0].toDouble(), .probability = row[1].toDouble()});
        return discreteQuantile(chances, *criticalRatio(goodsOf(in)));
    };
    answers[u"NV-UNIFORM/critical_ratio"_s] = [](const Inputs &in) {
        return criticalRatio(goodsOf(in));
    };
    answers[u"NV-UNIFORM/q"_s] = [](const Inputs &in) {
        return uniformQuantile(in.number(u"lo"_s), in.number(u"hi"_s), *criticalRatio(goodsOf(in)));
    };
    answers[u"NV-QA/critical_ratio"_s] = [](const Inputs &in) {
        return criticalRatio(statedLosses(in));
    };
    answers[u"NV-QA/q"_s] = [](const Inputs &in) {
        return normalQuantile(
            in.number(u"mu"_s), in.number(u"sigma"_s), *criticalRatio(statedLosses(in)));
    };
}

} // namespace steelyard::testing
