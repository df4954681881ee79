#include "tests/support/reference_projects.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

using Spoil = std::function<void(Dossier &)>;

Error errorOf(const Dossier &dossier, const Knobs &knobs = {})
{
    const auto inputs = makeInputs(dossier, knobs, QDate{2027, 1, 1});
    return inputs ? Error{ErrorCode::NotFound, u"no error"_s} : inputs.error();
}

} // namespace

Q_DECLARE_METATYPE(Spoil)

class TestInputChecks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void absurdFigureOfAll_stopsWithItsPath_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *path, Spoil spoil) {
            QTest::newRow(path) << std::move(spoil) << QString::fromLatin1(path);
        };
        row("/demand/phases/1/gpus", [](Dossier &d) { d.project.demand[0].gpus = -32; });
        row("/demand/phases/2/start_day",
            [](Dossier &d) { d.project.demand[1].startDay = Decimal{-1}; });
        row("/demand/phases/2/days", [](Dossier &d) { d.project.demand[1].days = Decimal{0}; });
        row("/demand/phases/2/repeat_months",
            [](Dossier &d) { d.project.demand[1].repeatMonths = 0; });
        row("/month_basis", [](Dossier &d) { d.project.monthBasisHours = Decimal{0}; });
        row("/job/measured/tokens_per_second_per_gpu",
            [](Dossier &d) { d.project.demand[0].followsJob = true; });
    }

    void absurdFigureOfAll_stopsWithItsPath()
    {
        QFETCH(Spoil, spoil);
        Dossier dossier = platformTeam(u"6.88"_s);
        spoil(dossier);
        const Error error = errorOf(dossier);
        QCOMPARE(error.code, ErrorCode::BadValue);
        QTEST(error.where, "path");
        QCOMPARE(error.arguments.size(), 2);
    }

    void sliders_stayWithinTheirRange()
    {
        const Dossier dossier = platformTeam(u"6.88"_s);
        QCOMPARE(errorOf(dossier, {.months = 0}).code, ErrorCode::BadHorizon);
        QCOMPARE(errorOf(dossier, {.months = 121}).arguments,
                 (QStringList{u"121"_s, u"1"_s, u"120"_s}));
        QCOMPARE(errorOf(dossier, {.gpus = 0}).code, ErrorCode::BadGpuCount);
        QCOMPARE(errorOf(dossier, {.gpus = 100'001}).code, ErrorCode::BadGpuCount);
    }

    void emptyProject_hasNothingToCompare()
    {
        QCOMPARE(errorOf(aProject().always(8)).code, ErrorCode::NoPlans);
        Dossier dossier = platformTeam(u"6.88"_s);
        for (DemandPhase &phase : dossier.project.demand)
            phase.gpus = 0;
        QCOMPARE(errorOf(dossier).code, ErrorCode::NoDemand);
        dossier.project.demand.clear();
        QCOMPARE(errorOf(dossier).code, ErrorCode::NoDemand);
    }

    void unusedAbsurdLine_stopsNothing()
    {
        Dossier dossier = platformTeam(u"6.88"_s);
        dossier.quotes.push_back(aQuote(u"unused"_s).price(u"-5"_s, u"USD"_s, PriceUnit::GpuHour));
        QVERIFY(makeInputs(dossier, {}, QDate{}));
    }

    void hugeProject_isComputedWithoutWrapping()
    {
        ProjectBuilder project = platformTeam(u"1000000000000"_s, {});
        const Comparison result = evaluated(project, {.gpus = 100'000, .months = 120});
        QVERIFY(planOf(result, u"cloud"_s).total > 0);
    }
};

QTEST_APPLESS_MAIN(TestInputChecks)
#include "tst_input_checks.moc"
