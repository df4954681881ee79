#pragma once

#include "model/sizing/layout_question.h"

#include <vector>

namespace steelyard::sizing {

/// Degrees that are worth trying one by one; each list ascending and never empty.
struct Degrees
{
    std::vector<int> tensor = {};
    std::vector<int> pipeline = {};
    std::vector<int> context = {};
    std::vector<int> expert = {};
    std::vector<int> microBatch = {};
    std::vector<Recompute> recompute = {};
};

/// Those of a question, as far as its model, sequence and server decide them alone.
[[nodiscard]] Degrees degreesOf(const LayoutQuestion &question);

/// All combinations of tensor, context and expert degrees, without a pipeline, small ones first.
[[nodiscard]] std::vector<Layout> groupingsOf(const Degrees &degrees);

} // namespace steelyard::sizing
