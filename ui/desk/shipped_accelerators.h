#pragma once

#include "model/base/clock.h"
#include "model/base/result.h"
#include "model/catalog/gpu_model.h"
#include "model/sizing/training_speed.h"

#include <string>
#include <vector>

namespace steelyard::desk {

/// The accelerators that the program ships, in the order of the data sheet list.
/// Errors: those of the catalogue.
[[nodiscard]] Result<std::vector<GpuModel>> shippedAccelerators(const Clock &clock);

/// The one of this name (capitals aside) or id; null: none.
[[nodiscard]] const GpuModel *acceleratorNamed(const std::vector<GpuModel> &accelerators,
                                               const QString &name);

/// The same from what is shipped. Errors: UnknownAccelerator, those of the catalogue.
[[nodiscard]] Result<GpuModel> acceleratorCalled(const QString &name, const Clock &clock);

/// What sizing reads of an accelerator; `architecture`, its own in UTF-8, must outlive the result.
[[nodiscard]] sizing::Accelerator factsOf(const GpuModel &gpu, const std::string &architecture);

/// What a fault of a job on this accelerator means for its owner; `where` is the job's key.
[[nodiscard]] Error errorOf(const sizing::Fault &fault,
                            const QString &gpu,
                            sizing::Precision precision);

} // namespace steelyard::desk
