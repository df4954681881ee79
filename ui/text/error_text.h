#pragma once

#include "model/base/error.h"
#include "model/base/finding.h"
#include "ui/text/number_format.h"

#include <QString>

namespace steelyard::text {

/// What happened, where, and how to mend it: one or two sentences in the installed translation.
[[nodiscard]] QString errorText(const Error &error);

/// The finding as a sentence in the installed translation.
[[nodiscard]] QString findingText(const Finding &finding, const NumberFormat &format);

} // namespace steelyard::text
