#include "program_home.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kPlatform = samplePath(u"s05-platform-team.json"_s);
const QString kRate = u"/assumptions/discount_rate/value=0.08"_s;

QJsonObject planOf(const QJsonObject &json, const QString &id)
{
    for (const QJsonValue &plan : json[u"plans"_s].toArray()) {
        if (plan[u"id"_s].toString() == id)
            return plan.toObject();
    }
    return {};
}

double number(const QJsonValue &amount)
{
    return amount.toString().toDouble();
}

} // namespace

/// `--view`, `--by` and `steelyard payments` on the platform team's scenario, whose hybrid plan
/// costs 1,792,051.20 US$ in twelve months: four servers at 70,080 a month, and a burst.
class TestCommandLineViews : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }

    void presentValue_ranksByItAndSaysSo()
    {
        const QStringList command{
            u"compare"_s, kPlatform, u"--view"_s, u"present-value"_s, u"--set"_s, kRate};
        const QJsonObject json = run(command + QStringList{u"--json"_s}).json();
        QCOMPARE(json[u"view"_s].toString(), u"present_value"_s);
        const QJsonObject hybrid = planOf(json, u"hybrid"_s);
        QCOMPARE(number(hybrid[u"views"_s][u"cash"_s][u"total"_s]), 1'792'051.20);
        QCOMPARE(hybrid[u"total"_s], hybrid[u"views"_s][u"present_value"_s][u"total"_s]);
        QVERIFY(number(hybrid[u"total"_s]) < 1'792'051.20);
        const Answer text = run(command + QStringList{u"--lang"_s, u"en"_s});
        QVERIFY2(text.out.contains("present value at 8.0 % a year"), text.out.constData());
        QVERIFY(text.out.contains("Plans are ranked by present value"));
    }

    void presentValueWithoutARate_saysWhereToEnterIt()
    {
        const Answer answer =
            run({u"compare"_s, kPlatform, u"--view"_s, u"present-value"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("/assumptions/discount_rate/value"));
    }

    void returns_areHeldAgainstTheCloudPlan()
    {
        const QJsonObject json =
            run({u"compare"_s, kPlatform, u"--set"_s, kRate, u"--json"_s}).json();
        const QJsonObject returned = planOf(json, u"hybrid"_s)[u"return"_s].toObject();
        QCOMPARE(returned[u"against"_s].toString(), u"cloud"_s);
        // 2,879,692.80 − 1,792,051.20.
        QCOMPARE(number(returned[u"saved"_s]), 1'087'641.60);
        const auto presentOf = [&json](const QString &plan) {
            return number(planOf(json, plan)[u"views"_s][u"present_value"_s][u"total"_s]);
        };
        QVERIFY(std::abs(number(returned[u"net_present_value"_s])
                         - (presentOf(u"cloud"_s) - presentOf(u"hybrid"_s)))
                < 0.005);
        QVERIFY(planOf(json, u"cloud"_s)[u"return"_s].isNull());
        const Answer text = run({u"compare"_s, kPlatform, u"--lang"_s, u"en"_s});
        // Rented by the month from the first day on, hosted servers need no outlay.
        QVERIFY2(text.out.contains("nothing is laid out"), text.out.constData());
    }

    void workThatMayWait_isShiftedAndTold()
    {
        // Half of the burst's 64 GPUs wait 90 days: 96 GPUs at once become 64.
        const QStringList set{u"--set"_s,
                              u"/demand/phases/burst/deferrable/share=0.5"_s,
                              u"--set"_s,
                              u"/demand/phases/burst/deferrable/hours=2160"_s,
                              u"--lang"_s,
                              u"en"_s};
        const QJsonObject json =
            run(QStringList{u"compare"_s, kPlatform, u"--json"_s} + set).json();
        QCOMPARE(json[u"peak_gpus"_s].toInt(), 96);
        QCOMPARE(json[u"shifted"_s][u"peak_gpus"_s].toDouble(), 64.0);
        QCOMPARE(json[u"shifted"_s][u"moved_gpu_hours"_s].toDouble(), 69'120.0);
        QVERIFY(planOf(json, u"hosted"_s)[u"shifted"_s].toBool());
        QVERIFY(!planOf(json, u"cloud"_s)[u"shifted"_s].toBool());
        const Answer text =
            run(QStringList{u"explain"_s, kPlatform, u"--plan"_s, u"hosted"_s} + set);
        QVERIFY2(text.out.contains("the peak falls from 96 to 64 GPUs"), text.out.constData());
    }

    void realRate_isTurnedIntoANominalOne()
    {
        const QStringList command{u"compare"_s,
                                  kPlatform,
                                  u"--view"_s,
                                  u"present-value"_s,
                                  u"--json"_s,
                                  u"--set"_s,
                                  kRate,
                                  u"--set"_s,
                                  u"/finance/discount_basis=real"_s};
        QVERIFY(run(command).json()[u"discount_rate"_s].isNull());
        const QJsonObject json =
            run(command + QStringList{u"--set"_s, u"/assumptions/inflation_per_year/value=0.02"_s})
                .json();
        // 1.08 × 1.02 = 1.1016.
        QVERIFY(std::abs(json[u"discount_rate"_s].toDouble() - 0.1016) < 1e-12);
        QCOMPARE(json[u"real_discount_rate"_s].toDouble(), 0.08);
        QCOMPARE(json[u"discount_basis"_s].toString(), u"real"_s);
    }

    void quarters_addUpToTheTotal()
    {
        const QJsonObject json =
            run({u"compare"_s, kPlatform, u"--by"_s, u"quarter"_s, u"--json"_s}).json();
        const QJsonObject hybrid = planOf(json, u"hybrid"_s);
        const QJsonArray periods = hybrid[u"periods"_s].toArray();
        QCOMPARE(periods.size(), 4);
        QCOMPARE(number(periods[0][u"known_part"_s]), 3 * 70'080.0);
        QCOMPARE(periods[3][u"last_month"_s].toInt(), 12);
        double sum = 0.0;
        for (const QJsonValue &period : periods)
            sum += number(period[u"known_part"_s]);
        QCOMPARE(sum, 1'792'051.20);
    }

    void csv_hasTheQuartersAndTheViews()
    {
        const Answer answer = run({u"compare"_s,
                                   kPlatform,
                                   u"--by"_s,
                                   u"quarter"_s,
                                   u"--csv"_s,
                                   path(u"a.csv"_s),
                                   u"--lang"_s,
                                   u"en"_s});
        QCOMPARE(answer.exitCode, 0);
        QFile file{path(u"a.csv"_s)};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY(csv.contains("2 (months 4"));
        QVERIFY(csv.contains("Equivalent annual cost"));
        QVERIFY(csv.contains("All hosted, by quarter (USD)"));
    }

    void payments_addUpToTheCashTotal()
    {
        const QStringList command{u"payments"_s, kPlatform, u"--plan"_s, u"hybrid"_s, u"--json"_s};
        const QJsonObject json = run(command).json();
        QCOMPARE(json[u"total"_s].toString(), u"1792051.20"_s);
        QVERIFY(json[u"payments"_s].toArray().size() >= 12);
    }

    void prepaidMonths_moveTheCash()
    {
        const QString path = u"/quotes/qubrid-h200/revisions/1/payment/prepaid_months=12"_s;
        const QJsonObject json =
            run({u"payments"_s, kPlatform, u"--plan"_s, u"hybrid"_s, u"--set"_s, path, u"--json"_s})
                .json();
        QCOMPARE(json[u"total"_s].toString(), u"1792051.20"_s);
        const QJsonObject first = json[u"payments"_s].toArray().first().toObject();
        QCOMPARE(number(first[u"amount"_s]), 12 * 70'080.0);
        QCOMPARE(first[u"month"_s].toInt(), 1);
    }

    void unknownView_isWrongUsage()
    {
        const Answer answer = run({u"compare"_s, kPlatform, u"--view"_s, u"later"_s});
        QCOMPARE(answer.exitCode, 2);
        QVERIFY(answer.messages.contains("cash|accounting|present-value"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLineViews)
#include "tst_command_line_views.moc"
