#pragma once

#include "model/money/decimal.h"

#include <QStringView>

#include <optional>

namespace steelyard::exchange {

/// Which mark stands before the decimals; the other one then groups thousands.
enum class DecimalMark
{
    Point,
    Comma
};

/// What a number says about the decimal mark of its file; nothing when it could be either
/// ("1.234") or is no number.
[[nodiscard]] std::optional<DecimalMark> markShownBy(QStringView cell);

/// True for an empty cell and for the words that say "no figure": "-", "n/a", "null", "询价" ...
[[nodiscard]] bool isBlankCell(QStringView cell);

/// Reads a number as offices write it: blanks around it, grouped thousands, or 9e-05.
/// Errors: NotANumber, NumberTooLong.
[[nodiscard]] Result<Decimal> readNumberCell(QStringView cell, DecimalMark mark);

} // namespace steelyard::exchange
