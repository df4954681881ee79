// What a server has beside its GPUs: memory, processors, drives and network cards.
#include "model/sizing/surrounding_needs.h"

#include <algorithm>

namespace steelyard::sizing {

namespace {

constexpr double kBitsPerByte = 8.0;

/// As much as its GPUs have. BLOOM ran with 512 GB for 640; DGX A100 to B200 have 1.4 to 3.2 times
/// as much, of which twice is taken.
Need memoryNeed(const SurroundingsQuestion &question)
{
    constexpr double kLeast = 256.0;
    constexpr double kBloom = 0.8;
    constexpr double kRoomy = 2.0;
    if (!question.gpuMemoryGb)
        return {.provision = Provision::HostMemory, .lacks = Unstated::GpuMemory};
    const double gpus = *question.gpuMemoryGb * question.gpusPerServer;
    return {.provision = Provision::HostMemory,
            .amount = Band<double>{.low = std::max(kLeast, gpus * kBloom),
                                   .expected = std::max(kLeast, gpus),
                                   .high = std::max(kLeast, gpus * kRoomy)},
            .source = "stas00/ml-engineering, compute/cpu-memory, August 2026; BLOOM (arXiv "
                      "2211.05100); DGX data sheets"};
}

/// One for the process of a GPU, 2 to 4 that load its data, and 4 in each server for its system.
Need coreNeed(const SurroundingsQuestion &question)
{
    constexpr double kWorkers = 2.0;
    constexpr double kMostWorkers = 4.0;
    constexpr double kForSystem = 4.0;
    const auto cores = [&](double workers) {
        return (workers + 1.0) + kForSystem / question.gpusPerServer;
    };
    return {.provision = Provision::CpuCores,
            .amount = Band<double>{.low = cores(kWorkers),
                                   .expected = cores(kWorkers),
                                   .high = cores(kMostWorkers)},
            .source = "stas00/ml-engineering, compute/cpu, August 2026"};
}

/// A checkpoint that goes to the drives first holds training up no longer than shared storage
/// would.
Need localRateNeed(const SurroundingsQuestion &question)
{
    return {.provision = Provision::LocalRate,
            .amount = storageRateGbs(question) * (1.0 / serversOf(question))};
}

std::vector<Need> networkNeeds(const SurroundingsQuestion &question)
{
    if (!question.network)
        return {{.provision = Provision::NetworkPerGpu, .lacks = Unstated::Layout},
                {.provision = Provision::NetworkPerServer, .lacks = Unstated::Layout}};
    const Band<double> storage = storageRateGbs(question) * (kBitsPerByte / serversOf(question));
    return {{.provision = Provision::NetworkPerGpu,
             .amount = *question.network,
             .source = "stas00/ml-engineering, network, August 2026; the shares are judged"},
            {.provision = Provision::NetworkPerServer,
             .amount = *question.network * double(question.gpusPerServer) + storage}};
}

} // namespace

std::vector<Need> hostNeeds(const SurroundingsQuestion &question)
{
    std::vector<Need> needs{localRateNeed(question), memoryNeed(question), coreNeed(question)};
    const std::vector<Need> network = networkNeeds(question);
    needs.insert(needs.end(), network.begin(), network.end());
    return needs;
}

} // namespace steelyard::sizing
