// Deferrable work against worked cases, against all schedules of small ones, and in a comparison.

#include "tests/support/reference_projects.h"

#include "model/tco/deferred_work.h"
#include "model/tco/load.h"

#include <QTest>

#include <random>
#include <set>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

using Levels = std::vector<double>;

/// One step an hour.
std::vector<DemandStep> hourly(const Levels &gpus)
{
    std::vector<DemandStep> steps;
    for (const double level : gpus) {
        const double from = static_cast<double>(steps.size());
        steps.push_back({Hours{from}, Hours{from + 1.0}, GpuCount{level}});
    }
    return steps;
}

/// The level of each whole hour.
Levels levelsOf(const std::vector<DemandStep> &steps)
{
    Levels levels;
    for (const DemandStep &step : steps) {
        for (double hour = step.start.value(); hour < step.end.value(); hour += 1.0)
            levels.push_back(step.gpus.value());
    }
    return levels;
}

/// Firm demand and two kinds of work, in whole GPU-hours, over a few hours.
struct SmallCase
{
    std::vector<int> firm;
    std::array<std::vector<int>, 2> work;
    std::array<int, 2> delays = {};

    [[nodiscard]] std::vector<DemandStep> levelled() const
    {
        std::vector<tco::DeferrableWork> kinds;
        for (size_t kind = 0; kind < work.size(); ++kind)
            kinds.push_back({hourly({work[kind].begin(), work[kind].end()}),
                             Hours{static_cast<double>(delays[kind])}});
        return tco::levelled(hourly({firm.begin(), firm.end()}), kinds);
    }
};

SmallCase randomCase(std::mt19937 &random)
{
    const auto below = [&random](unsigned end) { return static_cast<int>(random() % end); };
    SmallCase small;
    const int hours = 2 + below(4);
    small.delays = {below(4), below(4)};
    for (int hour = 0; hour < hours; ++hour) {
        small.firm.push_back(below(4));
        small.work[0].push_back(below(3));
        small.work[1].push_back(below(2));
    }
    return small;
}

/// The loads by hour of all schedules in whole GPU-hours.
class AllSchedules final
{
public:
    explicit AllSchedules(const SmallCase &small)
        : m_load{small.firm}
    {
        for (size_t kind = 0; kind < small.work.size(); ++kind) {
            for (size_t hour = 0; hour < small.firm.size(); ++hour) {
                const size_t last =
                    std::min(small.firm.size() - 1, hour + static_cast<size_t>(small.delays[kind]));
                m_jobs.insert(m_jobs.end(),
                              static_cast<size_t>(small.work[kind][hour]),
                              std::pair{hour, last});
            }
        }
        m_seen.resize(m_jobs.size() + 1);
        place(0);
    }

    /// The fewest GPU-hours above a level that any of them has.
    [[nodiscard]] int leastAbove(int level) const
    {
        int least = std::numeric_limits<int>::max();
        for (const std::vector<int> &load : m_seen.back()) {
            int above = 0;
            for (const int gpus : load)
                above += std::max(0, gpus - level);
            least = std::min(least, above);
        }
        return least;
    }

private:
    void place(size_t job)
    {
        if (!m_seen[job].insert(m_load).second || job == m_jobs.size())
            return;
        for (size_t hour = m_jobs[job].first; hour <= m_jobs[job].second; ++hour) {
            ++m_load[hour];
            place(job + 1);
            --m_load[hour];
        }
    }

    std::vector<std::pair<size_t, size_t>> m_jobs;
    std::vector<int> m_load;
    /// Loads after so many jobs.
    std::vector<std::set<std::vector<int>>> m_seen;
};

constexpr int kHoursOfNinetyDays = 90 * 24;

/// The platform team whose burst of 64 GPUs in days 180 to 270 may wait in half, for 90 days.
ProjectBuilder waitingTeam(const QString &share = u"0.5"_s)
{
    ProjectBuilder project = platformTeam(u"6.88"_s, {});
    project.project().demand.back().deferrable =
        Deferral{.share = decimal(share), .hours = Decimal{kHoursOfNinetyDays}};
    return project;
}

} // namespace

class DeferredWorkTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longerDelay_flattensMore_data()
    {
        QTest::addColumn<int>("delay");
        QTest::addColumn<Levels>("expected");
        // Eight GPU-hours arrive in the first of four hours.
        QTest::newRow("none") << 0 << Levels{8, 0, 0, 0};
        QTest::newRow("1 h") << 1 << Levels{4, 4, 0, 0};
        QTest::newRow("3 h") << 3 << Levels{2, 2, 2, 2};
        QTest::newRow("beyond the end") << 100 << Levels{2, 2, 2, 2};
    }

    void longerDelay_flattensMore()
    {
        QFETCH(int, delay);
        QFETCH(Levels, expected);
        const auto steps = tco::levelled(
            hourly({0, 0, 0, 0}), {{{hourly({8, 0, 0, 0}), Hours{static_cast<double>(delay)}}}});
        QCOMPARE(levelsOf(steps), expected);
    }

    void workNeverRunsBeforeItArrives()
    {
        const auto steps =
            tco::levelled(hourly({0, 0, 0, 0}), {{{hourly({0, 0, 8, 0}), Hours{3.0}}}});
        QCOMPARE(levelsOf(steps), (Levels{0, 0, 4, 4}));
    }

    void lateWork_leavesNoMoreThanItsDeadlinesAllow()
    {
        // 32 GPUs firm and 32 that may wait 7 h, both for 30 h, then nothing for 7 h. Behind the
        // 30th hour only the last 7 h of work can run: 224 GPU-hours, 32 GPUs. What is left,
        // 2 · 32 · 30 − 224 = 1,696 GPU-hours, runs in 30 h.
        Levels gpus(30, 32.0);
        gpus.resize(37, 0.0);
        const auto steps = tco::levelled(hourly(gpus), {{{hourly(gpus), Hours{7.0}}}});
        QCOMPARE(steps.size(), size_t{2});
        QCOMPARE(steps.front().gpus.value(), 1'696.0 / 30.0);
        QCOMPARE(steps.front().end.value(), 30.0);
        QCOMPARE(steps.back().gpus.value(), 32.0);
    }

    void stepWithinAnHour_keepsItsPlace()
    {
        // A firm step of 1.5 h keeps its height; work runs beside it.
        const std::vector<DemandStep> firm{{Hours{0.0}, Hours{1.5}, GpuCount{10}},
                                           {Hours{1.5}, Hours{4.0}, GpuCount{0}}};
        const std::vector<DemandStep> work{{Hours{0.0}, Hours{1.5}, GpuCount{2}},
                                           {Hours{1.5}, Hours{4.0}, GpuCount{0}}};
        const auto steps = tco::levelled(firm, {{{work, Hours{10.0}}}});
        QCOMPARE(steps.size(), size_t{2});
        QCOMPARE(steps.front().end.value(), 1.5);
        QCOMPARE(steps.front().gpus.value(), 10.0);
        QCOMPARE(steps.back().gpus.value(), 3.0 / 2.5);
    }

    /// No schedule has a lower peak, nor fewer GPU-hours above any level. The best one in whole
    /// GPU-hours is as good at whole levels as any, since the limits are those of a flow.
    void noOtherSchedule_isFlatter()
    {
        std::mt19937 random{20'261'201};
        for (int round = 0; round < 1'000; ++round) {
            const SmallCase small = randomCase(random);
            const auto steps = small.levelled();
            const tco::LoadCurve curve{steps};
            const AllSchedules all{small};
            for (int level = 0; level < 10; ++level) {
                const GpuCount from{static_cast<double>(level)};
                const double above = curve.gpuHours({from, std::max(from, curve.peak())}).value();
                QVERIFY2(std::abs(above - all.leastAbove(level)) < 1e-6,
                         qPrintable(u"round %1, level %2: %3, at best %4"_s.arg(round)
                                        .arg(level)
                                        .arg(above)
                                        .arg(all.leastAbove(level))));
            }
        }
    }

    void year_keepsItsGpuHoursAndDeadlines()
    {
        constexpr size_t kHours = 8'760;
        constexpr size_t kDelay = 6;
        Levels firm;
        Levels work;
        for (size_t hour = 0; hour < kHours; ++hour) {
            const double gpus = static_cast<double>(hour * 7'919 % 800);
            work.push_back(gpus * 0.4);
            firm.push_back(gpus - gpus * 0.4);
        }
        const Levels after =
            levelsOf(tco::levelled(hourly(firm), {{{hourly(work), Hours{double{kDelay}}}}}));
        QCOMPARE(after.size(), kHours);
        constexpr double kHair = 1e-4;
        double run = 0.0;
        double arrived = 0.0;
        double due = 0.0;
        for (size_t hour = 0; hour < kHours; ++hour) {
            QVERIFY(after[hour] > firm[hour] - kHair);
            run += after[hour] - firm[hour];
            arrived += work[hour];
            due += hour < kDelay ? 0.0 : work[hour - kDelay];
            QVERIFY(run < arrived + kHair);
            QVERIFY(run > due - kHair);
        }
        QVERIFY(std::abs(run - arrived) < kHair);
    }

    void waitingHalf_needsFewerServers()
    {
        // 32 GPUs of the burst wait exactly 90 days: 64 GPUs in days 180 to 360 in place of 96 in
        // days 180 to 270. 32 · 90 · 24 = 69,120 GPU-hours move; 8 servers of 210,240 US$ a year
        // serve all, each of the last four for 180 days of 365, 49.3 %, above the 43.6 % at which
        // hosting pays.
        const Comparison comparison = evaluated(waitingTeam());
        QVERIFY(comparison.shifted);
        QCOMPARE(comparison.shifted->peak.value(), 64.0);
        QCOMPARE(qRound64(comparison.shifted->moved.value()), qint64{69'120});
        QCOMPARE(comparison.peakGpus, 96);
        for (const QString &plan : {u"hosted"_s, u"hybrid"_s}) {
            QVERIFY(planOf(comparison, plan).isShifted);
            QCOMPARE(planOf(comparison, plan).total, MinorUnits{168'192'000});
        }
        QCOMPARE(planOf(comparison, u"hybrid"_s).split->optimalServers, 8);
        const auto told =
            std::ranges::count(comparison.findings, FindingRule::WorkShifted, &Finding::rule);
        QCOMPARE(told, 2);
    }

    void planThatSavesNothing_runsWorkAtOnce()
    {
        // Paid by the GPU-hour, work costs the same whenever it runs: 418,560 · 6.88.
        const Comparison comparison = evaluated(waitingTeam());
        QVERIFY(!planOf(comparison, u"cloud"_s).isShifted);
        QCOMPARE(planOf(comparison, u"cloud"_s).total, MinorUnits{287'969'280});
    }

    void nothingDeferrable_changesNothing()
    {
        const Comparison usual = evaluated(platformTeam(u"6.88"_s, {}));
        QVERIFY(!usual.shifted);
        QVERIFY(evaluated(waitingTeam(u"0"_s)) == usual);
    }

    void profile_mayWaitToo()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s, {});
        project.project().demand.clear();
        project.project().demandProfile = DemandProfile{
            .gpus = {80, 0}, .deferrable = Deferral{.share = Decimal{1}, .hours = Decimal{1}}};
        const Comparison comparison = evaluated(project);
        QVERIFY(comparison.shifted);
        QCOMPARE(comparison.shifted->peak.value(), 40.0);
        QCOMPARE(comparison.shifted->steps.size(), size_t{1});
    }

    void shareAboveOne_isNamed()
    {
        const auto inputs = makeInputs(waitingTeam(u"1.2"_s), {}, QDate{2027, 1, 1});
        QVERIFY(!inputs);
        QVERIFY(inputs.error().where.endsWith(u"/deferrable/share"_s));
    }
};

QTEST_APPLESS_MAIN(DeferredWorkTest)
#include "tst_deferred_work.moc"
