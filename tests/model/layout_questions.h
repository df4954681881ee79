#pragma once

#include "model/sizing/layout_question.h"
#include "model/sizing/model_presets.h"

namespace steelyard::testing {

// Data sheets of A100 and H100, of DGX A100 and H100, and of a server with eight PCIe cards on one
// network card of 200 Gb/s.
inline constexpr sizing::Accelerator kA100{
    .architecture = "Ampere", .fp16Tflops = 312.0, .bf16Tflops = 312.0, .memoryGb = 80.0};
inline constexpr sizing::Accelerator kH100{
    .architecture = "Hopper", .fp16Tflops = 989.0, .bf16Tflops = 989.0, .memoryGb = 80.0};
inline constexpr sizing::Fabric kDgxA100{.link = 300e9, .bus = 32e9, .network = 25e9};
inline constexpr sizing::Fabric kDgxH100{.link = 450e9, .bus = 64e9, .network = 50e9};
inline constexpr sizing::Fabric kPcieA100{.domain = 1, .link = 32e9, .bus = 32e9, .network = 3.1e9};

/// How to spread a known model over GPUs of 80 GB.
inline sizing::LayoutQuestion asked(std::string_view model,
                                    double gpus,
                                    const sizing::Fabric &fabric)
{
    const sizing::ModelPreset *preset = sizing::findPreset(model);
    return {.job = {.shape = preset->shape, .sequence = preset->sequence, .gpus = gpus},
            .memory = 80e9,
            .fabric = fabric};
}

} // namespace steelyard::testing
