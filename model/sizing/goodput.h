#pragma once

#include "model/units/units.h"

#include <optional>

namespace steelyard::sizing {

/// What interrupts a long run. Each default can be replaced by what is known of a cluster.
struct FailureModel
{
    /// GPU-hours between interruptions that nobody planned. Source: Llama Team (arXiv 2407.21783)
    /// section 3.3.4: 419 in 54 days on 16,384 H100, one per 50,700 GPU-hours.
    GpuHours betweenFailures = GpuHours{50'000.0};
    /// How long training stands still while a checkpoint is written. Source: BLOOM
    /// (bigscience train/tr11-176B-ml README) 40 s.
    Hours save = Hours{0.5 / 60.0};
    /// To notice, restart and warm up. Source: MegaScale (arXiv 2402.15627) section 6.3: noticed
    /// in less than ten minutes.
    Hours restart = Hours{10.0 / 60.0};
    /// Share lost to evaluations, loss spikes, ramp-up and planned stops. Source: hours of a whole
    /// run above those of its stated step time: BLOOM 11 % (arXiv 2211.05100), GPT-NeoX 9 %
    /// (arXiv 2204.06745), Llama-3.1 405B 16 % with failures (arXiv 2407.21783).
    double otherLosses = 0.08;
    /// The share that gets ahead where it is stated; nothing above is read then.
    std::optional<double> stated = {};
};

/// Time between two unplanned interruptions of a job on this many GPUs.
[[nodiscard]] Hours betweenInterruptions(const FailureModel &model, GpuCount gpus);

/// Time between checkpoints that loses least, to first order: sqrt(2·δ·M), δ the time of a
/// checkpoint and M that between interruptions.
/// Source: Young, A first order approximation to the optimum checkpoint interval, CACM 17 (1974).
[[nodiscard]] Hours youngInterval(Hours save, Hours between);

/// The same to higher order; M where a checkpoint takes longer than 2·M.
/// Source: Daly, A higher order estimate of the optimum checkpoint interval, FGCS 22 (2006) eq. 37.
[[nodiscard]] Hours dalyInterval(Hours save, Hours between);

/// Share of the calendar in which the job gets ahead, 0 to 1, checkpoints written at Daly's
/// interval: 1 - δ/τ - (τ/2 + restart)/M - other losses.
[[nodiscard]] double goodput(const FailureModel &model, GpuCount gpus);

} // namespace steelyard::sizing
