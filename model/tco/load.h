#pragma once

#include "model/tco/demand.h"

namespace steelyard::tco {

/// Demand between two levels, in GPUs: a server holds the band of its own GPUs.
struct Band
{
    GpuCount lower = {};
    GpuCount upper = {};
};

/// The part of `gpus` that lies within the band.
[[nodiscard]] GpuCount within(Band band, GpuCount gpus);

/// The load-duration curve: how long demand lies above a level, whenever that is.
class LoadCurve final
{
public:
    explicit LoadCurve(std::span<const DemandStep> steps);

    [[nodiscard]] GpuCount peak() const;
    [[nodiscard]] Hours duration() const { return m_duration; }
    /// Hours with demand above `level`.
    [[nodiscard]] Hours hoursAbove(GpuCount level) const;
    /// GPU-hours of demand within the band.
    [[nodiscard]] GpuHours gpuHours(Band band) const;
    /// The levels of demand that occur, rising.
    [[nodiscard]] const std::vector<GpuCount> &levels() const { return m_levels; }

private:
    /// The first level above `level`.
    [[nodiscard]] size_t firstAbove(GpuCount level) const;
    [[nodiscard]] GpuHours gpuHoursAbove(GpuCount level) const;

    Hours m_duration = {};
    std::vector<GpuCount> m_levels;
    /// Hours and GPU-hours at this level and all higher ones; one more entry than levels.
    std::vector<Hours> m_hoursFrom;
    std::vector<GpuHours> m_gpuHoursFrom;
};

/// Hours of a month, not all together, in which so many GPUs are needed.
struct LoadSlice
{
    size_t month = 0;
    Hours hours = {};
    GpuCount gpus = {};
};

/// Demand cut into the months of a calendar. All results: one value per month, first month first.
class MonthlyLoad final
{
public:
    MonthlyLoad(std::span<const DemandStep> steps, const Calendar &calendar);

    [[nodiscard]] int months() const { return m_months; }
    /// GPU-hours of demand within the band.
    [[nodiscard]] std::vector<GpuHours> gpuHours(Band band) const;
    /// Time of whole servers of `perServer` GPUs that serve the band as far as it is needed.
    [[nodiscard]] std::vector<ServerHours> serverHours(Band band, GpuCount perServer) const;
    /// Most GPUs of demand within the band at once.
    [[nodiscard]] std::vector<GpuCount> peaks(Band band) const;
    /// One per month and level of demand above 0, rising within each month.
    [[nodiscard]] const std::vector<LoadSlice> &slices() const { return m_slices; }

private:
    void joinEqualSlices();

    int m_months;
    std::vector<LoadSlice> m_slices;
};

/// Whole servers that hold `gpus`; a hair above a whole number is that number.
[[nodiscard]] int wholeServers(GpuCount gpus, GpuCount perServer);

} // namespace steelyard::tco
