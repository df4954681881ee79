#pragma once

#include "model/base/clock.h"
#include "model/base/result.h"
#include "model/catalog/gpu_model.h"
#include "model/catalog/server_spec.h"
#include "model/sizing/training_speed.h"

#include <string>
#include <vector>

namespace steelyard::desk {

/// What the program ships, in the order of the data sheet lists.
struct ShippedCatalogue
{
    std::vector<GpuModel> accelerators = {};
    std::vector<ServerSpec> servers = {};
};

/// Reads it anew: to be asked for once. Errors: those of the catalogue.
[[nodiscard]] Result<ShippedCatalogue> shippedCatalogue(const Clock &clock);

/// The row of this name (capitals aside) or id; null: none.
[[nodiscard]] const GpuModel *rowNamed(const std::vector<GpuModel> &rows, const QString &name);
[[nodiscard]] const ServerSpec *rowNamed(const std::vector<ServerSpec> &rows, const QString &name);

/// What sizing reads of an accelerator; `architecture`, its own in UTF-8, must outlive the result.
[[nodiscard]] sizing::Accelerator factsOf(const GpuModel &gpu, const std::string &architecture);

/// What a fault of a job on this accelerator means for its owner; `where` is the job's key.
[[nodiscard]] Error errorOf(const sizing::Fault &fault,
                            const QString &gpu,
                            sizing::Precision precision);

} // namespace steelyard::desk
