#include "tests/support/near.h"
#include "tests/support/project_builders.h"

#include "model/compare/payment_schedule.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// LA: Lago, documentation, "Spending minimums": 100 $ committed to a month and 50 $ used: a true-up
//     fee of 50 $.
// OM: OpenMeter, documentation, "Discounts, Commitment": percentage discounts come first, then the
//     minimum spend, then taxes.
// SC: tests of `tco::committedSpend`: 10 % off 100, 300 and 100 with 600 committed.
// Others follow from these rules by hand.

const QString kUsd = u"USD"_s;

UseCommitment promised(int amount,
                       int months,
                       const QString &discount = u"0"_s,
                       tco::Settlement settlement = tco::Settlement::AtPeriodEnd)
{
    return {.amount = Money{Decimal{amount}, currency(kUsd)},
            .months = months,
            .discount = decimal(discount),
            .settlement = settlement};
}

/// A machine for `price` a month while it is needed, which is always.
ProjectBuilder byUse(int months, const QString &price, const UseCommitment &commitment)
{
    Quote quote = aQuote(u"cloud"_s).price(price, kUsd, PriceUnit::NodeMonth).node(8);
    quote.revisions.front().commitment = commitment;
    return aProject().reporting(kUsd).months(months).always(8).quote(quote).plan(
        u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)});
}

QuoteLine &lineOf(ProjectBuilder &project)
{
    return project.dossier().quotes.front().revisions.front().lines.front();
}

/// By month, in cents; empty when nothing is short.
std::vector<MinorUnits> shortfallOf(const Comparison &comparison, size_t plan = 0)
{
    for (const CostStream &stream : comparison.plans[plan].streams) {
        if (stream.kind == StreamKind::SpendShortfall)
            return stream.entries;
    }
    return {};
}

std::vector<MinorUnits> cents(std::initializer_list<int> amounts)
{
    std::vector<MinorUnits> result;
    for (const int amount : amounts)
        result.push_back(MinorUnits{amount} * 100);
    return result;
}

} // namespace

/// Spend on use that a quote commits to.
class TestCommittedUse final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void use_isToppedUpToTheCommitment()
    {
        const Comparison each = evaluated(byUse(3, u"50"_s, promised(100, 1)));
        QCOMPARE(shortfallOf(each), cents({50, 50, 50})); // LA
        QCOMPARE(each.plans[0].total, MinorUnits{30'000});
        QVERIFY(each.plans[0].isComplete);
        const Comparison quarter = evaluated(byUse(3, u"50"_s, promised(300, 3)));
        QCOMPARE(shortfallOf(quarter), cents({0, 0, 150}));
        const Comparison enough = evaluated(byUse(3, u"100"_s, promised(300, 3)));
        QVERIFY(shortfallOf(enough).empty());
    }

    void discount_comesBeforeTheCommitmentAndTaxBehindIt()
    {
        // 10 % off 100 a month are 90; 110 − 90 = 20 are short, each month 20 % more with tax (OM).
        ProjectBuilder project = byUse(2, u"100"_s, promised(110, 1, u"0.1"_s));
        QCOMPARE(shortfallOf(evaluated(project)), cents({20, 20}));
        project.project().vat = VatTreatment::NotDeductible;
        lineOf(project).vatRate = decimal(u"0.2"_s);
        const Comparison gross = evaluated(project);
        QCOMPARE(shortfallOf(gross), cents({24, 24}));
        QCOMPARE(gross.plans[0].total, MinorUnits{2 * 110 * 120});
    }

    void roundedRunsAndStoppedMachines_countAsUse()
    {
        // Half a day of use at 1 an hour, billed by the day: 24. 60 are committed to, 10 % off:
        // 60 − 0.9 × 24 = 38.40 are short.
        Quote quote = aQuote(u"cloud"_s).price(u"1"_s, kUsd, PriceUnit::NodeHour).node(8);
        quote.revisions.front().commitment = promised(60, 1, u"0.1"_s);
        RentalTerms &terms = quote.revisions.front().lines.front().rental;
        terms.billingUnit = RunUnit::Day;
        ProjectBuilder project = aProject();
        project.reporting(kUsd).months(1).quote(quote).plan(
            u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)});
        project.phase({.gpus = 8, .days = decimal(u"0.5"_s)});
        QCOMPARE(shortfallOf(evaluated(project)), std::vector<MinorUnits>{3'840});
        // Stopped for a day at 0.5 an hour, then used again: 24 + 24 × 0.5 more, less 10 %.
        project.phase({.gpus = 8, .startDay = decimal(u"1.5"_s), .days = decimal(u"0.5"_s)});
        project.dossier().quotes.front().revisions.front().lines.front().rental.keptPerHour =
            decimal(u"0.5"_s);
        QCOMPARE(shortfallOf(evaluated(project)), std::vector<MinorUnits>{600});
    }

    void useOfAMissingLine_leavesTheShortfallUnknown()
    {
        ProjectBuilder project = byUse(1, u"50"_s, promised(100, 1));
        QuoteRevision &revision = project.dossier().quotes.front().revisions.front();
        revision.lines.push_back(revision.lines.front());
        revision.lines.back().id = LineId{u"other"_s};
        revision.lines.back().price.reset();
        Plan &plan = project.project().plans.front();
        plan.supply.push_back(aLayer(SupplyKind::OnDemand, u"cloud"_s));
        plan.supply.back().id = LayerId{u"other"_s};
        plan.supply.back().line = LineId{u"other"_s};
        const Comparison result = evaluated(project);
        const auto &streams = result.plans.front().streams;
        const auto shortfall =
            std::ranges::find(streams, StreamKind::SpendShortfall, &CostStream::kind);
        QVERIFY(shortfall != streams.end() && shortfall->absent);
    }

    void unevenUse_isSettledAsStated()
    {
        // 100, 300 and 100 of use: SC.
        const auto uneven = [](tco::Settlement settlement) {
            Quote quote = aQuote(u"cloud"_s).price(u"100"_s, kUsd, PriceUnit::NodeMonth).node(8);
            quote.revisions.front().commitment = promised(600, 3, u"0.1"_s, settlement);
            return shortfallOf(evaluated(
                aProject()
                    .reporting(kUsd)
                    .months(3)
                    .always(8)
                    .phase({.gpus = 16,
                            .startDay = decimal(QString::number(730.0 / 24.0, 'f', 9)),
                            .days = decimal(QString::number(730.0 / 24.0, 'f', 9))})
                    .quote(quote)
                    .plan(u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)})));
        };
        QCOMPARE(uneven(tco::Settlement::AtPeriodEnd), cents({0, 0, 150}));
        QCOMPARE(uneven(tco::Settlement::EachMonth), cents({110, 0, 110}));
    }

    void periodCutByTheHorizon_isOwedWhole()
    {
        // A year of 1,200, and half of the next.
        const Comparison atEnd = evaluated(byUse(18, u"50"_s, promised(1'200, 12)));
        const std::vector<MinorUnits> shortfall = shortfallOf(atEnd);
        QCOMPARE(shortfall[11], MinorUnits{60'000});
        QCOMPARE(shortfall[17], MinorUnits{90'000}); // 1,200 − 6 × 50
        QCOMPARE(atEnd.plans[0].total, MinorUnits{240'000});
        const Comparison monthly =
            evaluated(byUse(18, u"50"_s, promised(1'200, 12, u"0"_s, tco::Settlement::EachMonth)));
        QCOMPARE(shortfallOf(monthly)[16], MinorUnits{5'000});
        QCOMPARE(shortfallOf(monthly)[17], MinorUnits{65'000}); // and six months of 100 behind it
        QCOMPARE(monthly.plans[0].total, MinorUnits{240'000});
    }

    void heldMachines_takeNoDiscountAndAreNoUse()
    {
        ProjectBuilder project = byUse(2, u"100"_s, promised(150, 1, u"0.1"_s));
        project.project().plans.front().supply.front().kind = SupplyKind::Reserved;
        const Comparison result = evaluated(project);
        QCOMPARE(shortfallOf(result), cents({150, 150}));
        QCOMPARE(result.plans[0].total, MinorUnits{2 * 250 * 100});
    }

    void quoteThatIsNotTaken_commitsToNothing()
    {
        ProjectBuilder project = byUse(2, u"100"_s, promised(1'000, 1));
        project.quote(aQuote(u"own"_s).price(u"90"_s, kUsd, PriceUnit::NodeMonth).node(8));
        project.plan(
            u"held"_s,
            PlanMode::Hybrid,
            {aLayer(SupplyKind::Hosted, u"own"_s, 1), aLayer(SupplyKind::OnDemand, u"cloud"_s)});
        const Comparison result = evaluated(project);
        QVERIFY(shortfallOf(result, 1).empty());
        QCOMPARE(result.plans[1].total, MinorUnits{18'000});
    }

    void split_weighsTheShortfall()
    {
        // Two machines always and a third in the first month: hosting at 90 a month beats 100 for
        // the two, 2,160 + 100; with 2,400 committed it is 2,160 + 2,400 against 2,500 of use.
        const auto hosted = [](int committed) {
            ProjectBuilder project = byUse(12, u"100"_s, promised(committed, 12));
            project.always(8).phase({.gpus = 8, .days = decimal(u"30"_s)});
            project.quote(aQuote(u"own"_s).price(u"90"_s, kUsd, PriceUnit::NodeMonth).node(8));
            project.plan(
                u"hybrid"_s,
                PlanMode::Hybrid,
                {aLayer(SupplyKind::Hosted, u"own"_s), aLayer(SupplyKind::OnDemand, u"cloud"_s)});
            return planOf(evaluated(project), u"hybrid"_s).split->servers;
        };
        QCOMPARE(hosted(0), 2);
        QCOMPARE(hosted(2'400), 0);
    }

    void derivation_namesQuoteAmountAndCalendar()
    {
        ProjectBuilder project = byUse(12, u"50"_s, promised(1'200, 12));
        project.reporting(u"CNY"_s).rate(kUsd, u"CNY"_s, u"7.2"_s);
        const Comparison result = evaluated(project);
        const auto &streams = result.plans[0].streams;
        const auto stream =
            std::ranges::find(streams, StreamKind::SpendShortfall, &CostStream::kind);
        QVERIFY(stream != streams.end());
        QCOMPARE(stream->category, CostCategory::Hardware);
        QCOMPARE(stream->entries.back(), MinorUnits{432'000}); // 600 × 7.2
        QCOMPARE(stream->factors[0].name, FactorName::UncoveredCommitment);
        QCOMPARE(stream->factors[0].value, 600.0);
        QCOMPARE(stream->factors[0].unit, kUsd);
        QCOMPARE(stream->factors[1].name, FactorName::ExchangeRate);
        QVERIFY(stream->quotedLine);
        const std::vector<Payment> payments = paymentsOf(result, 0);
        const auto paid = std::ranges::find(
            payments, MinorUnits{432'000}, [](const Payment &payment) { return payment.amount; });
        QVERIFY(paid != payments.end());
        QCOMPARE(paid->date, (QDate{2027, 12, 31}));
        QCOMPARE(paid->quoteCurrency, currency(kUsd));
        QCOMPARE(paid->quoted, MinorUnits{60'000});
    }

    void commitmentInAnUnknownCurrency_isMissing()
    {
        UseCommitment commitment = promised(100, 1);
        commitment.amount.currency = currency(u"EUR"_s);
        const Comparison result = evaluated(byUse(2, u"50"_s, commitment));
        QVERIFY(!result.plans[0].isComplete);
        QCOMPARE(result.plans[0].incompleteBecause, std::optional{AbsenceReason::RateMissing});
    }
};

QTEST_APPLESS_MAIN(TestCommittedUse)
#include "tst_committed_use.moc"
