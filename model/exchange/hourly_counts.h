#pragma once

#include "model/base/result.h"

#include <vector>

class QIODevice;

namespace steelyard::exchange {

/// Hourly numbers of GPUs from a column of a spreadsheet or from separated values: one row per
/// hour, first hour first, the count in the last column (before it there may be the time). A first
/// row without a number is a heading.
///
/// Errors: BadValue with the row's line in `where` for a cell that is no whole number from 0 to
/// 100,000 and for a blank one between others, and for a row beyond the longest
/// horizon; NoRows;
/// those of `CsvReader::next`.
[[nodiscard]] Result<std::vector<int>> readHourlyCounts(QIODevice &device);

} // namespace steelyard::exchange
