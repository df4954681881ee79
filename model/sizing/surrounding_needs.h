#pragma once

#include "model/sizing/surroundings.h"

namespace steelyard::sizing {

// The needs by what they are bought as; `surroundingsOf` puts them together.

[[nodiscard]] std::vector<Need> checkpointNeeds(const SurroundingsQuestion &question);
[[nodiscard]] std::vector<Need> capacityNeeds(const SurroundingsQuestion &question);
[[nodiscard]] std::vector<Need> hostNeeds(const SurroundingsQuestion &question);
[[nodiscard]] std::vector<Need> siteNeeds(const SurroundingsQuestion &question);

/// Of the weights alone in 16 bits, TB.
[[nodiscard]] double weightsTb(const SurroundingsQuestion &question);
/// Of a full checkpoint, TB.
[[nodiscard]] Band<double> checkpointTb(const SurroundingsQuestion &question);
/// GB/s that keep the loss to checkpoints within its share, and feed the job with data.
[[nodiscard]] Band<double> storageRateGbs(const SurroundingsQuestion &question);

[[nodiscard]] constexpr Band<double> exactly(double value)
{
    return {.low = value, .expected = value, .high = value};
}
[[nodiscard]] constexpr Band<double> operator*(const Band<double> &band, double factor)
{
    return {
        .low = band.low * factor, .expected = band.expected * factor, .high = band.high * factor};
}
[[nodiscard]] constexpr Band<double> operator+(const Band<double> &one, const Band<double> &other)
{
    return {.low = one.low + other.low,
            .expected = one.expected + other.expected,
            .high = one.high + other.high};
}

} // namespace steelyard::sizing
