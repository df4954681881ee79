#include "tests/support/page_desk.h"

#include "model/exchange/project_document.h"
#include "ui/imports/import_runner.h"
#include "ui/imports/import_summary.h"

#include <QFile>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int kPatience = 20'000;

/// A session over a workspace file, and a runner on it.
struct ImportDesk
{
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file{folder.filePath(name)};
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the test's file can't be written");
        return file.fileName();
    }

    /// Takes the proposed name, or `bookName`.
    bool run(const QString &file, const QString &bookName = u"lambda"_s)
    {
        if (file.endsWith(u".csv"_s))
            prompts.texts = {bookName};
        runner.setWindow(&window);
        QSignalSpy finished{&runner, &ImportRunner::finished};
        runner.start(file);
        return finished.wait(kPatience);
    }

    QTemporaryDir folder;
    StoppedClock clock;
    FakePrompts prompts;
    Session session{std::move(db::Workspace::open(folder.filePath(u"w.steelyard"_s),
                                                  db::Workspace::IfMissing::Create,
                                                  clock))
                        .value(),
                    clock};
    QWidget window;
    ImportRunner runner{session, prompts};
};

const QByteArray kList = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,"
                         "Region,GpuInfo,SpotPrice\n"
                         "gpu_8x_h100,H100,8,208,1800,23.92,us-east-1,,\n"
                         "gpu_8x_a100,A100,8,124,1800,10.32,us-east-1,,\n"
                         "gpu_1x_bad,A10,1,30,200,cheap,us-east-1,,\n";

} // namespace

class ImportRunnerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void priceList_isSummedUpWithWhatWasLeftOut();
    void samePriceListAgain_addsNothing();
    void listsOfTheSameFileName_areKeptApartByTheirBooks();
    void nameIsTurnedAway_nothingIsImported();
    void windowIsReplaced_importGoesOn();
    void otherWorkspaceIsOpened_itsProjectsStayAsTheyAre();
    void headerOnlyFile_isRefused();
    void knownProject_asksHowToGoOn();
    void unknownFile_isExplained();
};

void ImportRunnerTest::priceList_isSummedUpWithWhatWasLeftOut()
{
    ImportDesk desk;
    QVERIFY(desk.run(desk.write(u"lambda.csv"_s, kList)));
    QVERIFY(desk.prompts.errors.empty());
    QVERIFY(desk.runner.summary() != nullptr);
    const QString sentences = desk.runner.summary()->sentences().join(u'\n');
    QVERIFY2(sentences.contains(u"3 rows read, 2 kept, 1 left out"_s), qPrintable(sentences));
}

void ImportRunnerTest::samePriceListAgain_addsNothing()
{
    ImportDesk desk;
    const QString file = desk.write(u"lambda.csv"_s, kList);
    QVERIFY(desk.run(file));
    QVERIFY(desk.run(file));
    QVERIFY(desk.runner.summary()->sentences().front().contains(u"nothing was added"_s));
}

void ImportRunnerTest::listsOfTheSameFileName_areKeptApartByTheirBooks()
{
    ImportDesk desk;
    QVERIFY(desk.run(desk.write(u"vms.csv"_s, kList), u"lambda"_s));
    QByteArray other = kList;
    other.replace("23.92", "31.92");
    QVERIFY(desk.run(desk.write(u"vms.csv"_s, other), u"nebius"_s));
    const auto books = desk.session.workspace().priceBooks().list();
    QVERIFY(books);
    QCOMPARE(books->size(), size_t{2});
    QCOMPARE(books->front().name, u"lambda"_s);
    QCOMPARE(books->back().name, u"nebius"_s);
}

void ImportRunnerTest::nameIsTurnedAway_nothingIsImported()
{
    ImportDesk desk;
    desk.runner.start(desk.write(u"vms.csv"_s, kList));
    QVERIFY(!desk.runner.isRunning());
    QVERIFY(desk.session.workspace().priceBooks().list()->empty());
}

void ImportRunnerTest::windowIsReplaced_importGoesOn()
{
    ImportDesk desk;
    QSignalSpy finished{&desk.runner, &ImportRunner::finished};
    auto old = std::make_unique<QWidget>();
    desk.runner.setWindow(old.get());
    desk.prompts.texts = {u"lambda"_s};
    desk.runner.start(desk.write(u"lambda.csv"_s, kList));
    desk.runner.setWindow(&desk.window);
    old.reset();
    QVERIFY(finished.wait(kPatience));
    QVERIFY(desk.prompts.errors.empty());
    QCOMPARE(desk.session.workspace().priceBooks().list()->size(), size_t{1});
}

void ImportRunnerTest::otherWorkspaceIsOpened_itsProjectsStayAsTheyAre()
{
    ImportDesk desk;
    QSignalSpy finished{&desk.runner, &ImportRunner::finished};
    const QString first = desk.session.workspace().path();
    desk.runner.start(desk.write(u"small.json"_s, exchange::writeProjectDocument(aSmallDossier())));
    desk.session.replaceWorkspace(db::Workspace::open(desk.folder.filePath(u"other.steelyard"_s),
                                                      db::Workspace::IfMissing::Create,
                                                      desk.clock)
                                      .value());
    QVERIFY(finished.wait(kPatience));
    QVERIFY(desk.session.workspace().projects().list()->empty());
    QVERIFY(desk.session.dossier() == nullptr);
    QVERIFY(desk.prompts.errors.empty());
    QVERIFY(desk.prompts.messages.front().contains(first));
}

void ImportRunnerTest::headerOnlyFile_isRefused()
{
    ImportDesk desk;
    QVERIFY(desk.run(desk.write(u"lambda.csv"_s, kList.left(kList.indexOf('\n') + 1))));
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::NoRows);
    QVERIFY(desk.runner.summary() == nullptr);
}

void ImportRunnerTest::knownProject_asksHowToGoOn()
{
    ImportDesk desk;
    const QString file =
        desk.write(u"small.json"_s, exchange::writeProjectDocument(aSmallDossier()));
    QVERIFY(desk.run(file));
    QCOMPARE(desk.session.dossier()->project.id, ProjectId{u"small"_s});
    // Turned away: nothing happens.
    QVERIFY(desk.run(file));
    QCOMPARE(desk.prompts.questions.size(), 1);
    QCOMPARE(desk.session.workspace().projects().list()->size(), size_t{1});
    desk.prompts.choices = {0}; // a copy
    QVERIFY(desk.run(file));
    QCOMPARE(desk.session.workspace().projects().list()->size(), size_t{2});
    QVERIFY(desk.session.dossier()->project.id != ProjectId{u"small"_s});
}

void ImportRunnerTest::unknownFile_isExplained()
{
    ImportDesk desk;
    QVERIFY(desk.run(desk.write(u"letter.txt"_s, "Dear Sirs")));
    QCOMPARE(desk.prompts.errors.size(), size_t{1});
}

QTEST_MAIN(ImportRunnerTest)
#include "tst_import_runner.moc"
