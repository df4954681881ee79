#pragma once

#include "model/compare/resolved_plan.h"

namespace steelyard {

/// The catalogue's server that `line` names; where it names none, the first one with the line's
/// accelerator and number of GPUs. Null when there is none.
[[nodiscard]] const ServerSpec *findServer(const std::vector<ServerSpec> &servers,
                                           const QuoteLine &line);

[[nodiscard]] ServerFacts factsOf(const ServerSpec &spec);

} // namespace steelyard
