#include "tests/support/page_desk.h"
#include "tests/support/pdf_text.h"

#include "ui/assumptions/assumptions_page.h"
#include "ui/commands/store_value.h"
#include "ui/editing/table_editor.h"
#include "ui/project/cases_view.h"
#include "ui/project/change_log_view.h"
#include "ui/project/plans_view.h"
#include "ui/project/project_page.h"
#include "ui/project/projects_view.h"
#include "ui/project/snapshots_view.h"

#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

bool enter(FieldTableModel &model, int row, const QString &title, const QString &text)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.head(column).title == title)
            return model.setData(model.index(row, column), text, Qt::EditRole);
    }
    return false;
}

} // namespace

class ProjectPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newProject_beginsWithADemandAndAPlanOfEachMode();
    void newProject_saysWhatIsMissing();
    void supply_isChosenFromTheQuotes();
    void countsAsFactor_needsAnAccelerator();
    void plan_isDuplicatedWithIdsOfItsOwn();
    void plan_movesAndComesBack();
    void case_isMadeAndItsBadPathExplained();
    void hiddenCases_areCheckedWhenTheyAreShown();
    void planWithoutSupply_isMissed();
    void snapshot_isReportedAtThePricesOfThen();
    void snapshot_keepsMovedSlidersAsACase();
    void snapshot_opensAsAProjectAsItWas();
    void snapshot_isSavedAsADocument();
    void snapshot_isDeletedAndComesBack();
    void changes_areListed();
    void project_isDuplicatedAndDeleted();
    void project_isRenamed();
    void sample_opens();
};

void ProjectPageTest::newProject_beginsWithADemandAndAPlanOfEachMode()
{
    PageDesk desk{PageDesk::Project::None};
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.texts = {u"Training 2027"_s};
    page.projects()->addNew();
    QVERIFY(desk.session.dossier());
    const Project &project = desk.project();
    QCOMPARE(project.name.en, u"Training 2027"_s);
    QCOMPARE(project.demand.size(), size_t{1});
    QCOMPARE(project.plans.size(), size_t{3});
    QCOMPARE(project.start, QDate(2026, 11, 30));
}

void ProjectPageTest::newProject_saysWhatIsMissing()
{
    PageDesk desk{PageDesk::Project::None};
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.texts = {u"Training 2027"_s};
    page.projects()->addNew();
    QVERIFY(page.missing().contains(u"quotes"_s));
    PageDesk complete;
    const ProjectPage other{complete.session, complete.prompts, complete.whatIf, complete.imports};
    QCOMPARE(other.missing(), QString{});
}

void ProjectPageTest::supply_isChosenFromTheQuotes()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    auto &layers = page.plans()->layers();
    layers.addRow(-1);
    QCOMPARE(layers.rowCount(), 2);
    const QStringList choices =
        layers.index(1, 1).data(FieldTableModel::ChoicesRole).toStringList();
    QCOMPARE(choices.size(), 1);
    QVERIFY(choices.front().contains(u"AWS"_s));
    QVERIFY(enter(layers, 1, u"Quote line"_s, choices.front()));
    QVERIFY(enter(layers, 1, u"Servers"_s, u"4"_s));
    QVERIFY(enter(layers, 1, u"Price instead"_s, u"2.99"_s));
    QVERIFY(!enter(layers, 1, u"Price instead"_s, u"-1"_s));
    const SupplyLayer &layer = desk.project().plans.front().supply.back();
    QCOMPARE(layer.line, LineId{u"p5"_s});
    QCOMPARE(layer.servers, std::optional{4});
    QCOMPARE(layer.price->toText(), u"2.99"_s);
    QVERIFY(enter(layers, 1, u"Servers"_s, u"auto"_s));
    QVERIFY(!desk.project().plans.front().supply.back().servers);
}

void ProjectPageTest::countsAsFactor_needsAnAccelerator()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    auto &layers = page.plans()->layers();
    QVERIFY(!enter(layers, 0, u"GPUs each"_s, u"1.2"_s));
    QVERIFY(enter(layers, 0, u"Counts as"_s, u"H100-SXM-80GB"_s));
    QVERIFY(enter(layers, 0, u"GPUs each"_s, u"1.2"_s));
    QCOMPARE(desk.project().plans.front().supply.front().countsAs->factor.toText(), u"1.2"_s);
}

void ProjectPageTest::plan_isDuplicatedWithIdsOfItsOwn()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    page.plans()->plans().duplicateRows({0});
    const auto &plans = desk.project().plans;
    QCOMPARE(plans.size(), size_t{2});
    QVERIFY(plans.front().id != plans.back().id);
    QVERIFY(plans.front().supply.front().id != plans.back().supply.front().id);
    QCOMPARE(plans.back().supply.front().line, plans.front().supply.front().line);
}

void ProjectPageTest::plan_movesAndComesBack()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    page.plans()->plans().addRow(-1);
    page.plans()->plans().moveRowBy(1, -1);
    QCOMPARE(desk.project().plans.back().id, PlanId{u"cloud"_s});
    desk.session.undoStack().undo();
    QCOMPARE(desk.project().plans.front().id, PlanId{u"cloud"_s});
}

void ProjectPageTest::case_isMadeAndItsBadPathExplained()
{
    PageDesk desk;
    ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    page.show();
    page.tabs()->setCurrentWidget(page.cases());
    page.cases()->cases().addRow(-1);
    page.cases()->values().addRow(-1);
    QCOMPARE(page.cases()->problem(), QString{});
    QVERIFY(enter(page.cases()->values(), 0, u"Value"_s, u"24"_s));
    QCOMPARE(desk.project().cases.front().values.front().value, u"24"_s);
    QVERIFY(enter(page.cases()->values(), 0, u"Path in the project document"_s, u"/nowhere/x"_s));
    QVERIFY(!page.cases()->problem().isEmpty());
}

void ProjectPageTest::hiddenCases_areCheckedWhenTheyAreShown()
{
    PageDesk desk;
    ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    page.show();
    page.cases()->cases().addRow(-1);
    page.cases()->values().addRow(-1);
    QVERIFY(enter(page.cases()->values(), 0, u"Path in the project document"_s, u"/nowhere/x"_s));
    QCOMPARE(page.cases()->problem(), QString{});
    page.tabs()->setCurrentWidget(page.cases());
    QVERIFY(!page.cases()->problem().isEmpty());
}

void ProjectPageTest::planWithoutSupply_isMissed()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    page.plans()->layers().removeRowsAt({0});
    QTRY_VERIFY(page.missing().contains(u"Cloud"_s));
    desk.session.undoStack().undo();
    QTRY_COMPARE(page.missing(), QString{});
}

void ProjectPageTest::snapshot_isReportedAtThePricesOfThen()
{
    const QTemporaryDir folder;
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.texts = {u"for the board"_s};
    page.snapshots()->take();
    Quote dearer = desk.session.dossier()->quotes.front();
    dearer.revisions.front().lines.front().price = Decimal::fromText(u"9.99").value();
    QVERIFY(storeValue<Quote>(
        desk.session, desk.prompts, u"Dearer"_s, desk.session.dossier()->quotes.front(), dearer));
    page.snapshots()->view()->selectRow(0);
    const QString path = folder.filePath(u"s.pdf"_s);
    desk.prompts.filesToSave = {path};
    QSignalSpy made{page.snapshots(), &SnapshotsView::reportMade};
    page.snapshots()->saveReportOfChosen();
    QVERIFY(made.wait(20'000));
    const QString text = testing::pdfText(path);
    QVERIFY2(!text.isEmpty(), "pdftotext (poppler-utils) finds no text");
    QVERIFY(text.contains(u"for the board"));
    // 8 GPUs × 12 × 730 h × 6.88 US$; at 9.99 it would be 700,099.20.
    QVERIFY(text.contains(u"482,150.40"));
    QVERIFY(!text.contains(u"700,099.20"));
}

void ProjectPageTest::snapshot_keepsMovedSlidersAsACase()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    QTRY_VERIFY(desk.whatIf.saved() != nullptr);
    desk.whatIf.setGpus(16);
    desk.prompts.texts = {u"twice"_s};
    page.snapshots()->take();
    page.snapshots()->view()->selectRow(0);
    page.snapshots()->openChosen();
    QCOMPARE(desk.project().cases.size(), size_t{1});
    QCOMPARE(desk.session.shownCase(), desk.project().cases.front().id);
    // 16 GPUs × 12 × 730 h × 6.88 US$.
    QTRY_VERIFY(desk.whatIf.saved() != nullptr && desk.whatIf.saved()->peakGpus == 16);
    QCOMPARE(desk.whatIf.saved()->plans.front().total, 96'430'080);
}

void ProjectPageTest::snapshot_opensAsAProjectAsItWas()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.texts = {u"for the board"_s};
    page.snapshots()->take();
    QCOMPARE(page.snapshots()->snapshots().size(), size_t{1});
    QCOMPARE(page.snapshots()->snapshots().front().takenAt, desk.clock.now());
    page.plans()->plans().removeRowsAt({0});
    QVERIFY(desk.project().plans.empty());
    page.snapshots()->view()->selectRow(0);
    page.snapshots()->openChosen();
    QCOMPARE(desk.project().plans.size(), size_t{1});
    QVERIFY(desk.project().name.en.contains(u"for the board"_s));
    QVERIFY(desk.project().id != ProjectId{u"small"_s});
    QCOMPARE(desk.session.dossier()->quotes, aSmallDossier().quotes);
}

void ProjectPageTest::snapshot_isSavedAsADocument()
{
    const QTemporaryDir folder;
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.texts = {u"s"_s};
    page.snapshots()->take();
    page.snapshots()->view()->selectRow(0);
    desk.prompts.filesToSave = {folder.filePath(u"s.json"_s), folder.filePath(u"no/such/s.json"_s)};
    page.snapshots()->exportChosen();
    QFile file{folder.filePath(u"s.json"_s)};
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Small project"));
    page.snapshots()->exportChosen();
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::FileUnwritable);
}

void ProjectPageTest::snapshot_isDeletedAndComesBack()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.texts = {u"s"_s};
    page.snapshots()->take();
    page.snapshots()->view()->selectRow(0);
    page.snapshots()->deleteChosen();
    QVERIFY(page.snapshots()->snapshots().empty());
    desk.session.undoStack().undo();
    QCOMPARE(page.snapshots()->snapshots().size(), size_t{1});
}

void ProjectPageTest::changes_areListed()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    page.plans()->plans().addRow(-1);
    QVERIFY(!page.changeLog()->entries().empty());
    QCOMPARE(page.changeLog()->entries().front().action, u"Add a row to the plans"_s);
}

void ProjectPageTest::project_isDuplicatedAndDeleted()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    auto *projects = page.projects();
    projects->view()->selectRow(0);
    projects->duplicateChosen();
    QCOMPARE(projects->projects().size(), size_t{2});
    QVERIFY(desk.project().id != ProjectId{u"small"_s});
    QCOMPARE(desk.session.dossier()->quotes, aSmallDossier().quotes);
    for (int row = 0; row < 2; ++row) {
        if (projects->projects().at(static_cast<size_t>(row)).id == desk.project().id)
            projects->view()->selectRow(row);
    }
    projects->deleteChosen();
    QCOMPARE(projects->projects().size(), size_t{2});
    desk.prompts.choices = {0};
    projects->deleteChosen();
    QCOMPARE(projects->projects().size(), size_t{1});
    QVERIFY(!desk.session.dossier());
}

void ProjectPageTest::project_isRenamed()
{
    PageDesk desk;
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    auto *name = qobject_cast<QLineEdit *>(page.head()->box(0));
    name->setText(u"Platform"_s);
    Q_EMIT name->editingFinished();
    QCOMPARE(desk.project().name.en, u"Platform"_s);
    QCOMPARE(page.projects()->projects().front().name.en, u"Platform"_s);
}

void ProjectPageTest::sample_opens()
{
    PageDesk desk{PageDesk::Project::None};
    const ProjectPage page{desk.session, desk.prompts, desk.whatIf, desk.imports};
    desk.prompts.choices = {0, 0};
    page.projects()->openSample();
    QVERIFY(desk.session.dossier());
    QVERIFY(desk.project().plans.size() >= 3);
    page.projects()->openSample();
    QCOMPARE(page.projects()->projects().size(), size_t{1});
}

QTEST_MAIN(ProjectPageTest)
#include "tst_project_page.moc"
