#pragma once

#include "model/sizing/layout_question.h"

namespace steelyard::sizing {

/// The fewest GPUs, in whole servers, that some layout fits on; `question.job.gpus` is not read.
/// Nothing: no number does with the step's sequences, not even with one for each replica.
[[nodiscard]] std::optional<double> fewestGpus(const LayoutQuestion &question);

} // namespace steelyard::sizing
