#include "tests/support/page_desk.h"

#include "app/opened_file.h"
#include "db/change_log_repository.h"
#include "db/project_repository.h"
#include "db/transaction.h"
#include "db/vendor_repository.h"
#include "model/exchange/project_document.h"
#include "ui/commands/store_project.h"
#include "ui/desk/sample_projects.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// A session with the small project, and a folder for files.
struct OpeningDesk : PageDesk
{
    QString write(const Dossier &dossier) const
    {
        QFile file{folder.filePath(u"project.json"_s)};
        const QByteArray document = exchange::writeProjectDocument(dossier);
        if (!file.open(QIODevice::WriteOnly) || file.write(document) != document.size())
            qFatal("the test's file can't be written");
        return file.fileName();
    }

    void open(const Dossier &dossier) { app::openDocument(write(dossier), session, prompts); }

    void changeVendor()
    {
        auto &vendors = session.workspace().vendors();
        const auto stored = vendors.list()->front();
        Vendor changed = stored.value;
        changed.contact = u"new desk"_s;
        const auto transaction = session.workspace().begin(u"Edit vendor"_s);
        if (!vendors.save(**transaction, changed, stored.version) || !(*transaction)->commit())
            qFatal("the test's vendor can't be stored");
    }

    [[nodiscard]] QString contact()
    {
        return session.workspace().vendors().list()->front().value.contact;
    }

    QTemporaryDir folder;
};

Dossier withId(const QString &id)
{
    auto dossier = aSmallDossier();
    dossier.project.id = ProjectId{id};
    return dossier;
}

} // namespace

class OpenedFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameProject_opensWithoutAQuestion()
    {
        OpeningDesk desk;
        desk.session.closeProject();
        desk.open(aSmallDossier());
        QVERIFY(desk.prompts.questions.isEmpty());
        QVERIFY(desk.prompts.errors.empty());
        QCOMPARE(desk.project().id, ProjectId{u"small"_s});
        QCOMPARE(desk.session.workspace().projects().list()->size(), size_t{1});
    }

    void sample_opensWithoutAQuestionOnEveryStart()
    {
        OpeningDesk desk;
        const auto sample = desk::readSample(desk::sampleProjects().front()).value();
        for (int start = 0; start < 3; ++start)
            desk.open(sample);
        QVERIFY(desk.prompts.questions.isEmpty());
        QCOMPARE(desk.project().id, sample.project.id);
    }

    void differingProject_isAskedAboutByKindAndName()
    {
        OpeningDesk desk;
        auto changed = aSmallDossier();
        changed.project.horizonMonths += 12;
        desk.open(changed);
        QCOMPARE(desk.prompts.questions.size(), 1);
        QVERIFY(desk.prompts.questions.front().contains(u"project \"Small project\""_s));
        // Turned away: the stored one stays.
        QCOMPARE(desk.project().horizonMonths, aSmallDossier().project.horizonMonths);
    }

    void changedVendor_keepsANewDocumentNotOut()
    {
        OpeningDesk desk;
        desk.changeVendor();
        desk.open(withId(u"other"_s));
        QVERIFY(desk.prompts.errors.empty());
        QCOMPARE(desk.project().id, ProjectId{u"other"_s});
        QCOMPARE(desk.contact(), u"new desk"_s);
        QCOMPARE(desk.prompts.messages.size(), 1);
        QVERIFY(desk.prompts.messages.front().contains(u"AWS"_s));
    }

    void changedVendor_keepsNoSampleOrSnapshotOut()
    {
        OpeningDesk desk;
        desk.changeVendor();
        QVERIFY(addProject(desk.session, desk.prompts, u"Open snapshot"_s, withId(u"frozen"_s)));
        QVERIFY(desk.prompts.errors.empty());
        QCOMPARE(desk.contact(), u"new desk"_s);
    }

    void snapshot_keepsItsOwnFigures()
    {
        OpeningDesk desk;
        auto frozen = withId(u"frozen"_s);
        frozen.quotes.front().revisions.front().lines.front().server = u"NVIDIA DGX H100"_s;
        // As if the catalogue had said 9 kW when the snapshot was taken.
        frozen.servers = {{.id = ServerId{u"nvidia-dgx-h100"_s},
                           .name = u"NVIDIA DGX H100"_s,
                           .gpuCount = 8,
                           .maximumPowerW = 9'000.0}};
        QVERIFY(addProject(desk.session, desk.prompts, u"Open snapshot"_s, frozen));
        QCOMPARE(desk.session.dossier()->servers.front().maximumPowerW, 9'000.0);
    }

    void replacedProject_isLoggedWithOldAndNew()
    {
        OpeningDesk desk;
        auto changed = aSmallDossier();
        changed.project.horizonMonths = 24;
        desk.prompts.choices = {1};
        desk.open(changed);
        QCOMPARE(desk.project().horizonMonths, 24);
        const auto entry = desk.session.workspace().changeLog().list({}, 1)->front();
        QCOMPARE(entry.before, uR"({"horizon_months":"12"})"_s);
        QCOMPARE(entry.after, uR"({"horizon_months":"24"})"_s);
    }
};

QTEST_MAIN(OpenedFileTest)
#include "tst_opened_file.moc"
