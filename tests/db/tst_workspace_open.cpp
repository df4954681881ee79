#include "temporary_workspace.h"

#include "db/catalog_repository.h"
#include "db/migrator.h"
#include "db/project_repository.h"
#include "db/statement.h"
#include "db/vendor_repository.h"

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::db;

namespace {

void write(const QString &path, const QByteArray &content)
{
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

void runOn(const QString &path, const QStringList &statements)
{
    const auto connection =
        Connection::open(path, FileAccess::ReadWrite, TemporaryWorkspace::kPatience);
    for (const auto &statement : statements)
        QVERIFY((*connection)->execute(statement));
}

// The superuser may write everywhere, so a test of permissions has to be somebody else meanwhile.
class AsOrdinaryUser final
{
public:
    AsOrdinaryUser()
    {
        if (m_isSuperuser && setresuid(kNobody, kNobody, 0) != 0)
            qFatal("setresuid failed");
    }
    ~AsOrdinaryUser()
    {
        if (m_isSuperuser && setresuid(0, 0, 0) != 0)
            qFatal("setresuid failed");
    }
    Q_DISABLE_COPY_MOVE(AsOrdinaryUser)

private:
    static constexpr uid_t kNobody = 65534;
    bool m_isSuperuser = geteuid() == 0;
};

constexpr auto kReadOnlyFolder = QFileDevice::ReadOwner | QFileDevice::ExeOwner
    | QFileDevice::ReadGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther
    | QFileDevice::ExeOther;
constexpr auto kReadOnlyFile =
    QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;

} // namespace

class WorkspaceOpenTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingFile_isCreated()
    {
        const TemporaryWorkspace temporary;
        const auto workspace = temporary.open();
        QCOMPARE(workspace->outcome(), OpenOutcome::Created);
        QCOMPARE(workspace->path(), temporary.path);
        QVERIFY(!workspace->isReadOnly());
    }

    void missingFolder_isCreatedToo()
    {
        TemporaryWorkspace temporary;
        temporary.path = temporary.folder.filePath(u"a/b/offers.steelyard"_s);
        QCOMPARE(temporary.open()->outcome(), OpenOutcome::Created);
    }

    void missingFile_isNotFoundWhenItMustExist()
    {
        const TemporaryWorkspace temporary;
        QCOMPARE(codeOf(temporary.tryOpen(Workspace::IfMissing::Fail)), ErrorCode::FileNotFound);
        QVERIFY(!QFile::exists(temporary.path));
    }

    void currentFile_needsNothing()
    {
        const TemporaryWorkspace temporary;
        QVERIFY(temporary.open());
        const auto workspace = temporary.tryOpen(Workspace::IfMissing::Fail);
        QCOMPARE((*workspace)->outcome(), OpenOutcome::Current);
    }

    void pathWithOddCharacters_isOpened()
    {
        TemporaryWorkspace temporary;
        temporary.path = temporary.folder.filePath(u"报价 100%?#.steelyard"_s);
        QVERIFY(temporary.open());
        QCOMPARE(temporary.open()->outcome(), OpenOutcome::Current);
    }

    void olderFile_isMigrated()
    {
        const TemporaryWorkspace temporary;
        {
            auto migrations = embeddedMigrations();
            migrations.resize(1);
            const auto connection = Connection::open(
                temporary.path, FileAccess::ReadWrite, TemporaryWorkspace::kPatience);
            QVERIFY(migrate(**connection, migrations));
        }
        const auto workspace = temporary.open();
        QCOMPARE(workspace->outcome(), OpenOutcome::Migrated);
        QVERIFY(QFile::exists(temporary.path + u".v1.backup"_s));
        QVERIFY(!workspace->catalog().accelerators()->empty());
    }

    void newerFile_isRefusedWithItsVersion()
    {
        const TemporaryWorkspace temporary;
        QVERIFY(temporary.open());
        runOn(temporary.path, {u"PRAGMA user_version = 99"_s});
        const auto before = contentOf(temporary.path);
        const auto workspace = temporary.tryOpen();
        QCOMPARE(codeOf(workspace), ErrorCode::WorkspaceTooNew);
        const auto newest = QString::number(embeddedMigrations().size());
        QCOMPARE(workspace.error().arguments, QStringList({u"99"_s, newest}));
        QCOMPARE(contentOf(temporary.path), before);
    }

    void textFile_isNoDatabase()
    {
        const TemporaryWorkspace temporary;
        write(temporary.path, "InstanceType,Price,Region\n");
        const auto workspace = temporary.tryOpen();
        QCOMPARE(codeOf(workspace), ErrorCode::NotADatabase);
        QCOMPARE(workspace.error().where, temporary.path);
        QCOMPARE(contentOf(temporary.path), QByteArray{"InstanceType,Price,Region\n"});
    }

    void emptyFile_becomesAWorkspaceOnlyWhenAskedTo()
    {
        const TemporaryWorkspace temporary;
        write(temporary.path, {});
        QCOMPARE(codeOf(temporary.tryOpen(Workspace::IfMissing::Fail)), ErrorCode::NotADatabase);
        QCOMPARE(temporary.open()->outcome(), OpenOutcome::Created);
    }

    void otherProgramsDatabase_isLeftAlone()
    {
        const TemporaryWorkspace temporary;
        runOn(temporary.path, {u"CREATE TABLE bookmark (url TEXT)"_s});
        const auto before = contentOf(temporary.path);
        QCOMPARE(codeOf(temporary.tryOpen()), ErrorCode::NotAWorkspace);
        QCOMPARE(contentOf(temporary.path), before);
    }

    void folder_isNoFile()
    {
        TemporaryWorkspace temporary;
        temporary.path = temporary.folder.path();
        QCOMPARE(codeOf(temporary.tryOpen()), ErrorCode::FileUnreadable);
    }

    void damagedFile_isToldSo()
    {
        const TemporaryWorkspace temporary;
        QVERIFY(temporary.open());
        auto content = contentOf(temporary.path);
        constexpr qsizetype kHeaderSize = 100;
        std::fill(content.begin() + kHeaderSize, content.end(), '\x5a');
        write(temporary.path, content);
        QCOMPARE(codeOf(temporary.tryOpen()), ErrorCode::DatabaseDamaged);
    }

    void readOnlyFolder_opensForReading()
    {
        const TemporaryWorkspace temporary;
        QVERIFY(temporary.open());
        QFile::setPermissions(temporary.path, kReadOnlyFile);
        QFile::setPermissions(temporary.folder.path(), kReadOnlyFolder);
        const auto restored = qScopeGuard([&temporary] {
            QFile::setPermissions(temporary.folder.path(),
                                  kReadOnlyFolder | QFileDevice::WriteOwner);
        });
        const AsOrdinaryUser ordinary;
        const auto workspace = temporary.tryOpen();
        QVERIFY2(workspace, workspace ? "" : qPrintable(workspace.error().detail));
        QCOMPARE((*workspace)->outcome(), OpenOutcome::ReadOnly);
        QVERIFY((*workspace)->isReadOnly());
        QVERIFY(!(*workspace)->catalog().accelerators()->empty());
        QCOMPARE(codeOf((*workspace)->begin(u"Write"_s)), ErrorCode::WorkspaceReadOnly);
    }

    void readOnlyFolder_showsWhatTheLogHolds()
    {
        const TemporaryWorkspace temporary;
        const auto writer = temporary.open();
        const Vendor vendor{.id = VendorId{u"v"_s}, .name = {.en = u"Northwind"_s}};
        QVERIFY(committed(*writer, [&](Transaction &transaction) {
            return writer->vendors().save(transaction, vendor, kNotStored);
        }));
        // The writer is still open, so its change lies in the write-ahead log.
        QVERIFY(QFileInfo{temporary.path + u"-wal"_s}.size() > 0);
        for (const auto &suffix : {QString{}, u"-wal"_s, u"-shm"_s})
            QFile::setPermissions(temporary.path + suffix, kReadOnlyFile);
        QFile::setPermissions(temporary.folder.path(), kReadOnlyFolder);
        const auto restored = qScopeGuard([&temporary] {
            QFile::setPermissions(temporary.folder.path(),
                                  kReadOnlyFolder | QFileDevice::WriteOwner);
        });
        const AsOrdinaryUser ordinary;
        const auto reader = temporary.tryOpen();
        QVERIFY2(reader, reader ? "" : qPrintable(reader.error().detail));
        QVERIFY((*reader)->isReadOnly());
        QCOMPARE((*reader)->path(), temporary.path);
        QCOMPARE((*reader)->vendors().load(vendor.id)->value, vendor);
    }

    void renewedCatalogue_isTold()
    {
        const TemporaryWorkspace temporary;
        QVERIFY(!temporary.open()->hasRenewedCatalog());
        QVERIFY(!temporary.open()->hasRenewedCatalog());
        runOn(temporary.path, {u"UPDATE meta SET value = 'older' WHERE key = 'catalog_edition'"_s});
        QVERIFY(temporary.open()->hasRenewedCatalog());
    }

    void newFileInReadOnlyFolder_isUnwritable()
    {
        const TemporaryWorkspace temporary;
        QFile::setPermissions(temporary.folder.path(), kReadOnlyFolder);
        const auto restored = qScopeGuard([&temporary] {
            QFile::setPermissions(temporary.folder.path(),
                                  kReadOnlyFolder | QFileDevice::WriteOwner);
        });
        const AsOrdinaryUser ordinary;
        QCOMPARE(codeOf(temporary.tryOpen()), ErrorCode::FileUnwritable);
    }

    void fileBeingWritten_isBusy()
    {
        const TemporaryWorkspace temporary;
        const auto writer = temporary.open();
        const auto other = temporary.open();
        const auto transaction = writer->begin(u"First"_s);
        QVERIFY(transaction);
        QCOMPARE(codeOf(other->begin(u"Second"_s)), ErrorCode::WorkspaceBusy);
    }

    void fileBeingMigrated_isBusy()
    {
        const TemporaryWorkspace temporary;
        const auto writer =
            Connection::open(temporary.path, FileAccess::ReadWrite, TemporaryWorkspace::kPatience);
        QVERIFY((*writer)->execute(u"BEGIN IMMEDIATE"_s));
        QCOMPARE(codeOf(temporary.tryOpen()), ErrorCode::WorkspaceBusy);
    }

    void inMemory_hasTheCatalogue()
    {
        const StoppedClock clock;
        const auto workspace = Workspace::inMemory(clock);
        QCOMPARE((*workspace)->outcome(), OpenOutcome::Created);
        QVERIFY(!(*workspace)->catalog().servers()->empty());
    }
};

QTEST_GUILESS_MAIN(WorkspaceOpenTest)
#include "tst_workspace_open.moc"
