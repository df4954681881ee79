#pragma once

#include "ui/text/sizing_answer.h"

#include <span>

namespace steelyard::text {

/// The memory of the fullest GPU as a stacked bar for each accelerator, its own memory as a line.
[[nodiscard]] ChartSpec memoryChart(std::span<const SizedAccelerator> accelerators,
                                    const NumberFormat &format);

/// Days against the number of GPUs, with the band and the number that is asked about.
[[nodiscard]] ChartSpec daysChart(const SizingAnswer &answer, const NumberFormat &format);

/// GPU-hours against the number of GPUs: what is paid for finishing sooner.
[[nodiscard]] ChartSpec gpuHoursChart(const SizingAnswer &answer, const NumberFormat &format);

} // namespace steelyard::text
