#include "tests/support/near.h"

#include "model/tco/break_even.h"
#include "model/tco/newsvendor.h"
#include "model/tco/subscription.h"
#include "model/tco/unit_cost.h"

#include <limits>
#include <numeric>

using namespace steelyard;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// LP: Lenovo Press LP2368 (2026-02-04): 250,141.80 USD and 6.37 an hour against 98.32 on demand or
//     62.92 for a year: 2,720 and 4,423 h, 3.7 and about 6 months of 730 h; 12.08 USD an hour over
//     43,800 h and 0.11 USD for a million tokens at 30,576 a second.
// LQ: Lenovo Press LP2225 (2025-05-23): 833,806 USD and 0.87 against 98.32: 8,556 h, 11.9 months of
//     720 h.
// DS: DeepSeek-V3 technical report (arXiv 2412.19437) table 1: 2,664,000 h at 2 USD are 5.328 M.
// GP: Language Models are Few-Shot Learners (arXiv 2005.14165) table D.1: 3,640 PF-days for 175 B
//     weights and 300 B tokens.
// GB: 600me, gpu-cloud-h100-a100-pricing-benchmark (2026-10-19): 3.193 USD.
// NV: Industrial Engineer Calculators, newsvendor model.
// NT: tables of the normal distribution: 1.6449 deviations for 95 %, 1.9600 for 97.5 %.
// Others follow from the rule by hand.

constexpr Amount kCapex{250'141.8};
constexpr PricePerServerHour kOwn{6.37};

} // namespace

class TestUnitCosts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void owning_paysAfterSoManyHours()
    {
        const auto onDemand = breakEvenHours(kCapex, kOwn, PricePerServerHour{98.32});
        QVERIFY(isNear(onDemand->value(), 2'720.0, printed(0))); // LP
        QVERIFY(isNear(monthsOfUse(*onDemand, Hours{730.0}), 3.7, printed(1)));
        const auto reserved = breakEvenHours(kCapex, kOwn, PricePerServerHour{62.92});
        QVERIFY(isNear(reserved->value(), 4'423.0, printed(0)));
        const auto earlier =
            breakEvenHours(Amount{833'806.0}, PricePerServerHour{0.87}, PricePerServerHour{98.32});
        QVERIFY(isNear(earlier->value(), 8'556.0, printed(0))); // LQ
        QVERIFY(isNear(monthsOfUse(*earlier, Hours{720.0}), 11.9, printed(1)));
    }

    void residual_bringsTheBreakEvenForward()
    {
        const auto hours = breakEvenHours(
            Amount{1'000.0}, PricePerServerHour{1.0}, PricePerServerHour{6.0}, Amount{250.0});
        QVERIFY(isNear(hours->value(), 150.0, 1e-9));
        QCOMPARE(breakEvenHours(kCapex, kOwn, PricePerServerHour{98.0}, Amount{1e6}).refusal(),
                 (Refusal{Undefined::ResidualAboveCost, "residual"}));
    }

    void dearRunning_neverPays()
    {
        QCOMPARE(breakEvenHours(kCapex, kOwn, PricePerServerHour{6.37}).refusal(),
                 (Refusal{Undefined::NeverPays, "own_hourly"}));
        QCOMPARE(utilisationThreshold({.fixed = 5.0, .marginal = 1.0}, 4.0).refusal(),
                 (Refusal{Undefined::NeverPays, "fixed_hourly"}));
        QCOMPARE(utilisationThreshold({.fixed = 5.0, .marginal = 4.0}, 4.0).refusal(),
                 (Refusal{Undefined::NeverPays, "marginal_hourly"}));
        QVERIFY(isNear(utilisationThreshold({.fixed = 3.0, .marginal = 1.0}, 11.0), 0.3, 1e-12));
        // LP: 662,900 USD against 84.81 an hour over five years: 4.3 hours a day.
        QVERIFY(isNear(hoursPerDayThreshold(662'900.0, 84.81, 5.0), 4.3, printed(1)));
    }

    void crossings_areAllNamed()
    {
        const std::array<MinorUnits, 6> own{10, 20, 25, 60, 61, 62};
        const std::array<MinorUnits, 6> rented{5, 15, 30, 45, 65, 80};
        QCOMPARE(crossingMonths(own, rented), (std::vector<int>{3, 4, 5}));
        QCOMPARE(breakEvenMonth(own, rented), std::optional{5});
        QCOMPARE(crossingMonths(rented, own), (std::vector<int>{1, 3, 4, 5}));
    }

    void amortisedHour_carriesItsShareOfThePrice()
    {
        const Computed<> hourly = amortisedHourly(kCapex.value(), Hours{43'800.0}, kOwn.value());
        QVERIFY(isNear(hourly, 12.08, printed(2))); // LP
        QVERIFY(isNear(hourlyPerMillionTokens(*hourly, 30'576.0), 0.11, printed(2)));
        QVERIFY(isNear(hourlyPerMillionTokens(98.32, 30'576.0), 0.89, printed(2)));
        QVERIFY(isNear(yearlyShareHourly(461'567.5, 0.12, Hours{8'760.0}), 6.32, printed(2)));
    }

    void usefulHours_multiplyTheirShares()
    {
        const UsefulTime time{.gpus = GpuCount{8.0},
                              .hours = Hours{1'000.0},
                              .availability = 0.99,
                              .allocation = 0.8,
                              .goodput = 0.9};
        QVERIFY(isNear(usefulGpuHours(time)->value(), 5'702.4, 1e-9));
        QVERIFY(isNear(costPerUsefulGpuHour(Amount{11'404.8}, *usefulGpuHours(time)), 2.0, 1e-12));
        QVERIFY(isNear(ratePerUsefulGpuHour(2.69, 0.0205 + 0.0034, 0.85), 3.193, 6e-4)); // GB
        QCOMPARE(usefulGpuHours({.availability = 1.01}).refusal(),
                 (Refusal{Undefined::ShareOutOfRange, "availability"}));
        QCOMPARE(costPerUsefulGpuHour(Amount{1.0}, GpuHours{}).refusal(),
                 (Refusal{Undefined::NotPositive, "useful_hours"}));
    }

    void trainingRun_costsItsHours()
    {
        const TrainingRun run{.gpuHours = GpuHours{2'664'000.0}, .rate = PricePerGpuHour{2.0}};
        QVERIFY(isNear(trainingRunCost(run)->value() / 1e6, 5.328, printed(3))); // DS
        TrainingRun whole = run;
        whole.goodput = 0.8;
        whole.attempts = 1.5;
        whole.beside = Amount{10'000.0};
        QVERIFY(isNear(trainingRunCost(whole)->value(), 10'000'000.0, 1e-6));
        QVERIFY(isNear(costPerMillionTokens(Amount{5'576'000.0}, 14.8e12), 0.37676, printed(5)));
    }

    void trainingHours_areOfSixFlopsPerWeightAndToken()
    {
        const auto hours = trainingGpuHours(175e9, 300e9, 1e15, 1.0);
        QVERIFY(isNear(hours->value() / 24.0, 3'640.0, 10.0)); // GP
        QCOMPARE(trainingGpuHours(1.0, 1.0, 1.0, 0.0).refusal(),
                 (Refusal{Undefined::NotPositive, "mfu"}));
    }

    void levelisedCost_discountsHoursAsItDoesMoney()
    {
        // 1,100 for 100 hours today and as many in a year: (1,000 + 110 ÷ 1.1) ÷ (100 + 110 ÷ 1.1).
        const std::array costs{1'000.0, 110.0};
        const std::array hours{100.0, 110.0};
        QVERIFY(isNear(levelisedCost(0.1, costs, hours), 5.5, 1e-12));
        QCOMPARE(levelisedCost(0.1, costs, std::array{0.0, 0.0}).refusal(),
                 (Refusal{Undefined::NotPositive, "useful_hours"}));
        QCOMPARE(levelisedCost(-1.0, costs, hours).reason(), Undefined::RateTooLow);
    }

    void newsvendor_isReadyForTheCriticalShare()
    {
        const Computed<NewsvendorCosts> costs = newsvendorCosts(0.5, 2.0, 0.1);
        QVERIFY(isNear(criticalRatio(*costs), 0.789, printed(3))); // NV
        const std::array demand{
            DemandChance{100.0, 0.2}, DemandChance{150.0, 0.5}, DemandChance{200.0, 0.3}};
        QVERIFY(isNear(discreteQuantile(demand, *criticalRatio(*costs)), 200.0, 0.0));
        QVERIFY(isNear(discreteQuantile(demand, 0.7), 150.0, 0.0));
        const Computed<> ratio = criticalRatio(*newsvendorCosts(20.0, 50.0, 5.0));
        QVERIFY(isNear(uniformQuantile(100.0, 300.0, *ratio), 233.0, printed(0))); // NV
    }

    void hostedCapacity_isANewsvendor()
    {
        // h = 3, e = 1 and c = 11: ready for 1 − 3 ÷ 10 of the hours.
        QVERIFY(isNear(criticalRatio(*hostingCosts(3.0, 1.0, 11.0)), 0.7, 1e-12));
        QCOMPARE(hostingCosts(3.0, 1.0, 4.0).refusal(),
                 (Refusal{Undefined::NeverPays, "burst_price"}));
    }

    void whatHasNoEnd_isNoFigure()
    {
        constexpr double kHuge = std::numeric_limits<double>::max();
        QCOMPARE(linearTotal(kHuge, kHuge, Hours{2.0}).reason(), Undefined::NotFinite);
        QCOMPARE(breakEvenHours(Amount{kHuge}, PricePerServerHour{0.0}, PricePerServerHour{1e-9})
                     .reason(),
                 Undefined::NotFinite);
        QCOMPARE(wholeMonthsPaid(kHuge, 1.0).reason(), Undefined::NotFinite);
        const double none = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(linearTotal(none, 1.0, Hours{1.0}).refusal(),
                 (Refusal{Undefined::NegativeAmount, "capex"}));
    }

    void normalDemand_isReadFromItsTable()
    {
        QVERIFY(isNear(normalQuantile(0.0, 1.0, 0.95), 1.6449, printed(4))); // NT
        QVERIFY(isNear(normalQuantile(100.0, 10.0, 0.975), 119.600, printed(3)));
        QVERIFY(isNear(normalQuantile(5.0, 1.0, 0.5), 5.0, 1e-9));
        QCOMPARE(normalQuantile(0.0, 1.0, 1.0).refusal(),
                 (Refusal{Undefined::ShareOutOfRange, "critical_ratio"}));
        QCOMPARE(discreteQuantile({}, 0.5).refusal(), (Refusal{Undefined::NoSamples, "demand"}));
    }
};

QTEST_APPLESS_MAIN(TestUnitCosts)
#include "tst_unit_costs.moc"
