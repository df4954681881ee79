#include "tests/support/near.h"

#include "model/tco/bandwidth_percentile.h"
#include "model/tco/bandwidth_price.h"

#include <algorithm>
#include <numeric>

using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// BS: BSI, Calculating 95th percentile bandwidth usage: of 1 to 100 the 95th percentile is 95.
// TX: Tencent Cloud, document 684/106232 (2024-12-24): 80 Mbps, 6 valid of 12 existing of 30 days,
//     a floor of 20 % of 500 Mbps, 108 元: 4,320 元.
// HW: Huawei Cloud, IEC FAQ (2025-08-20): a day of 400, 300 and 600 Mbps has a floor of 120.
// BD: Baidu AI Cloud, CDN: 912 Mbps at 0.52 to 500, then 0.51: 465.12 by all units.
// S3: Amazon S3 pricing, billing examples: 100 GB for 15 days and 100 TB for 16 days of March are
//     52,900 GB-months and 1,215 USD; 62 TB out are 63,488 GB and 5,263.27 USD.
// Others follow from the rule by hand.

std::vector<double> oneTo(int last)
{
    std::vector<double> values(static_cast<size_t>(last));
    std::iota(values.begin(), values.end(), 1.0);
    return values;
}

/// Days of four samples; day d has d, 10 d, 100 d and 1,000 d.
std::vector<double> growingDays(int days)
{
    std::vector<double> samples;
    for (int day = 1; day <= days; ++day) {
        for (const double factor : {1.0, 10.0, 100.0, 1'000.0})
            samples.push_back(factor * day);
    }
    return samples;
}

Tariff graduated(std::initializer_list<Slice> slices)
{
    return *tariffOfSlices(std::vector<Slice>{slices}, TierReading::Graduated);
}

} // namespace

class TestBandwidth final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void percentile_billsTheNextAfterFivePercent()
    {
        QVERIFY(isNear(percentile95(oneTo(100)), 95.0, 0.0)); // BS
        QVERIFY(isNear(percentile95(oneTo(1)), 1.0, 0.0));
        QVERIFY(isNear(percentile95(oneTo(19)), 19.0, 0.0));
        QVERIFY(isNear(percentile95(oneTo(20)), 19.0, 0.0));
    }

    void monthOfThirtyDays_billsThe433rdHighest()
    {
        QCOMPARE(discardedSamples(30 * kSamplesPerDay), size_t{432});
        QVERIFY(isNear(percentile95(oneTo(8'640)), 8'640.0 - 432.0, 0.0));
    }

    void directions_areJoinedAsTheContractSays()
    {
        // Each is busy while the other rests: 6 of 100 samples.
        std::vector<double> in(100, 1.0);
        std::vector<double> out(100, 2.0);
        std::fill_n(in.begin(), 4, 50.0);
        std::fill_n(out.begin() + 10, 4, 60.0);
        QVERIFY(isNear(percentile95(in, out, Directions::LargerPercentile), 2.0, 0.0));
        QVERIFY(isNear(percentile95(in, out, Directions::LargerSample), 50.0, 0.0));
        QVERIFY(isNear(percentile95(in, out, Directions::Sum), 52.0, 0.0));
        QCOMPARE(percentile95(in, oneTo(3), Directions::Sum).refusal(),
                 (Refusal{Undefined::LengthsDiffer, "bandwidth"}));
    }

    void noSamples_areNamed()
    {
        QCOMPARE(percentile95({}).refusal(), (Refusal{Undefined::NoSamples, "bandwidth"}));
        QCOMPARE(percentile95(std::array{1.0, -2.0}).refusal(),
                 (Refusal{Undefined::NegativeAmount, "bandwidth"}));
        QCOMPARE(billedBandwidth({}, BandwidthRule::Enhanced95).refusal(),
                 (Refusal{Undefined::NoSamples, "bandwidth"}));
    }

    void vendorRules_readTheSameMonthDifferently_data()
    {
        QTest::addColumn<BandwidthRule>("rule");
        QTest::addColumn<double>("billed");
        // Ten days of four samples, the peaks 1,000 to 10,000.
        QTest::newRow("daily peak") << BandwidthRule::DailyPeakAverage << 5'500.0;
        QTest::newRow("top five") << BandwidthRule::TopFiveDailyPeaks << 8'000.0;
        QTest::newRow("fourth peak") << BandwidthRule::FourthPeak << 7'000.0;
        QTest::newRow("monthly peak") << BandwidthRule::MonthlyPeak << 10'000.0;
        // 40 samples, of which two are left out.
        QTest::newRow("monthly 95") << BandwidthRule::Monthly95 << 8'000.0;
        // Less than 20 samples a day: nothing is left out.
        QTest::newRow("daily 95") << BandwidthRule::DailyPercentileAverage << 5'500.0;
        // Fewer than five samples a day: the lowest, d.
        QTest::newRow("enhanced 95") << BandwidthRule::Enhanced95 << 8.0;
    }

    void vendorRules_readTheSameMonthDifferently()
    {
        QFETCH(BandwidthRule, rule);
        QFETCH(double, billed);
        QVERIFY(isNear(billedBandwidth(growingDays(10), rule, 4), billed, 1e-9));
    }

    void enhanced95_takesTheFifthHighestOfADay()
    {
        QVERIFY(isNear(fifthHighest(oneTo(288)), 284.0, 0.0));
        QVERIFY(isNear(meanOfTopFive(oneTo(30)), 28.0, 0.0));
        QCOMPARE(billedBandwidth(growingDays(3), BandwidthRule::FourthPeak, 4).refusal(),
                 (Refusal{Undefined::PeriodOutOfRange, "days"}));
    }

    void nightSamples_countHalf()
    {
        const Computed<std::vector<double>> halved = nightDiscounted(oneTo(6), 0.5, 3);
        QCOMPARE(*halved, (std::vector<double>{0.5, 2.0, 3.0, 2.0, 5.0, 6.0}));
    }

    void enhanced95Fee_scalesPeakAndFloorByTheirDays()
    {
        const Computed<> floor = floorOfCaps(std::array{500.0}, 0.2);
        QVERIFY(isNear(floor, 100.0, 1e-9)); // TX
        const PackageDays days{.valid = 6.0, .existing = 12.0, .ofMonth = 30.0};
        QVERIFY(isNear(enhanced95Fee(80.0, *floor, 108.0, days, DayRule::PeakByValidDays),
                       4'320.0,
                       1e-9)); // TX
        // The other rule: 100 Mbps × 108 × 12 ÷ 30.
        QVERIFY(isNear(
            enhanced95Fee(80.0, *floor, 108.0, days, DayRule::AllByExistingDays), 4'320.0, 1e-9));
        QVERIFY(isNear(
            enhanced95Fee(250.0, *floor, 108.0, days, DayRule::AllByExistingDays), 10'800.0, 1e-9));
        QCOMPARE(enhanced95Fee(
                     1.0, 1.0, 1.0, {.valid = 13.0, .existing = 12.0}, DayRule::PeakByValidDays)
                     .refusal(),
                 (Refusal{Undefined::PastSupply, "valid_days"}));
    }

    void floor_isOfTheLargestCapOfTheDay()
    {
        QVERIFY(isNear(floorOfCaps(std::array{400.0, 300.0, 600.0}, 0.2, WholeMbps::Truncated),
                       120.0,
                       0.0)); // HW
        QVERIFY(isNear(floorOfCaps(std::array{599.0}, 0.2, WholeMbps::Truncated), 119.0, 0.0));
        QVERIFY(isNear(daysOfSamples(144), 0.5, 0.0)); // HW
    }

    void tiers_areReadAsTheTariffSays()
    {
        const std::array slices{Slice{500.0, 0.52}, Slice{4'500.0, 0.51}, Slice{{}, 0.48}};
        const Computed<Tariff> units = tariffOfSlices(slices, TierReading::AllUnits);
        const Computed<Tariff> steps = tariffOfSlices(slices, TierReading::Graduated);
        QVERIFY(isNear(charge(*units, 912.0), 465.12, printed(2))); // BD
        QVERIFY(isNear(charge(*steps, 912.0), 470.12, printed(2)));
    }

    void badTiers_areNamed()
    {
        QCOMPARE(tariffOfSlices({}, TierReading::AllUnits).refusal(),
                 (Refusal{Undefined::PriceMissing, "tiers"}));
        QCOMPARE(tariffOfSlices(std::array{Slice{{}, 1.0}, Slice{5.0, 1.0}}, TierReading::AllUnits)
                     .refusal(),
                 (Refusal{Undefined::Overlap, "tiers"}));
        QCOMPARE(checkedTariff({.price = 1.0, .tiers = {{10.0, 2.0}, {10.0, 1.0}}}).refusal(),
                 (Refusal{Undefined::Overlap, "tiers"}));
        QCOMPARE(checkedTariff({.price = -1.0}).refusal(),
                 (Refusal{Undefined::NegativeAmount, "price"}));
    }

    void storage_isInGigabyteMonthsOfTwoToTheThirtieth()
    {
        const std::array stored{StoredBytes{107'374'182'400.0, 360.0},
                                StoredBytes{109'951'162'777'600.0, 384.0}};
        const Computed<> months = gigabyteMonths(stored, GigabyteBase::Binary, 744.0);
        QVERIFY(isNear(months, 52'900.0, 1e-6)); // S3
        const Tariff tariff = graduated({{51'200.0, 0.023}, {460'800.0, 0.022}, {{}, 0.021}});
        QVERIFY(isNear(charge(tariff, *months), 1'215.00, printed(2)));
        QCOMPARE(gigabyteMonths(stored, GigabyteBase::Binary, 0.0).refusal(),
                 (Refusal{Undefined::NotPositive, "month_hours"}));
    }

    void freeAllowance_comesOutOfTheFirstTier()
    {
        const Tariff list =
            graduated({{10'240.0, 0.09}, {40'960.0, 0.085}, {102'400.0, 0.07}, {{}, 0.05}});
        const Computed<Tariff> tariff = withFreeAllowance(list, 1.0);
        const double bytes = 62.0 * gigabytesPerTerabyte(GigabyteBase::Binary)
            * bytesPerGigabyte(GigabyteBase::Binary);
        QVERIFY(isNear(
            trafficCharge(bytes, GigabyteBase::Binary, *tariff), 5'263.27, printed(2))); // S3
        // An allowance over the whole first tier moves on into the second.
        QVERIFY(isNear(charge(*withFreeAllowance(list, 20'000.0), 20'100.0), 8.5, 1e-9));
        QVERIFY(isNear(charge(*withFreeAllowance(list, 100.0), 80.0), 0.0, 0.0));
    }

    void flatTariff_keepsItsPriceBehindTheAllowance()
    {
        // 10,000 GB at 0.087 USD with 100 GB free: 861.30.
        const Computed<Tariff> azure = withFreeAllowance({.price = 0.087}, 100.0);
        QVERIFY(isNear(charge(*azure, 10'000.0), 861.30, printed(2)));
    }

    void commitment_paysOverageAboveIt()
    {
        const BandwidthCommitment commitment{
            .committedMbps = 100.0, .price = 80.0, .overagePrice = 100.0};
        QVERIFY(isNear(commitAndOverage(commitment, 60.0), 8'000.0, 1e-9));
        QVERIFY(isNear(commitAndOverage(commitment, 130.0), 11'000.0, 1e-9));
        QVERIFY(isNear(dedicatedLine(200.0, 30.0, 2), 12'000.0, 1e-9));
    }

    void line_movesDecimalMegabits()
    {
        // 1,000 Mbps are 125 MB a second, 450 GB an hour.
        QVERIFY(isNear(gigabytesMoved(1'000.0, 1.0, GigabyteBase::Decimal), 450.0, 1e-9));
        QVERIFY(isNear(gigabytesMoved(1'000.0, 1.0, GigabyteBase::Binary), 419.0951586, 1e-6));
    }
};

QTEST_APPLESS_MAIN(TestBandwidth)
#include "tst_bandwidth.moc"
