#include "tests/support/hosted_room.h"

#include "model/compare/price_parts.h"
#include "model/compare/site_examples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// State Grid Hubei's agency purchase of January 2026, two-part, 110 kV, by its parts: 尖峰 2, 高峰
/// 1.49, 平段 1, 低谷 0.45 of purchase and line losses (hours of 鄂发改价管〔2024〕77号: 2, 6, 8
/// and 8 of a day).
Site byMultiples()
{
    Site room = aFreeRoom();
    room.electricityPricePerKwh.reset();
    priceByParts(room);
    return room;
}

/// The prices of the periods in the same table.
constexpr std::array kPublished = {1.012099, 0.809061, 0.613986, 0.395024};
constexpr double kMean =
    (2 * kPublished[0] + 6 * kPublished[1] + 8 * kPublished[2] + 8 * kPublished[3]) / 24;
constexpr double kFunds = 0.0452;

/// One server of 100 kW: 73,000 kWh a month.
constexpr double kEnergy = 100.0 * 730.0;
/// Half a cent for each of 4 × 2 + 3 lines, and half a millionth of a price for each kWh.
constexpr double kRounding = 11 * 0.005 + kEnergy * 5e-7;

Comparison paid(const Site &room)
{
    return evaluated(aHostedRoom(room, 1, 100.0).months(12));
}

double electricity(const Comparison &comparison)
{
    return paidIn(comparison, CostCategory::Electricity, 0);
}

} // namespace

class TestTariffMultiples final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void multiplesOfParts_areThePublishedPeriodPrices()
    {
        const Site room = byMultiples();
        const tco::PeriodPrices prices = periodPrices(room);
        for (size_t i = 0; i < kPublished.size(); ++i)
            QVERIFY(std::abs(prices[i].value() - kPublished[i]) < 5e-7);
        QVERIFY(!prices[4]);
        QVERIFY(std::abs(*meanPriceOf(room) - kMean) < 5e-7);
        const Comparison result = paid(room);
        QVERIFY(result.plans.front().isComplete);
        QVERIFY(std::abs(electricity(result) - kEnergy * kMean) <= kRounding);
    }

    void multiplesOfParts_areDerivedByPartAndPeriod()
    {
        const Comparison result = paid(byMultiples());
        int multiplied = 0;
        std::vector<FactorName> others;
        for (const CostStream &stream : result.plans.front().streams) {
            if (stream.kind != StreamKind::Electricity)
                continue;
            if (stream.factors.front().name == FactorName::Energy) {
                others.push_back(stream.factors.at(1).name);
                continue;
            }
            QCOMPARE(stream.factors.at(2).name, FactorName::PeriodMultiple);
            ++multiplied;
        }
        QCOMPARE(multiplied, 8);
        QCOMPARE(others,
                 (std::vector{FactorName::TransmissionPrice,
                              FactorName::SystemOperationPrice,
                              FactorName::GovernmentFundsPrice}));
    }

    void multiplesAndPowerFactor_leaveTheFundsAlone()
    {
        const Site room = withTerm(byMultiples(), u"power_factor"_s, u"0.85"_s);
        const double expected = kEnergy * ((kMean - kFunds) * 1.025 + kFunds);
        QVERIFY(std::abs(electricity(paid(room)) - expected) <= kRounding * 1.025);
    }

    void blankMultiple_leavesThePlanIncomplete()
    {
        Site room = byMultiples();
        room.electricityTariff->multipliers[1].reset();
        const Comparison result = paid(room);
        QCOMPARE(result.plans.front().incompleteBecause,
                 std::optional{AbsenceReason::PriceMissing});
        QCOMPARE(findingsOf(result, FindingRule::PriceUnknown).front().arguments.front(),
                 FindingArgument{Term{u"electricity_multiple"_s}});
        Site partless = byMultiples();
        partless.terms.clear();
        QCOMPARE(findingsOf(paid(partless), FindingRule::PriceUnknown).front().arguments.front(),
                 FindingArgument{Term{u"purchase_price_per_kwh"_s}});
    }

    void multiplesThatCannotBe_areNamedWithTheirPlace()
    {
        Site negative = byMultiples();
        negative.electricityTariff->multipliers[3] = decimal(u"-0.45"_s);
        QCOMPARE(refusedPaths(paid(negative)),
                 QStringList{u"/sites/room/electricity_tariff/multipliers/valley"_s});
        Site twice = byMultiples();
        twice.electricityTariff->prices[2] = decimal(u"0.61"_s);
        QCOMPARE(refusedPaths(paid(twice)),
                 QStringList{u"/sites/room/electricity_tariff/prices"_s});
        Site nothing = byMultiples();
        nothing.electricityTariff->multiplied.clear();
        QCOMPARE(refusedPaths(paid(nothing)),
                 QStringList{u"/sites/room/electricity_tariff/multiplied"_s});
        Site below = byMultiples();
        below.terms[u"purchase_price_per_kwh"_s] = decimal(u"-0.2"_s);
        below.terms[u"transmission_price_per_kwh"_s] = decimal(u"0.2"_s);
        QCOMPARE(refusedPaths(paid(below)),
                 QStringList{u"/sites/room/electricity_tariff/multipliers/sharp_peak"_s});
    }
};

QTEST_APPLESS_MAIN(TestTariffMultiples)
#include "tst_tariff_multiples.moc"
