#pragma once

#include "model/base/error.h"
#include "ui/text/sizing_text.h"

#include <optional>
#include <vector>

namespace steelyard::text {

/// A job on one accelerator: its answer, or why there is none.
struct SizedAccelerator
{
    GpuModel gpu = {};
    std::optional<SizingView> view = {};
    std::optional<Error> error = {};
};

/// The time of a job on another number of GPUs.
struct SizingPoint
{
    double gpus = 0.0;
    sizing::Band<GpuHours> gpuHours = {};
    sizing::Band<Days> days = {};
};

/// A job on the accelerator that is asked about, on others beside it, and on other numbers of GPUs.
struct SizingAnswer
{
    /// The one that is asked about first.
    std::vector<SizedAccelerator> accelerators = {};
    /// On the first accelerator, numbers of GPUs rising; empty: it has no answer.
    std::vector<SizingPoint> points = {};

    /// Null: there is none.
    [[nodiscard]] const SizingView *asked() const
    {
        return accelerators.empty() || !accelerators.front().view ? nullptr
                                                                  : &*accelerators.front().view;
    }
};

} // namespace steelyard::text
