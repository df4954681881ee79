#pragma once

#include "model/compare/finance_terms.h"

#include <optional>

namespace steelyard {

/// What the two sliders and the choice of view say; nothing: as the project has it.
struct Knobs
{
    /// The peak; all phases are scaled alike.
    std::optional<int> gpus = {};
    /// The horizon in months.
    std::optional<int> months = {};
    /// The view that plans are shown and ranked in.
    std::optional<CostView> view = {};

    friend bool operator==(const Knobs &, const Knobs &) = default;
};

} // namespace steelyard
