#pragma once

#include <QtGlobal>

namespace steelyard::db {

/// Counts the changes of one row. A write names the version it was read at, so that two windows
/// never overwrite each other silently.
struct RowVersion
{
    qint64 value = 0;

    friend bool operator==(RowVersion, RowVersion) = default;
};

/// The version of a value that is not stored yet.
inline constexpr RowVersion kNotStored{0};

/// A value as read, with its version.
template <typename T>
struct Stored
{
    T value = {};
    RowVersion version = kNotStored;

    friend bool operator==(const Stored &, const Stored &) = default;
};

} // namespace steelyard::db
