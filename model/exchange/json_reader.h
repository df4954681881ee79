#pragma once

#include "model/base/result.h"
#include "model/exchange/json_value.h"

namespace steelyard::exchange {

/// Levels of nesting that a document may have.
inline constexpr int kDeepestNesting = 64;

/// Reads JSON (RFC 8259) without changing a number. Errors: JsonSyntax with "line:column",
/// JsonDuplicateKey with the path, JsonTooDeep.
[[nodiscard]] Result<JsonValue> readJson(const QByteArray &json);

} // namespace steelyard::exchange
