#include "model/tco/deferred_work.h"

#include "model/tco/load_levelling.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace steelyard::tco {

namespace {

/// Far more than sums of 100,000 slots are rounded by, far less than anybody counts.
constexpr double kSlotHair = 1e-9;

/// Ends of all slots: whole hours, and where a step ends.
std::vector<double> slotEnds(std::span<const DemandStep> firm, std::span<const DeferrableWork> work)
{
    std::vector<double> ends(static_cast<size_t>(firm.back().end.value()));
    std::iota(ends.begin(), ends.end(), 1.0);
    const auto addSteps = [&ends](std::span<const DemandStep> steps) {
        std::vector<double> stepEnds(steps.size());
        std::ranges::transform(
            steps, stepEnds.begin(), [](const DemandStep &step) { return step.end.value(); });
        std::vector<double> both;
        both.reserve(ends.size() + stepEnds.size());
        std::ranges::set_union(ends, stepEnds, std::back_inserter(both));
        ends = std::move(both);
    };
    addSteps(firm);
    for (const DeferrableWork &kind : work)
        addSteps(kind.arrivals);
    // Two steps may mean the same end and differ in the last digit.
    const auto isSame = [](double one, double other) { return other - one < kSlotHair * other; };
    ends.erase(std::unique(ends.begin(), ends.end(), isSame), ends.end());
    return ends;
}

/// GPUs in each slot.
std::vector<double> gpusIn(const std::vector<double> &ends, std::span<const DemandStep> steps)
{
    std::vector<double> gpus;
    gpus.reserve(ends.size());
    size_t step = 0;
    double from = 0.0;
    for (const double end : ends) {
        const double middle = std::midpoint(from, end);
        while (step + 1 < steps.size() && steps[step].end.value() < middle)
            ++step;
        gpus.push_back(steps[step].gpus.value());
        from = end;
    }
    return gpus;
}

double startOf(const std::vector<double> &ends, size_t slot)
{
    return slot == 0 ? 0.0 : ends[slot - 1];
}

/// What arrives in a slot flows evenly, and runs evenly in another: none of it waits too long if
/// neither its first part does nor its last.
std::vector<WaitingJob> jobsOf(const std::vector<double> &ends, const DeferrableWork &work)
{
    std::vector<WaitingJob> jobs;
    jobs.reserve(ends.size());
    const std::vector<double> gpus = gpusIn(ends, work.arrivals);
    const double delay = work.delay.value() * (1.0 + kSlotHair);
    size_t last = 0;
    for (size_t slot = 0; slot < ends.size(); ++slot) {
        last = std::max(last, slot);
        while (last + 1 < ends.size() && startOf(ends, last + 1) - startOf(ends, slot) <= delay
               && ends[last + 1] - ends[slot] <= delay)
            ++last;
        const double gpuHours = gpus[slot] * (ends[slot] - startOf(ends, slot));
        if (gpuHours > 0.0)
            jobs.push_back({.first = slot, .last = last, .gpuHours = gpuHours});
    }
    return jobs;
}

std::vector<LoadSlot> slotsOf(const std::vector<double> &ends, std::span<const DemandStep> firm)
{
    std::vector<LoadSlot> slots;
    slots.reserve(ends.size());
    const std::vector<double> gpus = gpusIn(ends, firm);
    for (size_t slot = 0; slot < ends.size(); ++slot)
        slots.push_back(
            {.hours = ends[slot] - startOf(ends, slot), .firmGpus = gpus[slot], .place = slot});
    return slots;
}

} // namespace

std::vector<DemandStep> levelled(std::span<const DemandStep> firm,
                                 std::span<const DeferrableWork> work)
{
    if (firm.empty())
        return {};
    const std::vector<double> ends = slotEnds(firm, work);
    std::vector<std::vector<WaitingJob>> queues;
    for (const DeferrableWork &kind : work)
        queues.push_back(jobsOf(ends, kind));
    const std::vector<double> levels = evenLevels(slotsOf(ends, firm), std::move(queues));
    std::vector<DemandStep> steps;
    for (size_t slot = 0; slot < ends.size(); ++slot)
        append(steps,
               {.start = Hours{startOf(ends, slot)},
                .end = Hours{ends[slot]},
                .gpus = GpuCount{levels[slot]}});
    return steps;
}

GpuHours movedBetween(std::span<const DemandStep> before, std::span<const DemandStep> after)
{
    std::vector<DemandStep> less{after.begin(), after.end()};
    for (DemandStep &step : less)
        step.gpus = step.gpus * -1.0;
    GpuHours moved;
    for (const DemandStep &step : sumOf(before, less))
        moved += std::max(GpuCount{}, step.gpus) * (step.end - step.start);
    return moved;
}

} // namespace steelyard::tco
