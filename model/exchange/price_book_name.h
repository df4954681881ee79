#pragma once

#include <QString>

namespace steelyard::exchange {

/// The provider that a catalogue's file name tells: "skypilot_lambda_vms_2026-05.csv" and
/// "lambda/vms.csv" give "lambda". Falls back to the name without its suffix.
[[nodiscard]] QString priceBookNameFrom(const QString &filePath);

} // namespace steelyard::exchange
