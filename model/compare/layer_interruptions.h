#pragma once

#include "model/money/decimal.h"

namespace steelyard {

/// What interrupts a job on rented machines, such as a vendor that takes spot capacity back, and
/// what each interruption and each checkpoint cost it.
struct LayerInterruptions
{
    /// Mean time between two interruptions of the whole job.
    Decimal hoursBetween = {};
    /// To write one checkpoint, during which work stands still.
    Decimal checkpointSeconds = {};
    /// From an interruption until work goes on from the last checkpoint.
    Decimal restartMinutes = {};

    friend bool operator==(const LayerInterruptions &, const LayerInterruptions &) = default;
};

} // namespace steelyard
