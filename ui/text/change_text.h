#pragma once

#include <QString>

namespace steelyard::text {

/// The changed values of an entry of the change log, which are a JSON object of place and text, in
/// words: "Price: 6.88; Unit: GPU-hour". What has no word of its own shows its stored one.
[[nodiscard]] QString changedValuesText(const QString &json);

} // namespace steelyard::text
