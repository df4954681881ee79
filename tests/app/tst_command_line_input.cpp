#include "program_home.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace steelyard::cli;

namespace {

const QString kPlatform = samplePath(u"s05-platform-team.json"_s);
const QString kUniversity = samplePath(u"s01-university-lab.json"_s);

} // namespace

/// What the program answers to bad data and bad places.
class TestCommandLineInput : public QObject, private ProgramHome
{
    Q_OBJECT

private Q_SLOTS:
    void init() { renew(); }
    void badDocument_isExplained_data();
    void badDocument_isExplained();
    void badFigure_leavesItsPlanIncomplete();
    void badDocument_listsAllFaultsAlsoForScripts();
    void resultBehindALink_doesNotReplaceTheDocument();
    void emptyFile_isNamed();
    void unknownCommand_isNamedBehindTheLanguage();
    void newerWorkspace_isRefusedUntouched();
    void readOnlyFolder_isReadAndNotWritten();
    void fullDisk_leavesThePreviousState();
};

void TestCommandLineInput::badDocument_isExplained_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("not JSON") << QByteArray("{schema: 1}") << QByteArray("not valid JSON");
    QTest::newRow("future schema")
        << QByteArray("{\"schema\": 9, \"hologram\": true}") << QByteArray("schema 9");
    QTest::newRow("wrong type deep inside")
        << fullDocument().replace("\"price\": \"100000\"", "\"price\": 100000")
        << QByteArray("/quotes/q/revisions/1/lines/dgx/price: Expected \"100000\"");
}

void TestCommandLineInput::badDocument_isExplained()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, said);
    const QString file = write(u"bad.json"_s, content);
    const QString workspace = path(u"w.steelyard"_s);
    for (const QStringList &arguments :
         {QStringList{u"compare"_s, file}, {u"import"_s, file, u"--workspace"_s, workspace}}) {
        const Answer answer = run(arguments + QStringList{u"--lang"_s, u"en"_s});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(answer.out.isEmpty());
        QVERIFY2(answer.messages.contains(said), answer.messages.constData());
    }
    QVERIFY(!QFile::exists(workspace));
}

void TestCommandLineInput::badFigure_leavesItsPlanIncomplete()
{
    // The same whether the document states it or --set lays it over the project.
    const QByteArray price = "/quotes/q/revisions/1/lines/dgx/price";
    const QString bad =
        write(u"bad.json"_s, fullDocument().replace("\"price\": \"100000\"", "\"price\": \"-5\""));
    const QString good = write(u"good.json"_s, fullDocument());
    for (const QStringList &arguments :
         {QStringList{u"compare"_s, bad},
          {u"compare"_s, good, u"--set"_s, QString::fromLatin1(price) + u"=-5"_s}}) {
        const Answer answer = run(arguments + QStringList{u"--lang"_s, u"en"_s, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY2(answer.messages.contains("The value at " + price + " must be 0"),
                 answer.messages.constData());
        QVERIFY(!answer.json()[u"plans"_s][0][u"complete"_s].toBool(true));
    }
    for (const char *value : {"=cheap", "=1e400", "="}) {
        const Answer refused = run({u"compare"_s,
                                    good,
                                    u"--set"_s,
                                    QString::fromLatin1(price + value),
                                    u"--lang"_s,
                                    u"en"_s});
        QCOMPARE(refused.exitCode, 1);
    }
    // An export or import would hand the figure on.
    QCOMPARE(run({u"import"_s, bad, u"--workspace"_s, path(u"w.steelyard"_s)}).exitCode, 1);
}

void TestCommandLineInput::badDocument_listsAllFaultsAlsoForScripts()
{
    const QString file = write(u"bad.json"_s,
                               fullDocument()
                                   .replace("\"horizon\": 12", "\"horizon\": 0")
                                   .replace("\"pue\": \"1.3\"", "\"pue\": \"0.3\"")
                                   .replace("\"kind\": \"hosted\"", "\"kind\": \"owned\""));
    const Answer answer = run({u"compare"_s, file, u"--json"_s, u"--lang"_s, u"en"_s});
    QCOMPARE(answer.exitCode, 1);
    QStringList places;
    for (const QJsonValue &error : answer.json()[u"errors"_s].toArray())
        places.append(error[u"where"_s].toString());
    QCOMPARE(
        places,
        QStringList({u"/horizon"_s, u"/sites/hall/pue"_s, u"/plans/hosted/supply/own/kind"_s}));
    for (const QString &place : std::as_const(places))
        QVERIFY(answer.messages.contains(place.toUtf8()));
}

void TestCommandLineInput::resultBehindALink_doesNotReplaceTheDocument()
{
    const QString document = write(u"project.json"_s, fullDocument());
    const QString link = path(u"result.csv"_s);
    QVERIFY(QFile::link(document, link));
    const Answer answer = run({u"compare"_s, document, u"--csv"_s, link, u"--lang"_s, u"en"_s});
    QCOMPARE(answer.exitCode, 2);
    QVERIFY(answer.messages.contains("overwrite the project's own document"));
    QCOMPARE(content(document), fullDocument());
}

void TestCommandLineInput::emptyFile_isNamed()
{
    const QString empty = write(u"empty"_s, {});
    for (const QStringList &arguments : {QStringList{u"compare"_s, empty},
                                         {u"size"_s, u"--table"_s, empty},
                                         {u"size"_s, u"--memory-table"_s, empty},
                                         {u"size"_s, u"--job"_s, empty}}) {
        const Answer answer = run(arguments + QStringList{u"--lang"_s, u"en"_s});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.messages.startsWith(empty.toUtf8() + ": The file is empty."),
                 answer.messages.constData());
    }
}

void TestCommandLineInput::unknownCommand_isNamedBehindTheLanguage()
{
    const Answer answer = run({u"--lang"_s, u"en"_s, u"weigh"_s});
    QCOMPARE(answer.exitCode, 2);
    QVERIFY2(answer.messages.contains("no command and no file weigh"), answer.messages.constData());
}

void TestCommandLineInput::newerWorkspace_isRefusedUntouched()
{
    const QString workspace = path(u"w.steelyard"_s);
    QCOMPARE(run({u"import"_s, kPlatform, u"--workspace"_s, workspace}).exitCode, 0);
    // The version stands big-endian at byte 60 (https://sqlite.org/fileformat.html).
    constexpr qint64 kVersionOffset = 60;
    QFile file{workspace};
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(kVersionOffset));
    file.write(QByteArray("\0\0\0\x63", 4));
    file.close();
    const QByteArray before = content(workspace);
    for (const QStringList &arguments :
         {QStringList{u"list"_s}, {u"import"_s, kUniversity}, {u"compare"_s, u"s05"_s}}) {
        const Answer answer =
            run(arguments + QStringList{u"--workspace"_s, workspace, u"--lang"_s, u"en"_s});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.messages.contains("version 99"), answer.messages.constData());
    }
    QCOMPARE(content(workspace), before);
}

void TestCommandLineInput::readOnlyFolder_isReadAndNotWritten()
{
    QVERIFY(QDir{folder()}.mkdir(u"shared"_s));
    const QString workspace = path(u"shared/w.steelyard"_s);
    QCOMPARE(run({u"import"_s, kPlatform, u"--workspace"_s, workspace}).exitCode, 0);
    const auto reading = QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    const auto entering = QFileDevice::ExeOwner | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    QFile::setPermissions(workspace, reading);
    QFile::setPermissions(path(u"shared"_s), reading | entering);
    QFile::setPermissions(folder(), reading | entering | QFileDevice::WriteOwner);
    const auto restored = qScopeGuard([this, reading, entering] {
        QFile::setPermissions(path(u"shared"_s), reading | entering | QFileDevice::WriteOwner);
    });
    // The superuser may write everywhere.
    const auto asOrdinaryUser = [this](const QStringList &arguments) {
        const bool isSuperuser = geteuid() == 0;
        return isSuperuser ? runOther(u"setpriv"_s,
                                      QStringList{u"--reuid=65534"_s,
                                                  u"--clear-groups"_s,
                                                  QStringLiteral(STEELYARD_PROGRAM)}
                                          + arguments)
                           : run(arguments);
    };
    const QStringList there{u"--workspace"_s, workspace, u"--lang"_s, u"en"_s};
    const Answer list = asOrdinaryUser(QStringList{u"list"_s, u"--json"_s} + there);
    if (list.exitCode == 126 || list.exitCode == 127 || list.exitCode == -1)
        QSKIP("The program can't be run as an ordinary user here.");
    QCOMPARE(list.exitCode, 0);
    QVERIFY(list.messages.contains("only be read"));
    QCOMPARE(QJsonDocument::fromJson(list.out).array().size(), 1);
    const Answer import = asOrdinaryUser(QStringList{u"import"_s, kUniversity} + there);
    QCOMPARE(import.exitCode, 1);
    QVERIFY2(import.messages.contains("only be read"), import.messages.constData());
}

void TestCommandLineInput::fullDisk_leavesThePreviousState()
{
    // A file system of 1 MB of its own; the list would fill several.
    QByteArray list = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,"
                      "GpuInfo,SpotPrice\n";
    for (int i = 0; i < 40'000; ++i)
        list += "instance-" + QByteArray::number(i) + ",H100,8,208,1800,23.92,region-"
            + QByteArray::number(i % 50) + ",,\n";
    const QString big = write(u"big.csv"_s, list);
    QVERIFY(QDir{folder()}.mkdir(u"small"_s));
    const QString script = uR"(mount -t tmpfs -o size=1m tmpfs "$1" || exit 99
        "$2" import "$3" --workspace "$1/w.steelyard" --lang en >/dev/null 2>&1 || exit 98
        "$2" import "$4" --workspace "$1/w.steelyard" --lang en >&2; echo "exit $?" >&2
        "$2" list --workspace "$1/w.steelyard" --json)"_s;
    const Answer answer = runOther(u"unshare"_s,
                                   {u"--user"_s,
                                    u"--map-root-user"_s,
                                    u"--mount"_s,
                                    u"sh"_s,
                                    u"-c"_s,
                                    script,
                                    u"sh"_s,
                                    path(u"small"_s),
                                    QStringLiteral(STEELYARD_PROGRAM),
                                    kPlatform,
                                    big});
    if (answer.exitCode != 0)
        QSKIP("No small file system can be made here.");
    QVERIFY2(answer.messages.contains("The disk is full"), answer.messages.constData());
    QVERIFY(answer.messages.contains("exit 1"));
    QCOMPARE(QJsonDocument::fromJson(answer.out).array().size(), 1);
}

QTEST_GUILESS_MAIN(TestCommandLineInput)
#include "tst_command_line_input.moc"
