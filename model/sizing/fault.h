#pragma once

#include <string_view>
#include <vector>

namespace steelyard::sizing {

/// What can be wrong with the description of a training job. Words for it live in `ui/text`.
enum class FaultCode
{
    NotPositive, ///< `found` must be above 0
    TooLarge, ///< `found` is above `limit`
    NotDivisible, ///< `found` must be a multiple of `limit`
    AboveExperts, ///< `found` experts per token of `limit` experts
    BatchBelowReplicas, ///< a global batch of `found` sequences for `limit` data-parallel replicas
    PeakUnknown, ///< the accelerator has no known throughput in the precision
};

/// One thing that is wrong, with both numbers.
struct Fault
{
    FaultCode code = FaultCode::NotPositive;
    /// The input's stable English key, such as "heads".
    std::string_view field = {};
    double found = 0.0;
    double limit = 0.0;

    friend bool operator==(const Fault &, const Fault &) = default;
};

using Faults = std::vector<Fault>;

} // namespace steelyard::sizing
