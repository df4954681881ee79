#include "model/compare/financing_streams.h"

#include "model/tco/ledger.h"
#include "model/tco/loan.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPaymentsOfYear = 12;

tco::Loan loanOf(const Financing &financing, const PlanStream &purchase)
{
    const double price = tco::unroundedTotal(purchase.stream).value();
    const bool isLease = financing.kind == FinancingKind::Lease;
    return {.principal = price,
            .ratePerPeriod = financing.annualRate.toDouble() / kPaymentsOfYear,
            .periods = financing.months,
            .balloon = price * financing.balloon.toDouble(),
            .due = isLease ? tco::Due::AtBeginning : tco::Due::AtEnd};
}

/// A loan's months within the horizon: what is owed during each, and what is paid in it.
struct LoanMonths
{
    std::vector<double> owed;
    std::vector<double> paid;
};

LoanMonths monthsOf(const tco::Loan &loan, size_t first, size_t months)
{
    LoanMonths result{.owed = std::vector<double>(months), .paid = std::vector<double>(months)};
    const std::vector<tco::Instalment> instalments = tco::amortisation(loan).value();
    double before = loan.principal;
    for (size_t i = 0; i < instalments.size() && first + i < months; ++i) {
        const tco::Instalment &instalment = instalments[i];
        const double owed = loan.due == tco::Due::AtEnd ? before : instalment.balance;
        result.owed[first + i] = owed;
        result.paid[first + i] = instalment.interest + instalment.principal;
        const bool isLast = i + 1 == instalments.size() || first + i + 1 == months;
        if (isLast) // the balloon, or what is paid off early, with the lease's last month
            result.paid[first + i] += instalment.balance
                + (loan.due == tco::Due::AtEnd ? 0.0 : owed * loan.ratePerPeriod);
        before = instalment.balance;
    }
    result.paid[first] -= loan.principal;
    return result;
}

} // namespace

PlanStream interestStream(const PlanFrame &frame,
                          const ResolvedLayer &layer,
                          const PlanStream &purchase)
{
    const tco::Loan loan = loanOf(*layer.financing, purchase);
    const std::vector<double> &bought = purchase.stream.quantities;
    const auto first = std::ranges::find_if(bought, [](double pieces) { return pieces != 0.0; });
    const auto month = static_cast<size_t>(first - bought.begin());
    LoanMonths months = monthsOf(loan, month, static_cast<size_t>(frame.months()));
    const double owed = sumOf(months.owed);
    PlanStream stream = planStream(
        {StreamKind::Interest, layer.price.category, layer.id.text()},
        {.byMonth = std::move(months.owed),
         .factors = {{.name = FactorName::Balance, .value = owed}}},
        UnitRate{.factors = {{.name = FactorName::InterestRate, .value = loan.ratePerPeriod}},
                 .rate = loan.ratePerPeriod});
    stream.quotedLine = purchase.quotedLine; // it follows the price
    stream.payments = std::move(months.paid);
    return stream;
}

LayerFinancing financingOf(const PlanFrame &frame,
                           const ResolvedLayer &layer,
                           const PlanStream &purchase)
{
    const Financing &financing = *layer.financing;
    const tco::Loan loan = loanOf(financing, purchase);
    const auto minor = [&frame](const tco::Computed<> &amount) {
        return toMinorUnits(amount.value(), frame.minorPerMajor);
    };
    return {.layer = layer.id,
            .kind = financing.kind,
            .months = financing.months,
            .payment = minor(tco::payment(loan)),
            // Also what a lease's last month bears before its balloon is due.
            .interest = minor(*tco::payment(loan) * loan.periods + loan.balloon - loan.principal),
            .effectiveRate =
                tco::effectiveRate(financing.annualRate.toDouble(), kPaymentsOfYear).value()};
}

} // namespace steelyard
