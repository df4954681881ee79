#include "db/offer_row.h"

#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

PriceBookOffer offerOf(const Statement &row)
{
    return {.instanceType = row.text("instance_type"_L1),
            .gpuName = row.text("gpu_name"_L1),
            .gpuCount = row.optionalDecimal("gpu_count"_L1),
            .vcpus = row.optionalDecimal("vcpus"_L1),
            .memoryGib = row.optionalDecimal("memory_gib"_L1),
            .region = row.text("region"_L1),
            .zone = row.text("zone"_L1),
            .onDemandPrice = row.optionalDecimal("on_demand_price"_L1),
            .spotPrice = row.optionalDecimal("spot_price"_L1),
            .line = row.number("line"_L1)};
}

} // namespace steelyard::db
