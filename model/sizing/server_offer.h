#pragma once

#include <optional>

namespace steelyard::sizing {

/// What the GPUs of a server talk over.
enum class GpuLink
{
    Switched, ///< NVLink or its like between all of them
    Bridged, ///< between neighbours only
    Bus ///< PCIe
};

/// Power supplies of one kind.
struct PowerSupplies
{
    int count = 0;
    /// Rating of one, W.
    double watts = 0.0;
    /// How many may fail, as in 2+2; nothing: not stated.
    std::optional<int> spare = {};

    friend bool operator==(const PowerSupplies &, const PowerSupplies &) = default;
};

/// Whether an offer says something that has no number.
enum class Stated
{
    No,
    Yes
};

/// A server as a vendor offers it. Absent is not stated, never 0.
struct ServerOffer
{
    std::optional<int> gpus = {};
    std::optional<double> gpuMemoryGb = {};
    /// Rated power of one GPU, W.
    std::optional<double> gpuWatts = {};
    /// Dense 16-bit peak of the data sheet, and the peak that the offer prints, TFLOPS.
    std::optional<double> densePeakTflops = {};
    std::optional<double> offeredPeakTflops = {};
    std::optional<GpuLink> link = {};
    /// Of one GPU in one direction, GB/s.
    std::optional<double> linkGbs = {};
    std::optional<int> cpus = {};
    /// Rated power of one processor, W.
    std::optional<double> cpuWatts = {};
    std::optional<double> ramGb = {};
    /// Whether the local drives are NVMe; nothing: the kind is not stated.
    std::optional<bool> isNvme = {};
    /// The fastest card for remote direct memory access, Gb/s of one port.
    std::optional<double> rdmaGbits = {};
    std::optional<int> pcieGeneration = {};
    std::optional<PowerSupplies> supplies = {};
    /// Highest power of the whole server, W.
    std::optional<double> ratedWatts = {};
    std::optional<double> rackUnits = {};
    Stated system = Stated::No;
    Stated cuda = Stated::No;
    Stated backup = Stated::No;

    friend bool operator==(const ServerOffer &, const ServerOffer &) = default;
};

/// What one rack of the site gives; nothing: not known.
struct RackLimits
{
    std::optional<double> watts = {};
    std::optional<double> units = {};

    friend bool operator==(const RackLimits &, const RackLimits &) = default;
};

} // namespace steelyard::sizing
