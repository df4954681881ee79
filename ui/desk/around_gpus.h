#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::desk {

/// Lets each checkpoint of the view's job take as long as the stated storage needs for it; without
/// such a statement as long as usual. The GPUs of the job, not of the answer.
void takeCheckpointTime(text::SizingView &view);

/// Adds to a sized view what its job needs around the GPUs, as far as that is known without a
/// server; what is stated of storage it holds already.
void takeSurroundings(text::SizingView &view, const sizing::Accelerator &accelerator);

/// Adds what the job needs of the site in servers of this kind. After `takeSurroundings`.
void takeServer(text::SizingView &view,
                const sizing::ServerOffer &offer,
                const sizing::SiteLimits &rack);

} // namespace steelyard::desk
