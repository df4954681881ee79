#pragma once

#include "ui/desk/json_values.h"
#include "ui/text/sizing_text.h"

namespace steelyard::desk {

/// The advice on a job's layout; null where there is none. Bytes and GPU-seconds.
[[nodiscard]] Json layoutAdviceJson(const text::SizingView &view);

} // namespace steelyard::desk
