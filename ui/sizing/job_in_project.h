#pragma once

#include "model/base/result.h"
#include "model/compare/project.h"
#include "ui/desk/asked_job.h"
#include "ui/text/sizing_text.h"

namespace steelyard::ui {

/// What becomes of the demand that a project has already.
enum class EarlierDemand
{
    Replace,
    Keep
};

/// The project with the sized job and all that was asked, a phase of its GPUs for as long as it
/// takes, and a horizon that holds the phase; beside a demand that is kept the horizon is never
/// shortened. A phase that came from here before is replaced in either case. Errors: BadGpuCount,
/// BadHorizon.
[[nodiscard]] Result<Project> withSizedJob(Project project,
                                           const desk::AskedJob &asked,
                                           const text::SizingView &view,
                                           EarlierDemand earlier);

/// Whether the demand has phases that did not come from here.
[[nodiscard]] bool hasOwnDemand(const Project &project);

} // namespace steelyard::ui
