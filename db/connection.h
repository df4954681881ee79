#pragma once

#include "db/open_files.h"
#include "model/base/result.h"

#include <QString>

#include <chrono>
#include <memory>

class QSqlDatabase;
class QThread;

namespace steelyard::db {

/// How a workspace file is opened.
enum class FileAccess
{
    ReadWrite,
    /// Never written and taken as unchanging, so that neither lock nor side file is needed; what
    /// lies in a write-ahead log beside the file is not seen.
    Immutable
};

/// One connection to a SQLite file, closed with this object. Belongs to the thread that made it.
class Connection final
{
public:
    /// `path` may be ":memory:". Makes a missing file when ReadWrite. Sets no pragma that writes.
    /// Errors: FileUnwritable, DatabaseFailure.
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(
        const QString &path, FileAccess access, std::chrono::milliseconds busyTimeout);

    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Unique in all the world: tells in the change log whose write it was.
    [[nodiscard]] const QString &session() const { return m_session; }
    /// For Statement, in the connection's own thread.
    [[nodiscard]] const QSqlDatabase &database() const;

    /// Runs one statement that takes no values and whose result nobody wants.
    [[nodiscard]] Result<void> execute(const QString &sql);

private:
    Connection(QString path, const QString &session);

    QString m_path;
    QString m_session;
    OpenFile m_file;
    std::unique_ptr<QSqlDatabase> m_database;
    QThread *m_thread;
};

} // namespace steelyard::db
