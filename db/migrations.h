#pragma once

#include <QString>

#include <vector>

namespace steelyard::db {

/// One step from schema `number` − 1 to schema `number`.
struct Migration
{
    int number = 0;
    QString sql = {};
};

/// The embedded migrations, 1 to N without a gap. N is the schema that this program needs; a new
/// file runs them all.
[[nodiscard]] std::vector<Migration> embeddedMigrations();

} // namespace steelyard::db
