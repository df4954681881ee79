#include "program_home.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kPlatform = samplePath(u"s05-platform-team.json"_s);

/// The named plan explained in English, with more arguments.
QStringList explained(const QString &plan, const QStringList &more = {})
{
    return QStringList{u"explain"_s, kPlatform, u"--plan"_s, plan, u"--lang"_s, u"en"_s} + more;
}

double amountIn(const QJsonObject &object)
{
    return object[u"amount"_s].toString().toDouble();
}

double productOf(const QJsonObject &stream)
{
    double product = 1.0;
    for (const QJsonValue &factor : stream[u"factors"_s].toArray())
        product *= factor[u"value"_s].toDouble();
    return product;
}

} // namespace

/// `steelyard explain` on the platform team's scenario: 32 GPUs always, 96 for ninety days from
/// day 180; hosting 210,240 US$ per server and year, on demand 6.88 US$ per GPU-hour.
class TestCommandLineExplain : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }
    void platformTeam_isDerivedDownToTheQuoteLine();
    void hybrid_isTheSumOfItsParts();
    void month_isDerivedByItself_data();
    void month_isDerivedByItself();
    void everyEntry_isTheProductOfItsFactors();
    void monthWithoutACost_namesItInOneLine();
    void prepaidAtMovingRates_tellsWhatIsPaid();
    void plan_isFoundByNameInEitherLanguage();
    void coveredCategory_isSaidToBeCovered();
    void case_andSetPrice_areExplained();
    void wrongUsage_exitsWith2_data();
    void wrongUsage_exitsWith2();
    void refusedRequest_exitsWith1_data();
    void refusedRequest_exitsWith1();
};

void TestCommandLineExplain::platformTeam_isDerivedDownToTheQuoteLine()
{
    const Answer answer = run(explained(u"cloud"_s));
    QCOMPARE(answer.exitCode, 0);
    // 418,560 GPU-hours at 6.88 US$: the scenario's 2,879,693.
    QVERIFY2(answer.out.contains("418,560 GPU-hour"), answer.out.constData());
    QVERIFY(answer.out.contains("6.88 USD/GPU-hour"));
    QVERIFY(answer.out.contains("2,879,692.80 USD"));
    QVERIFY(answer.out.contains("Quote line: H100 by the hour (AWS p5.48xlarge on demand"));
    QVERIFY(answer.out.contains("As stated: p5.48xlarge, 8 x H100"));
    QVERIFY(answer.out.contains("Quote source: List price read 2026-11-09."));
}

void TestCommandLineExplain::hybrid_isTheSumOfItsParts()
{
    const QJsonObject json = run(explained(u"hybrid"_s, {u"--json"_s})).json();
    const QJsonArray streams = json[u"streams"_s].toArray();
    QCOMPARE(streams.size(), 2);
    // 4 servers at 210,240 US$, and 64 GPUs for 90 days of 24 h at 6.88 US$: together the
    // scenario's 1,792,051.
    QCOMPARE(amountIn(streams[0].toObject()), 4 * 210'240.0);
    QCOMPARE(amountIn(streams[1].toObject()), 64 * 90 * 24 * 6.88);
    QCOMPARE(amountIn(json), 1'792'051.20);
    QVERIFY(json[u"complete"_s].toBool());
    const QJsonObject line = streams[0][u"quote_line"_s].toObject();
    QCOMPARE(line[u"quote"_s].toString(), u"qubrid-h200"_s);
    QCOMPARE(line[u"line"_s].toString(), u"h200"_s);
    QCOMPARE(line[u"revision"_s].toInt(), 1);
}

void TestCommandLineExplain::month_isDerivedByItself_data()
{
    QTest::addColumn<int>("month");
    QTest::addColumn<double>("gpuHours");
    // Months of 730 h; the 64 GPUs are needed from hour 4,320 to hour 6,480.
    QTest::newRow("before the season") << 5 << 32 * 730.0;
    QTest::newRow("the season begins") << 6 << 32 * 730.0 + 64 * (6 * 730.0 - 4'320.0);
    QTest::newRow("in the season") << 7 << 96 * 730.0;
    QTest::newRow("the season ends") << 9 << 32 * 730.0 + 64 * (6'480.0 - 8 * 730.0);
}

void TestCommandLineExplain::month_isDerivedByItself()
{
    QFETCH(const int, month);
    QFETCH(const double, gpuHours);
    const QStringList one{u"--month"_s, QString::number(month)};
    const QJsonObject json = run(explained(u"cloud"_s, one + QStringList{u"--json"_s})).json();
    QCOMPARE(json[u"month"_s].toInt(), month);
    QCOMPARE(json[u"streams"_s][0][u"factors"_s][0][u"value"_s].toDouble(), gpuHours);
    QCOMPARE(amountIn(json), std::round(gpuHours * 6.88 * 100) / 100);
    const Answer answer = run(explained(u"cloud"_s, one));
    const QByteArray named = QByteArray{"month "}.append(QByteArray::number(month));
    QVERIFY2(answer.out.contains(named), answer.out.constData());
}

void TestCommandLineExplain::everyEntry_isTheProductOfItsFactors()
{
    // A site, a catalogue server, a service: energy, cooling, rack, staff and more.
    const QString file = write(u"full.json"_s, fullDocument());
    for (int month = 1; month <= 12; ++month) {
        const QJsonObject json = run({u"explain"_s,
                                      file,
                                      u"--plan"_s,
                                      u"hosted"_s,
                                      u"--month"_s,
                                      QString::number(month),
                                      u"--json"_s})
                                     .json();
        QVERIFY(json[u"streams"_s].toArray().size() > 3);
        for (const QJsonValue &each : json[u"streams"_s].toArray()) {
            const QJsonObject stream = each.toObject();
            QVERIFY2(stream[u"amount"_s].isNull()
                         || std::abs(productOf(stream) - amountIn(stream)) <= 0.005 + 1e-9,
                     qPrintable(stream[u"text"_s].toString()));
        }
    }
}

void TestCommandLineExplain::monthWithoutACost_namesItInOneLine()
{
    // The season's 64 GPUs are rented from month 6 on.
    const Answer answer = run(explained(u"hybrid"_s, {u"--month"_s, u"2"_s}));
    QVERIFY2(answer.out.contains("Costs nothing in this time: Rental by use."),
             answer.out.constData());
    QVERIFY(!answer.out.contains("Rental by use, month 2"));
    QVERIFY(answer.out.contains("Rental, month 2 = "));
}

void TestCommandLineExplain::prepaidAtMovingRates_tellsWhatIsPaid()
{
    // 12 months of 100 USD paid in the first, at 7.10; the rate of month 7 on is 7.30.
    const QString file = write(u"prepaid.json"_s, R"({"schema": 2, "id": "p",
        "name": {"en": "Prepaid"}, "start": "2027-01-01", "horizon": 12, "currency": "CNY",
        "demand": {"phases": [{"id": "d", "name": {"en": "d"}, "gpus": 8, "days": "to_end"}]},
        "rates": [{"id": "a", "from": "USD", "to": "CNY", "rate": "7.10", "date": "2026-12-01",
                   "source": "bank"},
                  {"id": "b", "from": "USD", "to": "CNY", "rate": "7.30", "date": "2027-07-01",
                   "source": "forward"}],
        "vendors": [{"id": "v", "name": {"en": "v"}}],
        "quotes": [{"id": "q", "name": {"en": "q"}, "vendor": "v", "revisions": [{"number": 1,
            "date": "2026-12-01", "payment": {"prepaid_months": 12},
            "lines": [{"id": "l", "name": {"en": "l"}, "gpus_per_node": 8, "unit": "node_month",
                       "price": "100", "currency": "USD", "prepaid": true,
                       "minimum_term_months": 12}]}]}],
        "plans": [{"id": "p", "name": {"en": "p"}, "mode": "cloud", "supply": [{"id": "s",
            "kind": "reserved", "quote": "q", "line": "l", "servers": "auto"}]}]})");
    const Answer answer = run({u"explain"_s, file, u"--plan"_s, u"p"_s, u"--lang"_s, u"en"_s});
    QVERIFY2(answer.out.contains("each payment at the exchange rate of its month: 8,520.00 CNY"),
             answer.out.constData() + answer.messages);
}

void TestCommandLineExplain::plan_isFoundByNameInEitherLanguage()
{
    const QByteArray byId = run(explained(u"hosted"_s)).out;
    QVERIFY(!byId.isEmpty());
    QCOMPARE(run(explained(u"All hosted"_s)).out, byId);
    QCOMPARE(run(explained(u"全部托管"_s)).out, byId);
}

void TestCommandLineExplain::coveredCategory_isSaidToBeCovered()
{
    const QStringList electricity{u"--category"_s, u"electricity"_s};
    const Answer answer = run(explained(u"hosted"_s, electricity));
    QCOMPARE(answer.exitCode, 0);
    QVERIFY(answer.out.contains("Another price of this plan pays for it."));
    const QJsonObject json =
        run(explained(u"hosted"_s, electricity + QStringList{u"--json"_s})).json();
    QCOMPARE(json[u"state"_s].toString(), u"covered"_s);
    QVERIFY(json[u"streams"_s].toArray().isEmpty());
}

void TestCommandLineExplain::case_andSetPrice_areExplained()
{
    // The scenario's 1,251,494 at 2.99 US$.
    const QStringList shown{u"--case"_s, u"on-demand-2.99"_s};
    QCOMPARE(amountIn(run(explained(u"cloud"_s, shown + QStringList{u"--json"_s})).json()),
             1'251'494.40);
    const Answer answer = run(explained(u"cloud"_s, shown));
    QVERIFY(answer.out.contains("price set in the plan"));
    QVERIFY(answer.out.contains("On demand at 2.99"));
}

void TestCommandLineExplain::wrongUsage_exitsWith2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no plan") << QStringList{u"explain"_s, kPlatform};
    QTest::newRow("no project") << QStringList{u"explain"_s, u"--plan"_s, u"cloud"_s};
    QTest::newRow("no such category") << explained(u"cloud"_s, {u"--category"_s, u"coffee"_s});
    QTest::newRow("not a number") << explained(u"cloud"_s, {u"--month"_s, u"seven"_s});
    QTest::newRow("not its option") << explained(u"cloud"_s, {u"--csv"_s, u"a.csv"_s});
}

void TestCommandLineExplain::wrongUsage_exitsWith2()
{
    QFETCH(const QStringList, arguments);
    const Answer answer = run(arguments);
    QCOMPARE(answer.exitCode, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.messages.isEmpty());
}

void TestCommandLineExplain::refusedRequest_exitsWith1_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no such plan") << explained(u"barter"_s) << QByteArray("no plan \"barter\"");
    QTest::newRow("month 0") << explained(u"cloud"_s, {u"--month"_s, u"0"_s})
                             << QByteArray("from 1 to 12");
    QTest::newRow("month 13") << explained(u"cloud"_s, {u"--month"_s, u"13"_s})
                              << QByteArray("no month 13");
    QTest::newRow("no such case") << explained(u"cloud"_s, {u"--case"_s, u"no"_s})
                                  << QByteArray("no case");
    QTest::newRow("no such project")
        << QStringList{u"explain"_s, u"nothing"_s, u"--plan"_s, u"cloud"_s, u"--lang"_s, u"en"_s}
        << QByteArray("no project");
}

void TestCommandLineExplain::refusedRequest_exitsWith1()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, said);
    const Answer answer = run(arguments);
    QCOMPARE(answer.exitCode, 1);
    QVERIFY(answer.out.isEmpty());
    QVERIFY2(answer.messages.contains(said), answer.messages.constData());
    const Answer forScripts = run(arguments + QStringList{u"--json"_s});
    QCOMPARE(forScripts.exitCode, 1);
    QCOMPARE(forScripts.json()[u"errors"_s].toArray().size(), 1);
}

QTEST_GUILESS_MAIN(TestCommandLineExplain)
#include "tst_command_line_explain.moc"
