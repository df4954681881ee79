#include "db/vendor_repository.h"

#include "db/connection.h"
#include "db/statement.h"
#include "db/transaction.h"
#include "db/vendor_rows.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectUse = R"(
    SELECT
        name_en,
        name_zh_cn
    FROM quote
    WHERE vendor_id = ?
    LIMIT 1)"_L1;

Result<void> checkUnused(const Connection &connection, const VendorId &id, const QString &name)
{
    Statement select{connection, kSelectUse};
    const auto quote = select.bind(id).first(
        [](const Statement &row) { return row.localText("name"_L1).in(Language::English); });
    if (!quote)
        return quote.error();
    if (quote->has_value())
        return Error{.code = ErrorCode::StillUsed, .arguments = {quote->value(), name}};
    return {};
}

Rows toRows(const Vendor &vendor)
{
    return rowsOf(vendor);
}

} // namespace

VendorRepository::VendorRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<Stored<Vendor>>> VendorRepository::list() const
{
    return allVendors(m_connection);
}

Result<Stored<Vendor>> VendorRepository::load(const VendorId &id) const
{
    const auto found = findVendor(m_connection, id);
    if (!found)
        return found.error();
    if (!found->has_value())
        return Error{.code = ErrorCode::NotFound, .arguments = {id.text()}};
    return found->value();
}

Result<RowVersion> VendorRepository::save(Transaction &transaction,
                                          const Vendor &vendor,
                                          RowVersion expected)
{
    const auto stored = findVendor(m_connection, vendor.id);
    if (!stored)
        return stored.error();
    auto write = writeOver(*stored, expected, toRows);
    write.name = vendor.name.in(Language::English);
    write.after = rowsOf(vendor);
    return LoggedWrite::save(transaction, ChangeKind::Vendor, {}, write);
}

Result<void> VendorRepository::remove(Transaction &transaction,
                                      const VendorId &id,
                                      RowVersion expected)
{
    const auto stored = findVendor(m_connection, id);
    if (!stored)
        return stored.error();
    auto write = writeOver(*stored, expected, toRows);
    write.name = *stored ? (*stored)->value.name.in(Language::English) : id.text();
    if (const auto unused = checkUnused(m_connection, id, write.name); !unused)
        return unused;
    return LoggedWrite::remove(transaction, ChangeKind::Vendor, {}, write);
}

} // namespace steelyard::db
