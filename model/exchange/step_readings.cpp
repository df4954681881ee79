#include "model/exchange/step_readings.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace steelyard::exchange {

namespace {

/// How often the times move which way.
struct Moves
{
    size_t up = 0;
    size_t others = 0;
};

Moves movesOf(std::span<const StepReading> readings)
{
    Moves moves;
    for (size_t i = 1; i < readings.size(); ++i)
        ++(readings[i].time > readings[i - 1].time ? moves.up : moves.others);
    return moves;
}

/// Whether what lies between the readings also lies between the first and the clock's beginning.
bool startsNearZero(std::span<const StepReading> readings)
{
    constexpr double kWarmUp = 3.0;

    const StepReading &first = readings.front();
    const StepReading &last = readings.back();
    const double steps = last.step - first.step;
    if (!(steps > 0.0))
        return false;
    const double each = (last.time - first.time) / steps;
    // The first steps are slower, and steps may be counted from 0.
    return first.time <= kWarmUp * each * (first.step + 1.0);
}

/// Where a run was started anew: the stretches between falls of the time.
std::vector<std::span<const StepReading>> startsOf(std::span<const StepReading> readings)
{
    std::vector<std::span<const StepReading>> starts;
    size_t begin = 0;
    for (size_t i = 1; i <= readings.size(); ++i) {
        if (i < readings.size() && readings[i].time >= readings[i - 1].time)
            continue;
        starts.push_back(readings.subspan(begin, i - begin));
        begin = i;
    }
    return starts;
}

/// A clock that each start sets to zero. Durations hardly rise by as much as the first of them
/// over and over, and the last start may have been cut short.
bool isRestartedClock(std::span<const StepReading> readings)
{
    constexpr size_t kFewest = 3;
    const auto starts = startsOf(readings);
    size_t whole = 0;
    for (const std::span<const StepReading> start : starts) {
        if (start.size() < kFewest)
            continue;
        // The clock does not know of the steps before; every tenth may be written.
        const double before = 2.0 * start[0].step - start[1].step;
        std::vector<StepReading> own(start.begin(), start.end());
        for (StepReading &reading : own)
            reading.step -= before;
        if (!startsNearZero(own))
            return false;
        ++whole;
    }
    return whole > 1 && whole + 1 >= starts.size();
}

} // namespace

std::optional<TimeKind> timeKindOf(std::span<const StepReading> readings)
{
    // That n durations rise by chance has the probability 1 / n!.
    constexpr size_t kFewestOfClock = 3;
    constexpr size_t kMostByChance = 5;
    constexpr double kDrift = 1.06;
    // A step of an hour is none; seconds since 1970 are more than a thousand million.
    constexpr double kHour = 3'600.0;
    constexpr double kDate = 1e8;
    // Of a clock that is set back by restarts.
    constexpr size_t kRises = 7;

    if (readings.empty())
        return {};
    const StepReading &first = readings.front();
    const StepReading &last = readings.back();
    const Moves moves = movesOf(readings);
    if (moves.others > 0) {
        if (isRestartedClock(readings))
            return TimeKind::Clock;
        const bool isMostlyRising = moves.up >= kRises * moves.others;
        return isMostlyRising ? std::nullopt : std::optional{TimeKind::Durations};
    }
    if (readings.size() == 1)
        return last.time < kHour ? std::optional{TimeKind::Durations} : std::nullopt;
    if (first.time > kDate)
        return TimeKind::Clock;
    if (last.time <= kDrift * first.time && last.time < kHour && readings.size() <= kMostByChance
        && !startsNearZero(readings))
        return TimeKind::Durations;
    if (readings.size() >= kFewestOfClock && startsNearZero(readings))
        return TimeKind::Clock;
    return {};
}

std::vector<double> durationsOf(std::span<const StepReading> readings, TimeKind kind)
{
    std::vector<double> durations;
    if (kind == TimeKind::Durations) {
        for (const StepReading &reading : readings) {
            if (reading.time > 0.0)
                durations.push_back(reading.time);
        }
        return durations;
    }
    std::optional<StepReading> last;
    for (const StepReading &reading : readings) {
        const bool standsStill = last && reading.step > last->step && reading.time == last->time;
        if (standsStill)
            continue;
        if (last && reading.step > last->step && reading.time > last->time)
            durations.push_back((reading.time - last->time) / (reading.step - last->step));
        last = reading;
    }
    return durations;
}

} // namespace steelyard::exchange
