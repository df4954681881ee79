#include "tests/support/near.h"
#include "tests/support/project_builders.h"

#include "model/compare/unit_rate.h"
#include "model/tco/money_over_time.h"

#include <QTest>

#include <chrono>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// The expected figures follow from the rule by hand.

/// Eight GPUs that are rented for a million Australian dollars a month, reported in US ones, from
/// 2027-01-01 on: at 0.98 from the start, and at `rate` from `date` on.
ProjectBuilder restated(int months, const QString &rate, QDate date)
{
    ProjectBuilder project = aProject();
    project.reporting(u"USD"_s).months(months).always(8).rate(u"AUD"_s, u"USD"_s, u"0.98"_s);
    project.project().start = QDate{2027, 1, 1};
    std::vector<ExchangeRate> &rates = project.project().rates;
    rates.back().date = QDate{2026, 12, 1};
    rates.push_back(rates.back());
    rates.back().id = RateId{u"later"_s};
    rates.back().rate = decimal(rate);
    rates.back().date = date;
    project.quote(aQuote(u"offer"_s).price(u"1000000"_s, u"AUD"_s, PriceUnit::NodeMonth).node(8));
    return project.plan(u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"offer"_s, 1)});
}

PaymentTerms &termsOf(ProjectBuilder &project)
{
    return project.dossier().quotes.front().revisions.front().payment;
}

CostStream streamOf(const Comparison &comparison, StreamKind kind)
{
    return *std::ranges::find(comparison.plans.front().streams, kind, &CostStream::kind);
}

double inMajorUnits(MinorUnits amount)
{
    return static_cast<double>(amount) / 100.0;
}

/// The rate at which each month's rent of a million was converted.
std::vector<double> ratesByMonth(const ProjectBuilder &project)
{
    std::vector<double> rates;
    for (const MinorUnits entry : streamOf(evaluated(project), StreamKind::Rental).entries)
        rates.push_back(inMajorUnits(entry) / 1e6);
    return rates;
}

} // namespace

/// Exchange rates that are stated for days and directions.
class TestStatedRates final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rateDatedLater_appliesFromItsMonth()
    {
        using namespace std::chrono;
        const ProjectBuilder project = restated(12, u"0.95"_s, QDate{2027, 7, 15});
        const std::vector<double> rates = ratesByMonth(project);
        const std::array stated = {tco::DatedRate{sys_days{2026y / 12 / 1}, 0.98},
                                   tco::DatedRate{sys_days{2027y / 7 / 1}, 0.95}};
        for (unsigned month = 0; month < 12; ++month)
            QCOMPARE(rates[month],
                     *tco::rateOn(stated, sys_days{2027y / std::chrono::month{month + 1} / 1}));
        const Comparison result = evaluated(project);
        QCOMPARE(result.ratesUsed.size(), size_t{2});
        QCOMPARE(firstMonthOf(result, result.ratesUsed[0]), 1);
        QCOMPARE(firstMonthOf(result, result.ratesUsed[1]), 7);
    }

    void derivation_namesBothRatesWithDateAndSource()
    {
        ProjectBuilder project = restated(12, u"0.95"_s, QDate{2027, 7, 15});
        project.project().rates[0].source = u"central bank"_s;
        project.project().rates[1].source = u"forward"_s;
        const CostStream rent = streamOf(evaluated(project), StreamKind::Rental);
        const Factor &drift = rent.factors.back();
        QCOMPARE(drift.name, FactorName::ExchangeDrift);
        QCOMPARE(drift.source.en,
                 u"0.98 USD/AUD (central bank, 2026-12-01); "_s
                 u"0.95 USD/AUD (forward, 2027-07-15)"_s);
        QVERIFY(isNear(drift.in(5), 1.0, 1e-12));
        QVERIFY(isNear(drift.in(6), 0.95 / 0.98, 1e-12));
    }

    void newestRateBeforeTheStart_isTheSpot()
    {
        const std::vector<double> rates = ratesByMonth(restated(3, u"0.95"_s, QDate{2026, 12, 9}));
        QCOMPARE(rates, (std::vector{0.95, 0.95, 0.95}));
    }

    void rateBehindTheHorizon_isNotUsed()
    {
        const ProjectBuilder project = restated(6, u"0.95"_s, QDate{2027, 7, 1});
        QCOMPARE(ratesByMonth(project), std::vector<double>(6, 0.98));
        QCOMPARE(evaluated(project).ratesUsed.size(), size_t{1});
    }

    void onlyLaterRates_holdFromTheFirstMonth()
    {
        ProjectBuilder project = restated(4, u"0.95"_s, QDate{2027, 4, 1});
        project.project().rates.front().date = QDate{2027, 3, 1};
        QCOMPARE(ratesByMonth(project), (std::vector{0.98, 0.98, 0.98, 0.95}));
    }

    void change_countsFromTheMonthOfItsRate()
    {
        ProjectBuilder project = restated(25, u"0.95"_s, QDate{2027, 7, 1});
        project.project().rates.back().changePerYear = decimal(u"0.21"_s);
        const std::vector<double> rates = ratesByMonth(project);
        QCOMPARE(rates[5], 0.98);
        QCOMPARE(rates[6], 0.95);
        QVERIFY(isNear(rates[12], 0.95 * 1.1, 1e-8)); // √1.21 after half a year
        QVERIFY(isNear(rates[18], 0.95 * 1.21, 1e-8));
        // A change of the first rate ends where the second one begins.
        project.project().rates.front().changePerYear = decimal(u"0.44"_s);
        QVERIFY(isNear(ratesByMonth(project)[3], 0.98 * std::pow(1.44, 0.25), 1e-8));
        QCOMPARE(ratesByMonth(project)[6], 0.95);
    }

    void bothDirections_areEachReadAsStated()
    {
        // A bank buys at 0.98 and sells at 0.99: 1 US$ buys 1.0101 A$.
        ProjectBuilder project = restated(3, u"1.0101"_s, QDate{2026, 12, 1});
        ExchangeRate &sold = project.project().rates.back();
        std::swap(sold.from, sold.to);
        QCOMPARE(ratesByMonth(project), std::vector<double>(3, 0.98));
        project.reporting(u"AUD"_s);
        project.dossier().quotes.front().revisions.front().lines.front().currency =
            currency(u"USD"_s);
        QCOMPARE(ratesByMonth(project), std::vector<double>(3, 1.0101));
    }

    void laterDaysThatContradict_areNamed()
    {
        ProjectBuilder project = restated(12, u"0.95"_s, QDate{2027, 7, 1});
        project.project().rates.push_back(project.project().rates.back());
        project.project().rates.back().id = RateId{u"other"_s};
        project.project().rates.back().rate = decimal(u"0.94"_s);
        const Comparison result = evaluated(project);
        QVERIFY(std::ranges::any_of(result.findings, [](const Finding &finding) {
            return finding.rule == FindingRule::RateContradicted && finding.subject == u"later";
        }));
    }

    void laterPayment_isMadeAtTheRateOfItsMonth()
    {
        ProjectBuilder project = restated(24, u"0.9"_s, QDate{2028, 1, 1});
        termsOf(project).prepaidMonths = 12;
        termsOf(project).deposit = Money{Decimal{500}, currency(u"AUD"_s)};
        const Comparison result = evaluated(project);
        const CostStream &rent = streamOf(result, StreamKind::Rental);
        QVERIFY(isNear(inMajorUnits(rent.payments[0]), 11'760'000.0, 0.07));
        QVERIFY(isNear(inMajorUnits(rent.payments[12]), 10'800'000.0, 0.07));
        const CostStream deposit = streamOf(result, StreamKind::Deposit);
        QCOMPARE(deposit.entries.front(), MinorUnits{49'000});
        QCOMPARE(deposit.entries.back(), MinorUnits{-45'000});
    }
};

QTEST_APPLESS_MAIN(TestStatedRates)
#include "tst_stated_rates.moc"
