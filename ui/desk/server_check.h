#pragma once

#include "ui/desk/job_sizing.h"
#include "ui/desk/shipped_catalogue.h"

namespace steelyard::desk {

/// The job with what the server settles: its GPUs in one server; the one of `accelerators` that its
/// data sheet names where none is asked for; one server where neither GPUs nor a deadline are.
[[nodiscard]] AskedJob askedOn(const ServerSpec &server,
                               AskedJob job,
                               const std::vector<GpuModel> &accelerators);

/// Adds the check of the server, with what the offer states, and what the job needs of the site in
/// such servers to a sized view.
void checkServer(const ServerSpec &server, const AskedServer &stated, text::SizingView &view);

} // namespace steelyard::desk
