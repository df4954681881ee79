#pragma once

#include <QByteArray>

namespace steelyard::tests {

/// JSON written with single quotes, for tests: moc 6.4 stumbles over raw strings with backslashes.
inline QByteArray quoted(QByteArray json)
{
    return json.replace('\'', '"');
}

} // namespace steelyard::tests
