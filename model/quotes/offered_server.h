#pragma once

#include "model/catalog/gpu_model.h"
#include "model/catalog/server_spec.h"
#include "model/sizing/server_offer.h"

namespace steelyard {

/// What such GPUs of a server talk over, as the data sheet words it; nothing: it does not say.
[[nodiscard]] std::optional<sizing::GpuLink> linkOf(const GpuModel &gpu);

/// A server of the catalogue as an offer, with the facts of the accelerator that is asked for. It
/// reads the data sheet's words ("4x 2000 W (2+2)", "8x 400G CX-7"); what they do not say stays
/// unstated.
[[nodiscard]] sizing::ServerOffer offerOf(const ServerSpec &server, const GpuModel &gpu);

} // namespace steelyard
