#pragma once

#include "model/sizing/layout_question.h"
#include "model/sizing/training_time.h"

namespace steelyard::sizing {

/// Gb/s for each GPU between servers with which the step of a layout takes at most 10 % (low), 5 %
/// (expected) and 2 % (high) longer than on a network without limit; 0: no GPU talks to another
/// server. The shares are judged: published networks cost their runs as much (Llama-3.1 405B, arXiv
/// 2407.21783 table 4, 400 Gb/s). Needs a layout and job without faults.
[[nodiscard]] Band<double> networkNeed(const LayoutQuestion &question,
                                       const Accelerator &accelerator,
                                       const Layout &layout);

} // namespace steelyard::sizing
