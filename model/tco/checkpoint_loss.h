#pragma once

#include "model/tco/computed.h"
#include "model/units/units.h"

namespace steelyard::tco {

/// What interrupts a job that writes checkpoints.
struct Interruptions
{
    /// To write one checkpoint, during which work stands still.
    Hours checkpoint = {};
    /// From an interruption until work goes on from the last checkpoint.
    Hours restart = {};
    /// Mean time between interruptions of the whole job, M: that of one GPU ÷ number of GPUs.
    Hours betweenInterruptions = {};
};

// `interval` (τ) is the working time between two checkpoints; δ a checkpoint, R a restart.
// Errors of all: NegativeAmount; NotPositive of the interval and of M.

/// Share of time lost, to first order: δ ÷ τ + (τ ÷ 2 + R) ÷ M. More than all where M is short.
///
/// Source: Young, A first order approximation to the optimum checkpoint interval, CACM 17 (1974).
[[nodiscard]] Computed<> firstOrderWaste(Hours interval, const Interruptions &interruptions);

/// Share of time in which work gets ahead, exactly for interruptions at random (exponential
/// times), which may strike during checkpoints and restarts too:
/// τ ÷ (M × e^(R ÷ M) × (e^((τ + δ) ÷ M) − 1)).
///
/// Source: Daly, A higher order estimate of the optimum checkpoint interval for restart dumps,
/// FGCS 22 (2006), the wall time of eq. 20.
[[nodiscard]] Computed<> checkpointGoodput(Hours interval, const Interruptions &interruptions);

/// The interval at which `checkpointGoodput` is highest.
[[nodiscard]] Computed<> bestInterval(const Interruptions &interruptions);

/// By how much all that is paid by the hour grows when this share of time is lost: 1 ÷ (1 − w).
/// Errors: ShareOutOfRange; NotPositive of the time left.
[[nodiscard]] Computed<> paidPerUsefulHour(double waste);

} // namespace steelyard::tco
