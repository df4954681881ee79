#include "db/shipped_catalog.h"

#include "db/connection.h"
#include "db/sql_script.h"
#include "db/statement.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kEditionKey = "catalog_edition"_L1;

QString shippedScript()
{
    return embeddedScript(u":/steelyard/db/catalog/shipped_accelerators.sql"_s)
        + embeddedScript(u":/steelyard/db/catalog/shipped_servers.sql"_s);
}

Result<QString> storedEdition(const Connection &connection)
{
    Statement select{connection, u"SELECT value FROM meta WHERE key = ?"_s};
    const auto edition = select.bind(QString{kEditionKey}).first([](const Statement &row) {
        return row.text("value"_L1);
    });
    if (!edition)
        return edition.error();
    return edition->value_or(QString{});
}

Result<void> replaceShippedRows(Connection &connection,
                                const QString &script,
                                const QString &edition)
{
    const auto replace = uR"(
        DELETE FROM accelerator WHERE origin = 'shipped';
        DELETE FROM server WHERE origin = 'shipped';)"_s;
    for (const auto &part : {replace, script}) {
        if (const auto done = runScript(connection, part); !done)
            return done;
    }
    return Statement{connection,
                     u"INSERT INTO meta (key, value) VALUES (?, ?) "
                     "ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s}
        .bind(QString{kEditionKey}, edition)
        .run();
}

} // namespace

Result<CatalogRenewal> renewShippedCatalog(Connection &connection)
{
    const auto script = shippedScript();
    const auto edition = QString::fromLatin1(
        QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toHex());
    const auto stored = storedEdition(connection);
    if (!stored)
        return stored.error();
    if (*stored == edition)
        return CatalogRenewal::NotNeeded;
    if (const auto begun = connection.execute(u"BEGIN IMMEDIATE"_s); !begun)
        return begun.error();
    if (const auto replaced = replaceShippedRows(connection, script, edition); !replaced) {
        const auto rolledBack = connection.execute(u"ROLLBACK"_s);
        static_cast<void>(rolledBack);
        return replaced.error();
    }
    if (const auto committed = connection.execute(u"COMMIT"_s); !committed)
        return committed.error();
    return CatalogRenewal::Done;
}

} // namespace steelyard::db
