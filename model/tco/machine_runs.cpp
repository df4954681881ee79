#include "model/tco/machine_runs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace steelyard::tco {

namespace {

constexpr double kSecondsPerHour = 3'600.0;

/// Begins of runs that are not over, the machine counted highest last.
class RunningMachines final
{
public:
    explicit RunningMachines(std::vector<MachineRun> &done)
        : m_done{done}
    {}

    void become(int machines, Hours now)
    {
        if (machines > m_count)
            m_running.push_back({m_count, machines - m_count, now, now});
        while (m_count > machines) {
            MachineRun &last = m_running.back();
            const int stopped = std::min(last.machines, m_count - machines);
            m_done.push_back({m_count - stopped, stopped, last.start, now});
            m_count -= stopped;
            last.machines -= stopped;
            if (last.machines == 0)
                m_running.pop_back();
        }
        m_count = machines;
    }

private:
    std::vector<MachineRun> &m_done;
    std::vector<MachineRun> m_running;
    int m_count = 0;
};

int machinesFor(GpuCount gpus, Band band, GpuCount perMachine)
{
    return wholeServers(within(band, gpus), perMachine);
}

size_t monthsOf(const Calendar &calendar)
{
    return static_cast<size_t>(calendar.months());
}

/// Calls `add(month, hours)` for each month that lies between the two.
template <typename Add>
void byMonth(Hours start, Hours end, const Calendar &calendar, Add add)
{
    for (size_t month = calendar.monthAt(start); month < monthsOf(calendar); ++month) {
        const Hours from = std::max(start, calendar.startOf(month));
        const Hours to = std::min(end, calendar.startOf(month + 1));
        if (to <= from)
            return;
        add(month, (to - from).value());
    }
}

std::vector<double> noHours(const Calendar &calendar)
{
    return std::vector<double>(monthsOf(calendar));
}

/// The first machine above those of the run.
size_t behind(const MachineRun &run)
{
    return static_cast<size_t>(run.first) + static_cast<size_t>(run.machines);
}

int countOf(std::span<const MachineRun> runs)
{
    int machines = 0;
    for (const MachineRun &run : runs)
        machines = std::max(machines, run.first + run.machines);
    return machines;
}

/// The span from first to last need of each machine. The higher a machine is counted, the later it
/// is first needed and the sooner last.
std::vector<MachineRun> needSpans(std::span<const MachineRun> runs)
{
    std::vector<MachineRun> spans(static_cast<size_t>(countOf(runs)));
    std::vector<MachineRun> rising(runs.begin(), runs.end());
    std::ranges::sort(rising, {}, &MachineRun::start);
    size_t reached = 0;
    for (const MachineRun &run : rising) {
        for (; reached < behind(run); ++reached)
            spans[reached].start = run.start;
    }
    std::ranges::sort(rising, std::ranges::greater{}, &MachineRun::end);
    reached = 0;
    for (const MachineRun &run : rising) {
        for (; reached < behind(run); ++reached)
            spans[reached].end = run.end;
    }
    return spans;
}

} // namespace

std::vector<MachineRun> machineRuns(std::span<const DemandStep> steps,
                                    Band band,
                                    GpuCount perMachine)
{
    std::vector<MachineRun> runs;
    runs.reserve(steps.size());
    RunningMachines running{runs};
    for (const DemandStep &step : steps)
        running.become(machinesFor(step.gpus, band, perMachine), step.start);
    if (!steps.empty())
        running.become(0, steps.back().end);
    return runs;
}

Computed<std::vector<double>> hoursBilledBeyond(std::span<const MachineRun> runs,
                                                const BillingUnit &unit,
                                                const Calendar &calendar)
{
    std::vector<double> beyond = noHours(calendar);
    for (const MachineRun &run : runs) {
        // Whole milliseconds: days and months as hours leave a hair that would begin a new unit.
        constexpr double kMilli = 1'000.0;
        const double seconds =
            std::round((run.end - run.start).value() * kSecondsPerHour * kMilli) / kMilli;
        const Computed<> billed = billedHours(std::array{seconds}, unit);
        if (!billed)
            return billed.refusal();
        // A run that ends with a month belongs to it, not to the next.
        const size_t month = calendar.monthAt(run.end);
        const bool endsWithMonth = month > 0 && run.end == calendar.startOf(month);
        beyond[std::min(endsWithMonth ? month - 1 : month, monthsOf(calendar) - 1)] +=
            run.machines * (*billed - seconds / kSecondsPerHour);
    }
    return beyond;
}

std::vector<double> hoursRun(std::span<const MachineRun> runs, const Calendar &calendar)
{
    std::vector<double> hours = noHours(calendar);
    for (const MachineRun &run : runs)
        byMonth(run.start, run.end, calendar, [&](size_t month, double part) {
            hours[month] += run.machines * part;
        });
    return hours;
}

std::vector<double> hoursStopped(std::span<const MachineRun> runs, const Calendar &calendar)
{
    std::vector<double> stopped = noHours(calendar);
    for (const MachineRun &span : needSpans(runs))
        byMonth(span.start, span.end, calendar, [&](size_t month, double part) {
            stopped[month] += part;
        });
    const std::vector<double> run = hoursRun(runs, calendar);
    // What is left of sums that are equal but for their order is no time.
    constexpr double kHair = 1e-6;
    std::ranges::transform(stopped, run, stopped.begin(), [](double span, double running) {
        return span - running > kHair ? span - running : 0.0;
    });
    return stopped;
}

Computed<std::vector<double>> hoursOffBySustainedUse(std::span<const MachineRun> runs,
                                                     std::span<const SustainedTier> tiers,
                                                     const Calendar &calendar)
{
    const auto machines = static_cast<size_t>(countOf(runs));
    // Of each month, by how much a machine runs longer than the one before.
    std::vector<std::vector<double>> changes(monthsOf(calendar), std::vector<double>(machines + 1));
    for (const MachineRun &run : runs)
        byMonth(run.start, run.end, calendar, [&](size_t month, double part) {
            changes[month][static_cast<size_t>(run.first)] += part;
            changes[month][behind(run)] -= part;
        });
    std::vector<double> off;
    for (size_t month = 0; month < changes.size(); ++month) {
        const std::vector<double> &change = changes[month];
        double hours = 0.0;
        double sum = 0.0;
        for (size_t machine = 0; machine < machines; ++machine) {
            constexpr double kHair = 1e-6;
            hours += change[machine];
            if (hours < kHair)
                continue;
            const Computed<> multiplier = sustainedUseMultiplier(
                std::min(1.0, hours / calendar.hoursOf(month).value()), tiers);
            if (!multiplier)
                return multiplier.refusal();
            sum += hours * (1.0 - *multiplier);
        }
        off.push_back(sum);
    }
    return off;
}

} // namespace steelyard::tco
