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
    const Hours period = calendar.monthBasis * *phase.repeatMonths;
    for (int i = 1; phase.start + period * i < horizon; ++i)
        addOccurrence(changes, phase, phase.start + period * i, horizon);
}

} // namespace

std::vector<DemandStep> layOut(std::span<const Phase> phases, const Calendar &calendar)
{
    Changes changes{{0.0, 0}, {calendar.horizon().value(), 0}};
    for (const Phase &phase : phases)
        addPhase(changes, phase, calendar);
    std::vector<DemandStep> steps;
    int gpus = 0;
    for (auto at = changes.begin(); std::next(at) != changes.end(); ++at) {
        gpus += at->second;
        const DemandStep step{.start = Hours{at->first},
                              .end = Hours{std::next(at)->first},
                              .gpus = GpuCount{static_cast<double>(gpus)}};
        if (!steps.empty() && steps.back().gpus == step.gpus)
            steps.back().end = step.end;
        else
            steps.push_back(step);
    }
    return steps;
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
