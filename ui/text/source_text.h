#pragma once

#include <QString>

#include <string_view>

namespace steelyard::text {

/// A figure's source as the reader sees it: prose in the reader's language, a paper's name as it
/// is.
[[nodiscard]] QString sourceText(std::string_view source);

} // namespace steelyard::text
