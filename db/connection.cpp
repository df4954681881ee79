#include "db/connection.h"

#include "db/sql_error.h"
#include "db/statement.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QUrl>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kInMemory = ":memory:"_L1;

// Searching a price book walks some 2 MB of it; SQLite's own default holds no more than that.
constexpr auto kCacheSize = "PRAGMA cache_size = -16384"_L1;
constexpr auto kTemporariesInMemory = "PRAGMA temp_store = MEMORY"_L1;

QString immutableUri(const QString &path)
{
    return QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()) + u"?immutable=1"_s;
}

} // namespace

Connection::Connection(QString path, const QString &session)
    : m_path{std::move(path)}
    , m_session{session}
    , m_file{m_path}
    , m_database{std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(u"QSQLITE"_s, session))}
    , m_thread{QThread::currentThread()}
{}

Connection::~Connection()
{
    Q_ASSERT(m_thread == QThread::currentThread());
    m_database->close();
    m_database.reset();
    QSqlDatabase::removeDatabase(m_session);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &path,
                                                     FileAccess access,
                                                     std::chrono::milliseconds busyTimeout)
{
    std::unique_ptr<Connection> connection{
        new Connection{path, QUuid::createUuid().toString(QUuid::WithoutBraces)}};
    auto &database = *connection->m_database;
    auto options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeout.count());
    if (access == FileAccess::Immutable && path != kInMemory) {
        options += u";QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY"_s;
        database.setDatabaseName(immutableUri(path));
    } else {
        database.setDatabaseName(path);
    }
    database.setConnectOptions(options);
    if (!database.open())
        return toError(database.lastError(), u"open"_s, path);
    for (const auto pragma : {kCacheSize, kTemporariesInMemory}) {
        if (const auto set = connection->execute(pragma); !set)
            return set.error();
    }
    return connection;
}

const QSqlDatabase &Connection::database() const
{
    Q_ASSERT(m_thread == QThread::currentThread());
    return *m_database;
}

Result<void> Connection::execute(const QString &sql)
{
    // Not prepared, since Qt would take ":word" for a parameter even inside a comment.
    QSqlQuery query{database()};
    if (!query.exec(sql))
        return toError(query.lastError(), sql, path());
    return {};
}

} // namespace steelyard::db
