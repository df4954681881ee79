#include "db/sql_script.h"

#include "db/connection.h"

#include <QFile>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace steelyard::db {

QStringList statementsOf(const QString &script)
{
    QStringList statements;
    qsizetype start = 0;
    for (auto end = script.indexOf(u';') + 1; end > 0; end = script.indexOf(u';', end) + 1) {
        const auto candidate = script.mid(start, end - start);
        if (sqlite3_complete(candidate.toUtf8().constData()) == 0)
            continue;
        statements.append(candidate.trimmed());
        start = end;
    }
    if (const auto rest = script.mid(start).trimmed(); !rest.isEmpty())
        statements.append(rest);
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
