#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::desk {

/// What joins the view's GPUs: as usual, but for the network that is stated.
[[nodiscard]] std::optional<sizing::Fabric> fabricOf(const text::SizingView &view);

/// What joins servers of this many GPUs, from the accelerator's data sheet; nothing where it states
/// no link.
[[nodiscard]] std::optional<sizing::Fabric> usualFabric(const GpuModel &gpu, int gpusPerServer);

/// Completes a sized view with advice on its layout. Where none was given it takes the best one:
/// its memory, the time with what it recomputes, and, for a deadline, at least as many GPUs as the
/// memory needs. The time bears what layout and links cost. `recompute` is what somebody has
/// settled.
void takeLayoutAdvice(text::SizingView &view,
                      const sizing::Accelerator &accelerator,
                      std::optional<sizing::Recompute> recompute);

} // namespace steelyard::desk
