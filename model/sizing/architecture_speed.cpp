#include "model/sizing/architecture_speed.h"

#include <algorithm>
#include <array>

namespace steelyard::sizing {

namespace {

// Networks: DGX-1 4 × 100 Gb/s, DGX A100 8 × 200 Gb/s, DGX H100 8 × 400 Gb/s for eight GPUs; that
// of a TPU chip is not stated: as for an unknown architecture.
constexpr std::array kArchitectures = {
    ArchitectureSpeed{"Volta",
                      0.38,
                      6.25e9,
                      "Megatron-LM weak scaling of 2020: 0.35 to 0.43; GPT-3 0.21 at 10,000 (arXiv "
                      "2204.02311 table 3)",
                      150e9,
                      3},
    ArchitectureSpeed{"Ampere",
                      0.59,
                      25e9,
                      "llm-foundry benchmarks 0.53 to 0.60; TinyLlama 0.56; MegaScale 0.55 to 0.65 "
                      "(arXiv 2402.15627)",
                      300e9,
                      4},
    ArchitectureSpeed{"Hopper",
                      0.50,
                      50e9,
                      "with the factors for number of GPUs and width: llm-foundry 0.40 to 0.46; "
                      "Megatron-Core 0.41 to 0.49; Llama 3 0.38 to 0.43 (arXiv 2407.21783 table "
                      "4)",
                      450e9,
                      5},
    ArchitectureSpeed{"Blackwell",
                      0.50,
                      50e9,
                      "as Hopper: no dense 16-bit run is published; Megatron-Bridge 8-bit rows of "
                      "B200 and GB200 agree within 23 %",
                      900e9,
                      5},
    ArchitectureSpeed{"TPU",
                      0.62,
                      12.5e9,
                      "google/maxtext MaxText/configs/v5e: 0.56 to 0.67 of 256 chips, 16B to 128B"},
    ArchitectureSpeed{"Ada", 0.40, 3.1e9, "no run published; one card, judged from A100"},
    ArchitectureSpeed{"CDNA", 0.30, 50e9, "no run published; matrix products reach 51 to 68 %"},
    ArchitectureSpeed{"Gaudi", 0.35, 37.5e9, "no run published; matrix products reach 74 to 97 %"},
    ArchitectureSpeed{"Da Vinci", 0.35, 25e9, "Pangu Ultra claims 0.50 (arXiv 2504.07866)"},
};

constexpr ArchitectureSpeed kUnknownArchitecture{
    "", 0.30, 12.5e9, "no run published for this architecture"};

} // namespace

const ArchitectureSpeed &architectureSpeed(std::string_view architecture)
{
    const auto *const found = std::ranges::find_if(kArchitectures, [&](const auto &row) {
        return architecture.starts_with(row.architecture);
    });
    return found == kArchitectures.end() ? kUnknownArchitecture : *found;
}

std::optional<Fabric> measuredFabric(std::string_view architecture, int gpusPerServer)
{
    const ArchitectureSpeed &measured = architectureSpeed(architecture);
    if (measured.link == 0.0)
        return {};
    return Fabric{.gpusPerServer = gpusPerServer,
                  .domain = gpusPerServer,
                  .link = measured.link,
                  .bus = busRate(measured.pcieGeneration),
                  .network = measured.network};
}

} // namespace steelyard::sizing
