#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/catalog_repository.h"
#include "db/project_repository.h"
#include "db/quote_repository.h"
#include "db/snapshot_repository.h"
#include "db/vendor_repository.h"

#include <QSignalSpy>

using namespace steelyard;
using namespace steelyard::db;

/// Two windows on one file.
class ForeignChangesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_temporary.emplace();
        m_mine = m_temporary->open();
        QVERIFY(committed(*m_mine, [this](Transaction &transaction) {
            return m_mine->projects().importDossier(
                transaction, aFullDossier(), ProjectRepository::IfKnown::Refuse);
        }));
        m_theirs = m_temporary->open();
        m_mine->noticeForeignChanges();
    }

    void cleanup()
    {
        m_theirs.reset();
        m_mine.reset();
    }

    void changedProject_isAnnounced()
    {
        const QSignalSpy changed{&m_mine->changes(), &ChangeNotifier::projectChanged};
        const QSignalSpy vendors{&m_mine->changes(), &ChangeNotifier::vendorsChanged};
        QVERIFY(changeTheirs());
        QCOMPARE(changed.size(), 0);
        m_mine->noticeForeignChanges();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().value<ProjectId>(), aProject().id);
        QCOMPARE(vendors.size(), 0);
    }

    void announced_isSaidOnce()
    {
        const QSignalSpy changed{&m_mine->changes(), &ChangeNotifier::projectChanged};
        QVERIFY(changeTheirs());
        m_mine->noticeForeignChanges();
        m_mine->noticeForeignChanges();
        QCOMPARE(changed.size(), 1);
    }

    void ownChange_isNotForeign()
    {
        const QSignalSpy changed{&m_mine->changes(), &ChangeNotifier::projectChanged};
        QVERIFY(change(*m_mine));
        QCOMPARE(changed.size(), 1);
        QVERIFY(committed(*m_theirs, [this](Transaction &transaction) {
            return m_theirs->vendors().save(transaction, {.id = VendorId{u"new"_s}}, kNotStored);
        }));
        m_mine->noticeForeignChanges();
        QCOMPARE(changed.size(), 1);
    }

    void conflict_isRefused()
    {
        const auto mine = m_mine->projects().load(aProject().id).value();
        QVERIFY(changeTheirs());
        auto edited = mine.value;
        edited.notes = u"mine"_s;
        const auto saved = committed(*m_mine, [&](Transaction &transaction) {
            return m_mine->projects().save(transaction, edited, mine.version);
        });
        QCOMPARE(codeOf(saved), ErrorCode::ChangedElsewhere);
        QCOMPARE(m_mine->projects().load(aProject().id)->value.notes, u"theirs"_s);
    }

    void everyKind_hasItsSignal()
    {
        const QSignalSpy vendors{&m_mine->changes(), &ChangeNotifier::vendorsChanged};
        const QSignalSpy catalog{&m_mine->changes(), &ChangeNotifier::catalogChanged};
        const QSignalSpy quotes{&m_mine->changes(), &ChangeNotifier::quotesChanged};
        const QSignalSpy snapshots{&m_mine->changes(), &ChangeNotifier::snapshotsChanged};
        QVERIFY(committed(*m_theirs, [this](Transaction &transaction) {
            return m_theirs->vendors().save(transaction, {.id = VendorId{u"new"_s}}, kNotStored);
        }));
        QVERIFY(committed(*m_theirs, [this](Transaction &transaction) {
            return m_theirs->catalog().save(
                transaction, GpuModel{.id = GpuModelId{u"new"_s}}, kNotStored);
        }));
        QVERIFY(committed(*m_theirs, [this](Transaction &transaction) {
            return m_theirs->quotes().save(transaction,
                                           aProject().id,
                                           {.id = QuoteId{u"new"_s}, .revisions = {{}}},
                                           kNotStored);
        }));
        QVERIFY(committed(*m_theirs, [this](Transaction &transaction) {
            return m_theirs->snapshots().add(
                transaction, aProject().id, {.id = SnapshotId{u"new"_s}});
        }));
        m_mine->noticeForeignChanges();
        QCOMPARE(vendors.size(), 1);
        QCOMPARE(catalog.size(), 1);
        QCOMPARE(quotes.size(), 1);
        QCOMPARE(snapshots.size(), 1);
    }

    void importedDocument_isAnnouncedWhole()
    {
        const QSignalSpy listed{&m_mine->changes(), &ChangeNotifier::projectsChanged};
        const QSignalSpy quotes{&m_mine->changes(), &ChangeNotifier::quotesChanged};
        QVERIFY(committed(*m_theirs, [this](Transaction &transaction) {
            return m_theirs->projects().importDossier(
                transaction, aFullDossier(), ProjectRepository::IfKnown::Replace);
        }));
        m_mine->noticeForeignChanges();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(quotes.size(), 1);
    }

private:
    static Result<RowVersion> change(Workspace &workspace)
    {
        auto stored = workspace.projects().load(aProject().id).value();
        stored.value.notes = u"theirs"_s;
        return committed(workspace, [&](Transaction &transaction) {
            return workspace.projects().save(transaction, stored.value, stored.version);
        });
    }

    Result<RowVersion> changeTheirs() { return change(*m_theirs); }

    std::optional<TemporaryWorkspace> m_temporary;
    std::unique_ptr<Workspace> m_mine;
    std::unique_ptr<Workspace> m_theirs;
};

QTEST_GUILESS_MAIN(ForeignChangesTest)
#include "tst_foreign_changes.moc"
