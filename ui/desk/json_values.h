#pragma once

#include "model/base/finding.h"
#include "model/base/local_text.h"
#include "model/compare/comparison.h"
#include "ui/text/number_format.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

namespace steelyard::desk {

/// Keys keep the order in which they were written.
using Json = nlohmann::ordered_json;

[[nodiscard]] std::string jsonText(const QString &text);
[[nodiscard]] Json jsonName(const LocalText &name);
[[nodiscard]] Json jsonFindings(const std::vector<Finding> &findings,
                                const text::NumberFormat &format);
/// Null when there is none.
[[nodiscard]] Json jsonDecimal(const std::optional<Decimal> &value);
/// Hours of each generic month; null of calendar months.
[[nodiscard]] Json jsonMonthBasis(const tco::Calendar &calendar);
/// Of every month, first month first.
[[nodiscard]] Json jsonMonthHours(const tco::Calendar &calendar);
/// Two blanks of indentation, ends with a line feed.
[[nodiscard]] QByteArray jsonBytes(const Json &json);

} // namespace steelyard::desk
