#pragma once

#include <QString>

namespace steelyard::ui {

/// A file name made of what a person called something: without what some file system forbids.
/// `suffix` with its dot: ".pdf".
[[nodiscard]] QString proposedFileName(QString name, QStringView suffix);

} // namespace steelyard::ui
