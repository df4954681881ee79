#pragma once

#include "model/base/result.h"
#include "model/compare/comparison.h"
#include "ui/text/number_format.h"

#include <QByteArray>

namespace steelyard::desk {

/// A plan's payments for scripts, by day: UTF-8, two blanks of indentation, ends with a line feed.
/// Amounts are exact decimal strings; `date` is null where the project has no first day.
[[nodiscard]] QByteArray paymentsAsJson(const Comparison &comparison,
                                        size_t plan,
                                        const text::NumberFormat &format);

} // namespace steelyard::desk
