#include "worked_examples.h"

#include "model/tco/unit_cost.h"

using namespace Qt::StringLiterals;
using namespace steelyard::tco;

namespace steelyard::testing {

namespace {

using Inputs = ExampleInputs;

Instalment instalment(const Inputs &inputs, size_t month)
{
    return (*amortisation(inputs.loan()))[month - 1];
}

double macrs(const Inputs &inputs, size_t year)
{
    return (*macrsHalfYear(inputs.number(u"cost"_s), MacrsClass::FiveYear))[year - 1];
}

double yearOf(const Computed<DepreciationSchedule> &charges, size_t year)
{
    return (*charges)[year - 1];
}

/// A watt of a data centre over so many years, by the month.
Loan wattLoan(const Inputs &inputs)
{
    return {.principal = inputs.number(u"capex"_s),
            .ratePerPeriod = inputs.number(u"rate"_s) / 12.0,
            .periods = inputs.whole(u"years"_s) * 12};
}

} // namespace

void addFinanceAnswers(Answers &answers)
{
    answers[u"PMT-200K/payment"_s] = [](const Inputs &in) { return payment(in.loan()); };
    answers[u"PMT-DUE/end"_s] = [](const Inputs &in) { return payment(in.loan()); };
    answers[u"PMT-DUE/begin"_s] = [](const Inputs &in) {
        return payment(in.loan(Due::AtBeginning));
    };
    answers[u"AMORT-2500/m1_principal"_s] = [](const Inputs &in) {
        return instalment(in, 1).principal;
    };
    answers[u"AMORT-2500/m1_interest"_s] = [](const Inputs &in) {
        return instalment(in, 1).interest;
    };
    answers[u"AMORT-2500/m6_balance"_s] = [](const Inputs &in) {
        return instalment(in, 6).balance;
    };
    answers[u"AMORT-2500/m12_interest"_s] = [](const Inputs &in) {
        return instalment(in, 12).interest;
    };
    answers[u"AMORT-2500/total_interest"_s] = [](const Inputs &in) {
        return cumulativeInterest(in.loan(), {1, 12});
    };
    answers[u"AMORT-2500/final_balance"_s] = [](const Inputs &in) {
        return instalment(in, 12).balance;
    };
    answers[u"NPV-T0/npv"_s] = [](const Inputs &in) {
        return npv(in.number(u"rate"_s), in.numbers(u"flows"_s));
    };
    answers[u"NPV-EXCEL/npv"_s] = [](const Inputs &in) {
        return spreadsheetNpv(in.number(u"rate"_s), in.numbers(u"flows"_s));
    };
    answers[u"IRR-1/a"_s] = [](const Inputs &in) { return irr(in.numbers(u"a"_s)); };
    answers[u"IRR-1/b"_s] = [](const Inputs &in) { return irr(in.numbers(u"b"_s)); };
    answers[u"XNPV-2/xnpv"_s] = [](const Inputs &in) {
        return xnpv(in.number(u"rate"_s), in.datedFlows());
    };
    answers[u"EFFECT-1/a"_s] = [](const Inputs &in) {
        return effectiveRate(in.number(u"nominal"_s), in.whole(u"m"_s));
    };
    answers[u"EFFECT-1/b"_s] = [](const Inputs &in) {
        return effectiveRate(in.number(u"nominal2"_s), in.whole(u"m2"_s));
    };
}

void addDepreciationAnswers(Answers &answers)
{
    answers[u"DEP-SLN-SYD/sln"_s] = [](const Inputs &in) {
        return yearOf(straightLine(in.asset()), 1);
    };
    answers[u"DEP-SLN-SYD/syd1"_s] = [](const Inputs &in) {
        return yearOf(sumOfYearsDigits(in.asset()), 1);
    };
    answers[u"DEP-SLN-SYD/syd10"_s] = [](const Inputs &in) {
        return yearOf(sumOfYearsDigits(in.asset()), 10);
    };
    answers[u"DEP-DDB/y1"_s] = [](const Inputs &in) {
        return yearOf(decliningBalance(in.asset()), 1);
    };
    answers[u"DEP-DDB/y2_factor1.5"_s] = [](const Inputs &in) {
        return yearOf(decliningBalance(in.asset(), 1.5), 2);
    };
    answers[u"DEP-DDB/y10"_s] = [](const Inputs &in) {
        return yearOf(decliningBalance(in.asset()), 10);
    };
    for (size_t year = 1; year <= 6; ++year)
        answers[u"DEP-MACRS/y%1"_s.arg(year)] = [year](const Inputs &in) {
            return macrs(in, year);
        };
    answers[u"DEP-MACRS/sum"_s] = [](const Inputs &in) {
        double sum = 0.0;
        for (size_t year = 1; year <= 6; ++year)
            sum += macrs(in, year);
        return sum;
    };
    answers[u"BAR-DC-W/straight_line"_s] = [](const Inputs &in) {
        const Loan watt = wattLoan(in);
        return yearOf(straightLine({.cost = watt.principal, .life = watt.periods}), 1);
    };
    answers[u"BAR-DC-W/with_interest"_s] = [](const Inputs &in) { return payment(wattLoan(in)); };
}

} // namespace steelyard::testing
