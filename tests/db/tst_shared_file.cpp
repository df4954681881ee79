#include "temporary_workspace.h"

#include "db/workspace_file.h"

#include <QFile>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::db;

namespace {

/// Whether this process holds SQLite's shared lock on the file, as another process sees it
/// (https://sqlite.org/lockingv3.html: the 510 bytes behind the pending and the reserved byte).
bool isLockedForOthers(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const pid_t child = fork();
    if (child == 0) {
        constexpr off_t kSharedFirst = 0x40000002;
        constexpr off_t kSharedSize = 510;
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = kSharedFirst;
        lock.l_len = kSharedSize;
        const int file = open(name.constData(), O_RDWR | O_CLOEXEC);
        const bool isAsked = file >= 0 && fcntl(file, F_GETLK, &lock) == 0;
        _exit(isAsked && lock.l_type != F_UNLCK ? 0 : 1);
    }
    int status = -1;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

/// A workspace that several programs have open at once.
class SharedFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondOpening_keepsTheLocksOfTheFirst()
    {
        const TemporaryWorkspace temporary;
        const auto first = temporary.open();
        QVERIFY(isLockedForOthers(temporary.path));
        QVERIFY(temporary.open()); // and closed again
        QVERIFY(isLockedForOthers(temporary.path));
        QVERIFY(isWorkspaceFile(temporary.path));
        QVERIFY(isLockedForOthers(temporary.path));
    }

    void closedWorkspace_isLookedAt()
    {
        const TemporaryWorkspace temporary;
        QVERIFY(!isWorkspaceFile(temporary.path));
        QVERIFY(temporary.open());
        QVERIFY(isWorkspaceFile(temporary.path));
        QFile other{temporary.folder.filePath(u"other.txt"_s)};
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("text") == 4);
        other.close();
        QVERIFY(!isWorkspaceFile(other.fileName()));
    }
};

QTEST_GUILESS_MAIN(SharedFileTest)
#include "tst_shared_file.moc"
