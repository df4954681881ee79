#include "tests/support/near.h"

#include "model/tco/machine_runs.h"

#include <QTest>

#include <chrono>
#include <numeric>
#include <random>

using namespace steelyard;
using namespace steelyard::tco;
using namespace steelyard::testing;

namespace {

// Sources of the expected figures:
// EC2: AWS, "How are EC2 instance-hours billed?" (copy at armandocouto.com.br): half an hour is
//      billed as one hour; ten minutes, a stop and a new start as two; two instances that run for
//      half an hour as two.
// GC: Google Compute Engine, sustained use discounts (easycloud.company, 2018-07): 100, 80, 60 and
//     40 % of the base rate for each quarter of the month; half a month is 10 % off, three quarters
//     20 %, a whole month 30 %.

const Calendar kOneMonth{1, Hours{720.0}};
constexpr BillingUnit kHour{.seconds = 3'600.0};

/// Demand for so many GPUs, one step after the other: hours and GPUs.
std::vector<DemandStep> stepsOf(std::initializer_list<std::pair<double, double>> lengths)
{
    std::vector<DemandStep> steps;
    Hours now;
    for (const auto &[hours, gpus] : lengths) {
        steps.push_back({now, now + Hours{hours}, GpuCount{gpus}});
        now += Hours{hours};
    }
    return steps;
}

/// Runs of machines of 8 GPUs for the whole demand.
std::vector<MachineRun> runsOf(const std::vector<DemandStep> &steps)
{
    return machineRuns(steps, {GpuCount{0.0}, GpuCount{1e6}}, GpuCount{8.0});
}

double sumOf(const Computed<std::vector<double>> &hours)
{
    return std::accumulate(hours->begin(), hours->end(), 0.0);
}

/// Hours billed for the runs.
double billed(const std::vector<DemandStep> &steps, const BillingUnit &unit)
{
    const std::vector<MachineRun> runs = runsOf(steps);
    return sumOf(hoursRun(runs, kOneMonth)) + sumOf(hoursBilledBeyond(runs, unit, kOneMonth));
}

const std::array kQuarters{SustainedTier{0.25, 1.0},
                           SustainedTier{0.25, 0.8},
                           SustainedTier{0.25, 0.6},
                           SustainedTier{0.25, 0.4}};

/// A year of counts that change every hour.
std::vector<DemandStep> noisyYear(int mostServers)
{
    std::mt19937 random{7}; // NOLINT(cert-msc51-cpp): the same year each time
    std::uniform_int_distribution<int> servers{0, mostServers};
    std::vector<DemandStep> steps;
    for (int hour = 0; hour < 8'760; ++hour)
        steps.push_back({Hours{static_cast<double>(hour)},
                         Hours{static_cast<double>(hour + 1)},
                         GpuCount{8.0 * servers(random)}});
    return steps;
}

} // namespace

/// The runs of machines that are rented by use, and what depends on each of them.
class TestMachineRuns final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instanceHours_areThoseOfTheVendor()
    {
        QCOMPARE(billed(stepsOf({{0.5, 8}, {10, 0}}), kHour), 1.0); // EC2
        QCOMPARE(billed(stepsOf({{1.0 / 6, 8}, {0.1, 0}, {1.0 / 6, 8}, {10, 0}}), kHour), 2.0);
        QCOMPARE(billed(stepsOf({{0.5, 16}, {10, 0}}), kHour), 2.0);
    }

    void lastStarted_stopsFirst()
    {
        // One machine all the time; a second and third for an hour, of which one stays for another.
        const std::vector<MachineRun> runs = runsOf(stepsOf({{1, 8}, {1, 24}, {1, 16}, {1, 8}}));
        const std::vector<MachineRun> expected{{2, 1, Hours{1.0}, Hours{2.0}},
                                               {1, 1, Hours{1.0}, Hours{3.0}},
                                               {0, 1, Hours{0.0}, Hours{4.0}}};
        QVERIFY(runs == expected);
    }

    void band_countsFromItsLowerEnd()
    {
        const auto runs = machineRuns(
            stepsOf({{1, 8}, {1, 40}}), {GpuCount{16.0}, GpuCount{32.0}}, GpuCount{8.0});
        QCOMPARE(runs.size(), size_t{1});
        QVERIFY(runs.front() == (MachineRun{0, 2, Hours{1.0}, Hours{2.0}}));
    }

    void runs_holdAllServerHours()
    {
        const std::vector<DemandStep> steps = noisyYear(40);
        const Calendar year{};
        const std::vector<MachineRun> runs = runsOf(steps);
        const std::vector<ServerHours> needed =
            MonthlyLoad{steps, year}.serverHours({GpuCount{0.0}, GpuCount{1e6}}, GpuCount{8.0});
        const std::vector<double> hours = hoursRun(runs, year);
        for (size_t month = 0; month < needed.size(); ++month)
            QVERIFY(isNear(hours[month], needed[month].value(), 1e-6));
        // Hour by hour nothing is left to round up; by the day each run is.
        QVERIFY(isNear(sumOf(hoursBilledBeyond(runs, kHour, year)), 0.0, 1e-6));
        double byDay = 0.0;
        for (const MachineRun &run : runs)
            byDay += run.machines * 24.0 * std::ceil((run.end - run.start).value() / 24.0);
        const double found = sumOf(hoursBilledBeyond(runs, {.seconds = 86'400.0}, year));
        QVERIFY(isNear(found + sumOf(hours), byDay, 1e-6));
    }

    void minimumRun_isBilledAtLeast()
    {
        const BillingUnit bySecond{.seconds = 1.0, .minimumSeconds = 60.0}; // Azure
        QVERIFY(isNear(billed(stepsOf({{0.005, 8}, {1, 0}}), bySecond), 1.0 / 60.0, 1e-9));
        QVERIFY(isNear(billed(stepsOf({{0.5, 8}, {1, 0}}), bySecond), 0.5, 1e-9));
    }

    void excess_standsInTheMonthOfTheRunsEnd()
    {
        // From hour 700 to 740.5; and one that ends with its month.
        const Calendar calendar{2, Hours{720.0}};
        const auto over =
            hoursBilledBeyond(runsOf(stepsOf({{700, 0}, {40.5, 8}, {1, 0}})), kHour, calendar);
        QCOMPARE(*over, (std::vector<double>{0.0, 0.5}));
        const auto with =
            hoursBilledBeyond(runsOf(stepsOf({{700.5, 0}, {19.5, 8}, {1, 0}})), kHour, calendar);
        QCOMPARE(*with, (std::vector<double>{0.5, 0.0}));
    }

    void stoppedHours_lieBetweenFirstAndLastNeed()
    {
        // The first machine stands still for 5 h between its runs, the second runs once.
        const auto runs = runsOf(stepsOf({{10, 0}, {2, 8}, {5, 0}, {1, 16}, {3, 8}, {100, 0}}));
        QCOMPARE(hoursStopped(runs, kOneMonth), (std::vector<double>{5.0}));
        QCOMPARE(hoursStopped({}, kOneMonth), (std::vector<double>{0.0}));
    }

    void sustainedUse_isReckonedMachineByMachine()
    {
        // GC: half a month 10 % off, three quarters 20 %, all of it 30 %.
        const auto off = [](std::initializer_list<std::pair<double, double>> lengths) {
            return sumOf(hoursOffBySustainedUse(runsOf(stepsOf(lengths)), kQuarters, kOneMonth));
        };
        QVERIFY(isNear(off({{360, 8}, {360, 0}}), 36.0, 1e-9));
        QVERIFY(isNear(off({{540, 8}, {180, 0}}), 108.0, 1e-9));
        QVERIFY(isNear(off({{720, 8}}), 216.0, 1e-9));
        // One all month and one for half of it, in two runs.
        QVERIFY(isNear(off({{180, 16}, {360, 8}, {180, 16}}), 216.0 + 36.0, 1e-9));
        // A quarter of a month is at the base rate.
        QVERIFY(isNear(off({{180, 8}, {540, 0}}), 0.0, 1e-9));
    }

    void badTerms_areRefused()
    {
        const auto runs = runsOf(stepsOf({{720, 8}}));
        QCOMPARE(hoursBilledBeyond(runs, {.seconds = 0.0}, kOneMonth).refusal(),
                 (Refusal{Undefined::NotPositive, "billing_unit"}));
        QCOMPARE(hoursOffBySustainedUse(runs, std::span{kQuarters}.first(3), kOneMonth).refusal(),
                 (Refusal{Undefined::SharesNotWhole, "tiers"}));
    }

    void thousandServersByTheHour_takeMilliseconds()
    {
        const std::vector<DemandStep> steps = noisyYear(1'000);
        const Calendar year{};
        const auto begin = std::chrono::steady_clock::now();
        const std::vector<MachineRun> runs = runsOf(steps);
        const std::chrono::duration<double, std::milli> took =
            std::chrono::steady_clock::now() - begin;
        QVERIFY(runs.size() <= 2 * steps.size());
        qInfo("%zu runs in %.2f ms", runs.size(), took.count());
        QVERIFY(took.count() < 50.0); // 5 ms asked for; a test machine may be busy
        QVERIFY(!hoursBilledBeyond(runs, {.seconds = 86'400.0}, year)->empty());
    }
};

QTEST_APPLESS_MAIN(TestMachineRuns)
#include "tst_machine_runs.moc"
