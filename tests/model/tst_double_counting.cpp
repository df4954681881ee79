#include "tests/support/hosted_room.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// One bought server whose place, power and upkeep are to be paid.
ProjectBuilder bought(const Site &room)
{
    ProjectBuilder project = aHostedRoom(room, 1, 10.0);
    QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
    line.unit = PriceUnit::Once;
    line.covers = {CostCategory::Bandwidth, CostCategory::Storage, CostCategory::SetUp};
    return project;
}

/// The places that a comparison's suspicions name.
std::vector<std::pair<QString, QString>> suspicions(const Comparison &comparison)
{
    std::vector<std::pair<QString, QString>> places;
    for (const Finding &finding : findingsOf(comparison, FindingRule::LooksTwiceCounted))
        places.emplace_back(std::get<Term>(finding.arguments.at(1)).name,
                            std::get<Term>(finding.arguments.at(2)).name);
    return places;
}

using Places = std::vector<std::pair<QString, QString>>;

} // namespace

class TestDoubleCounting final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainPlan_raisesNoSuspicion()
    {
        QCOMPARE(suspicions(evaluated(bought(aFreeRoom()))), Places{});
    }

    void maintenanceAndSpares_areNamed()
    {
        ProjectBuilder project = bought(aFreeRoom());
        project.assume(u"spares_failure_rate"_s, u"0.07"_s);
        QCOMPARE(suspicions(evaluated(project)),
                 (Places{{u"maintenance_rate_per_year"_s, u"spares_failure_rate"_s}}));
        project.assume(u"maintenance_rate_per_year"_s, u"0"_s);
        QCOMPARE(suspicions(evaluated(project)), Places{});
    }

    void committedPowerAndElectricity_areNamed()
    {
        Site room = withTerm(aFreeRoom(), u"power_price_per_kw_month"_s, u"583"_s);
        QCOMPARE(suspicions(evaluated(bought(room))),
                 (Places{{u"power_price_per_kw_month"_s, u"electricity_price"_s}}));
        // All-in, and said so.
        room.metering = PowerMetering::Included;
        room.pue.reset();
        QCOMPARE(suspicions(evaluated(bought(room))), Places{});
    }

    void rackAndCommittedPower_areNamed()
    {
        Site room = withTerm(aFreeRoom(), u"power_price_per_kw_month"_s, u"583"_s);
        room.metering = PowerMetering::Host;
        room.pue.reset();
        room.rackPricePerMonth = Decimal{8'948};
        room.rackUnits = 42;
        QCOMPARE(suspicions(evaluated(bought(room))),
                 (Places{{u"rack_price"_s, u"power_price_per_kw_month"_s}}));
    }

    void hostsMeterAndDemandCharge_areNamed()
    {
        Site room = aFreeRoom();
        room.metering = PowerMetering::Host;
        room.pue.reset();
        room.demandPricePerKwMonth = Decimal{39};
        QCOMPARE(suspicions(evaluated(bought(room))), (Places{{u"metering"_s, u"demand_price"_s}}));
    }

    void staffAndRemoteHands_areNamed()
    {
        Site room = aFreeRoom();
        room.staffCostPerYear = Decimal{300'000};
        ProjectBuilder project = bought(room);
        project.assume(u"remote_hands_per_month"_s, u"2"_s);
        QCOMPARE(suspicions(evaluated(project)),
                 (Places{{u"staff_cost"_s, u"remote_hands_per_month"_s}}));
    }

    /// Interest, and a discount rate that holds the cost of money too.
    void interestAndDiscountRate_areNamed()
    {
        ProjectBuilder project = bought(aFreeRoom());
        project.project().plans.front().supply.front().financing =
            Financing{.annualRate = decimal(u"0.06"_s), .months = 12};
        QCOMPARE(suspicions(evaluated(project)), Places{});
        project.assume(u"discount_rate"_s, u"0.08"_s);
        QCOMPARE(suspicions(evaluated(project)), (Places{{u"financing"_s, u"discount_rate"_s}}));
    }

    void serviceThatCoversAnother_isPaidTwice()
    {
        // An all-in rack and a contract for electricity.
        ProjectBuilder project = bought(aFreeRoom());
        project
            .quote(aQuote(u"rack"_s)
                       .category(CostCategory::Rack)
                       .price(u"8948"_s, u"CNY"_s, PriceUnit::Month)
                       .covers({CostCategory::Electricity, CostCategory::Cooling}))
            .quote(aQuote(u"grid"_s)
                       .category(CostCategory::Electricity)
                       .price(u"0.6"_s, u"CNY"_s, PriceUnit::KilowattHour)
                       .covers({}));
        for (const QString &id : {u"rack"_s, u"grid"_s})
            project.project().plans.front().services.push_back(
                {.id = ServiceId{id}, .quote = QuoteId{id}, .line = LineId{u"line"_s}});
        const auto twice = findingsOf(evaluated(project), FindingRule::TwiceCounted);
        QCOMPARE(twice.size(), size_t{1});
        QCOMPARE(twice.front().arguments.front(), FindingArgument{Term{u"electricity"_s}});
    }
};

QTEST_APPLESS_MAIN(TestDoubleCounting)
#include "tst_double_counting.moc"
