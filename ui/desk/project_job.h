#pragma once

#include "model/catalog/gpu_model.h"
#include "model/compare/dossier.h"
#include "ui/desk/asked_job.h"

namespace steelyard::desk {

/// The project's training job as a question for sizing. What the job does not say, its demand and
/// its name do: the GPUs of the phase that it fills, else of the largest; a known model. Nothing:
/// the project has no job.
[[nodiscard]] std::optional<AskedJob> askedJob(const Project &project);

/// The same with the accelerator that the quotes offer where the job names none, one of
/// `accelerators`, else `otherGpu`. Needs a job.
[[nodiscard]] AskedJob projectJob(const Dossier &dossier,
                                  const std::vector<GpuModel> &accelerators,
                                  const QString &otherGpu);

} // namespace steelyard::desk
