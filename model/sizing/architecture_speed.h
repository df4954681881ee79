#pragma once

#include "model/sizing/fabric.h"

#include <optional>
#include <string_view>

namespace steelyard::sizing {

/// What the default speed of an accelerator rests on. Links are those of one GPU, in bytes per
/// second and direction.
struct ArchitectureSpeed
{
    std::string_view architecture = {};
    /// Of one node of eight in 16 bits, without recompute, wide layers.
    double utilisation = 0.0;
    double network = 0.0;
    /// What the utilisation rests on.
    std::string_view source = {};
    /// NVLink, and the generation of PCIe beside it; 0: not of NVIDIA, or of no measured run.
    double link = 0.0;
    int pcieGeneration = 0;
};

/// Of an accelerator's architecture, as `Accelerator` spells it; a cautious row of no published run
/// for one that is not known.
[[nodiscard]] const ArchitectureSpeed &architectureSpeed(std::string_view architecture);

/// What joined the GPUs of the runs that the architecture's default speed rests on, in servers of
/// this many; nothing: no run is published, or its links are not.
/// Sources: data sheets of DGX-2, DGX A100, DGX H100 and DGX B200.
[[nodiscard]] std::optional<Fabric> measuredFabric(std::string_view architecture,
                                                   int gpusPerServer);

} // namespace steelyard::sizing
