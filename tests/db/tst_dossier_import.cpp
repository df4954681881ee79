#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/change_log_repository.h"
#include "db/project_repository.h"
#include "db/quote_repository.h"
#include "db/snapshot_repository.h"
#include "db/vendor_repository.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace steelyard;
using namespace steelyard::db;
using IfKnown = ProjectRepository::IfKnown;

class DossierImportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_workspace = Workspace::inMemory(m_clock).value(); }

    void everything_isLoadedAsImported()
    {
        QCOMPARE(import(aFullDossier(), IfKnown::Refuse).value(), aProject().id);
        const auto loaded = m_workspace->projects().loadDossier(aProject().id).value();
        QCOMPARE(loaded.project, aFullDossier().project);
        QCOMPARE(loaded.vendors, aFullDossier().vendors);
        QCOMPARE(loaded.quotes, aFullDossier().quotes);
        QCOMPARE(loaded.accelerators, aFullDossier().accelerators);
        QCOMPARE(loaded.servers, aFullDossier().servers);
        QCOMPARE(loaded.offers, aFullDossier().offers);
        QCOMPARE(loaded.snapshots, aFullDossier().snapshots);
        QCOMPARE(loaded.changeLog, aFullDossier().changeLog);
        QCOMPARE(loaded.attachments, aFullDossier().attachments);
    }

    void evaluation_needsNoArchive()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        auto expected = aFullDossier();
        expected.snapshots.clear();
        expected.changeLog.clear();
        expected.attachments.clear();
        QVERIFY(m_workspace->projects().loadForEvaluation(aProject().id).value() == expected);
    }

    void importItself_isLogged()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto entry = m_workspace->changeLog().list({}, 1)->front();
        QCOMPARE(entry.kind, u"import"_s);
        QCOMPARE(entry.subject, u"p1"_s);
    }

    void knownProject_isRefused()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto again = import(aFullDossier(), IfKnown::Refuse);
        QCOMPARE(codeOf(again), ErrorCode::ProjectExists);
        QCOMPARE(again.error().arguments, QStringList({u"Platform team"_s, u"p1"_s}));
    }

    void replacing_leavesTheDocumentsState()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        auto changed = aFullDossier();
        changed.project.notes = u"second"_s;
        changed.quotes.front().revisions.pop_back();
        changed.vendors.back().notes = u"moved"_s;
        changed.snapshots.pop_back();
        changed.changeLog.pop_back();
        QCOMPARE(import(changed, IfKnown::Replace).value(), aProject().id);
        QVERIFY(m_workspace->projects().loadDossier(aProject().id).value() == changed);
        QCOMPARE(m_workspace->projects().list()->size(), 1U);
    }

    void replacing_losesNoEntryOfTheWorkspacesLog()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        auto changed = aFullDossier();
        changed.changeLog.clear();
        QVERIFY(import(changed, IfKnown::Replace));
        // Two of the document, two imports.
        QCOMPARE(m_workspace->changeLog().list({}, 100)->size(), 4U);
    }

    void replacing_refusesWindowsThatHoldTheOldState()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto old = m_workspace->projects().load(aProject().id).value();
        QVERIFY(import(aFullDossier(), IfKnown::Replace));
        auto edited = old.value;
        edited.notes = u"from another window"_s;
        const auto saved = committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->projects().save(transaction, edited, old.version);
        });
        QCOMPARE(codeOf(saved), ErrorCode::ChangedElsewhere);
    }

    void copying_makesAProjectOfItsOwn()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto copy = import(aFullDossier(), IfKnown::Copy).value();
        QVERIFY(copy != aProject().id);
        auto expected = aFullDossier();
        expected.project.id = copy;
        const auto loaded = m_workspace->projects().loadDossier(copy).value();
        // Its name is that of a shipped row, so each of the two projects has one of its own.
        QVERIFY(loaded.accelerators.back().id != expected.accelerators.back().id);
        expected.accelerators.back().id = loaded.accelerators.back().id;
        QVERIFY(loaded == expected);
        QVERIFY(m_workspace->projects().loadDossier(aProject().id).value() == aFullDossier());
    }

    void copyingUnknownProject_keepsItsId()
    {
        QCOMPARE(import(aFullDossier(), IfKnown::Copy).value(), aProject().id);
    }

    void sameVendor_isShared()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        auto other = aFullDossier();
        other.project.id = ProjectId{u"p2"_s};
        QVERIFY(import(other, IfKnown::Refuse));
        QCOMPARE(m_workspace->vendors().list()->size(), other.vendors.size());
    }

    void differingVendor_ofANewProjectStaysTheWorkspaces()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto id = import(withOtherVendor(), IfKnown::Refuse).value();
        QCOMPARE(m_workspace->vendors().load(aVendor().id)->value, aVendor());
        QCOMPARE(m_workspace->projects().loadDossier(id)->vendors.back(), aVendor());
    }

    void differingVendor_isToldOf()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto &projects = m_workspace->projects();
        auto same = aFullDossier();
        same.accelerators.clear(); // which it names like shipped ones
        QVERIFY(projects.differences(same, IfKnown::Refuse)->empty());
        const auto ruleFor = [&projects](IfKnown ifKnown) {
            return projects.differences(withOtherVendor(), ifKnown)->front().rule;
        };
        QCOMPARE(ruleFor(IfKnown::Refuse), FindingRule::VendorKept);
        QCOMPARE(ruleFor(IfKnown::Replace), FindingRule::VendorReplaced);
        QCOMPARE(ruleFor(IfKnown::Copy), FindingRule::VendorCopied);
        QVERIFY(projects.differences(withOtherVendor(), IfKnown::Refuse)->front().arguments
                == std::vector<FindingArgument>{aVendor().name});
    }

    void replacedVendor_isLoggedWithOldAndNew()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        QVERIFY(import(withOtherVendor(), IfKnown::Replace));
        const auto entries = m_workspace->changeLog().list({}, 100).value();
        const auto entry = std::ranges::find(entries, u"vendor"_s, &ChangeLogEntry::kind);
        QVERIFY(entry != entries.end());
        QCOMPARE(entry->subject, aVendor().id.text());
        QCOMPARE(entry->before, uR"({"notes":"answers within a day"})"_s);
        QCOMPARE(entry->after, uR"({"notes":"another"})"_s);
    }

    void replacedProject_isLoggedWithOldAndNew()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        auto changed = aFullDossier();
        changed.project.horizonMonths = 24;
        changed.quotes.front().revisions.back().lines.front().price = decimal("0.99");
        changed.snapshots.pop_back();
        QVERIFY(import(changed, IfKnown::Replace));
        const auto entry = m_workspace->changeLog().list({}, 1)->front();
        QCOMPARE(entry.kind, u"import"_s);
        const auto before = QJsonDocument::fromJson(entry.before.toUtf8()).object();
        const auto after = QJsonDocument::fromJson(entry.after.toUtf8()).object();
        QCOMPARE(before[u"horizon_months"_s].toString(), u"36"_s);
        QCOMPARE(after[u"horizon_months"_s].toString(), u"24"_s);
        const auto price = u"quotes/q2/revisions/3/lines/full/price"_s;
        QCOMPARE(before[price].toString(), u"0.134195"_s);
        QCOMPARE(after[price].toString(), u"0.99"_s);
        const auto snapshot = u"snapshots/%1/name"_s.arg(aFullDossier().snapshots.back().id.text());
        QVERIFY(before.contains(snapshot));
        QVERIFY(!after.contains(snapshot));
    }

    void differingVendor_isCopiedUnderANewId()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto id = import(withOtherVendor(), IfKnown::Copy).value();
        const auto copy = m_workspace->projects().loadDossier(id).value();
        QCOMPARE(copy.vendors.back().notes, u"another"_s);
        QVERIFY(copy.vendors.back().id != aVendor().id);
        QCOMPARE(copy.quotes.front().vendor, copy.vendors.back().id);
        QCOMPARE(m_workspace->vendors().load(aVendor().id)->value, aVendor());
    }

    void danglingReference_storesNothing()
    {
        auto dossier = aFullDossier();
        dossier.quotes.pop_back();
        const auto refused = import(dossier, IfKnown::Refuse);
        QCOMPARE(codeOf(refused), ErrorCode::NotFound);
        // What is missing, not the table in which it is.
        QCOMPARE(refused.error().arguments, QStringList{u"q1"_s});
        QVERIFY(m_workspace->projects().list()->empty());
        QVERIFY(m_workspace->vendors().list()->empty());
    }

    void snapshots_areListedNewestFirst()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const Snapshot newest{.id = SnapshotId{u"s3"_s},
                              .name = u"Now"_s,
                              .takenAt = m_clock.now(),
                              .document = u"{}"_s};
        QVERIFY(committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->snapshots().add(transaction, aProject().id, newest);
        }));
        const auto snapshots = m_workspace->snapshots().list(aProject().id).value();
        QCOMPARE(snapshots.front(), newest);
        QCOMPARE(snapshots.back().id, SnapshotId{u"s1"_s});
    }

    void removedSnapshot_isGone()
    {
        QVERIFY(import(aFullDossier(), IfKnown::Refuse));
        const auto remove = [this](Transaction &transaction) {
            return m_workspace->snapshots().remove(transaction, aProject().id, SnapshotId{u"s1"_s});
        };
        QVERIFY(committed(*m_workspace, remove));
        QCOMPARE(m_workspace->snapshots().list(aProject().id)->size(), 1U);
        QCOMPARE(codeOf(committed(*m_workspace, remove)), ErrorCode::NotFound);
    }

private:
    Result<ProjectId> import(const Dossier &dossier, IfKnown ifKnown)
    {
        return committed(*m_workspace, [&](Transaction &transaction) {
            return m_workspace->projects().importDossier(transaction, dossier, ifKnown);
        });
    }

    [[nodiscard]] static Dossier withOtherVendor()
    {
        auto dossier = aFullDossier();
        dossier.project.id = ProjectId{u"p2"_s};
        dossier.vendors.back().notes = u"another"_s;
        return dossier;
    }

    StoppedClock m_clock;
    std::unique_ptr<Workspace> m_workspace;
};

QTEST_GUILESS_MAIN(DossierImportTest)
#include "tst_dossier_import.moc"
