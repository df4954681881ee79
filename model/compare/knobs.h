#pragma once

#include <optional>

namespace steelyard {

/// What the two sliders say; nothing: as the project has it.
struct Knobs
{
    /// The peak; all phases are scaled alike.
    std::optional<int> gpus = {};
    /// The horizon in months.
    std::optional<int> months = {};

    friend bool operator==(const Knobs &, const Knobs &) = default;
};

} // namespace steelyard
