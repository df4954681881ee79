#include "full_dossier.h"
#include "temporary_workspace.h"

#include "db/vendor_repository.h"

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::db;

class WorkspaceCopyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_temporary.emplace();
        m_workspace = m_temporary->open();
        QVERIFY(committed(*m_workspace, [this](Transaction &transaction) {
            return m_workspace->vendors().save(transaction, aVendor(), kNotStored);
        }));
        m_target = m_temporary->folder.filePath(u"copy.steelyard"_s);
    }

    void cleanup() { m_workspace.reset(); }

    void copy_isAWholeWorkspace()
    {
        QVERIFY(m_workspace->saveCopyAs(m_target));
        QVERIFY(!QFile::exists(m_target + u"-wal"_s));
        const auto copy = openTarget();
        QCOMPARE(copy->vendors().list()->front().value, aVendor());
    }

    void copyOverAFile_replacesIt()
    {
        QVERIFY(m_workspace->saveCopyAs(m_target));
        QVERIFY(m_workspace->saveCopyAs(m_target));
        QCOMPARE(openTarget()->outcome(), OpenOutcome::Current);
    }

    void copyWhileAnotherWrites_holdsWhatIsCommitted()
    {
        const auto other = m_temporary->open();
        const auto transaction = other->begin(u"Write"_s);
        QVERIFY(transaction);
        QVERIFY(m_workspace->saveCopyAs(m_target));
        QCOMPARE(openTarget()->vendors().list()->size(), 1U);
    }

    void copyIntoMissingFolder_isUnwritable()
    {
        const auto path = m_temporary->folder.filePath(u"missing/copy.steelyard"_s);
        QCOMPARE(codeOf(m_workspace->saveCopyAs(path)), ErrorCode::FileUnwritable);
    }

    void failedCopy_leavesTheTarget()
    {
        // A folder can't be replaced by a file.
        QVERIFY(QDir{}.mkpath(m_target + u"/inside"_s));
        QCOMPARE(codeOf(m_workspace->saveCopyAs(m_target)), ErrorCode::FileUnwritable);
        QVERIFY(QDir{m_target + u"/inside"_s}.exists());
        const auto left = QDir{m_temporary->folder.path()}.entryList({u"*.part"_s});
        QCOMPARE(left, QStringList{});
    }

    void copyOntoItself_isRefused()
    {
        QCOMPARE(codeOf(m_workspace->saveCopyAs(m_temporary->path)), ErrorCode::FileUnwritable);
        QCOMPARE(m_workspace->vendors().list()->size(), 1U);
    }

    void copyOntoAnOpenWorkspace_isRefused()
    {
        QVERIFY(m_workspace->saveCopyAs(m_target));
        const auto open = openTarget();
        QCOMPARE(codeOf(m_workspace->saveCopyAs(m_target)), ErrorCode::FileUnwritable);
    }

private:
    [[nodiscard]] std::unique_ptr<Workspace> openTarget() const
    {
        return Workspace::open(m_target, Workspace::IfMissing::Fail, m_temporary->clock).value();
    }

    std::optional<TemporaryWorkspace> m_temporary;
    std::unique_ptr<Workspace> m_workspace;
    QString m_target;
};

QTEST_GUILESS_MAIN(WorkspaceCopyTest)
#include "tst_workspace_copy.moc"
