#pragma once

#include "ui/desk/json_values.h"
#include "ui/text/sizing_text.h"

namespace steelyard::desk {

/// What the job needs around its GPUs: an object with a key for each need, its unit in the name,
/// that holds low, expected, high and source, or nulls and what is to be stated first.
[[nodiscard]] Json surroundingsJson(const text::SizingView &view);

} // namespace steelyard::desk
