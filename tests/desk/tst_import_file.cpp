#include "db/project_repository.h"
#include "db/workspace.h"
#include "model/exchange/project_document.h"
#include "ui/desk/contained_project.h"
#include "ui/desk/document_faults.h"
#include "ui/desk/export_files.h"
#include "ui/desk/import_file.h"
#include "ui/desk/project_finder.h"
#include "ui/desk/sample_projects.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace steelyard;
using namespace Qt::StringLiterals;

namespace {

using IfKnown = db::ProjectRepository::IfKnown;
using StoreOutcome = db::PriceBookRepository::StoreOutcome;

const QByteArray kHeader = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,"
                           "Region,GpuInfo,SpotPrice\n";

} // namespace

class TestImportFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void document_isStored();
    void knownDocument_isRefusedUnlessToldHow();
    void priceList_reportsWhatWasLeftOut();
    void sameListAgain_addsNothing();
    void changedList_reportsTheMoves();
    void dryRun_makesNoWorkspace();
    void dryRun_leavesAnExistingWorkspaceAsItIs();
    void headerOnly_keepsThePreviousEdition();
    void otherFiles_areRefused_data();
    void otherFiles_areRefused();
    void cancelled_changesNothing();
    void project_isFoundByFileIdAndEitherName();
    void ambiguousName_isRefused();
    void unwritablePlace_leavesNoFile();
    void namedBook_takesTheName();
    void bookName_isProposedForListsOnly();
    void anotherVendorsList_isRemarkedOn();
    void newPricesOfTheSameOffers_areNot();
    void file_isCompletedByTheShippedCatalogue();
    void faults_areAllFoundInADocument();
    void storedSample_addsNothing();
    void editedProject_differsFromItsFile();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString write(const QString &name, const QByteArray &content) const;
    [[nodiscard]] QString sample() const;
    [[nodiscard]] Result<desk::ImportReport> import(const QString &file,
                                                    const desk::ImportOptions &options = {}) const;
    [[nodiscard]] QByteArray content(const QString &file) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    SystemClock m_clock;
};

void TestImportFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString TestImportFile::write(const QString &name, const QByteArray &content) const
{
    QFile file{path(name)};
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("test file");
    return path(name);
}

QByteArray TestImportFile::content(const QString &file) const
{
    QFile opened{file};
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray{};
}

QString TestImportFile::sample() const
{
    return write(u"s05.json"_s, content(u":/samples/s05-platform-team.json"_s));
}

Result<desk::ImportReport> TestImportFile::import(const QString &file,
                                                  const desk::ImportOptions &options) const
{
    return desk::importFile(file, path(u"w.steelyard"_s), options, m_clock, {});
}

void TestImportFile::document_isStored()
{
    const auto report = import(sample());
    QVERIFY(report.has_value());
    QCOMPARE(report->kind, desk::ImportReport::Kind::ProjectDocument);
    const auto found = desk::findProject(report->project.text(), path(u"w.steelyard"_s), m_clock);
    QVERIFY(found.has_value());
    QVERIFY(found->dossier.project.plans.size() >= 3);
}

void TestImportFile::knownDocument_isRefusedUnlessToldHow()
{
    const auto first = import(sample());
    QVERIFY(first.has_value());
    const auto again = import(sample());
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::ProjectExists);
    const auto replaced = import(sample(), {.ifKnown = IfKnown::Replace});
    QVERIFY(replaced.has_value());
    QCOMPARE(replaced->project, first->project);
    const auto copied = import(sample(), {.ifKnown = IfKnown::Copy});
    QVERIFY(copied.has_value());
    QVERIFY(copied->project != first->project);
}

void TestImportFile::priceList_reportsWhatWasLeftOut()
{
    const QString file = write(u"lambda.csv"_s,
                               kHeader
                                   + "gpu_8x_h100,H100,8.0,208.0,1800.0,23.92,us-east-1,,\n"
                                     "gpu_8x_a100,A100,8.0,124.0,1800.0,abc,us-east-1,,\n");
    const auto report = import(file);
    QVERIFY(report.has_value());
    QCOMPARE(report->kind, desk::ImportReport::Kind::PriceBook);
    QCOMPARE(report->outcome, StoreOutcome::NewBook);
    QCOMPARE(report->rowCount, 2);
    QCOMPARE(report->importedCount, 1);
    QCOMPARE(report->leftOutCount, 1);
    QCOMPARE(report->findings.size(), size_t{1});
    QCOMPARE(report->findings[0].rule, FindingRule::RowUnreadable);
}

void TestImportFile::sameListAgain_addsNothing()
{
    const QString file =
        write(u"lambda.csv"_s, kHeader + "a,H100,8.0,208.0,1800.0,23.92,us-east-1,,\n");
    QVERIFY(import(file).has_value());
    const auto again = import(file);
    QVERIFY(again.has_value());
    QCOMPARE(again->outcome, StoreOutcome::Unchanged);
    QCOMPARE(again->importedCount, 0);
}

void TestImportFile::changedList_reportsTheMoves()
{
    QVERIFY(import(write(u"lambda.csv"_s, kHeader + "a,H100,8.0,208.0,1800.0,23.92,us-east-1,,\n"))
                .has_value());
    const auto changed =
        import(write(u"lambda.csv"_s, kHeader + "a,H100,8.0,208.0,1800.0,34.32,us-east-1,,\n"));
    QVERIFY(changed.has_value());
    QCOMPARE(changed->outcome, StoreOutcome::NewEdition);
    QCOMPARE(changed->edition, 2);
    QCOMPARE(changed->moveCount, 1);
    QCOMPARE(changed->moves[0].before->toText(), u"23.92"_s);
    QCOMPARE(changed->moves[0].after->toText(), u"34.32"_s);
}

void TestImportFile::dryRun_makesNoWorkspace()
{
    const auto report = import(sample(), {.isDryRun = true});
    QVERIFY(report.has_value());
    QVERIFY(report->isDryRun);
    QVERIFY(!QFile::exists(path(u"w.steelyard"_s)));
}

void TestImportFile::dryRun_leavesAnExistingWorkspaceAsItIs()
{
    QVERIFY(import(sample()).has_value());
    const QByteArray before = content(path(u"w.steelyard"_s));
    const auto known = import(sample(), {.isDryRun = true});
    QVERIFY(!known);
    QCOMPARE(known.error().code, ErrorCode::ProjectExists);
    QVERIFY(import(sample(), {.isDryRun = true, .ifKnown = IfKnown::Copy}).has_value());
    QCOMPARE(content(path(u"w.steelyard"_s)), before);
}

void TestImportFile::headerOnly_keepsThePreviousEdition()
{
    QVERIFY(import(write(u"lambda.csv"_s, kHeader + "a,H100,8.0,208.0,1800.0,23.92,us-east-1,,\n"))
                .has_value());
    const auto empty = import(write(u"lambda.csv"_s, kHeader));
    QVERIFY(!empty);
    QCOMPARE(empty.error().code, ErrorCode::NoRows);
    const auto workspace =
        db::Workspace::open(path(u"w.steelyard"_s), db::Workspace::IfMissing::Fail, m_clock);
    QCOMPARE((*workspace)->priceBooks().list()->front().editions.size(), size_t{1});
}

void TestImportFile::otherFiles_areRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("empty") << u"a.json"_s << QByteArray{} << ErrorCode::FileEmpty;
    QTest::newRow("text") << u"a.txt"_s << "hello"_ba << ErrorCode::FileKindUnknown;
    QTest::newRow("not JSON") << u"a.json"_s << "hello"_ba << ErrorCode::JsonSyntax;
    QTest::newRow("cut JSON") << u"a.json"_s << "{\"schema\": 1"_ba << ErrorCode::JsonSyntax;
    QTest::newRow("other table") << u"a.csv"_s << "a,b\n1,2\n"_ba << ErrorCode::HeaderMissing;
}

void TestImportFile::otherFiles_areRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    const auto report = import(write(name, bytes));
    QVERIFY(!report);
    QCOMPARE(report.error().code, code);
    QVERIFY(!QFile::exists(path(u"w.steelyard"_s)));
}

void TestImportFile::cancelled_changesNothing()
{
    const auto report =
        desk::importFile(sample(), path(u"w.steelyard"_s), {}, m_clock, [](int) { return false; });
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QVERIFY(!QFile::exists(path(u"w.steelyard"_s)));
}

void TestImportFile::project_isFoundByFileIdAndEitherName()
{
    const auto report = import(sample());
    QVERIFY(report.has_value());
    for (const QString &name :
         {sample(), report->project.text(), report->name.en, report->name.zhCN}) {
        const auto found = desk::findProject(name, path(u"w.steelyard"_s), m_clock);
        QVERIFY2(found.has_value(), qPrintable(name));
    }
    const auto unknown = desk::findProject(u"nothing"_s, path(u"w.steelyard"_s), m_clock);
    QCOMPARE(unknown.error().code, ErrorCode::UnknownProject);
}

void TestImportFile::ambiguousName_isRefused()
{
    const auto first = import(sample());
    QVERIFY(import(sample(), {.ifKnown = IfKnown::Copy}).has_value());
    const auto projects = desk::findProject(first->name.en, path(u"w.steelyard"_s), m_clock);
    // A copy may carry the same name or one that says so; either way the id finds the first.
    if (!projects)
        QCOMPARE(projects.error().code, ErrorCode::AmbiguousProject);
    QVERIFY(desk::findProject(first->project.text(), path(u"w.steelyard"_s), m_clock).has_value());
}

void TestImportFile::unwritablePlace_leavesNoFile()
{
    const auto written = desk::writeFile(path(u"no/such/folder.csv"_s), "x"_ba);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::FileUnwritable);
}

void TestImportFile::namedBook_takesTheName()
{
    const QString file = write(u"vms.csv"_s, kHeader + "a,H100,8,208,1800,23.92,us-east-1,,\n");
    QCOMPARE(import(file, {.priceBookName = u"Northwind"_s})->name.en, u"Northwind"_s);
}

void TestImportFile::bookName_isProposedForListsOnly()
{
    const QString list = write(u"lambda (1).csv"_s, kHeader);
    QCOMPARE(desk::proposedBookName(list).value_or(QString{}), u"lambda"_s);
    QVERIFY(!desk::proposedBookName(sample()));
    QVERIFY(!desk::proposedBookName(path(u"none.csv"_s)));
}

void TestImportFile::anotherVendorsList_isRemarkedOn()
{
    QVERIFY(import(write(u"vms.csv"_s, kHeader + "a,H100,8,208,1800,23.92,us-east-1,,\n"),
                   {.priceBookName = u"b"_s}));
    const auto other = import(write(u"vms.csv"_s, kHeader + "z,H200,8,208,1800,30,eu-north-1,,\n"),
                              {.priceBookName = u"b"_s});
    QCOMPARE(other->outcome, StoreOutcome::NewEdition);
    QCOMPARE(other->findings.size(), size_t{1});
    QCOMPARE(other->findings[0].rule, FindingRule::PriceListUnlike);
    QVERIFY(other->findings[0].arguments
            == (std::vector<FindingArgument>{u"b"_s, Figure{.value = 1.0}}));
}

void TestImportFile::newPricesOfTheSameOffers_areNot()
{
    QVERIFY(import(write(u"lambda.csv"_s, kHeader + "a,H100,8,208,1800,23.92,us-east-1,,\n")));
    const auto again =
        import(write(u"lambda.csv"_s, kHeader + "a,H100,8,210,1800,99.99,us-east-1,,\n"));
    QCOMPARE(again->outcome, StoreOutcome::NewEdition);
    QVERIFY(again->findings.empty());
}

void TestImportFile::file_isCompletedByTheShippedCatalogue()
{
    auto dossier = desk::readProjectFile(sample()).value();
    dossier.servers.clear();
    dossier.accelerators.clear();
    dossier.quotes.front().revisions.back().lines.front().server = u"NVIDIA DGX H100"_s;
    const QString file = write(u"named.json"_s, exchange::writeProjectDocument(dossier));
    const auto fromFile = desk::findProject(file, path(u"w.steelyard"_s), m_clock);
    // 10.2 kW: NVIDIA's data sheet of the DGX H100.
    QCOMPARE(fromFile->dossier.servers.size(), size_t{1});
    QCOMPARE(fromFile->dossier.servers[0].maximumPowerW, 10'200.0);
    QVERIFY(import(file));
    const auto stored =
        desk::findProject(dossier.project.id.text(), path(u"w.steelyard"_s), m_clock);
    QCOMPARE(fromFile->dossier.servers, stored->dossier.servers);
    QCOMPARE(fromFile->dossier.accelerators, stored->dossier.accelerators);
}

void TestImportFile::faults_areAllFoundInADocument()
{
    const QString file = write(u"bad.json"_s, "{\"schema\": 1, \"id\": 7, \"horizon\": 0}"_ba);
    const auto refused = import(file);
    QVERIFY(!refused);
    const auto faults = desk::faultsOf(file, refused.error());
    // The id, the horizon, the name and the currency.
    QCOMPARE(faults.size(), size_t{4});
    QCOMPARE(faults[0], refused.error());
    const Error other{.code = ErrorCode::DiskFull};
    QCOMPARE(desk::faultsOf(file, other), std::vector<Error>{other});
}

void TestImportFile::storedSample_addsNothing()
{
    for (const auto &each : desk::sampleProjects()) {
        const auto document = desk::readSample(each).value();
        const QString workspace = path(u"w.steelyard"_s);
        QVERIFY(import(write(each.fileName, exchange::writeProjectDocument(document))));
        const auto stored = desk::findProject(document.project.id.text(), workspace, m_clock);
        QVERIFY(desk::isContained(document, stored->dossier));
    }
}

void TestImportFile::editedProject_differsFromItsFile()
{
    const auto document = desk::readProjectFile(sample()).value();
    auto edited = document;
    edited.project.horizonMonths += 1;
    QVERIFY(!desk::isContained(document, edited));
    auto requoted = document;
    requoted.quotes.front().revisions.front().reference = u"other"_s;
    QVERIFY(!desk::isContained(document, requoted));
    // A snapshot that was taken since is no difference; one that only the file has is.
    auto kept = document;
    kept.snapshots.push_back({.id = SnapshotId{u"s"_s}});
    QVERIFY(desk::isContained(document, kept));
    QVERIFY(!desk::isContained(kept, document));
    // Ids and origins of catalogue rows are given where they are stored; figures count.
    auto named = document;
    named.servers = {{.id = ServerId{u"a"_s}, .name = u"Node"_s, .maximumPowerW = 8'000}};
    auto renamed = named;
    renamed.servers.front().id = ServerId{u"b"_s};
    QVERIFY(desk::isContained(named, renamed));
    renamed.servers.front().maximumPowerW = 9'000;
    QVERIFY(!desk::isContained(named, renamed));
}

QTEST_GUILESS_MAIN(TestImportFile)
#include "tst_import_file.moc"
