#include "tests/support/finding_arguments.h"
#include "tests/support/reference_projects.h"

#include "model/compare/demand_scaling.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

DemandPhase someDays(int gpus, int start, int days)
{
    return {.gpus = gpus, .startDay = Decimal{start}, .days = Decimal{days}};
}

/// GPUs at noon of a day.
int gpusAt(const std::vector<DemandStep> &steps, int day)
{
    const Hours noon{day * 24.0 + 12.0};
    for (const DemandStep &step : steps) {
        if (step.start <= noon && noon < step.end)
            return static_cast<int>(step.gpus.value());
    }
    return -1;
}

LaidOutDemand laidOut(const ProjectBuilder &project, const Knobs &knobs)
{
    const Dossier dossier = project;
    const auto demand = layOutDemand(dossier.project, knobs, {});
    Q_ASSERT(demand);
    return *demand;
}

} // namespace

class TestDemandScaling final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void profile_isScaledWithThePeak()
    {
        ProjectBuilder project = aProject();
        project.project().demandProfile = DemandProfile{.gpus = {4, 8, 3}};
        const tco::Calendar calendar{};
        const Project scaled = scaledTo(project.project(), 16, calendar);
        QVERIFY((hourlyGpus(*scaled.demandProfile) == std::vector{8, 16, 6}));
        QVERIFY((scaled.demandProfile->gpus == std::vector{4, 8, 3})); // as they were measured
    }

    void profileAndPhases_shareThePeak()
    {
        ProjectBuilder project = aProject().always(8);
        project.project().demandProfile = DemandProfile{.gpus = {0, 24, 12}};
        const tco::Calendar calendar{};
        const Project scaled = scaledTo(project.project(), 64, calendar);
        QCOMPARE(scaled.demand.front().gpus, 16);
        QVERIFY((hourlyGpus(*scaled.demandProfile) == std::vector{0, 48, 24}));
        QCOMPARE(tco::peakOf(demandSteps(scaled, calendar)).value(), 64.0);
    }

    void profileBeyondTheHorizon_isAFinding()
    {
        ProjectBuilder project = aProject().always(8);
        project.project().demandProfile = DemandProfile{.gpus = std::vector<int>(8'760 + 48, 1)};
        const auto laid = layOutDemand(project.project(), {}, tco::Calendar{});
        QVERIFY(laid);
        QCOMPARE(laid->findings.size(), size_t{1});
        QCOMPARE(laid->findings.front().rule, FindingRule::ProfileCut);
        QCOMPARE(argumentTexts(laid->findings.front()), QStringList{u"2.0"_s});
    }

    void peak_isWhatTheSliderAsks_data()
    {
        QTest::addColumn<int>("asked");
        for (const int gpus : {1, 2, 8, 37, 95, 96, 97, 1'000, 100'000})
            QTest::addRow("%d", gpus) << gpus;
    }

    void peak_isWhatTheSliderAsks()
    {
        QFETCH(int, asked);
        const Comparison result = evaluated(platformTeam(u"6.88"_s), {.gpus = asked});
        QCOMPARE(result.peakGpus, asked);
    }

    void peakPhases_shareByLargestRemainder()
    {
        // 32 and 64 of 96 scaled to 10: 3.33 and 6.67, so 3 and 7.
        const LaidOutDemand demand = laidOut(platformTeam(u"6.88"_s), {.gpus = 10});
        QCOMPARE(gpusAt(demand.steps, 0), 3);
        QCOMPARE(gpusAt(demand.steps, 200), 10);
    }

    void otherPhases_followButNeverVanishNorLiftThePeak()
    {
        ProjectBuilder project = aProject();
        project.phase(someDays(10, 0, 10)).phase(someDays(1, 20, 10)).phase(someDays(9, 40, 10));
        const LaidOutDemand small = laidOut(project, {.gpus = 2});
        QCOMPARE(gpusAt(small.steps, 5), 2);
        QCOMPARE(gpusAt(small.steps, 25), 1);
        QCOMPARE(gpusAt(small.steps, 45), 2);
        const LaidOutDemand large = laidOut(project, {.gpus = 25});
        QCOMPARE(gpusAt(large.steps, 25), 3);
        QCOMPARE(gpusAt(large.steps, 45), 23);
    }

    void overlappingOthers_areRoundedBelowThePeak()
    {
        // Beside the peak of 8, three phases of 2 round up to 1 each when scaled to 2 ...
        ProjectBuilder project = aProject();
        project.phase(someDays(8, 0, 10));
        for (int i = 0; i < 3; ++i)
            project.phase(someDays(2, 20, 10));
        // ... which would be 3 together.
        QCOMPARE(gpusAt(laidOut(project, {.gpus = 2}).steps, 25), 2);
    }

    void job_takesLongerWithFewerGpus()
    {
        const Comparison half = evaluated(universityLab().months(12), {.gpus = 8});
        QVERIFY(std::abs(half.demand.front().end.value() - 2 * 2'170.14) < 0.02);
        QVERIFY(std::abs(half.demanded.value() - 34'722) < 1);
        QVERIFY(findingsOf(half, FindingRule::JobDoesNotFit).empty());
    }

    void jobBehindTheHorizon_isAProblem()
    {
        const Comparison result = evaluated(universityLab(), {.gpus = 8});
        const auto findings = findingsOf(result, FindingRule::JobDoesNotFit);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(argumentTexts(findings.front()), (QStringList{u"180.8"_s, u"91.3"_s}));
    }

    void horizon_cutsClosedPhasesAndSaysSo()
    {
        const Comparison result =
            evaluated(platformTeam(u"6.88"_s).phase(someDays(8, 85, 10)), {.months = 3});
        const auto findings = findingsOf(result, FindingRule::PhaseCut);
        // Three months are 91.25 days; the repeating burst from day 180 does not come at all.
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(argumentTexts(findings.front()), (QStringList{u"3"_s, u"3.8"_s}));
        QCOMPARE(result.peakGpus, 40);
        QCOMPARE(argumentTexts(findingsOf(result, FindingRule::PhaseBehind).front()),
                 QStringList{u"2"_s});
    }

    void openPhaseBehindTheHorizon_isSaid()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        project.phase({.gpus = 8, .startDay = Decimal{400}});
        const auto findings = findingsOf(evaluated(project), FindingRule::PhaseBehind);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(argumentTexts(findings.front()), QStringList{u"3"_s});
    }

    void repeatedJob_saysWhatOfItsRunsIsCut()
    {
        // On 16 GPUs the job takes 90.42 days; a year of 365 days begins runs on days 0, 152.08
        // (five months) and 304.17, of which the last lacks 304.17 + 90.42 − 365 = 29.6 days.
        ProjectBuilder project = universityLab().months(12);
        project.project().demand.front().repeatMonths = 5;
        const Comparison result = evaluated(project);
        QCOMPARE(argumentTexts(findingsOf(result, FindingRule::PhaseCut).front()),
                 (QStringList{u"1"_s, u"29.6"_s}));
        QVERIFY(findingsOf(result, FindingRule::JobDoesNotFit).empty());
    }

    void repeatedJobLongerThanTheHorizon_doesNotFit()
    {
        // On one GPU the job takes 16 × 90.42 = 1,446.8 days.
        ProjectBuilder project = universityLab().months(12);
        project.project().demand.front().repeatMonths = 3;
        const auto findings =
            findingsOf(evaluated(project, {.gpus = 1}), FindingRule::JobDoesNotFit);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(argumentTexts(findings.front()), (QStringList{u"1446.8"_s, u"365.0"_s}));
    }

    void repeatedPhaseThatFits_saysNothing()
    {
        // The second of two runs ends on day 182.5 + 30.
        ProjectBuilder project = platformTeam(u"6.88"_s);
        project.phase({.gpus = 8, .days = Decimal{30}, .repeatMonths = 6});
        QVERIFY(findingsOf(evaluated(project), FindingRule::PhaseCut).empty());
    }

    void horizon_extendsOpenAndRepeatingPhases()
    {
        const Comparison result = evaluated(platformTeam(u"6.88"_s), {.months = 24});
        QCOMPARE(result.demanded.value(), 2 * 418'560.0);
    }
};

QTEST_APPLESS_MAIN(TestDemandScaling)
#include "tst_demand_scaling.moc"
