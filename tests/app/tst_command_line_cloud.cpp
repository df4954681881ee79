#include "program_home.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kRenewal = samplePath(u"s08-lock-or-renew.json"_s);
const QString kSpot = samplePath(u"s11-spot-or-reserved.json"_s);

bool isNearTo(double found, double expected)
{
    const bool isNear = std::abs(found / expected - 1.0) <= 0.005;
    if (!isNear)
        qWarning("%.10g instead of %.10g", found, expected);
    return isNear;
}

QJsonObject planIn(const Answer &answer, const QString &id)
{
    for (const QJsonValue &plan : answer.json()[u"plans"_s].toArray()) {
        if (plan.toObject()[u"id"_s].toString() == id)
            return plan.toObject();
    }
    return {};
}

double totalIn(const Answer &answer, const QString &id)
{
    return planIn(answer, id)[u"total"_s].toString().toDouble();
}

} // namespace

/// Terms of cloud supply through the program: prices at renewal, and spot machines that stop.
class TestCommandLineCloud : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

    void lockOrRenew_costsWhatItsReferenceSays_data()
    {
        QTest::addColumn<QString>("shownCase");
        QTest::addColumn<double>("renewed");
        QTest::newRow("fall of 27.6 %") << QString{} << 9'667'000.0;
        QTest::newRow("fall of 44 %") << u"fall-44"_s << 8'057'000.0;
        QTest::newRow("break-even") << u"fall-42.7"_s << 8'174'000.0;
        QTest::newRow("flat") << u"flat"_s << 64 * 26'280 * 7.67;
        QTest::newRow("fall of 10 %") << u"fall-10"_s << 64 * 26'280 * 6.93;
    }

    void lockOrRenew_costsWhatItsReferenceSays()
    {
        QFETCH(QString, shownCase);
        QFETCH(double, renewed);
        const Answer answer = compared(kRenewal, shownCase);
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(isNearTo(totalIn(answer, u"lock"_s), 8'174'000.0));
        QVERIFY(isNearTo(totalIn(answer, u"renew"_s), renewed));
    }

    /// 4.86 ÷ 11.06: the share of its hours from which the lock costs less than renting by use.
    void lock_paysAboveItsShareOfUse()
    {
        const Answer answer = compared(kRenewal, {});
        QVERIFY(isNearTo(planIn(answer, u"lock"_s)[u"utilisation_threshold"_s].toDouble(), 0.439));
    }

    void spotRun_costsWhatItsReferenceSays_data()
    {
        QTest::addColumn<QString>("shownCase");
        QTest::addColumn<double>("useful");
        QTest::newRow("price of the day") << QString{} << 5'923'955.0;
        QTest::newRow("mean of 30 days") << u"month-mean"_s << 7'407'652.0;
    }

    void spotRun_costsWhatItsReferenceSays()
    {
        QFETCH(QString, shownCase);
        QFETCH(double, useful);
        const Answer answer = compared(kSpot, shownCase);
        QCOMPARE(answer.exitCode, 0);
        const double storage = 4 * 23 * 150.0; // four months, ten checkpoints of 2.3 TB
        QVERIFY(isNearTo(totalIn(answer, u"spot"_s) - storage, useful * 1.169));
        QVERIFY(isNearTo(totalIn(answer, u"reserved"_s) - storage, useful * 1.024));
    }

    void spotAtItsBreakEven_costsWhatReservedDoes()
    {
        const Answer answer = compared(kSpot, u"spot-12.4-cheaper"_s);
        QVERIFY(isNearTo(totalIn(answer, u"spot"_s), totalIn(answer, u"reserved"_s)));
    }

    /// 271 TB × 150 CNY: 40,700 a month, in place of 3,450.
    void checkpointOfEachDay_isPaidAsStorage()
    {
        const double kept = totalIn(compared(kSpot, u"daily-checkpoints"_s), u"spot"_s);
        const double ten = totalIn(compared(kSpot, {}), u"spot"_s);
        QVERIFY(isNearTo((kept - ten) / 4.0, 40'700.0 - 3'450.0));
    }

    void lostWork_isDerivedFromItsFactors()
    {
        const Answer answer =
            run({u"explain"_s, kSpot, u"--plan"_s, u"spot"_s, u"--json"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("lost_share"));
        QVERIFY(answer.out.contains("paid_per_useful_hour"));
    }

private:
    [[nodiscard]] Answer compared(const QString &project, const QString &shownCase) const
    {
        QStringList options{u"compare"_s, project, u"--json"_s};
        if (!shownCase.isEmpty())
            options += {u"--case"_s, shownCase};
        return run(options);
    }
};

QTEST_GUILESS_MAIN(TestCommandLineCloud)
#include "tst_command_line_cloud.moc"
