#pragma once

#include "model/catalog/gpu_model.h"
#include "model/quotes/stated_server.h"

namespace steelyard {

/// Whether the accelerator's model, "H100" of "H100-SXM-80GB", stands in the words by itself, or
/// behind a number and "x".
[[nodiscard]] bool namesModel(const QString &words, const GpuModel &gpu);

/// Whether what the words say leaves this accelerator possible: how it is built in, and its memory.
[[nodiscard]] bool agrees(const StatedServer &stated, const GpuModel &gpu);

/// Whether a data sheet's cell for the GPUs of a server names others than this one. What stands in
/// brackets is an example; false where the cell names none, or says that it is assumed.
[[nodiscard]] bool namesOther(const QString &cell, const GpuModel &gpu);

} // namespace steelyard
