#include "tests/support/hosted_room.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// A line at 108 per Mbps and month (Tencent Cloud, document 684/106232).
Site aLine()
{
    Site room = aFreeRoom();
    room.bandwidthPricePerMbpsMonth = Decimal{108};
    return room;
}

Site committed(const QString &mbps)
{
    const Site room = withTerm(aLine(), u"bandwidth_commit_mbps"_s, mbps);
    return withTerm(room, u"bandwidth_overage_price_per_mbps_month"_s, u"150"_s);
}

/// One hosted server whose network is to be paid.
Comparison connected(const Site &room)
{
    ProjectBuilder project = aHostedRoom(room, 1, 10.0);
    project.dossier().quotes.front().revisions.front().lines.front().covers.erase(
        CostCategory::Bandwidth);
    return evaluated(project.assume(u"egress_gb_per_month"_s, u"1000"_s));
}

double networkIn(const Comparison &comparison, size_t month)
{
    return paidIn(comparison, CostCategory::Bandwidth, month);
}

/// The readings 1, 2, … 100 Mbps, of which 95 is the 95th percentile (case P95-100).
std::vector<Decimal> hundredReadings()
{
    std::vector<Decimal> readings;
    for (int mbps = 1; mbps <= 100; ++mbps)
        readings.emplace_back(mbps);
    return readings;
}

} // namespace

class TestBandwidthTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statedUse_isPaidInPlaceOfTheFlatLine()
    {
        // 100 Mbps are assumed; 40 are billed.
        QCOMPARE(networkIn(connected(aLine()), 0), 10'800.0);
        const Site room = withTerm(aLine(), u"bandwidth_p95_mbps"_s, u"40"_s);
        QCOMPARE(networkIn(connected(room), 0), 4'320.0);
    }

    void samples_areBilledByTheirPercentile()
    {
        Site room = aLine();
        room.bandwidthSamples = hundredReadings();
        QCOMPARE(networkIn(connected(room), 0), 95.0 * 108.0);
        room.bandwidthRule = tco::BandwidthRule::MonthlyPeak;
        QCOMPARE(networkIn(connected(room), 0), 100.0 * 108.0);
    }

    void overage_isPaidAtItsOwnPrice()
    {
        // 60 × 108 + 35 × 150.
        Site room = committed(u"60"_s);
        room.bandwidthSamples = hundredReadings();
        const Comparison result = connected(room);
        QCOMPARE(networkIn(result, 0), 6'480.0 + 5'250.0);
        QVERIFY(streamOf(result, StreamKind::BandwidthOverage) != nullptr);
    }

    void commitment_isPaidUsedOrNot()
    {
        const Site room = withTerm(committed(u"60"_s), u"bandwidth_p95_mbps"_s, u"10"_s);
        QCOMPARE(networkIn(connected(room), 0), 6'480.0);
    }

    void floor_isAShareOfTheCap()
    {
        // Tencent Cloud: 20 % of 500 Mbps is more than 80: 100 × 108.
        Site room = withTerm(aLine(), u"bandwidth_p95_mbps"_s, u"80"_s);
        room = withTerm(room, u"bandwidth_cap_mbps"_s, u"500"_s);
        room = withTerm(room, u"bandwidth_floor_share"_s, u"0.2"_s);
        QCOMPARE(networkIn(connected(room), 0), 10'800.0);
    }

    void percentileOfNoSamples_isUnknown()
    {
        Site room = aLine();
        room.bandwidthRule = tco::BandwidthRule::Enhanced95;
        const Comparison result = connected(room);
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(findingsOf(result, FindingRule::PriceUnknown).front().arguments.front(),
                 FindingArgument{Term{u"bandwidth_p95_mbps"_s}});
    }

    void fourthPeakOfOneDay_isRefused()
    {
        Site room = aLine();
        room.bandwidthSamples = hundredReadings();
        room.bandwidthRule = tco::BandwidthRule::FourthPeak;
        QCOMPARE(connected(room).plans.front().incompleteBecause,
                 std::optional{AbsenceReason::FigureRefused});
    }

    void traffic_isFreeUpToTheAllowance()
    {
        // 1,000 GB less 100 at 0.80.
        Site room = aFreeRoom();
        room.trafficPricePerGb = decimal(u"0.80"_s);
        room = withTerm(room, u"free_traffic_gb"_s, u"100"_s);
        QCOMPARE(networkIn(connected(room), 0), 720.0);
    }

    void binaryGigabytes_areFewer()
    {
        // 1,000 × 10^9 ÷ 2^30 = 931.32 GiB at 1.
        Site room = aFreeRoom();
        room.trafficPricePerGb = Decimal{1};
        room.gigabyte = tco::GigabyteBase::Binary;
        QCOMPARE(networkIn(connected(room), 0), 931.32);
    }
};

QTEST_APPLESS_MAIN(TestBandwidthTerms)
#include "tst_bandwidth_terms.moc"
