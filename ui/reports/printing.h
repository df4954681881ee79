#pragma once

#include "model/base/result.h"

class QPdfDocument;
class QPrinter;

namespace steelyard::ui {

/// Prints the chosen pages of `document`, each scaled to its sheet.
/// Errors: FileUnwritable, when the printer refuses to begin.
[[nodiscard]] Result<void> printPages(QPdfDocument &document, QPrinter &printer);

} // namespace steelyard::ui
