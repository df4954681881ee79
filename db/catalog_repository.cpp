#include "db/catalog_repository.h"

#include "db/catalog_rows.h"
#include "db/connection.h"
#include "db/reference_rows.h"
#include "db/statement.h"
#include "db/transaction.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

// Shipped rows are renewed by the program's updates, so what a user wrote there would be lost.
Error isShipped(const QString &id)
{
    return Error{.code = ErrorCode::AlreadyExists, .arguments = {id}};
}

// %1: the table. Lines and rows of a project's own stand apart (see migration 8).
constexpr auto kSelectSameName = R"(
    SELECT id
    FROM %1
    WHERE project_id IS NULL AND origin = ? AND name = ? AND id <> ?
    LIMIT 1)"_L1;

// %1: the table, whose name is also that of the column that names its rows.
constexpr auto kSelectNamingQuote = R"(
    SELECT
        quote.name_en,
        quote.name_zh_cn
    FROM quote_line
        JOIN quote ON quote.project_id = quote_line.project_id AND quote.id = quote_line.quote_id
    WHERE quote_line.%1 IN (?, ?)
        AND NOT EXISTS (
            SELECT 1
            FROM %1 AS of_project
            WHERE of_project.project_id = quote_line.project_id
                AND of_project.name = quote_line.%1)
    LIMIT 1)"_L1;

template <typename T>
Result<bool> hasOwnNamesake(const Connection &connection, QLatin1StringView table, const T &row)
{
    Statement select{connection, QString{kSelectSameName}.arg(table)};
    const auto other =
        select.bind(RowOrigin::Own, row.name, row.id).first([](const Statement &found) {
            return found.text("id"_L1);
        });
    if (!other)
        return other.error();
    return other->has_value();
}

/// Refuses with `code` while a quote means this own row: by its name, or by its id where that goes
/// too. A namesake would take over; without one the quote's machine would be unknown.
template <typename T>
Result<void> checkUnmeant(const Connection &connection,
                          QLatin1StringView table,
                          const T &row,
                          const QString &id,
                          ErrorCode code)
{
    if (const auto other = hasOwnNamesake(connection, table, row); !other || *other)
        return other ? Result<void>{} : other.error();
    Statement select{connection, QString{kSelectNamingQuote}.arg(table)};
    const auto quote = select.bind(row.name, id).first([](const Statement &found) {
        return found.localText("name"_L1).in(Language::English);
    });
    if (!quote)
        return quote.error();
    if (quote->has_value())
        return Error{.code = code, .arguments = {quote->value(), row.name}};
    return {};
}

/// A quote line means the own row of its name, so there is one of each name, and it keeps it while
/// it is meant.
template <typename T>
Result<void> checkName(const Connection &connection,
                       QLatin1StringView table,
                       const Result<std::optional<Stored<T>>> &stored,
                       const T &row)
{
    const T *before = stored && *stored ? &(*stored)->value : nullptr;
    if (before != nullptr && before->name == row.name)
        return {};
    const Result<bool> isTaken = hasOwnNamesake(connection, table, row);
    if (!isTaken)
        return isTaken.error();
    if (*isTaken)
        return Error{.code = ErrorCode::AlreadyExists, .arguments = {row.name}};
    if (before == nullptr)
        return {};
    return checkUnmeant(connection, table, *before, before->name, ErrorCode::NameStillUsed);
}

template <typename T>
Result<VersionedWrite> writeOverOwn(const Result<std::optional<Stored<T>>> &stored,
                                    const QString &id,
                                    RowVersion expected)
{
    if (!stored)
        return stored.error();
    if (*stored && (*stored)->value.origin == RowOrigin::Shipped)
        return isShipped(id);
    auto write = writeOver(*stored, expected, [](const T &row) { return rowsOf(row); });
    write.name = *stored ? (*stored)->value.name : id;
    return write;
}

template <typename T>
Result<RowVersion> saveOwn(const Connection &connection,
                           Transaction &transaction,
                           ChangeKind kind,
                           const Result<std::optional<Stored<T>>> &stored,
                           const T &value,
                           RowVersion expected)
{
    auto write = writeOverOwn(stored, value.id.text(), expected);
    if (!write)
        return write.error();
    write->name = value.name;
    write->after = rowsOf(value);
    if (const auto checked = checkName(connection, write->after.front().table, stored, value);
        !checked)
        return checked.error();
    return LoggedWrite::save(transaction, kind, {}, *write);
}

template <typename T>
Result<void> removeOwn(const Connection &connection,
                       Transaction &transaction,
                       ChangeKind kind,
                       const Result<std::optional<Stored<T>>> &stored,
                       const QString &id,
                       RowVersion expected)
{
    const auto write = writeOverOwn(stored, id, expected);
    if (!write)
        return write.error();
    if (*stored) {
        const auto &table = write->before.front().table;
        if (const auto checked =
                checkUnmeant(connection, table, (*stored)->value, id, ErrorCode::StillUsed);
            !checked)
            return checked.error();
    }
    return LoggedWrite::remove(transaction, kind, {}, *write);
}

} // namespace

CatalogRepository::CatalogRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<Stored<GpuModel>>> CatalogRepository::accelerators() const
{
    return allAccelerators(m_connection);
}

Result<std::vector<Stored<ServerSpec>>> CatalogRepository::servers() const
{
    return allServers(m_connection);
}

Result<RowVersion> CatalogRepository::save(Transaction &transaction,
                                           const GpuModel &model,
                                           RowVersion expected)
{
    const auto stored = findAccelerator(m_connection, model.id);
    return saveOwn(m_connection, transaction, ChangeKind::Accelerator, stored, model, expected);
}

Result<RowVersion> CatalogRepository::save(Transaction &transaction,
                                           const ServerSpec &server,
                                           RowVersion expected)
{
    const auto stored = findServer(m_connection, server.id);
    return saveOwn(m_connection, transaction, ChangeKind::Server, stored, server, expected);
}

Result<void> CatalogRepository::remove(Transaction &transaction,
                                       const GpuModelId &id,
                                       RowVersion expected)
{
    const auto stored = findAccelerator(m_connection, id);
    return removeOwn(
        m_connection, transaction, ChangeKind::Accelerator, stored, id.text(), expected);
}

Result<void> CatalogRepository::remove(Transaction &transaction,
                                       const ServerId &id,
                                       RowVersion expected)
{
    const auto stored = findServer(m_connection, id);
    return removeOwn(m_connection, transaction, ChangeKind::Server, stored, id.text(), expected);
}

Result<void> CatalogRepository::complete(Dossier &dossier) const
{
    return addNamedCatalogRows(m_connection, dossier);
}

} // namespace steelyard::db
