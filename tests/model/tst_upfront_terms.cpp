#include "tests/support/near.h"
#include "tests/support/project_builders.h"
#include "tests/support/stream_checks.h"

#include "model/compare/cost_view.h"
#include "model/compare/payment_schedule.h"
#include "model/quotes/gpu_hour_price.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// AWS: an m4.xlarge reserved for a year, partly upfront, by the AWS calculator: 648.00 USD once and
//      54.02 a month, twelve of them (itecnotes.com, "How to calculate the year cost of an AWS
//      reserved instance with partial upfront payment").
// RES: AWS whitepaper "Cost Optimization: Reservation Models", payment options: all upfront has no
//      hourly charge; what is partly upfront is billed for every hour of the term, used or not.
// All else follows from these by hand.

/// One node of AWS for a year, partly upfront.
QuoteBuilder partlyUpfront()
{
    QuoteBuilder quote = aQuote(u"offer"_s).price(u"54.02"_s, u"USD"_s, PriceUnit::NodeMonth);
    quote.node(8);
    quote.line().minimumTermMonths = 12;
    quote.line().rental.upfront = decimal(u"648.00"_s);
    return quote;
}

ProjectBuilder held(const Quote &quote, int months, int gpus = 8)
{
    return aProject().reporting(u"USD"_s).months(months).always(gpus).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"offer"_s)});
}

QuoteLine &lineOf(ProjectBuilder &project)
{
    return project.dossier().quotes.front().revisions.back().lines.front();
}

/// The months in which something is paid upfront, from 0, with the amount in major units.
std::map<size_t, double> upfrontOf(const Comparison &comparison)
{
    std::map<size_t, double> paid;
    const CostStream *stream = streamOf(comparison, StreamKind::Upfront);
    for (size_t month = 0; stream != nullptr && month < stream->entries.size(); ++month) {
        if (stream->entries[month] != 0)
            paid[month] = inMajor(stream->entries[month]);
    }
    return paid;
}

using Paid = std::map<size_t, double>;

} // namespace

/// Commitments that are paid upfront, in part or as a whole.
class TestUpfrontTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partUpfront_isPaidBesideEachMonth()
    {
        const Comparison result = evaluated(held(partlyUpfront(), 12));
        QCOMPARE(totalOf(result, u"plan"_s), 1'296.24); // AWS: 648 + 12 × 54.02
        QCOMPARE(upfrontOf(result), (Paid{{0, 648.0}}));
        QVERIFY(isDerived(*streamOf(result, StreamKind::Upfront)));
        QVERIFY(isNear(
            gpuHourPrice(partlyUpfront().line(), Hours{730}).value(), 1'296.24 / 8'760 / 8, 1e-9));
    }

    void allUpfront_mayHaveAPriceOfZero()
    {
        QuoteBuilder quote = partlyUpfront();
        quote.line().price = Decimal{0}; // RES
        const Comparison result = evaluated(held(quote, 12, 16));
        QVERIFY(result.plans.front().isComplete);
        QCOMPARE(totalOf(result, u"plan"_s), 2 * 648.0);
        quote.line().rental.upfront.reset();
        QCOMPARE(findingsOf(evaluated(held(quote, 12)), FindingRule::LineAtZero).size(), size_t{1});
    }

    void pricesPerGpu_arePaidUpfrontPerGpu()
    {
        QuoteBuilder quote = partlyUpfront();
        quote.line().unit = PriceUnit::GpuHour;
        quote.line().price = decimal(u"0.1"_s);
        const Comparison result = evaluated(held(quote, 12));
        QCOMPARE(upfrontOf(result), (Paid{{0, 8 * 648.0}}));
        QCOMPARE(totalOf(result, u"plan"_s), 8 * (648.0 + 876.0));
    }

    void eachTerm_isPaidWhole()
    {
        const Comparison twoYears = evaluated(held(partlyUpfront(), 24));
        QCOMPARE(upfrontOf(twoYears), (Paid{{0, 648.0}, {12, 648.0}}));
        QCOMPARE(totalOf(twoYears, u"plan"_s), 2 * 1'296.24);
        // RES: the second term is owed whole although half of it lies behind the horizon.
        const Comparison cut = evaluated(held(partlyUpfront(), 18));
        QCOMPARE(upfrontOf(cut), (Paid{{0, 648.0}, {12, 648.0}}));
        QCOMPARE(totalOf(cut, u"plan"_s), 2 * 1'296.24);
        QCOMPARE(cut.plans.front().paid.value(), 24 * 730 * 8.0);
        QVERIFY(isDerived(*streamOf(cut, StreamKind::Rental)));
    }

    void discountTaxAndCurrency_countForBothParts()
    {
        ProjectBuilder project = held(partlyUpfront(), 12);
        lineOf(project).discounts = {decimal(u"0.05"_s)};
        lineOf(project).vatRate = decimal(u"0.06"_s);
        project.project().vat = VatTreatment::NotDeductible;
        project.reporting(u"CNY"_s).rate(u"USD"_s, u"CNY"_s, u"7"_s);
        const Comparison result = evaluated(project);
        const CostStream &upfront = *streamOf(result, StreamKind::Upfront);
        QVERIFY(isNear(amountOf(&upfront), 648.0 * 0.95 * 1.06 * 7, 0.005));
        QVERIFY(isDerived(upfront));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 1'296.24 * 0.95 * 1.06 * 7, 0.07));
        const Payment first = paymentsOf(result, 0).front();
        QCOMPARE(first.quoteCurrency, currency(u"USD"_s));
        QCOMPARE(first.quoted, MinorUnits{65'254}); // 648 × 0.95 × 1.06
    }

    void tiersAndBaseQuantity_leaveTheUpfrontPart()
    {
        ProjectBuilder project = held(partlyUpfront(), 12);
        lineOf(project).baseQuantity = Decimal{2};
        lineOf(project).tiers = {{Decimal{1}, Decimal{40}}};
        const Comparison result = evaluated(project);
        QCOMPARE(upfrontOf(result), (Paid{{0, 648.0}}));
        QCOMPARE(totalOf(result, u"plan"_s), 648.0 + 12 * 20.0);
    }

    void priceChange_countsFromTheTermsYear()
    {
        ProjectBuilder project = held(partlyUpfront(), 24);
        project.project().plans.front().supply.front().priceChangePerYear = decimal(u"-0.1"_s);
        const Comparison result = evaluated(project);
        QCOMPARE(upfrontOf(result), (Paid{{0, 648.0}, {12, 583.2}}));
        QVERIFY(isDerived(*streamOf(result, StreamKind::Upfront)));
    }

    void accounting_spreadsEachTerm()
    {
        const Comparison result = evaluated(held(partlyUpfront(), 18));
        const PlanView view = planView(result, 0, CostView::Accounting);
        QCOMPARE(view.cumulative[0], MinorUnits{10'802}); // 54.00 + 54.02
        QCOMPARE(view.cumulative[11], MinorUnits{129'624});
        QCOMPARE(view.cumulative[16], MinorUnits{129'624 + 5 * 10'802});
        QCOMPARE(view.total, result.plans.front().total);
    }

    void presentValue_countsFromTheDayOfPayment()
    {
        ProjectBuilder project = held(partlyUpfront(), 24);
        lineOf(project).price = Decimal{0};
        project.assume(u"discount_rate"_s, u"0.1"_s);
        const PlanView view = planView(evaluated(project), 0, CostView::PresentValue);
        QVERIFY(isNear(inMajor(view.total), 648.0 + 648.0 / 1.1, 0.01));
    }

    void calendar_paysAtTheBeginOfEachTerm()
    {
        ProjectBuilder project = held(partlyUpfront(), 24);
        lineOf(project).price = Decimal{0};
        const std::vector<Payment> atOnce = paymentsOf(evaluated(project), 0);
        QCOMPARE(atOnce.size(), size_t{2});
        QCOMPARE(atOnce[0].date, QDate(2027, 1, 1));
        QCOMPARE(atOnce[1].date, QDate(2028, 1, 1));
        project.dossier().quotes.front().revisions.back().payment.daysAfterInvoice = 45;
        const Comparison later = evaluated(project);
        QCOMPARE(paymentsOf(later, 0)[0].date, QDate(2027, 2, 15));
        QCOMPARE(streamOf(later, StreamKind::Upfront)->payments[1], MinorUnits{64'800});
    }

    void termsBeginOnDelivery()
    {
        ProjectBuilder project = held(partlyUpfront(), 14);
        project.project().monthBasisHours = Decimal{672};
        project.dossier().quotes.front().revisions.back().deliveryWeeks = 8; // two such months
        const Comparison result = evaluated(project);
        QCOMPARE(upfrontOf(result), (Paid{{2, 648.0}}));
        QVERIFY(isNear(totalOf(result, u"plan"_s), 1'296.24, 0.005));
        QVERIFY(isNear(result.plans.front().paid.value(), 12 * 672 * 8.0, 1e-6));
        // A month longer, the second term begins and is owed whole.
        project.months(15);
        const Comparison longer = evaluated(project);
        QCOMPARE(upfrontOf(longer), (Paid{{2, 648.0}, {14, 648.0}}));
        QVERIFY(isNear(totalOf(longer, u"plan"_s), 2 * 1'296.24, 0.005));
        QVERIFY(isDerived(*streamOf(longer, StreamKind::Rental)));
    }

    void machinesByUse_takeNewTermsAsTheyAreNeeded()
    {
        // Sixteen GPUs for three months, then eight: terms of two months.
        ProjectBuilder project;
        QuoteBuilder quote = partlyUpfront();
        quote.line().minimumTermMonths = 2;
        quote.line().price = Decimal{0};
        project.reporting(u"USD"_s).months(6).always(8).quote(quote);
        project.phase({.gpus = 8, .days = decimal(u"91.25"_s)}); // 3 × 730 h
        project.plan(u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"offer"_s)});
        const Comparison result = evaluated(project);
        // Two in months 0 and 2; the one that is needed in month 4 begins there.
        QCOMPARE(upfrontOf(result), (Paid{{0, 1'296.0}, {2, 1'296.0}, {4, 648.0}}));
        QVERIFY(isDerived(*streamOf(result, StreamKind::Upfront)));
    }

    void split_weighsTheUpfrontPart()
    {
        // The same money by the month alone: 108.02 = 648 ÷ 12 + 54.02.
        const auto split = [](const Quote &quote) {
            ProjectBuilder project = aProject().reporting(u"USD"_s).months(12).always(16);
            for (const QString &days : {u"300"_s, u"150"_s, u"60"_s})
                project.phase({.gpus = 16, .days = decimal(days)});
            project.quote(quote).quote(
                aQuote(u"burst"_s).price(u"0.3"_s, u"USD"_s, PriceUnit::NodeHour).node(8));
            project.plan(u"plan"_s,
                         PlanMode::Cloud,
                         {aLayer(SupplyKind::Reserved, u"offer"_s),
                          aLayer(SupplyKind::OnDemand, u"burst"_s)});
            return evaluated(project);
        };
        QuoteBuilder byMonth = partlyUpfront();
        byMonth.line().price = decimal(u"108.02"_s);
        byMonth.line().rental = {};
        const Comparison upfront = split(partlyUpfront());
        const Comparison monthly = split(byMonth);
        QVERIFY(upfront.plans.front().split && monthly.plans.front().split);
        QCOMPARE(upfront.plans.front().split->optimalServers,
                 monthly.plans.front().split->optimalServers);
        QVERIFY(isNear(totalOf(upfront, u"plan"_s), totalOf(monthly, u"plan"_s), 0.01));
        // Without its upfront part the commitment would be taken for more servers.
        QuoteBuilder cheap = byMonth;
        cheap.line().price = decimal(u"54.02"_s);
        QVERIFY(split(cheap).plans.front().split->optimalServers
                > upfront.plans.front().split->optimalServers);
    }

    void upfrontWithoutATerm_isNamed()
    {
        QuoteBuilder quote = partlyUpfront();
        quote.line().minimumTermMonths.reset();
        const Comparison result = evaluated(held(quote, 12));
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::UpfrontWithoutTerm).size(), size_t{1});
        QVERIFY(!gpuHourPrice(quote.line(), Hours{730}));
    }

    void upfrontOfOtherThings_isNamed()
    {
        QuoteBuilder bought = partlyUpfront();
        bought.line().unit = PriceUnit::Once;
        const Comparison result = evaluated(held(bought, 12));
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::RentalTermUnused).size(), size_t{1});
        // Beside the machines nothing is held for terms.
        ProjectBuilder project = held(partlyUpfront(), 12);
        project.project().plans.front().services.push_back({.id = ServiceId{u"service"_s},
                                                            .quote = QuoteId{u"offer"_s},
                                                            .line = LineId{u"line"_s}});
        QCOMPARE(findingsOf(evaluated(project), FindingRule::RentalTermUnused).size(), size_t{1});
    }

    void badUpfront_isNamedWithItsPath()
    {
        QuoteBuilder quote = partlyUpfront();
        quote.line().rental.upfront = Decimal{0};
        QCOMPARE(refusedPaths(evaluated(held(quote, 12))),
                 QStringList{u"/quotes/offer/revisions/1/lines/line/rental/upfront"_s});
    }
};

QTEST_APPLESS_MAIN(TestUpfrontTerms)
#include "tst_upfront_terms.moc"
