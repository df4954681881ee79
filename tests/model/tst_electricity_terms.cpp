#include "tests/support/hosted_room.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

// 湖北 110 kV, two-part, January 2026: agency purchase, line loss, transmission and distribution,
// system operation, government funds; they add up to the published flat price.
constexpr std::array kHubei = {std::pair{"purchase_price_per_kwh", "0.38447"},
                               std::pair{"line_loss_price_per_kwh", "0.013643"},
                               std::pair{"transmission_price_per_kwh", "0.0884"},
                               std::pair{"system_operation_price_per_kwh", "0.082273"},
                               std::pair{"government_funds_per_kwh", "0.0452"}};
constexpr double kHubeiFlat = 0.613986;

/// One server of 100 kW: 73,000 kWh a month.
constexpr double kEnergy = 100.0 * 730.0;

Site builtUp()
{
    Site room = aFreeRoom();
    room.electricityPricePerKwh.reset();
    for (const auto &[key, price] : kHubei)
        room.terms[QString::fromLatin1(key)] = decimal(QString::fromLatin1(price));
    return room;
}

Site pricedAt(const QString &price)
{
    Site room = aFreeRoom();
    room.electricityPricePerKwh = decimal(price);
    return room;
}

Comparison paid(const Site &room, int months = 12)
{
    return evaluated(aHostedRoom(room, 1, 100.0).months(months));
}

double electricity(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::Electricity, month);
}

/// Half a cent for each of five parts.
bool isNear(double found, double expected)
{
    return std::abs(found - expected) <= 0.026;
}

} // namespace

class TestElectricityTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parts_addUpToThePublishedFlatPrice()
    {
        const Comparison result = paid(builtUp());
        QVERIFY(result.plans.front().isComplete);
        QVERIFY(isNear(electricity(result, 0), kEnergy * kHubeiFlat));
    }

    void eachPart_isDerivedByItself()
    {
        const Comparison result = paid(builtUp());
        std::vector<FactorName> names;
        for (const CostStream &stream : result.plans.front().streams) {
            if (stream.kind == StreamKind::Electricity)
                names.push_back(stream.factors.at(1).name);
        }
        QCOMPARE(names,
                 (std::vector{FactorName::PurchasePrice,
                              FactorName::LineLossPrice,
                              FactorName::TransmissionPrice,
                              FactorName::SystemOperationPrice,
                              FactorName::GovernmentFundsPrice}));
    }

    void missingPart_leavesThePlanIncomplete()
    {
        Site room = builtUp();
        room.terms.erase(u"line_loss_price_per_kwh"_s);
        const Comparison result = paid(room);
        QVERIFY(!result.plans.front().isComplete);
        const auto unknown = findingsOf(result, FindingRule::PriceUnknown);
        QCOMPARE(unknown.size(), size_t{1});
        QCOMPARE(unknown.front().arguments.front(),
                 FindingArgument{Term{u"line_loss_price_per_kwh"_s}});
    }

    void credit_lowersThePriceButNotBelowZero()
    {
        Site room = builtUp();
        room.terms[u"system_operation_price_per_kwh"_s] = decimal(u"-0.01"_s);
        QVERIFY(isNear(electricity(paid(room), 0), kEnergy * (kHubeiFlat - 0.092273)));
        room.terms[u"system_operation_price_per_kwh"_s] = decimal(u"-1"_s);
        QCOMPARE(paid(room).plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
    }

    void onePriceBesideParts_isRefused()
    {
        Site room = builtUp();
        room.electricityPricePerKwh = decimal(u"0.6"_s);
        QCOMPARE(paid(room).plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
    }

    void powerFactor_leavesTheFundsAlone()
    {
        // 0.85 adds 2.5 % of all but the funds by (83)水电财字第215号.
        const Site room = withTerm(builtUp(), u"power_factor"_s, u"0.85"_s);
        QVERIFY(
            isNear(electricity(paid(room), 0), kEnergy * ((kHubeiFlat - 0.0452) * 1.025 + 0.0452)));
    }

    void yearlyRise_leavesTheFirstYear()
    {
        // t_y = t_1 × (1 + g)^(y − 1): 0.60 in the first year, 0.612 and 0.62424 after it.
        const Site room =
            withTerm(pricedAt(u"0.60"_s), u"electricity_escalation_yearly"_s, u"0.02"_s);
        const Comparison result = paid(room, 36);
        QCOMPARE(electricity(result, 0), 43'800.0);
        QCOMPARE(electricity(result, 11), 43'800.0);
        QCOMPARE(electricity(result, 12), 44'676.0);
        QCOMPARE(electricity(result, 24), 45'569.52);
        const CostStream *stream = streamOf(result, StreamKind::Electricity);
        const Factor &rise = stream->factors.back();
        QCOMPARE(rise.name, FactorName::Escalation);
        QCOMPARE(rise.in(0), 1.0);
        QVERIFY(std::abs(rise.value - (1.0 + 1.02 + 1.0404) / 3.0) < 1e-12);
        QVERIFY(std::abs(stream->factors.front().value - 36 * kEnergy) < 1e-6);
    }

    void monthlyRise_compoundsFromMonthToMonth()
    {
        // (1 + 0.21)^((m − 1) ÷ 12): after half a year 10 %, after a year 21 %.
        const Site room =
            withTerm(pricedAt(u"0.60"_s), u"electricity_escalation_monthly"_s, u"0.21"_s);
        const Comparison result = paid(room, 13);
        QCOMPARE(electricity(result, 0), 43'800.0);
        QCOMPARE(electricity(result, 6), 48'180.0);
        QCOMPARE(electricity(result, 12), 52'998.0);
    }

    void riseByYearAndByMonth_isRefused()
    {
        Site room = withTerm(pricedAt(u"0.60"_s), u"electricity_escalation_yearly"_s, u"0.02"_s);
        room = withTerm(room, u"electricity_escalation_monthly"_s, u"0.02"_s);
        const Comparison result = paid(room);
        QCOMPARE(result.plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
        QCOMPARE(findingsOf(result, FindingRule::FigureRefused).front().subject,
                 u"/sites/room/terms/electricity_escalation_monthly"_s);
    }

    void hostsMeter_paysNoCooling()
    {
        Site room = pricedAt(u"0.85"_s);
        room.pue.reset();
        room.metering = PowerMetering::Host;
        const Comparison result = paid(room);
        QVERIFY(result.plans.front().isComplete);
        QCOMPARE(electricity(result, 0), 62'050.0);
        QCOMPARE(result.plans.front().categories.at(CostCategory::Cooling).state,
                 CategoryCost::State::Covered);
    }

    void includedPower_costsNothingBesideThePlace()
    {
        Site room = aFreeRoom();
        room.electricityPricePerKwh.reset();
        room.pue.reset();
        room.metering = PowerMetering::Included;
        const Comparison result = paid(room);
        QVERIFY(result.plans.front().isComplete);
        for (const CostCategory category : {CostCategory::Electricity, CostCategory::Cooling})
            QCOMPARE(result.plans.front().categories.at(category).state,
                     CategoryCost::State::Covered);
    }

    void hostsMeterAndPue_areRefused()
    {
        Site room = pricedAt(u"0.85"_s);
        room.metering = PowerMetering::Host;
        QCOMPARE(refusedPaths(paid(room)), QStringList{u"/sites/room/pue"_s});
    }
};

QTEST_APPLESS_MAIN(TestElectricityTerms)
#include "tst_electricity_terms.moc"
