#pragma once

#include "db/sql_value.h"
#include "model/base/local_text.h"
#include "model/base/result.h"

#include <vector>

namespace steelyard::db {

class Connection;

/// One column's value, as stored.
struct Cell
{
    template <typename T>
    Cell(QLatin1StringView name, const T &typed)
        : column{name}
        , value{sqlValue(typed)}
    {}

    QLatin1StringView column;
    QVariant value;

    friend bool operator==(const Cell &, const Cell &) = default;
};

/// One row as it is written. An object with its children is a list of rows, its own row first;
/// two such lists tell what a save would change.
struct Row
{
    QLatin1StringView table = {};
    /// Where the row stands in its object, for the change log: "plans/hybrid/supply/burst".
    QString place = {};
    /// The first `keyCount` of the cells are the row's key.
    qsizetype keyCount = 1;
    std::vector<Cell> cells = {};

    friend bool operator==(const Row &, const Row &) = default;
};

using Rows = std::vector<Row>;

/// Inserts the rows in their order.
[[nodiscard]] Result<void> insertRows(const Connection &connection, const Rows &rows);

/// What differs between two states, as compact JSON objects of place/column and stored text.
/// Empty texts where there was or is nothing.
struct RowChange
{
    QString before = {};
    QString after = {};
};
[[nodiscard]] RowChange changeBetween(const Rows &before, const Rows &after);

} // namespace steelyard::db
