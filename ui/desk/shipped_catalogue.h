#pragma once

#include "model/base/clock.h"
#include "model/base/result.h"
#include "model/catalog/gpu_model.h"
#include "model/catalog/row_names.h"
#include "model/catalog/server_spec.h"
#include "model/compare/dossier.h"
#include "model/sizing/training_speed.h"

#include <string>
#include <vector>

namespace steelyard::db {
class Workspace;
} // namespace steelyard::db

namespace steelyard::desk {

/// What the program ships, in the order of the data sheet lists, or a workspace has.
struct ShippedCatalogue
{
    std::vector<GpuModel> accelerators = {};
    std::vector<ServerSpec> servers = {};
};

/// The rows of a workspace, its own among them. Errors: those of the catalogue.
[[nodiscard]] Result<ShippedCatalogue> catalogueOf(db::Workspace &workspace);

/// Reads what the program ships anew: to be asked for once. Errors: those of the catalogue.
[[nodiscard]] Result<ShippedCatalogue> shippedCatalogue(const Clock &clock);

/// The project's own rows, and those of the catalogue that it does not have.
[[nodiscard]] ShippedCatalogue rowsFor(const Dossier &dossier, const ShippedCatalogue &catalogue);

using steelyard::rowNamed;

/// What sizing reads of an accelerator; `architecture`, its own in UTF-8, must outlive the result.
[[nodiscard]] sizing::Accelerator factsOf(const GpuModel &gpu, const std::string &architecture);

/// What a fault of a job on this accelerator means for its owner; `where` is the job's key.
[[nodiscard]] Error errorOf(const sizing::Fault &fault,
                            const QString &gpu,
                            sizing::Precision precision);

} // namespace steelyard::desk
