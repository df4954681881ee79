#include "model/tco/demand.h"

#include <algorithm>
#include <map>

namespace steelyard::tco {

namespace {

/// Changes of the number of GPUs by hour.
using Changes = std::map<double, int>;

void addOccurrence(Changes &changes, const Phase &phase, Hours start, Hours horizon)
{
    const Hours end = phase.duration ? std::min(start + *phase.duration, horizon) : horizon;
    if (end <= start)
        return;
    changes[start.value()] += phase.gpus;
    changes[end.value()] -= phase.gpus;
}

void addPhase(Changes &changes, const Phase &phase, const Calendar &calendar)
{
    const Hours horizon = calendar.horizon();
    addOccurrence(changes, phase, phase.start, horizon);
    if (phase.repeatMonths.value_or(0) <= 0)
        return;
    Hours start = runStart(phase, 1, calendar);
    for (int run = 2; start < horizon; ++run) {
        addOccurrence(changes, phase, start, horizon);
        start = runStart(phase, run, calendar);
    }
}

} // namespace

Hours runStart(const Phase &phase, int run, const Calendar &calendar)
{
    return calendar.monthsLater(phase.start, run * phase.repeatMonths.value_or(0));
}

std::vector<DemandStep> layOut(std::span<const Phase> phases, const Calendar &calendar)
{
    Changes changes{{0.0, 0}, {calendar.horizon().value(), 0}};
    for (const Phase &phase : phases)
        addPhase(changes, phase, calendar);
    std::vector<DemandStep> steps;
    int gpus = 0;
    for (auto at = changes.begin(); std::next(at) != changes.end(); ++at) {
        gpus += at->second;
        append(steps,
               {.start = Hours{at->first},
                .end = Hours{std::next(at)->first},
                .gpus = GpuCount{static_cast<double>(gpus)}});
    }
    return steps;
}

std::vector<DemandStep> layOut(std::span<const int> hourlyGpus,
                               ProfileEnd end,
                               const Calendar &calendar)
{
    const Hours horizon = calendar.horizon();
    std::vector<DemandStep> steps;
    Hours from;
    do {
        for (const int gpus : hourlyGpus) {
            const Hours to = std::min(from + Hours{1.0}, horizon);
            append(steps, {.start = from, .end = to, .gpus = GpuCount{static_cast<double>(gpus)}});
            from = to;
            if (from >= horizon)
                return steps;
        }
    } while (end == ProfileEnd::Repeats && !hourlyGpus.empty());
    append(steps, {.start = from, .end = horizon});
    return steps;
}

void append(std::vector<DemandStep> &steps, const DemandStep &step)
{
    if (step.end <= step.start)
        return;
    if (!steps.empty() && steps.back().gpus == step.gpus)
        steps.back().end = step.end;
    else
        steps.push_back(step);
}

std::vector<DemandStep> sumOf(std::span<const DemandStep> one, std::span<const DemandStep> other)
{
    std::vector<DemandStep> sum;
    Hours from;
    while (!one.empty() && !other.empty()) {
        const Hours to = std::min(one.front().end, other.front().end);
        append(sum, {.start = from, .end = to, .gpus = one.front().gpus + other.front().gpus});
        from = to;
        if (one.front().end <= to)
            one = one.subspan(1);
        if (other.front().end <= to)
            other = other.subspan(1);
    }
    return sum;
}

GpuCount peakOf(std::span<const DemandStep> steps)
{
    GpuCount peak;
    for (const DemandStep &step : steps)
        peak = std::max(peak, step.gpus);
    return peak;
}

GpuHours gpuHoursOf(std::span<const DemandStep> steps)
{
    GpuHours sum;
    for (const DemandStep &step : steps)
        sum += step.gpus * (step.end - step.start);
    return sum;
}

} // namespace steelyard::tco
