#pragma once

#include "model/tco/load.h"
#include "model/tco/metered_use.h"

#include <span>
#include <vector>

namespace steelyard::tco {

/// Machines that run together from `start` to `end`: those counted `first` (from 0) and up.
struct MachineRun
{
    int first = 0;
    int machines = 0;
    Hours start = {};
    Hours end = {};

    friend bool operator==(const MachineRun &, const MachineRun &) = default;
};

/// The runs of the machines of `perMachine` GPUs each that serve the band of demand, by their ends.
///
/// Machine k runs while more than k machines are needed, so that the last one started is the first
/// to stop. Machines with the same run are one entry; work and entries grow with the steps,
/// whatever the number of machines. `steps` are without gaps from 0 on.
[[nodiscard]] std::vector<MachineRun> machineRuns(std::span<const DemandStep> steps,
                                                  Band band,
                                                  GpuCount perMachine);

/// Machine-hours that are billed beyond those run, in the month of each run's end, where every run
/// of every machine is rounded up by itself (`billedHours`). One value per month.
///
/// Errors: those of `billedHours`.
[[nodiscard]] Computed<std::vector<double>> hoursBilledBeyond(std::span<const MachineRun> runs,
                                                              const BillingUnit &unit,
                                                              const Calendar &calendar);

/// Machine-hours in which machines run. One value per month.
[[nodiscard]] std::vector<double> hoursRun(std::span<const MachineRun> runs,
                                           const Calendar &calendar);

/// Machine-hours in which a machine stands still between the begin of its first and the end of its
/// last run. One value per month.
[[nodiscard]] std::vector<double> hoursStopped(std::span<const MachineRun> runs,
                                               const Calendar &calendar);

/// Machine-hours that sustained use takes off, each machine by the share of each month in which it
/// runs (`sustainedUseMultiplier`). One value per month.
///
/// Errors: those of `sustainedUseMultiplier`.
[[nodiscard]] Computed<std::vector<double>> hoursOffBySustainedUse(
    std::span<const MachineRun> runs,
    std::span<const SustainedTier> tiers,
    const Calendar &calendar);

} // namespace steelyard::tco
