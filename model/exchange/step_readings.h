#pragma once

#include <optional>
#include <span>
#include <vector>

namespace steelyard::exchange {

/// A step of a table and the time beside it, seconds, not negative.
struct StepReading
{
    double step = 0.0;
    double time = 0.0;
};

/// What the times of a table are.
enum class TimeKind
{
    Durations, ///< of each step
    Clock ///< since some moment
};

/// What times are whose title leaves it open. Durations vary to both sides; a clock only rises, and
/// either by as much for each step as lies between it and its beginning, or from a date; where a
/// run was resumed it may do so again and again. Nothing: they could be either.
[[nodiscard]] std::optional<TimeKind> timeKindOf(std::span<const StepReading> readings);

/// What each step lasted, seconds, above 0. Of a clock: the time between two readings, over the
/// steps between them; where it stands still, over those until it moves; where it or the steps
/// fall, as after a restart, nothing.
[[nodiscard]] std::vector<double> durationsOf(std::span<const StepReading> readings, TimeKind kind);

} // namespace steelyard::exchange
