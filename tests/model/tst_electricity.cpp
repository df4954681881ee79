#include "tests/support/near.h"

#include "model/tco/demand_charge.h"
#include "model/tco/electricity_price.h"
#include "model/tco/power.h"
#include "model/tco/time_of_use.h"

#include <numeric>
#include <random>

using namespace steelyard;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// HB: price table of State Grid Hubei's agency purchase, January 2026, two-part, 110 kV. The
//     purchase and the line loss are multiplied by 2, 1.49 and 0.45.
// ND: 发改办价格〔2016〕1583号; with the demand price of Guangdong (Huizhou), February 2026,
// two-part,
//     1 to 10 (20) kV: 36.1 元/kW, and 22.6 元/kVA.
// PF: 功率因数调整电费办法, (83)水电财字第215号, tables 1 to 3.

constexpr PriceBuildUp kHubei{.purchase = 0.38447,
                              .lineLoss = 0.013643,
                              .transmission = 0.0884,
                              .systemOperation = 0.082273,
                              .governmentFunds = 0.0452};
constexpr double kDemandPrice = 36.1;

/// A day of Hubei as a timetable prints it.
std::vector<PeriodSpan> aTimetable()
{
    return {{.period = TariffPeriod::Valley, .fromHour = 23, .toHour = 7},
            {.period = TariffPeriod::Flat, .fromHour = 7, .toHour = 16},
            {.period = TariffPeriod::Peak, .fromHour = 16, .toHour = 18},
            {.period = TariffPeriod::SharpPeak, .fromHour = 18, .toHour = 21},
            {.period = TariffPeriod::Flat, .fromHour = 21, .toHour = 23}};
}

DayPlan aDay()
{
    return (*yearPlan(aTimetable()))[0];
}

} // namespace

class TestElectricity final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flatPrice_isTheSumOfItsParts()
    {
        QVERIFY(isNear(flatPrice(kHubei), 0.613986, printed(6))); // HB
    }

    void periodPrice_multipliesTheNamedPartsOnly_data()
    {
        QTest::addColumn<double>("multiplier");
        QTest::addColumn<double>("published");
        QTest::newRow("HB, sharp peak") << 2.0 << 1.012099;
        QTest::newRow("HB, peak") << 1.49 << 0.809061;
        QTest::newRow("HB, valley") << 0.45 << 0.395024;
    }

    void periodPrice_multipliesTheNamedPartsOnly()
    {
        QFETCH(double, multiplier);
        QFETCH(double, published);
        const std::array parts{PricePart::Purchase, PricePart::LineLoss};
        QVERIFY(isNear(periodPrice(kHubei, multiplier, parts), published, printed(6)));
    }

    void meanEnergyPrice_weighsEachPeriodByItsEnergy()
    {
        // HB, by the shares of twelve bills of 2025: 0.0392 above the flat price.
        const PeriodShares shares{0.0915, 0.2847, 0.3831, 0.2407};
        QVERIFY(isNear(meanEnergyPrice({1.012099, 0.809061, 0.613986, 0.395024}, shares),
                       0.613986 + 0.0392,
                       2e-4));
    }

    void meanEnergyPrice_refusesSharesThatAreNoWhole()
    {
        const PeriodPrices prices{1.0, 1.0, 1.0, 1.0};
        QCOMPARE(meanEnergyPrice(prices, {0.1, 0.2, 0.3, 0.3}),
                 Computed<>(Refusal{Undefined::SharesNotWhole, "shares"}));
        QCOMPARE(meanEnergyPrice(prices, {1.5, -0.5}),
                 Computed<>(Refusal{Undefined::ShareOutOfRange, "sharp_peak"}));
        QCOMPARE(meanEnergyPrice({1.0, 1.0, {}, 1.0}, {0.0, 0.0, 1.0, 0.0}),
                 Computed<>(Refusal{Undefined::PriceMissing, "flat"}));
        QCOMPARE(meanEnergyPrice({1.0, 1.0, 1.0, -0.1}, {0.0, 0.0, 0.5, 0.5}),
                 Computed<>(Refusal{Undefined::NegativeAmount, "valley"}));
    }

    void timetable_becomesAGridOverMidnight()
    {
        const DayPlan day = aDay();
        QCOMPARE(day[0], TariffPeriod::Valley);
        QCOMPARE(day[6], TariffPeriod::Valley);
        QCOMPARE(day[7], TariffPeriod::Flat);
        QCOMPARE(day[20], TariffPeriod::SharpPeak);
        QCOMPARE(day[23], TariffPeriod::Valley);
    }

    void timetableOfSomeMonths_turnsWithTheYear()
    {
        std::vector<PeriodSpan> spans{
            {.period = TariffPeriod::Peak, .toHour = 24, .fromMonth = 12, .toMonth = 1},
            {.period = TariffPeriod::Flat, .toHour = 24, .fromMonth = 2, .toMonth = 11}};
        const Computed<YearPlan> plan = yearPlan(spans);
        QCOMPARE((*plan)[0][12], TariffPeriod::Peak);
        QCOMPARE((*plan)[10][12], TariffPeriod::Flat);
        QCOMPARE((*plan)[11][0], TariffPeriod::Peak);
    }

    void grid_givesATimetableThatGivesTheGrid()
    {
        std::mt19937 chance{2026};
        for (int round = 0; round < 200; ++round) {
            // Blocks of cells, as somebody paints them.
            YearPlan plan{};
            for (int stroke = 0; stroke < round % 20; ++stroke) {
                const auto period = static_cast<TariffPeriod>(chance() % kTariffPeriods);
                const size_t month = chance() % kMonthsOfYear;
                const size_t hour = chance() % kHoursOfDay;
                for (size_t m = month; m < kMonthsOfYear && m < month + chance() % 6; ++m) {
                    for (size_t h = hour; h < kHoursOfDay && h < hour + chance() % 9; ++h)
                        plan[m][h] = period;
                }
            }
            const auto again = yearPlan(spansOf(plan));
            QVERIFY(again);
            QVERIFY(*again == plan);
        }
    }

    void printedTimetable_comesBackInAsFewSpans()
    {
        const auto plan = yearPlan(aTimetable());
        QVERIFY(plan);
        QCOMPARE(spansOf(*plan).size(), aTimetable().size());
        const PeriodShares shares = yearShares(*plan);
        QVERIFY(isNear(shares[static_cast<size_t>(TariffPeriod::Valley)], 8.0 / 24.0, 1e-12));
        QVERIFY(isNear(shares[static_cast<size_t>(TariffPeriod::SharpPeak)], 3.0 / 24.0, 1e-12));
    }

    void timetable_refusesOverlapsAndGaps()
    {
        std::vector<PeriodSpan> spans = aTimetable();
        spans.push_back({.period = TariffPeriod::DeepValley, .fromHour = 12, .toHour = 13});
        QCOMPARE(yearPlan(spans).refusal(), (Refusal{Undefined::Overlap, "deep_valley"}));
        spans = aTimetable();
        spans.pop_back();
        QCOMPARE(yearPlan(spans).refusal(), (Refusal{Undefined::Gap, "hour"}));
        spans = {{.fromHour = 24, .toHour = 3}};
        QCOMPARE(yearPlan(spans).refusal(), (Refusal{Undefined::PeriodOutOfRange, "hour"}));
        spans = {{.toHour = 24, .fromMonth = 0}};
        QCOMPARE(yearPlan(spans).refusal(), (Refusal{Undefined::PeriodOutOfRange, "month"}));
    }

    void loadAroundTheClock_hasTheSharesOfTheHours()
    {
        const PeriodShares shares = hourShares(aDay());
        QVERIFY(isNear(shares[static_cast<size_t>(TariffPeriod::Valley)], 8.0 / 24.0, 1e-12));
        QVERIFY(isNear(shares[static_cast<size_t>(TariffPeriod::Flat)], 11.0 / 24.0, 1e-12));
        std::array<double, kHoursOfDay> load{};
        load.fill(96.0);
        const Computed<PeriodShares> constant = loadShares(aDay(), load);
        for (size_t i = 0; i < kTariffPeriods; ++i)
            QVERIFY(isNear((*constant)[i], shares[i], 1e-12));
    }

    void nightLoad_isInTheValley()
    {
        std::array<double, kHoursOfDay> load{};
        std::fill_n(load.begin(), 6, 8.0);
        const Computed<PeriodShares> shares = loadShares(aDay(), load);
        QVERIFY(isNear((*shares)[static_cast<size_t>(TariffPeriod::Valley)], 1.0, 1e-12));
        load.fill(0.0);
        QCOMPARE(loadShares(aDay(), load).refusal(), (Refusal{Undefined::NotPositive, "load"}));
    }

    void daysOff_areMixedIn()
    {
        const Computed<PeriodShares> shares = mixedShares({0.0, 0.5, 0.5}, {0, 0, 0, 1.0}, 0.25);
        QCOMPARE(*shares, (PeriodShares{0.0, 0.375, 0.375, 0.25}));
        QCOMPARE(mixedShares({}, {}, 1.5).refusal(),
                 (Refusal{Undefined::ShareOutOfRange, "days_off"}));
    }

    void demandWithinTheContract_paysTheContract()
    {
        // ND: up to 105 % the agreed demand is billed.
        const ContractDemand contract{.contractKw = 2'400.0, .transformerKva = 3'200.0};
        const Computed<> billed = billedDemand(contract, 2'000.0);
        QVERIFY(isNear(demandCharge(*billed, kDemandPrice), 86'640.0, 1e-6));
        QVERIFY(isNear(billedDemand(contract, 2'520.0), 2'400.0, 1e-6));
    }

    void demandBeyondTheContract_paysTwiceForTheExcess()
    {
        // ND: 100 kW above 105 % of 2,000 kW.
        const ContractDemand contract{.contractKw = 2'000.0, .transformerKva = 3'200.0};
        const Computed<> billed = billedDemand(contract, 2'200.0);
        QVERIFY(isNear(demandCharge(*billed, kDemandPrice), 79'420.0, 1e-6));
    }

    void smallContract_isBilledAtTwoFifthsOfTheCapacity()
    {
        const ContractDemand contract{.contractKw = 200.0, .transformerKva = 3'200.0}; // ND
        QVERIFY(isNear(billedDemand(contract, 100.0), 1'280.0, 1e-9));
        QVERIFY(isNear(capacityCharge(3'200.0, 22.6), 72'320.0, 1e-6));
        QCOMPARE(billedDemand({.contractKw = -1.0}, 0.0).refusal(),
                 (Refusal{Undefined::NegativeAmount, "contract_kw"}));
    }

    void maximumDemand_isTheHighestAverage()
    {
        QVERIFY(isNear(maximumDemand(std::array{310.0, 480.5, 470.0}), 480.5, 1e-12));
        QCOMPARE(maximumDemand({}).refusal(), (Refusal{Undefined::NoSamples, "demand"}));
    }

    void ratchet_remembersEarlierMonths()
    {
        // 80 % of a summer's 1,000 kW is more than a winter's 700 kW.
        QVERIFY(isNear(ratchetedDemand(700.0, std::array{1'000.0, 900.0}, 0.8), 800.0, 1e-9));
        QVERIFY(isNear(ratchetedDemand(950.0, std::array{1'000.0, 900.0}, 0.8), 950.0, 1e-9));
        QVERIFY(isNear(ratchetedDemand(700.0, {}, 0.8), 700.0, 1e-9));
    }

    void powerFactor_changesTheBill_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<PowerFactorStandard>("standard");
        QTest::addColumn<double>("percent");
        using enum PowerFactorStandard;
        QTest::newRow("0.90 of 0.90") << 0.90 << Point90 << 0.0;
        QTest::newRow("0.93 of 0.90") << 0.93 << Point90 << -0.45;
        QTest::newRow("0.99 of 0.90") << 0.99 << Point90 << -0.75;
        QTest::newRow("0.89 of 0.90") << 0.89 << Point90 << 0.5;
        QTest::newRow("0.70 of 0.90") << 0.70 << Point90 << 10.0;
        QTest::newRow("0.65 of 0.90") << 0.65 << Point90 << 15.0;
        QTest::newRow("0.64 of 0.90") << 0.64 << Point90 << 17.0;
        QTest::newRow("0.88 of 0.85") << 0.88 << Point85 << -0.3;
        QTest::newRow("0.91 of 0.85") << 0.91 << Point85 << -0.65;
        QTest::newRow("0.95 of 0.85") << 0.95 << Point85 << -1.10;
        QTest::newRow("0.64 of 0.85") << 0.64 << Point85 << 11.0;
        QTest::newRow("0.91 of 0.80") << 0.91 << Point80 << -1.15;
        QTest::newRow("1.00 of 0.80") << 1.00 << Point80 << -1.30;
        QTest::newRow("0.75 of 0.80") << 0.75 << Point80 << 2.5;
    }

    void powerFactor_changesTheBill()
    {
        QFETCH(double, factor);
        QFETCH(PowerFactorStandard, standard);
        QFETCH(double, percent);
        // PF.
        QVERIFY(isNear(powerFactorAdjustment(factor, standard), percent / 100.0, 1e-12));
    }

    void powerFactor_isOfActiveAndReactiveEnergy()
    {
        QVERIFY(isNear(powerFactor(4.0, 3.0), 0.8, 1e-12)); // the right triangle 3, 4, 5
        QCOMPARE(powerFactorAdjustment(1.2, PowerFactorStandard::Point90).refusal(),
                 (Refusal{Undefined::ShareOutOfRange, "power_factor"}));
    }

    void power_liesBetweenIdleAndFull()
    {
        // 2 + 8 × 0.5, and with an exponent of 2 a quarter of the way.
        const Kilowatts idle{2.0};
        const Kilowatts full{10.0};
        QVERIFY(isNear(meanPower(idle, full, 0.625, 0.8)->value(), 6.0, 1e-12));
        QVERIFY(isNear(meanPower(idle, full, 0.625, 0.8, 2.0)->value(), 4.0, 1e-12));
        QCOMPARE(meanPower(full, idle, 1.0, 1.0).refusal(),
                 (Refusal{Undefined::PastSupply, "idle_power"}));
        QCOMPARE(meanPower(idle, full, 1.1, 1.0).refusal(),
                 (Refusal{Undefined::ShareOutOfRange, "busy_share"}));
    }

    void escalation_leavesTheFirstYear()
    {
        // 3 % compounded: 1, 1.03, 1.0609.
        QVERIFY(isNear(escalated(100.0, 0.03, 12, Escalation::Yearly), 100.0, 1e-9));
        QVERIFY(isNear(escalated(100.0, 0.03, 13, Escalation::Yearly), 103.0, 1e-9));
        QVERIFY(isNear(escalated(100.0, 0.03, 36, Escalation::Yearly), 106.09, 1e-9));
        QVERIFY(isNear(escalated(100.0, 0.03, 1, Escalation::Monthly), 100.0, 1e-9));
        QVERIFY(isNear(escalated(100.0, 0.03, 25, Escalation::Monthly), 106.09, 1e-9));
        QCOMPARE(escalated(1.0, -1.0, 1, Escalation::Yearly).refusal(),
                 (Refusal{Undefined::RateTooLow, "escalation"}));
        QCOMPARE(escalated(1.0, 0.1, 0, Escalation::Yearly).refusal(),
                 (Refusal{Undefined::PeriodOutOfRange, "month"}));
    }
};

QTEST_APPLESS_MAIN(TestElectricity)
#include "tst_electricity.moc"
