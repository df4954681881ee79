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
                                    const T &value,
                                    RowVersion expected)
{
    if (!stored)
        return stored.error();
    if (*stored && (*stored)->value.origin == RowOrigin::Shipped)
        return isShipped(value.id.text());
    auto write = writeOver(*stored, expected, [](const T &row) { return rowsOf(row); });
    write.name = value.name;
    write.after = rowsOf(value);
    return write;
}

template <typename T>
Result<VersionedWrite> removalOfOwn(const Result<std::optional<Stored<T>>> &stored,
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
    const auto write = writeOverOwn(findAccelerator(m_connection, model.id), model, expected);
    if (!write)
        return write.error();
    const auto version = writeVersioned(m_connection, *write);
    if (version && *version != write->stored)
        transaction.record(changeOf(ChangeKind::Accelerator, {}, *write));
    return version;
}

Result<RowVersion> CatalogRepository::save(Transaction &transaction,
                                           const ServerSpec &server,
                                           RowVersion expected)
{
    const auto write = writeOverOwn(findServer(m_connection, server.id), server, expected);
    if (!write)
        return write.error();
    const auto version = writeVersioned(m_connection, *write);
    if (version && *version != write->stored)
        transaction.record(changeOf(ChangeKind::Server, {}, *write));
    return version;
}

Result<void> CatalogRepository::remove(Transaction &transaction,
                                       const GpuModelId &id,
                                       RowVersion expected)
{
    const auto write = removalOfOwn(findAccelerator(m_connection, id), id.text(), expected);
    if (!write)
        return write.error();
    if (const auto removed = removeVersioned(m_connection, *write); !removed)
        return removed;
    transaction.record(changeOf(ChangeKind::Accelerator, {}, *write));
    return {};
}

Result<void> CatalogRepository::remove(Transaction &transaction,
                                       const ServerId &id,
                                       RowVersion expected)
{
    const auto write = removalOfOwn(findServer(m_connection, id), id.text(), expected);
    if (!write)
        return write.error();
    if (const auto removed = removeVersioned(m_connection, *write); !removed)
        return removed;
    transaction.record(changeOf(ChangeKind::Server, {}, *write));
    return {};
}

Result<void> CatalogRepository::complete(Dossier &dossier) const
{
    return addNamedCatalogRows(m_connection, dossier);
}

} // namespace steelyard::db
