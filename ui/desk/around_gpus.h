#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::desk {

/// Adds to a sized view what its job needs around the GPUs, as far as that is known without a
/// server.
void takeSurroundings(text::SizingView &view,
                      const sizing::Accelerator &accelerator,
                      const sizing::StorageTerms &storage);

/// Adds what the job needs of the site in servers of this kind. After `takeSurroundings`.
void takeServer(text::SizingView &view,
                const sizing::ServerOffer &offer,
                const sizing::SiteLimits &rack);

} // namespace steelyard::desk
