#pragma once

#include "model/compare/training_job.h"

#include <QString>

namespace steelyard::text {

/// What a number of a model's shape is called, by its key in `visitShape`.
[[nodiscard]] QString shapeLabel(QLatin1StringView key);

[[nodiscard]] QString methodName(sizing::Method method);
[[nodiscard]] QString optimizerName(sizing::Optimizer optimizer);
[[nodiscard]] QString tokenSourceName(TokenSource source);

} // namespace steelyard::text
