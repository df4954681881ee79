#pragma once

#include "model/sizing/layout_advice.h"
#include "model/sizing/server_offer.h"

#include <string>
#include <string_view>
#include <vector>

namespace steelyard::sizing {

/// What an offered server is checked for. Words and questions live in `ui/text`.
///
/// The comment names the two numbers of a finding: offered, and what it is held against.
enum class FitRule
{
    JobMemory, ///< GPUs offered; the fewest whose memory holds the job
    GpuCount, ///< GPUs of a server; least of a training server
    HostMemory, ///< GB of RAM; least of a training server
    HostAgainstGpuMemory, ///< GB of RAM; GB of all its GPUs
    Processors, ///< processors; two
    LocalDrives, ///< no numbers
    Network, ///< Gb/s of the RDMA card; least of a training server
    SlotAgainstNetwork, ///< Gb/s of the RDMA card; what 16 lanes of the PCIe generation carry
    GpuLink, ///< GB/s of one GPU to the others; that of the slowest switched link
    SupplyHeadroom, ///< W that remain when the spare supplies fail; W of the load and 10 %
    SupplyAgainstRating, ///< W that remain when the spare supplies fail; W of the rating
    RackPower, ///< W of the server; W of a rack
    RackUnits, ///< units of the server; units of a rack
    DensePeak, ///< TFLOPS that the offer prints; dense TFLOPS of the data sheet
    SoftwareStated, ///< no numbers: operating system and CUDA
    BackupStated, ///< no numbers
    // Only where there is something to hold the offer against:
    GpusAgainstSheet, ///< GPUs of a server by the vendor's words; by data sheet or quote line
    GpuMemoryAgainstSheet, ///< GB of one GPU by the words; by the data sheet
    LinkAgainstSheet, ///< no numbers
    SuppliesAgainstSheet, ///< W of all supplies by the words; by the data sheet
    UnitsAgainstSheet, ///< units of the server by the words; by the data sheet
    ProcessorPcie, ///< generation that is printed; that of the processors
    PowerRows, ///< W of the parts together; W printed as their total
    ExportLicence, ///< total processing performance; from which on a licence is needed
    SupplyTotal, ///< W of all supplies, none of them stated as spare; W of the load
    OtherGpu ///< names: GPU of the server; GPU that the job is sized for
};

inline constexpr FitRule kLastFitRule = FitRule::OtherGpu;

/// The stored name of a rule: "psu_headroom".
[[nodiscard]] std::string_view fitRuleKey(FitRule rule);

/// In the order in which they matter.
enum class FitVerdict
{
    Problem, ///< the server does not do the job, or contradicts itself
    Warning, ///< it does, at a price in time or safety
    Ask, ///< the offer does not say
    Met
};

/// One rule, held against the offer.
struct FitFinding
{
    FitRule rule = FitRule::JobMemory;
    FitVerdict verdict = FitVerdict::Met;
    std::optional<double> offered = {};
    std::optional<double> needed = {};
    /// Of a rule that compares names.
    std::string offeredName = {};
    std::string neededName = {};
    /// Where the rule comes from.
    std::string_view source = {};

    friend bool operator==(const FitFinding &, const FitFinding &) = default;
};

/// All rules that apply, worst first, in the order of the rules among equals. What is not stated is
/// a question, never a pass. `advice`: of the job on the offered GPUs; nothing: no job is held
/// against it.
[[nodiscard]] std::vector<FitFinding> serverFit(const ServerOffer &offer,
                                                const SiteLimits &site,
                                                const std::optional<LayoutAdvice> &advice);

/// What the parts draw, W: GPUs, processors and 500 W for fans, memory, drives, cards and losses,
/// the middle of 400 to 600. Nothing where a part is not stated.
[[nodiscard]] std::optional<double> loadOf(const ServerOffer &offer);

/// What the server draws at its rating, W: its data sheet's, else the sum of its parts.
[[nodiscard]] std::optional<double> ratedWattsOf(const ServerOffer &offer);

/// What 16 lanes of a PCIe generation carry in one direction, Gb/s: 126 in the third, double in
/// each one after it. Source: PCI-SIG, PCI Express Base Specification 3.0 to 6.0, 8 to 64 GT/s.
[[nodiscard]] double slotGbits(int generation);

} // namespace steelyard::sizing
