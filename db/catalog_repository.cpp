#include "db/catalog_repository.h"

#include "db/catalog_rows.h"
#include "db/connection.h"
#include "db/reference_rows.h"
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
Result<RowVersion> saveOwn(Transaction &transaction,
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
    return LoggedWrite::save(transaction, kind, {}, *write);
}

template <typename T>
Result<void> removeOwn(Transaction &transaction,
                       ChangeKind kind,
                       const Result<std::optional<Stored<T>>> &stored,
                       const QString &id,
                       RowVersion expected)
{
    const auto write = writeOverOwn(stored, id, expected);
    if (!write)
        return write.error();
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
    return saveOwn(transaction, ChangeKind::Accelerator, stored, model, expected);
}

Result<RowVersion> CatalogRepository::save(Transaction &transaction,
                                           const ServerSpec &server,
                                           RowVersion expected)
{
    const auto stored = findServer(m_connection, server.id);
    return saveOwn(transaction, ChangeKind::Server, stored, server, expected);
}

Result<void> CatalogRepository::remove(Transaction &transaction,
                                       const GpuModelId &id,
                                       RowVersion expected)
{
    const auto stored = findAccelerator(m_connection, id);
    return removeOwn(transaction, ChangeKind::Accelerator, stored, id.text(), expected);
}

Result<void> CatalogRepository::remove(Transaction &transaction,
                                       const ServerId &id,
                                       RowVersion expected)
{
    const auto stored = findServer(m_connection, id);
    return removeOwn(transaction, ChangeKind::Server, stored, id.text(), expected);
}

Result<void> CatalogRepository::complete(Dossier &dossier) const
{
    return addNamedCatalogRows(m_connection, dossier);
}

} // namespace steelyard::db
