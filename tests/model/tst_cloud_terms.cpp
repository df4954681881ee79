#include "tests/support/near.h"

#include "model/tco/checkpoint_loss.h"
#include "model/tco/commitment.h"
#include "model/tco/metered_use.h"
#include "model/tco/savings_plan.h"
#include "model/tco/subscription.h"

#include <numeric>

using namespace steelyard;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// SP: AWS, Savings Plans User Guide, "Understanding how Savings Plans apply to your usage", the
//     scenarios 1, 2 and 4.
// LP: Lenovo Press LP2368 (2026-02-04): Azure ND96isr H100 v5 at 98.32 USD, 62.92 USD for a year.
// GC: Google Compute Engine, price list 2017-08: 100, 80, 60 and 40 % for each quarter of a month.
// AL: Alibaba Cloud, ApsaraDB for MongoDB, "Configuration change fees": from 7,200 to 14,400 CNY a
//     month with 1,200 h left costs 12,000.
// JD: JD Cloud, bare metal price list: 6,300 CNY a month or 21.88 an hour.
// LT: a training course on failure and recovery: every 3.09 h an interruption, 1 min a checkpoint,
//     10 min a restart: 19.3 min, a loss of 0.158; 85.2 % there and 85.3 % at best, 18.6 min.
// Others follow from the rule by hand.

PlanUsage used(double quantity, double onDemand, double compute, std::optional<double> family = {})
{
    return {.quantity = quantity,
            .onDemandPrice = onDemand,
            .planPrices = {std::move(family), compute}};
}

/// The hour of SP; the prices of the family plan (r5) before those of the compute plan.
std::vector<PlanUsage> anHour()
{
    return {used(4, 1.0, 0.7, 0.6),
            used(1, 10.0, 8.2),
            used(400, 0.04, 0.03),
            used(1'600, 0.004, 0.003),
            used(1'500'000, 1.5e-5, 1.275e-5),
            used(1, 0.2, 0.2)};
}

const Interruptions kLarge{.checkpoint = Hours{1.0 / 60.0},
                           .restart = Hours{10.0 / 60.0},
                           .betweenInterruptions = Hours{3.0930787589498805}};

} // namespace

class TestCloudTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void largeSavingsPlan_losesWhatIsLeft()
    {
        const Computed<SavingsPlanHour> hour = savingsPlanHour(anHour(), std::array{0.0, 50.0});
        QVERIFY(isNear(hour->commitmentUsed[1], 47.13, 0.0051)); // SP
        QVERIFY(isNear(hour->bill, 50.0, 1e-9));
        QVERIFY(isNear(savingsPlanHour(anHour(), std::array{0.0, 0.0})->bill, 59.10, printed(2)));
    }

    void smallSavingsPlan_takesTheHighestDiscountFirst()
    {
        const Computed<SavingsPlanHour> hour = savingsPlanHour(anHour(), std::array{0.0, 2.0});
        QVERIFY(isNear(hour->onDemand[0], 1.14, printed(2))); // SP
        QVERIFY(isNear(hour->onDemandTotal, 56.24, printed(2)));
    }

    void reservations_comeBeforeThePlan()
    {
        std::vector<PlanUsage> usage = anHour();
        usage[0].reserved = 2.0;
        const Computed<SavingsPlanHour> hour = savingsPlanHour(usage, std::array{0.0, 18.2});
        QVERIFY(isNear(hour->commitmentUsed[1], 18.2, printed(2))); // SP
        QVERIFY(isNear(hour->onDemandTotal, 32.70, printed(2)));
    }

    void narrowPlan_comesBeforeTheWideOne()
    {
        // 2.40 cover the four r5 by the family plan; 16.80 the two of Fargate by the other.
        const Computed<SavingsPlanHour> hour = savingsPlanHour(anHour(), std::array{2.4, 16.8});
        QVERIFY(isNear(hour->onDemand[0], 0.0, 1e-9));
        QVERIFY(isNear(hour->commitmentUsed[0], 2.4, 1e-9));
        QVERIFY(isNear(hour->onDemandTotal, 32.70, printed(2)));
    }

    void equalDiscounts_takeTheLowerPriceFirst()
    {
        const std::vector<PlanUsage> usage{
            {.quantity = 1, .onDemandPrice = 10.0, .planPrices = {5.0}},
            {.quantity = 1, .onDemandPrice = 2.0, .planPrices = {1.0}}};
        const Computed<SavingsPlanHour> hour = savingsPlanHour(usage, std::array{1.0});
        QVERIFY(isNear(hour->onDemand[0], 10.0, 1e-12));
        QVERIFY(isNear(hour->onDemand[1], 0.0, 1e-12));
    }

    void hours_helpOneAnotherNot()
    {
        // Ten of use in one hour and none in the next, with five committed in each.
        const std::vector<std::vector<PlanUsage>> hours{
            {{.quantity = 10, .onDemandPrice = 2.0, .planPrices = {1.0}}},
            {{.quantity = 0, .onDemandPrice = 2.0, .planPrices = {1.0}}}};
        QVERIFY(isNear(savingsPlanBill(hours, std::array{5.0}), 20.0, 1e-9));
        QCOMPARE(savingsPlanBill({}, {}).refusal(), (Refusal{Undefined::NoPeriods, "hours"}));
    }

    void badUsage_isNamed()
    {
        std::vector<PlanUsage> usage = anHour();
        QCOMPARE(savingsPlanHour(usage, std::array{1.0}).refusal(),
                 (Refusal{Undefined::LengthsDiffer, "plan_prices"}));
        usage[0].reserved = 5.0;
        QCOMPARE(savingsPlanHour(usage, std::array{0.0, 0.0}).refusal(),
                 (Refusal{Undefined::PastSupply, "reserved"}));
    }

    void reservation_paysFromAShareOfUse()
    {
        // LP: 36 % off.
        QVERIFY(isNear(breakEvenUse({.perHour = 62.92}, 98.32), 0.64, printed(2)));
        // Half of 8,760 h at 10 paid before, the other half by the hour.
        const Reservation partly{.upfront = 43'800.0, .perHour = 5.0};
        QVERIFY(isNear(effectiveHourly(partly), 10.0, 1e-9));
        QVERIFY(isNear(committedCost(partly), 87'600.0, 1e-9));
        QCOMPARE(breakEvenUse(partly, 9.0).refusal(),
                 (Refusal{Undefined::NeverPays, "on_demand_price"}));
    }

    void monthlyRent_paysFromTheHoursOfItsRatio()
    {
        QVERIFY(isNear(breakEvenHoursOfPeriod(6'300.0, 21.88), 288.0, 0.1)); // JD: 40 % of 720 h
        QCOMPARE(breakEvenHoursOfPeriod(1.0, 0.0).refusal(),
                 (Refusal{Undefined::NotPositive, "price_per_hour"}));
    }

    void spendCommitment_billsTheShortfallOnce()
    {
        // 10 % off 100, 300 and 100 with 600 committed: 450 paid, 150 short.
        const SpendCommitment commitment{.committed = 600.0, .discount = 0.1};
        const std::array usage{100.0, 300.0, 100.0};
        const auto atEnd = committedSpend(commitment, usage, Settlement::AtPeriodEnd);
        QCOMPARE(*atEnd, (std::vector<double>{90.0, 270.0, 240.0}));
        // Month by month at least 200 each: the busy month doesn't help the others.
        const auto monthly = committedSpend(commitment, usage, Settlement::EachMonth);
        QCOMPARE(*monthly, (std::vector<double>{200.0, 270.0, 200.0}));
        QCOMPARE(committedSpend(commitment, {}, Settlement::EachMonth).refusal(),
                 (Refusal{Undefined::NoPeriods, "usage"}));
    }

    void sustainedUse_isTheMeanOfItsTiers()
    {
        const std::array tiers{SustainedTier{0.25, 1.0},
                               SustainedTier{0.25, 0.8},
                               SustainedTier{0.25, 0.6},
                               SustainedTier{0.25, 0.4}};
        QVERIFY(isNear(sustainedUseMultiplier(1.0, tiers), 0.7, 1e-12)); // GC
        QVERIFY(isNear(sustainedUseMultiplier(0.75, tiers), 0.8, 1e-12));
        QVERIFY(isNear(sustainedUseMultiplier(0.5, tiers), 0.9, 1e-12));
        QCOMPARE(sustainedUseMultiplier(0.0, tiers).refusal(),
                 (Refusal{Undefined::NotPositive, "share_of_month"}));
        QCOMPARE(sustainedUseMultiplier(1.0, std::span{tiers}.first(3)).refusal(),
                 (Refusal{Undefined::SharesNotWhole, "tiers"}));
    }

    void runs_areBilledInWholeUnits()
    {
        // 90 s and 20 s: by the minute 2 and 1, by the hour one each.
        const std::array runs{90.0, 20.0};
        QVERIFY(isNear(billedHours(runs, {.seconds = 60.0}), 3.0 / 60.0, 1e-12));
        QVERIFY(isNear(billedHours(runs, {.seconds = 3'600.0}), 2.0, 1e-12));
        QVERIFY(isNear(
            billedHours(runs, {.seconds = 1.0, .minimumSeconds = 60.0}), 150.0 / 3'600.0, 1e-12));
        QCOMPARE(billedHours(runs, {.seconds = 0.0}).refusal(),
                 (Refusal{Undefined::NotPositive, "billing_unit"}));
    }

    void stoppedMachine_keepsPayingForDisk()
    {
        const StoppableMachine machine{.runningPerHour = 10.0, .keptPerHour = 0.1};
        QVERIFY(isNear(stoppableCost(machine, 0.0, 730.0), 73.0, 1e-9));
        QVERIFY(isNear(stoppableCost(machine, 100.0, 730.0), 1'073.0, 1e-9));
        QCOMPARE(stoppableCost(machine, 731.0, 730.0).refusal(),
                 (Refusal{Undefined::PastSupply, "hours_running"}));
    }

    void deductions_goInTheirOrder()
    {
        // 100 × 0.9 × 0.8 × 0.5 = 36, less 6, plus 6 %.
        QVERIFY(isNear(priceAfter(100.0,
                                  {.volumeDiscount = 0.1,
                                   .negotiatedDiscount = 0.2,
                                   .commitmentDiscount = 0.5,
                                   .voucher = 6.0,
                                   .taxRate = 0.06}),
                       31.8,
                       1e-9));
        QVERIFY(isNear(priceAfter(100.0, {.voucher = 500.0}), 0.0, 0.0));
        QVERIFY(isNear(renewalPrice(100.0, 0.1, 3), 81.0, 1e-9));
    }

    void upgrade_paysTheDifferenceForTheRest()
    {
        QVERIFY(isNear(
            changeFee(7'200.0, 14'400.0, 1'200.0, kAlibabaMonthHours), 12'000.0, 1e-6)); // AL
        QVERIFY(isNear(changeFee(730.0, 1'460.0, 100.0, kTencentMonthHours), 100.0, 1e-9));
    }

    void refund_dependsOnTheVendor()
    {
        // 3,000 for 30 days, left after 9.2 days: ten begun.
        const EndedSubscription ended{.paid = 3'000.0,
                                      .daysPaid = 30.0,
                                      .daysUsed = 9.2,
                                      .onDemandPerDay = 160.0,
                                      .shortUseFactor = 1.5};
        QVERIFY(isNear(refund(ended, RefundRule::None), 0.0, 0.0));
        QVERIFY(isNear(refund(ended, RefundRule::UnusedShare), 2'000.0, 1e-9));
        QVERIFY(isNear(refund(ended, RefundRule::LessOnDemand), 600.0, 1e-9));
        QCOMPARE(refund({.daysPaid = 30.0, .daysUsed = 31.0}, RefundRule::None).refusal(),
                 (Refusal{Undefined::PastSupply, "days_used"}));
    }

    void prepaidMonths_areWhole()
    {
        QCOMPARE(*wholeMonthsPaid(730.0, 730.0), 1);
        QCOMPARE(*wholeMonthsPaid(731.0, 730.0), 2);
        QCOMPARE(*wholeMonthsPaid(0.0, 730.0), 0);
    }

    void interruptions_costWork()
    {
        const Hours young{19.2657 / 60.0};
        QVERIFY(isNear(firstOrderWaste(young, kLarge), 0.158, printed(3))); // LT
        QVERIFY(isNear(checkpointGoodput(young, kLarge), 0.852, 6e-4));
        const Computed<> best = bestInterval(kLarge);
        QVERIFY(isNear(*best * 60.0, 18.6, printed(1)));
        QVERIFY(isNear(checkpointGoodput(Hours{*best}, kLarge), 0.853, printed(3)));
        QVERIFY(isNear(paidPerUsefulHour(0.15), 1.0 / 0.85, 1e-12));
    }

    void spot_paysForLostWork()
    {
        // LT: 85.2 % of the hours get ahead.
        const SpotTerms terms{.pricePerHour = 19.66,
                              .hoursBetween = 3.0930787589498805,
                              .restartHours = 10.0 / 60.0,
                              .checkpointHours = 1.0 / 60.0,
                              .checkpointInterval = 19.2657 / 60.0};
        QVERIFY(isNear(spotPricePerUsefulHour(terms), 19.66 / 0.852, 0.02));
        QCOMPARE(spotPricePerUsefulHour({.pricePerHour = 1.0}).refusal(),
                 (Refusal{Undefined::NotPositive, "between_interruptions"}));
        QCOMPARE(spotPricePerUsefulHour(
                     {.pricePerHour = 1.0, .hoursBetween = 1e-6, .checkpointInterval = 1.0})
                     .refusal(),
                 (Refusal{Undefined::NeverPays, "between_interruptions"}));
    }

    void blendedPrice_weighsByTheFleet()
    {
        const std::array fleet{
            PricedShare{0.5, 12.29}, PricedShare{0.3, 7.2}, PricedShare{0.2, 5.4}};
        QVERIFY(isNear(blendedPrice(fleet), 9.40, 0.02)); // The Next Platform, 2024
        QCOMPARE(blendedPrice(std::span{fleet}.first(2)).refusal(),
                 (Refusal{Undefined::SharesNotWhole, "shares"}));
        QVERIFY(isNear(discountOf(19.66, 98.32), 0.80, printed(2))); // Introl, 2025-12
    }
};

QTEST_APPLESS_MAIN(TestCloudTerms)
#include "tst_cloud_terms.moc"
