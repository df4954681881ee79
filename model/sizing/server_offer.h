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
    Yes,
    Denied ///< it says that there is none
};

/// What a data sheet prints for the parts of a server, and as their total, W.
struct PowerRows
{
    double sum = 0.0;
    double total = 0.0;

    friend bool operator==(const PowerRows &, const PowerRows &) = default;
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
    /// What the processors can do, whatever the offer prints.
    std::optional<int> processorPcieGeneration = {};
    std::optional<PowerSupplies> supplies = {};
    /// Highest power of the whole server, W.
    std::optional<double> ratedWatts = {};
    /// Rating of a server with the same GPUs, to judge by where the offer states none.
    std::optional<double> likeRatedWatts = {};
    std::optional<PowerRows> powerRows = {};
    /// What the whole server draws under typical load, W.
    std::optional<double> typicalWatts = {};
    std::optional<double> rackUnits = {};
    Stated system = Stated::No;
    Stated cuda = Stated::No;
    Stated backup = Stated::No;
    /// Total processing performance of one GPU made under US export rules: dense TFLOPS × bits,
    /// the highest of all precisions. Source: US BIS, 88 FR 73458 (25 October 2023), ECCN 3A090.
    std::optional<double> processingPerformance = {};

    friend bool operator==(const ServerOffer &, const ServerOffer &) = default;
};

/// Whether US export rules ask for a licence for strong GPUs at the place of use.
enum class Destination
{
    Unknown,
    Licensed
};

/// Units of a rack of usual height. Source: EIA-310.
inline constexpr double kUsualRackUnits = 42.0;

/// What the site gives; nothing: not known.
struct SiteLimits
{
    /// Of one rack.
    std::optional<double> watts = {};
    std::optional<double> units = {};
    Destination destination = Destination::Unknown;

    friend bool operator==(const SiteLimits &, const SiteLimits &) = default;
};

} // namespace steelyard::sizing
