#include "db/sql_script.h"

#include "db/connection.h"

#include <QFile>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace steelyard::db {

QStringList statementsOf(const QString &script)
{
    QStringList statements;
    QString statement;
    for (const QChar character : script) {
        statement += character;
        if (character != u';' || sqlite3_complete(statement.toUtf8().constData()) == 0)
            continue;
        statements.append(statement.trimmed());
        statement.clear();
    }
    if (!statement.trimmed().isEmpty())
        statements.append(statement.trimmed());
    return statements;
}

Result<void> runScript(Connection &connection, const QString &script)
{
    for (const auto &statement : statementsOf(script)) {
        if (const auto done = connection.execute(statement); !done)
            return done;
    }
    return {};
}

QString embeddedScript(const QString &resource)
{
    QFile file{resource};
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return isOpen ? QString::fromUtf8(file.readAll()) : QString{};
}

} // namespace steelyard::db
