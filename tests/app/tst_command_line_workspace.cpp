#include "program_home.h"

#include "db/connection.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::cli;

namespace {

const QString kPlatform = samplePath(u"s05-platform-team.json"_s);

QJsonObject planOf(const QJsonObject &comparison, const QString &id)
{
    for (const QJsonValue &plan : comparison[u"plans"_s].toArray()) {
        if (plan[u"id"_s].toString() == id)
            return plan.toObject();
    }
    return {};
}

} // namespace

/// What goes into a workspace, and that it comes out of it as it was.
class TestCommandLineWorkspace : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }
    void olderCatalogue_isRenewedWithAWord();
    void namedServer_isTheSameAsFileAndInTheWorkspace();
    void fullDocument_comesBackEqual();
    void outputOverAWorkspaceOrTheDocument_isRefused();
    void changedVendor_keepsNoDocumentOut();
    void knownProject_namesTheWaysOn();
    void priceBook_takesItsName();
};

void TestCommandLineWorkspace::olderCatalogue_isRenewedWithAWord()
{
    const QString workspace = path(u"w.steelyard"_s);
    QCOMPARE(run({u"import"_s, kPlatform, u"--workspace"_s, workspace}).exitCode, 0);
    const Answer quiet = run({u"list"_s, u"--workspace"_s, workspace});
    QVERIFY2(quiet.messages.isEmpty(), quiet.messages.constData());
    {
        const auto connection = db::Connection::open(
            workspace, db::FileAccess::ReadWrite, std::chrono::milliseconds{50});
        QVERIFY(
            (*connection)->execute(u"UPDATE meta SET value = 'x' WHERE key = 'catalog_edition'"_s));
    }
    const Answer told = run({u"list"_s, u"--workspace"_s, workspace, u"--lang"_s, u"en"_s});
    QCOMPARE(told.exitCode, 0);
    QVERIFY2(told.messages.contains("renewed"), told.messages.constData());
}

void TestCommandLineWorkspace::namedServer_isTheSameAsFileAndInTheWorkspace()
{
    const QString file = write(u"full.json"_s, fullDocument());
    const QString workspace = path(u"w.steelyard"_s);
    const QJsonObject before = run({u"compare"_s, file, u"--json"_s}).json();
    QVERIFY(planOf(before, u"hosted"_s)[u"complete"_s].toBool());
    QCOMPARE(run({u"import"_s, file, u"--workspace"_s, workspace}).exitCode, 0);
    QCOMPARE(run({u"compare"_s, u"full"_s, u"--workspace"_s, workspace, u"--json"_s}).json(),
             before);
}

void TestCommandLineWorkspace::fullDocument_comesBackEqual()
{
    const QString file = write(u"full.json"_s, fullDocument());
    const QString workspace = path(u"w.steelyard"_s);
    const auto exported = [this](const QString &project, const QString &from, const QString &to) {
        return run({u"export"_s, project, u"--workspace"_s, from, u"-o"_s, path(to)}).exitCode;
    };
    QCOMPARE(run({u"import"_s, file, u"--workspace"_s, workspace}).exitCode, 0);
    QCOMPARE(exported(u"full"_s, workspace, u"first.json"_s), 0);
    const QJsonObject first = QJsonDocument::fromJson(content(path(u"first.json"_s))).object();
    const QJsonObject document = QJsonDocument::fromJson(fullDocument()).object();
    for (const QString &part : {u"demand"_s, u"sites"_s, u"vendors"_s, u"plans"_s, u"cases"_s}) {
        QVERIFY(!first[part].isUndefined());
        QCOMPARE(first[part], document[part]);
    }
    // And once more, through another workspace, nothing changes any more.
    const QString other = path(u"other.steelyard"_s);
    QCOMPARE(run({u"import"_s, path(u"first.json"_s), u"--workspace"_s, other}).exitCode, 0);
    QCOMPARE(exported(u"full"_s, other, u"second.json"_s), 0);
    QCOMPARE(content(path(u"second.json"_s)), content(path(u"first.json"_s)));
}

void TestCommandLineWorkspace::outputOverAWorkspaceOrTheDocument_isRefused()
{
    const QString file = write(u"full.json"_s, fullDocument());
    const QString workspace = path(u"w.steelyard"_s);
    QCOMPARE(run({u"import"_s, file, u"--workspace"_s, workspace}).exitCode, 0);
    const QByteArray before = content(workspace);
    QCOMPARE(
        run({u"export"_s, u"full"_s, u"--workspace"_s, workspace, u"-o"_s, workspace}).exitCode, 1);
    QCOMPARE(run({u"compare"_s, file, u"--csv"_s, workspace}).exitCode, 1);
    QCOMPARE(content(workspace), before);
    QCOMPARE(run({u"compare"_s, file, u"--csv"_s, file}).exitCode, 2);
    QCOMPARE(content(file), fullDocument());
}

void TestCommandLineWorkspace::changedVendor_keepsNoDocumentOut()
{
    const QString workspace = path(u"w.steelyard"_s);
    const QString first = write(u"full.json"_s, fullDocument());
    const QString second = write(u"second.json"_s,
                                 fullDocument()
                                     .replace("\"id\": \"full\"", "\"id\": \"second\"")
                                     .replace("\"contact\": \"sales\"", "\"contact\": \"new\""));
    QCOMPARE(run({u"import"_s, first, u"--workspace"_s, workspace}).exitCode, 0);
    const Answer answer =
        run({u"import"_s, second, u"--workspace"_s, workspace, u"--json"_s, u"--lang"_s, u"en"_s});
    QCOMPARE(answer.exitCode, 0);
    const QJsonArray findings = answer.json()[u"findings"_s].toArray();
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0][u"rule"_s].toString(), u"vendor_kept"_s);
    QVERIFY(answer.messages.contains("Maker"));
}

void TestCommandLineWorkspace::knownProject_namesTheWaysOn()
{
    const QString workspace = path(u"w.steelyard"_s);
    const QString file = write(u"full.json"_s, fullDocument());
    QCOMPARE(run({u"import"_s, file, u"--workspace"_s, workspace}).exitCode, 0);
    const Answer again =
        run({u"import"_s, file, u"--workspace"_s, workspace, u"--lang"_s, u"en"_s});
    QCOMPARE(again.exitCode, 1);
    for (const char *word : {"project \"Full\"", "--replace", "--copy"})
        QVERIFY2(again.messages.contains(word), again.messages.constData());
}

void TestCommandLineWorkspace::priceBook_takesItsName()
{
    const QString workspace = path(u"w.steelyard"_s);
    const QString list = write(u"vms.csv"_s,
                               "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,"
                               "Price,Region,GpuInfo,SpotPrice\na,H100,8,208,1800,23.92,r,,\n");
    const Answer named = run(
        {u"import"_s, list, u"--workspace"_s, workspace, u"--name"_s, u"Northwind"_s, u"--json"_s});
    QCOMPARE(named.exitCode, 0);
    QCOMPARE(named.json()[u"name"_s][u"en"_s].toString(), u"Northwind"_s);
    QCOMPARE(run({u"import"_s, list, u"--workspace"_s, workspace, u"--name"_s, u" "_s}).exitCode,
             2);
}

QTEST_GUILESS_MAIN(TestCommandLineWorkspace)
#include "tst_command_line_workspace.moc"
