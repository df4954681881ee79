#pragma once

#include "ui/text/sizing_text.h"

namespace steelyard::text {

/// "Shared storage to buy": the name of a need.
[[nodiscard]] QString provisionName(sizing::Provision provision);

/// What must be stated before there is a figure.
[[nodiscard]] QString unstatedText(sizing::Unstated input);

/// A figure with the step of its unit that suits it, three digits of it: "2.47 TB", "1.49 GB".
[[nodiscard]] QString provisionText(sizing::Provision provision,
                                    double amount,
                                    const NumberFormat &format);

/// One row for each need, in the order of `view.around.needs`: name, expected value, its unit,
/// least to most, and what it rests on or lacks.
[[nodiscard]] ReportTable surroundingsTable(const SizingView &view, const NumberFormat &format);

/// How a need came about: formula with its numbers, what least and most stand for, source.
[[nodiscard]] QString surroundingsDerivation(sizing::Provision provision,
                                             const SizingView &view,
                                             const NumberFormat &format);

} // namespace steelyard::text
