#pragma once

#include "model/base/error.h"

#include <QByteArray>

#include <vector>

namespace steelyard::desk {

/// All that a person has to mend in a file that could not be read because of `error`: for a project
/// document its first twenty faults, for all else the error itself.
[[nodiscard]] std::vector<Error> faultsOf(const QString &file, const Error &error);

/// The same for scripts: an object with a list "errors".
[[nodiscard]] QByteArray errorsAsJson(const std::vector<Error> &errors);

} // namespace steelyard::desk
