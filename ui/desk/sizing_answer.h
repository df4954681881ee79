#pragma once

#include "ui/desk/job_sizing.h"
#include "ui/text/sizing_answer.h"

#include <vector>

namespace steelyard::desk {

/// A job, and the accelerators that it may run on: the one that is asked about first.
struct SizingQuestion
{
    AskedJob job = {};
    std::vector<GpuModel> gpus = {};
};

/// The job on each accelerator, and on a quarter to twice as many of the first. A layout is spread
/// over the GPUs that a deadline asks for too.
[[nodiscard]] text::SizingAnswer answerTo(const SizingQuestion &question);

} // namespace steelyard::desk
