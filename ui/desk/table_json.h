#pragma once

#include "model/exchange/named_rows.h"
#include "ui/desk/json_values.h"

#include <vector>

namespace steelyard::desk {

/// Rows that were left out of a table: line, column and what is wrong, in the installed language.
[[nodiscard]] Json faultsJson(const std::vector<exchange::CellFault> &faults);

} // namespace steelyard::desk
