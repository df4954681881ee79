#include "model/tco/load.h"

#include <QTest>

#include <numeric>

using namespace steelyard;
using namespace steelyard::tco;

class TestDemand final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phases_addUpWithoutGaps()
    {
        const std::vector<Phase> phases{
            {.gpus = 32}, {.gpus = 64, .start = toHours(Days{180}), .duration = toHours(Days{90})}};
        const std::vector<DemandStep> steps = layOut(phases, Calendar{});
        const std::vector<DemandStep> expected{{Hours{0}, Hours{4'320}, GpuCount{32}},
                                               {Hours{4'320}, Hours{6'480}, GpuCount{96}},
                                               {Hours{6'480}, Hours{8'760}, GpuCount{32}}};
        QVERIFY(steps == expected);
        QCOMPARE(peakOf(steps).value(), 96.0);
        QCOMPARE(gpuHoursOf(steps).value(), 418'560.0);
    }

    void repeatedPhase_comesAgainAndIsCutByTheHorizon()
    {
        const std::vector<Phase> phases{
            {.gpus = 8, .start = Hours{700}, .duration = Hours{100}, .repeatMonths = 12}};
        const std::vector<DemandStep> steps = layOut(phases, Calendar{13, Hours{730}});
        // 8,760 + 700 = 9,460: thirty hours before the end at 9,490.
        QCOMPARE(gpuHoursOf(steps).value(), 8.0 * (100 + 30));
        QCOMPARE(steps.front().gpus.value(), 0.0);
        QCOMPARE(steps.back().end.value(), 9'490.0);
    }

    void hourlyCounts_beginAgainUntilTheHorizon()
    {
        // Twelve hours of 64 GPUs, twelve of none: 730 h are 30 days and 10 hours.
        std::vector<int> day(24, 0);
        std::fill_n(day.begin(), 12, 64);
        const auto steps = layOut(day, ProfileEnd::Repeats, Calendar{1, Hours{730}});
        QCOMPARE(steps.size(), size_t{61});
        QVERIFY((steps.front() == DemandStep{Hours{0}, Hours{12}, GpuCount{64}}));
        QCOMPARE(steps.back().end.value(), 730.0);
        QCOMPARE(gpuHoursOf(steps).value(), 64.0 * (30 * 12 + 10));
    }

    void hourlyCountsThatEnd_leaveNothingBehind()
    {
        const std::vector<int> counts{8, 8, 16};
        const auto steps = layOut(counts, ProfileEnd::Ends, Calendar{});
        const std::vector<DemandStep> expected{{Hours{0}, Hours{2}, GpuCount{8}},
                                               {Hours{2}, Hours{3}, GpuCount{16}},
                                               {Hours{3}, Hours{8'760}, GpuCount{0}}};
        QVERIFY(steps == expected);
    }

    void twoDemands_addUp()
    {
        const std::vector<Phase> phases{{.gpus = 4, .start = Hours{1.5}, .duration = Hours{1}}};
        const auto both = sumOf(layOut(phases, Calendar{}),
                                layOut(std::vector<int>{8, 8, 16}, ProfileEnd::Ends, Calendar{}));
        const std::vector<DemandStep> expected{{Hours{0}, Hours{1.5}, GpuCount{8}},
                                               {Hours{1.5}, Hours{2}, GpuCount{12}},
                                               {Hours{2}, Hours{2.5}, GpuCount{20}},
                                               {Hours{2.5}, Hours{3}, GpuCount{16}},
                                               {Hours{3}, Hours{8'760}, GpuCount{0}}};
        QVERIFY(both == expected);
    }

    void nothingAsked_isOneEmptyStep()
    {
        const std::vector<DemandStep> steps = layOut({}, Calendar{});
        QCOMPARE(steps.size(), size_t{1});
        QCOMPARE(gpuHoursOf(steps).value(), 0.0);
    }

    void phaseAcrossMonths_isSplitAtTheirBounds()
    {
        const Calendar calendar{3, Hours{720}};
        const std::vector<Phase> phases{{.gpus = 10, .start = Hours{700}, .duration = Hours{800}}};
        const MonthlyLoad load{layOut(phases, calendar), calendar};
        const std::vector<GpuHours> served = load.gpuHours({GpuCount{0}, GpuCount{10}});
        QVERIFY(served == (std::vector{GpuHours{200}, GpuHours{7'200}, GpuHours{600}}));
        // Two servers of eight GPUs hold ten; the second one only in part, but as a whole.
        const std::vector<ServerHours> servers =
            load.serverHours({GpuCount{0}, GpuCount{10}}, GpuCount{8});
        QVERIFY(servers == (std::vector{ServerHours{40}, ServerHours{1'440}, ServerHours{120}}));
        QVERIFY(load.peaks({GpuCount{8}, GpuCount{16}})
                == (std::vector{GpuCount{2}, GpuCount{2}, GpuCount{2}}));
    }

    void band_holdsOnlyItsOwnDemand()
    {
        const std::vector<DemandStep> steps{{Hours{0}, Hours{75}, GpuCount{4}},
                                            {Hours{75}, Hours{100}, GpuCount{12}}};
        const LoadCurve curve{steps};
        QCOMPARE(curve.gpuHours({GpuCount{0}, GpuCount{8}}).value(), 4.0 * 75 + 8.0 * 25);
        QCOMPARE(curve.gpuHours({GpuCount{8}, GpuCount{16}}).value(), 4.0 * 25);
        QCOMPARE(curve.hoursAbove(GpuCount{4}).value(), 25.0);
        QCOMPARE(curve.hoursAbove(GpuCount{3}).value(), 100.0);
        QCOMPARE(curve.hoursAbove(GpuCount{12}).value(), 0.0);
        QCOMPARE(curve.peak().value(), 12.0);
    }
};

QTEST_APPLESS_MAIN(TestDemand)
#include "tst_demand.moc"
