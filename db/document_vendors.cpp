#include "db/document_vendors.h"

#include "db/vendor_rows.h"
#include "db/versioned_write.h"

namespace steelyard::db {

namespace {

using IfKnown = ProjectRepository::IfKnown;

void renameVendor(Dossier &document, Vendor &vendor)
{
    const auto known = std::exchange(vendor.id, VendorId::create());
    for (auto &quote : document.quotes) {
        if (quote.vendor == known)
            quote.vendor = vendor.id;
    }
}

Result<Change> overwriteVendor(const Connection &connection,
                               const Vendor &vendor,
                               const Stored<Vendor> &stored)
{
    const VersionedWrite write{.name = vendor.name.in(Language::English),
                               .before = rowsOf(stored.value),
                               .stored = stored.version,
                               .after = rowsOf(vendor),
                               .expected = stored.version};
    const auto version = writeVersioned(connection, write);
    if (!version)
        return version.error();
    return changeOf(ChangeKind::Vendor, {}, write);
}

} // namespace

Result<std::vector<Vendor>> differingVendors(const Connection &connection, const Dossier &document)
{
    std::vector<Vendor> differing;
    for (const auto &vendor : document.vendors) {
        const auto stored = findVendor(connection, vendor.id);
        if (!stored)
            return stored.error();
        if (stored->has_value() && stored->value().value != vendor)
            differing.push_back(vendor);
    }
    return differing;
}

Result<std::vector<Change>> storeVendors(const Connection &connection,
                                         Dossier &document,
                                         IfKnown ifKnown)
{
    std::vector<Change> changes;
    for (auto &vendor : document.vendors) {
        const auto stored = findVendor(connection, vendor.id);
        if (!stored)
            return stored.error();
        if (stored->has_value() && (stored->value().value == vendor || ifKnown == IfKnown::Refuse))
            continue;
        if (stored->has_value() && ifKnown == IfKnown::Replace) {
            auto change = overwriteVendor(connection, vendor, stored->value());
            if (!change)
                return change.error();
            changes.push_back(*std::move(change));
            continue;
        }
        if (stored->has_value())
            renameVendor(document, vendor);
        if (const auto inserted = insertNew(connection, rowsOf(vendor)); !inserted)
            return inserted.error();
    }
    return changes;
}

} // namespace steelyard::db
