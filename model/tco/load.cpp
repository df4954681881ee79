#include "model/tco/load.h"

#include <algorithm>
#include <cmath>

namespace steelyard::tco {

GpuCount within(Band band, GpuCount gpus)
{
    return std::clamp(gpus, band.lower, band.upper) - band.lower;
}

LoadCurve::LoadCurve(std::span<const DemandStep> steps)
{
    std::vector<DemandStep> rising(steps.begin(), steps.end());
    std::ranges::sort(rising, {}, &DemandStep::gpus);
    std::vector<Hours> hoursAt;
    for (const DemandStep &step : rising) {
        if (m_levels.empty() || m_levels.back() != step.gpus) {
            m_levels.push_back(step.gpus);
            hoursAt.emplace_back();
        }
        hoursAt.back() += step.end - step.start;
        m_duration += step.end - step.start;
    }
    m_hoursFrom.resize(m_levels.size() + 1);
    m_gpuHoursFrom.resize(m_levels.size() + 1);
    for (size_t i = m_levels.size(); i-- > 0;) {
        m_hoursFrom[i] = m_hoursFrom[i + 1] + hoursAt[i];
        m_gpuHoursFrom[i] = m_gpuHoursFrom[i + 1] + m_levels[i] * hoursAt[i];
    }
}

GpuCount LoadCurve::peak() const
{
    return m_levels.empty() ? GpuCount{} : m_levels.back();
}

size_t LoadCurve::firstAbove(GpuCount level) const
{
    return static_cast<size_t>(std::ranges::upper_bound(m_levels, level) - m_levels.begin());
}

Hours LoadCurve::hoursAbove(GpuCount level) const
{
    return m_hoursFrom[firstAbove(level)];
}

GpuHours LoadCurve::gpuHoursAbove(GpuCount level) const
{
    const size_t first = firstAbove(level);
    return m_gpuHoursFrom[first] - level * m_hoursFrom[first];
}

GpuHours LoadCurve::gpuHours(Band band) const
{
    return gpuHoursAbove(band.lower) - gpuHoursAbove(band.upper);
}

/// Hourly counts come back to the same levels many times a month.
void MonthlyLoad::joinEqualSlices()
{
    std::ranges::sort(m_slices, {}, [](const LoadSlice &slice) {
        return std::pair{slice.month, slice.gpus};
    });
    std::vector<LoadSlice> joined;
    for (const LoadSlice &slice : m_slices) {
        if (!joined.empty() && joined.back().month == slice.month
            && joined.back().gpus == slice.gpus)
            joined.back().hours += slice.hours;
        else
            joined.push_back(slice);
    }
    m_slices = std::move(joined);
}

MonthlyLoad::MonthlyLoad(std::span<const DemandStep> steps, const Calendar &calendar)
    : m_months{calendar.months()}
{
    for (const DemandStep &step : steps) {
        if (step.gpus <= GpuCount{})
            continue;
        const auto months = static_cast<size_t>(m_months);
        for (size_t month = calendar.monthAt(step.start); month < months; ++month) {
            const Hours from = std::max(step.start, calendar.startOf(month));
            const Hours to = std::min(step.end, calendar.startOf(month + 1));
            if (to > from)
                m_slices.push_back({month, to - from, step.gpus});
            if (step.end <= to)
                break;
        }
    }
    joinEqualSlices();
}

std::vector<GpuHours> MonthlyLoad::gpuHours(Band band) const
{
    std::vector<GpuHours> result(static_cast<size_t>(m_months));
    for (const LoadSlice &slice : m_slices)
        result[slice.month] += within(band, slice.gpus) * slice.hours;
    return result;
}

std::vector<ServerHours> MonthlyLoad::serverHours(Band band, GpuCount perServer) const
{
    std::vector<ServerHours> result(static_cast<size_t>(m_months));
    for (const LoadSlice &slice : m_slices) {
        const int servers = wholeServers(within(band, slice.gpus), perServer);
        result[slice.month] += ServerCount{static_cast<double>(servers)} * slice.hours;
    }
    return result;
}

std::vector<GpuCount> MonthlyLoad::peaks(Band band) const
{
    std::vector<GpuCount> result(static_cast<size_t>(m_months));
    for (const LoadSlice &slice : m_slices) {
        GpuCount &peak = result[slice.month];
        peak = std::max(peak, within(band, slice.gpus));
    }
    return result;
}

int wholeServers(GpuCount gpus, GpuCount perServer)
{
    // One offered GPU may count as a fraction of another, so that 8 × 1.1 × 5 is not quite 44.
    constexpr double kHair = 1e-9;
    return static_cast<int>(std::ceil(gpus / perServer - kHair));
}

} // namespace steelyard::tco
