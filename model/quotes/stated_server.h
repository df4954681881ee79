#pragma once

#include "model/sizing/server_offer.h"

#include <QString>

namespace steelyard {

/// What a vendor's own words say of a server, in the usual Chinese and English notations:
/// "8×H100 SXM, 4U, 2×EPYC 7702, PSU 2000W 2+2, 400G IB", "8卡 双路 内存2TB NVMe 3.84T×4".
struct StatedServer
{
    /// Without `densePeakTflops`, `gpuWatts` and `linkGbs`, which are the data sheet's.
    sizing::ServerOffer offer = {};
    /// "8 kW rack", "42U 机柜": the rack that is offered with the server.
    std::optional<double> rackWatts = {};
    std::optional<double> rackUnits = {};

    friend bool operator==(const StatedServer &, const StatedServer &) = default;
};

/// Reads the words; what they do not say, or say in a way that is not known, stays unstated.
/// Of what is said twice, the first counts. Total on any text.
[[nodiscard]] StatedServer statedServer(const QString &words);

} // namespace steelyard
