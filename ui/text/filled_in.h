#pragma once

#include <QString>
#include <QStringList>

namespace steelyard::text {

/// `sentence` with %1 ... %9 replaced by `arguments` in one pass, so that a "%1" inside an
/// argument stays as it is; a missing argument becomes "?".
[[nodiscard]] QString filledIn(const QString &sentence, const QStringList &arguments);

} // namespace steelyard::text
