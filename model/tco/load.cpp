#include "model/tco/load.h"

#include <algorithm>
#include <cmath>

namespace steelyard::tco {

namespace {

/// The part of `gpus` that lies within the band.
GpuCount within(Band band, GpuCount gpus)
{
    return std::clamp(gpus, band.lower, band.upper) - band.lower;
}

} // namespace

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

MonthlyLoad::MonthlyLoad(std::span<const DemandStep> steps, const Calendar &calendar)
    : m_months{calendar.months}
{
    for (const DemandStep &step : steps) {
        if (step.gpus <= GpuCount{})
            continue;
        auto month = static_cast<int>(step.start / calendar.monthBasis);
        for (; month < m_months; ++month) {
            const Hours from = std::max(step.start, calendar.monthBasis * month);
            const Hours to = std::min(step.end, calendar.monthBasis * (month + 1));
            if (to > from)
                m_slices.push_back({static_cast<size_t>(month), to - from, step.gpus});
            if (step.end <= to)
                break;
        }
    }
}

std::vector<GpuHours> MonthlyLoad::gpuHours(Band band) const
{
    std::vector<GpuHours> result(static_cast<size_t>(m_months));
    for (const Slice &slice : m_slices)
        result[slice.month] += within(band, slice.gpus) * slice.hours;
    return result;
}

std::vector<ServerHours> MonthlyLoad::serverHours(Band band, GpuCount perServer) const
{
    std::vector<ServerHours> result(static_cast<size_t>(m_months));
    for (const Slice &slice : m_slices) {
        const int servers = wholeServers(within(band, slice.gpus), perServer);
        result[slice.month] += ServerCount{static_cast<double>(servers)} * slice.hours;
    }
    return result;
}

std::vector<GpuCount> MonthlyLoad::peaks(Band band) const
{
    std::vector<GpuCount> result(static_cast<size_t>(m_months));
    for (const Slice &slice : m_slices) {
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
