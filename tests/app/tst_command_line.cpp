#include "program_home.h"

#include <QJsonArray>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kPlatform = samplePath(u"s05-platform-team.json"_s);
const QString kUniversity = samplePath(u"s01-university-lab.json"_s);

QJsonObject planOf(const QJsonObject &comparison, const QString &id)
{
    for (const QJsonValue &plan : comparison[u"plans"_s].toArray()) {
        if (plan[u"id"_s].toString() == id)
            return plan.toObject();
    }
    return {};
}

double totalOf(const QJsonObject &plan)
{
    return plan[u"total"_s].toString().toDouble();
}

bool isNear(double value, double reference)
{
    constexpr double kAgreed = 0.005;
    return std::abs(value - reference) <= reference * kAgreed;
}

} // namespace

/// The built program, run as its users run it: no display, an own home.
class TestCommandLine : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }
    void version_andHelp_areAnswers();
    void help_followsTheLanguage();
    void wrongUsage_exitsWith2_data();
    void wrongUsage_exitsWith2();
    void refusedData_exitsWith1_data();
    void refusedData_exitsWith1();
    void platformTeam_reachesItsReference_data();
    void platformTeam_reachesItsReference();
    void universityLab_reachesItsReference();
    void messages_neverMixIntoData();
    void table_isReadable();
    void set_andKnobs_changeTheResult();
    void csv_isWrittenWithMark();
    void pdf_isSearchableInChinese();
    void workspace_takesListsAndGivesBackAProject();
    void dryRun_writesNothing();
    void schema_isJson();
};

void TestCommandLine::version_andHelp_areAnswers()
{
    const Answer version = run({u"--version"_s});
    QCOMPARE(version.exitCode, 0);
    QVERIFY(version.out.startsWith("steelyard "));
    for (const QStringList &arguments :
         {QStringList{u"--help"_s}, QStringList{u"compare"_s, u"--help"_s}}) {
        const Answer help = run(arguments);
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains("Usage"));
        QVERIFY(help.messages.isEmpty());
    }
    QVERIFY(run({u"compare"_s, u"--help"_s}).out.contains("--set"));
}

void TestCommandLine::help_followsTheLanguage()
{
    QVERIFY(run({u"--help"_s, u"--lang"_s, u"en"_s}).out.contains("Weigh offers"));
    const Answer chinese = run({u"--help"_s, u"--lang"_s, u"zh_CN"_s});
    QCOMPARE(chinese.exitCode, 0);
    QVERIFY(QString::fromUtf8(chinese.out).contains(u"显示版本"_s));
}

void TestCommandLine::wrongUsage_exitsWith2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown command") << QStringList{u"weigh"_s};
    QTest::newRow("unknown option") << QStringList{u"compare"_s, kPlatform, u"--no-such"_s};
    QTest::newRow("no project") << QStringList{u"compare"_s};
    QTest::newRow("not a number") << QStringList{u"compare"_s, kPlatform, u"--gpus"_s, u"many"_s};
    QTest::newRow("no sign") << QStringList{u"compare"_s, kPlatform, u"--set"_s, u"/horizon"_s};
    QTest::newRow("no workspace") << QStringList{u"list"_s};
    QTest::newRow("language") << QStringList{u"compare"_s, kPlatform, u"--lang"_s, u"fr"_s};
    QTest::newRow("same file") << QStringList{
        u"compare"_s, kPlatform, u"--csv"_s, u"/tmp/a"_s, u"--pdf"_s, u"/tmp/a"_s};
    QTest::newRow("both ways") << QStringList{
        u"import"_s, kPlatform, u"--workspace"_s, u"w"_s, u"--replace"_s, u"--copy"_s};
}

void TestCommandLine::wrongUsage_exitsWith2()
{
    QFETCH(QStringList, arguments);
    const Answer answer = run(arguments);
    QCOMPARE(answer.exitCode, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.messages.isEmpty());
}

void TestCommandLine::refusedData_exitsWith1_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no such project") << QStringList{u"compare"_s, u"nothing"_s};
    QTest::newRow("no such case") << QStringList{u"compare"_s, kPlatform, u"--case"_s, u"no"_s};
    QTest::newRow("no months") << QStringList{u"compare"_s, kPlatform, u"--months"_s, u"0"_s};
    QTest::newRow("no GPUs") << QStringList{u"compare"_s, kPlatform, u"--gpus"_s, u"0"_s};
    QTest::newRow("no such path") << QStringList{
        u"compare"_s, kPlatform, u"--set"_s, u"/plans/none/notes=x"_s};
    QTest::newRow("absurd price") << QStringList{
        u"compare"_s, kPlatform, u"--set"_s, u"/plans/hybrid/supply/burst/price=cheap"_s};
    QTest::newRow("no such workspace")
        << QStringList{u"list"_s, u"--workspace"_s, u"/no/such/file"_s};
    QTest::newRow("not a workspace") << QStringList{u"list"_s, u"--workspace"_s, kPlatform};
    QTest::newRow("unwritable CSV")
        << QStringList{u"compare"_s, kPlatform, u"--csv"_s, u"/no/such/folder/a.csv"_s};
}

void TestCommandLine::refusedData_exitsWith1()
{
    QFETCH(QStringList, arguments);
    const Answer answer = run(arguments);
    QCOMPARE(answer.exitCode, 1);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.messages.isEmpty());
}

void TestCommandLine::platformTeam_reachesItsReference_data()
{
    QTest::addColumn<QString>("caseName");
    QTest::addColumn<double>("cloud");
    QTest::addColumn<double>("hosted");
    QTest::addColumn<double>("hybrid");
    QTest::addColumn<int>("optimalServers");
    QTest::addColumn<double>("optimalTotal");
    QTest::addColumn<QString>("winner");
    // The reference table of the platform team's scenario; a tie has no winner.
    QTest::newRow("2.99") << u"on-demand-2.99"_s << 1'251'494.0 << 2'522'880.0 << 1'254'298.0 << 0
                          << 1'251'494.0 << QString{};
    QTest::newRow("6.88") << u"on-demand-6.88"_s << 2'879'693.0 << 2'522'880.0 << 1'792'051.0 << 4
                          << 1'792'051.0 << u"hybrid"_s;
    QTest::newRow("12.29") << u"on-demand-12.29"_s << 5'144'102.0 << 2'522'880.0 << 2'539'930.0
                           << 12 << 2'522'880.0 << QString{};
}

void TestCommandLine::platformTeam_reachesItsReference()
{
    QFETCH(QString, caseName);
    const Answer answer = run({u"compare"_s, kPlatform, u"--case"_s, caseName, u"--json"_s});
    QCOMPARE(answer.exitCode, 0);
    const QJsonObject json = answer.json();
    QFETCH(double, cloud);
    QFETCH(double, hosted);
    QFETCH(double, hybrid);
    QVERIFY(isNear(totalOf(planOf(json, u"cloud"_s)), cloud));
    QVERIFY(isNear(totalOf(planOf(json, u"hosted"_s)), hosted));
    QVERIFY(isNear(totalOf(planOf(json, u"hybrid"_s)), hybrid));
    const QJsonObject split = planOf(json, u"hybrid"_s)[u"split"_s].toObject();
    QFETCH(int, optimalServers);
    QFETCH(double, optimalTotal);
    QFETCH(QString, winner);
    QCOMPARE(split[u"servers"_s].toInt(), 4);
    QVERIFY(split[u"pinned"_s].toBool());
    QCOMPARE(split[u"optimal_servers"_s].toInt(), optimalServers);
    QVERIFY(isNear(split[u"optimal_total"_s].toString().toDouble(), optimalTotal));
    QCOMPARE(json[u"winner"_s].toString(), winner);
    QCOMPARE(json[u"ties"_s].toArray().isEmpty(), !winner.isEmpty());
}

void TestCommandLine::universityLab_reachesItsReference()
{
    const QJsonObject json = run({u"compare"_s, kUniversity, u"--json"_s}).json();
    QList<double> totals;
    for (const QJsonValue &plan : json[u"plans"_s].toArray())
        totals.append(totalOf(plan.toObject()));
    std::ranges::sort(totals);
    // The reference figures of the university lab's scenario, in yuan, cheapest first.
    const QList<double> references{178'819, 189'216, 189'931, 237'500, 322'500, 686'176};
    QCOMPARE(totals.size(), references.size());
    for (qsizetype i = 0; i < totals.size(); ++i)
        QVERIFY2(isNear(totals.at(i), references.at(i)), qPrintable(QString::number(totals.at(i))));
}

void TestCommandLine::messages_neverMixIntoData()
{
    const Answer answer = run({u"compare"_s, kPlatform, u"--json"_s});
    QVERIFY(!answer.json().isEmpty());
    // The sample's quotes do not state their tax basis, which is remarked on.
    QVERIFY(!answer.messages.isEmpty());
}

void TestCommandLine::table_isReadable()
{
    const Answer answer = run({u"compare"_s, kPlatform, u"--lang"_s, u"en"_s});
    QCOMPARE(answer.exitCode, 0);
    QVERIFY(answer.out.contains("1,792,0"));
    QVERIFY(answer.out.contains("24.7 %"));
    QVERIFY(answer.out.contains("Best"));
}

void TestCommandLine::set_andKnobs_changeTheResult()
{
    const QJsonObject base = run({u"compare"_s, kPlatform, u"--json"_s}).json();
    const QJsonObject cheaper = run({u"compare"_s,
                                     kPlatform,
                                     u"--set"_s,
                                     u"/plans/cloud/supply/on-demand/price=3.44"_s,
                                     u"--json"_s})
                                    .json();
    // Half the price, half the cost.
    QVERIFY(isNear(totalOf(planOf(cheaper, u"cloud"_s)), totalOf(planOf(base, u"cloud"_s)) / 2));
    const QJsonObject longer =
        run({u"compare"_s, kPlatform, u"--months"_s, u"24"_s, u"--gpus"_s, u"192"_s, u"--json"_s})
            .json();
    QCOMPARE(longer[u"months"_s].toInt(), 24);
    QCOMPARE(longer[u"peak_gpus"_s].toInt(), 192);
    // Twice the servers for twice the time.
    QVERIFY(isNear(totalOf(planOf(longer, u"hosted"_s)), totalOf(planOf(base, u"hosted"_s)) * 4));
}

void TestCommandLine::csv_isWrittenWithMark()
{
    const Answer answer = run({u"compare"_s, kPlatform, u"--csv"_s, path(u"a.csv"_s)});
    QCOMPARE(answer.exitCode, 0);
    const QByteArray csv = content(path(u"a.csv"_s));
    QVERIFY(csv.startsWith("\xef\xbb\xbf"));
    QVERIFY(csv.contains("\r\n"));
    QVERIFY(csv.contains("1792051"));
}

void TestCommandLine::pdf_isSearchableInChinese()
{
    const QString pdf = path(u"a.pdf"_s);
    const Answer answer = run({u"compare"_s, kPlatform, u"--pdf"_s, pdf, u"--lang"_s, u"zh_CN"_s});
#ifndef STEELYARD_GUI
    QCOMPARE(answer.exitCode, 2);
    QVERIFY(!QFile::exists(pdf));
    QSKIP("This build has no PDF.");
#endif
    QCOMPARE(answer.exitCode, 0);
    QVERIFY(content(pdf).startsWith("%PDF"));
    QProcess reader;
    reader.start(u"pdftotext"_s, {pdf, u"-"_s});
    if (!reader.waitForFinished(-1) || reader.exitCode() != 0)
        QSKIP("pdftotext is not installed.");
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY(text.contains(u"托管"_s));
    // No Kangxi radicals, which look alike and are never found.
    QVERIFY(std::ranges::none_of(
        text, [](QChar c) { return c.unicode() >= 0x2f00 && c.unicode() <= 0x2fdf; }));
}

void TestCommandLine::workspace_takesListsAndGivesBackAProject()
{
    const QString workspace = path(u"w.steelyard"_s);
    QCOMPARE(run({u"import"_s, kPlatform, u"--workspace"_s, workspace}).exitCode, 0);
    QCOMPARE(run({u"import"_s, kPlatform, u"--workspace"_s, workspace}).exitCode, 1);
    QCOMPARE(run({u"import"_s, kPlatform, u"--workspace"_s, workspace, u"--replace"_s}).exitCode,
             0);
    const Answer list = run({u"list"_s, u"--workspace"_s, workspace, u"--json"_s});
    const QJsonArray projects = QJsonDocument::fromJson(list.out).array();
    QCOMPARE(projects.size(), 1);
    const QString id = projects[0][u"id"_s].toString();

    QCOMPARE(
        run({u"export"_s, id, u"--workspace"_s, workspace, u"-o"_s, path(u"out.json"_s)}).exitCode,
        0);
    const QJsonObject before = run({u"compare"_s, kPlatform, u"--json"_s}).json();
    const QJsonObject after = run({u"compare"_s, path(u"out.json"_s), u"--json"_s}).json();
    const QJsonObject stored =
        run({u"compare"_s, id, u"--workspace"_s, workspace, u"--json"_s}).json();
    QCOMPARE(after, before);
    QCOMPARE(stored, before);
}

void TestCommandLine::dryRun_writesNothing()
{
    const Answer answer = run({u"import"_s,
                               kPlatform,
                               u"--workspace"_s,
                               path(u"w.steelyard"_s),
                               u"--dry-run"_s,
                               u"--json"_s});
    QCOMPARE(answer.exitCode, 0);
    QVERIFY(answer.json()[u"dry_run"_s].toBool());
    QVERIFY(!QFile::exists(path(u"w.steelyard"_s)));
}

void TestCommandLine::schema_isJson()
{
    const Answer answer = run({u"schema"_s});
    QCOMPARE(answer.exitCode, 0);
    QVERIFY(answer.json().contains(u"$schema"_s));
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
