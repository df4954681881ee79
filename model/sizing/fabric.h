#pragma once

#include <algorithm>

namespace steelyard::sizing {

/// Bytes per second.
inline constexpr double kGigabitBytes = 1e9 / 8.0;

/// What joins the GPUs of a job. Rates are bytes per second for one GPU in one direction, as data
/// sheets state them.
struct Fabric
{
    int gpusPerServer = 8;
    /// GPUs that a switched link joins (NVLink, Infinity Fabric); 1: the bus alone.
    int domain = 8;
    double link = 0.0;
    /// PCIe.
    double bus = 0.0;
    /// Between servers.
    double network = 0.0;

    friend bool operator==(const Fabric &, const Fabric &) = default;
};

/// Which part of the fabric a group of GPUs talks over.
enum class Reach
{
    Domain,
    Server,
    Network
};

/// Of a group whose members lie within this many neighbouring GPUs.
[[nodiscard]] constexpr Reach reachOf(const Fabric &fabric, int span)
{
    if (span <= fabric.domain)
        return Reach::Domain;
    return span <= fabric.gpusPerServer ? Reach::Server : Reach::Network;
}

/// What collectives reach of that part, bytes per second.
///
/// Shares: NVLink 0.65 to 0.8, a good 400 Gb/s network 0.8 (stas00/ml-engineering, network,
/// August 2026); PCIe 0.5 to 0.7 across two sockets, judged.
[[nodiscard]] constexpr double reachedRate(const Fabric &fabric, Reach reach)
{
    constexpr double kLinkShare = 0.7;
    constexpr double kBusShare = 0.6;
    constexpr double kNetworkShare = 0.8;

    switch (reach) {
    case Reach::Domain:
        return fabric.domain > 1 ? fabric.link * kLinkShare : fabric.bus * kBusShare;
    case Reach::Server:
        return fabric.bus * kBusShare;
    case Reach::Network:
        return fabric.network * kNetworkShare;
    }
    return fabric.network;
}

/// PCIe of 16 lanes in one direction, bytes per second: 16 GB/s in generation 3, then double.
/// Source: PCI-SIG, PCI Express Base Specification 3.0 to 6.0.
[[nodiscard]] constexpr double busRate(int generation)
{
    constexpr double kThirdGeneration = 16e9;
    constexpr int kThird = 3;
    constexpr int kNewest = 7;
    return kThirdGeneration * double(1 << (std::clamp(generation, kThird, kNewest) - kThird));
}

/// A network as servers of this PCIe generation have it, bytes per second and GPU: one card for
/// each GPU of a switched domain (DGX-1 half of 100, DGX A100 200, DGX H100 400, DGX B300
/// 800 Gb/s), else one card of that rate for all eight of a server.
[[nodiscard]] constexpr double usualNetwork(int pcieGeneration, int domain)
{
    constexpr double kGpusOnOneCard = 8.0;

    const double card = pcieGeneration >= 6 ? 800.0
        : pcieGeneration == 5               ? 400.0
        : pcieGeneration == 4               ? 200.0
                                            : 50.0;
    return card * kGigabitBytes / (domain > 2 ? 1.0 : kGpusOnOneCard);
}

} // namespace steelyard::sizing
