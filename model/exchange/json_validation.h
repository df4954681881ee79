#pragma once

#include "model/exchange/fault_list.h"
#include "model/exchange/json_schema.h"

#include <optional>

namespace steelyard::exchange {

/// The first fault of `value`, its path in `where`; nothing when it conforms. What is expected and
/// what was found stand in the arguments as JSON, so that they need no translation.
/// Errors: UnknownKey, WrongType, BadValue, MissingKey, DuplicateId, NumberTooLong.
[[nodiscard]] std::optional<Error> firstFault(const SchemaNode &node, const JsonValue &value);

/// The first `most` faults, in the order of the value.
[[nodiscard]] std::vector<Error> faultsOf(const SchemaNode &node,
                                          const JsonValue &value,
                                          size_t most);

/// What is wrong with a value whose figures are looked at apart.
struct FormFaults
{
    /// The first fault that is no figure outside its limits.
    std::optional<Error> first = {};
    /// BadValue each: all figures outside their limits, as far as the first fault.
    std::vector<Error> figures = {};
};
[[nodiscard]] FormFaults formFaultsOf(const SchemaNode &node, const JsonValue &value);

/// The steps that lead on from a place of the schema by name.
[[nodiscard]] QStringList knownKeys(const SchemaNode &node);

/// The value as an error message shows it: containers without content, texts shortened.
[[nodiscard]] QString excerpt(const JsonValue &value);

/// The word among `known` that `word` was most likely meant to be; empty when none is near.
[[nodiscard]] QString nearestWord(QStringView word, const QStringList &known);

} // namespace steelyard::exchange
