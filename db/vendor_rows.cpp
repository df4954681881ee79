#include "db/vendor_rows.h"

#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectVendors = R"(
    SELECT
        id,
        version,
        name_en,
        name_zh_cn,
        contact,
        website,
        notes
    FROM vendor
    WHERE ? IS NULL OR id = ?
    ORDER BY name_en, name_zh_cn, id)"_L1;

Stored<Vendor> vendorOf(const Statement &row)
{
    return {.value = {.id = row.id<VendorId>("id"_L1),
                      .name = row.localText("name"_L1),
                      .contact = row.text("contact"_L1),
                      .website = row.text("website"_L1),
                      .notes = row.text("notes"_L1)},
            .version = RowVersion{row.integer("version"_L1)}};
}

} // namespace

Rows rowsOf(const Vendor &vendor)
{
    return {{.table = "vendor"_L1,
             .cells = {{"id"_L1, vendor.id},
                       {"name_en"_L1, vendor.name.en},
                       {"name_zh_cn"_L1, vendor.name.zhCN},
                       {"contact"_L1, vendor.contact},
                       {"website"_L1, vendor.website},
                       {"notes"_L1, vendor.notes}}}};
}

Result<std::vector<Stored<Vendor>>> allVendors(const Connection &connection)
{
    return Statement{connection, kSelectVendors}.bind(VendorId{}, VendorId{}).all(vendorOf);
}

Result<std::optional<Stored<Vendor>>> findVendor(const Connection &connection, const VendorId &id)
{
    return Statement{connection, kSelectVendors}.bind(id, id).first(vendorOf);
}

} // namespace steelyard::db
