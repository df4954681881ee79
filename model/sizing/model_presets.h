#pragma once

#include "model/sizing/model_shape.h"

#include <span>
#include <string_view>

namespace steelyard::sizing {

/// A published model.
struct ModelPreset
{
    std::string_view name = {};
    ModelShape shape = {};
    /// The count that its authors print, with active ones beside where they differ (else 0).
    double publishedTotal = 0.0;
    double publishedActive = 0.0;
    /// Sequence length of pre-training, tokens.
    int sequence = 0;
    /// Where architecture and count were read.
    std::string_view source = {};
};

/// All models that the program knows, by family, small ones first.
[[nodiscard]] std::span<const ModelPreset> modelPresets();

/// The model of this name, capitals, blanks and hyphens aside ("llama 3.1 8b"); null: unknown.
[[nodiscard]] const ModelPreset *findPreset(std::string_view name);

} // namespace steelyard::sizing
