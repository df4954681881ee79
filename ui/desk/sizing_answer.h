#pragma once

#include "model/catalog/server_spec.h"
#include "ui/desk/job_sizing.h"
#include "ui/text/sizing_answer.h"

#include <optional>
#include <vector>

namespace steelyard::desk {

/// A job, and the accelerators that it may run on: the one that is asked about first.
struct SizingQuestion
{
    AskedJob job = {};
    std::vector<GpuModel> gpus = {};
    /// What an hour on each of them costs, in one currency; empty: not looked for.
    std::vector<GpuPrice> prices = {};
    /// The one that `job` names, held against the first accelerator; nothing: none.
    std::optional<ServerSpec> server = {};
};

/// The job on each accelerator, and on a quarter to twice as many of the first. A layout is spread
/// over the GPUs that a deadline asks for too.
[[nodiscard]] text::SizingAnswer answerTo(const SizingQuestion &question);

} // namespace steelyard::desk
