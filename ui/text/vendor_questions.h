#pragma once

#include "model/base/local_text.h"
#include "model/sizing/server_fit.h"

namespace steelyard::text {

/// What to ask the vendor about a finding, in Chinese and in English, whatever language the
/// program speaks: the letter goes to somebody else. Empty for one that is met.
[[nodiscard]] LocalText vendorQuestion(const sizing::FitFinding &finding);

} // namespace steelyard::text
