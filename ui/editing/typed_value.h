#pragma once

#include "model/base/local_text.h"
#include "model/base/result.h"
#include "model/money/currency.h"
#include "model/money/decimal.h"
#include "model/money/money.h"

#include <QDate>
#include <QString>

#include <optional>

namespace steelyard::ui {

/// Which numbers a field takes.
enum class NumberRule
{
    Any,
    ZeroOrMore,
    AboveZero,
    AtLeastOne,
    Share, ///< 0 to 1
};

// What a person typed or pasted, as a value. Blank is nothing, never 0. Blanks around, full-width
// digits and well-placed group commas are read; everything else must be exact.

/// Errors: NotANumber, NumberTooLong, BadValue.
[[nodiscard]] Result<std::optional<Decimal>> typedDecimal(const QString &text, NumberRule rule);
/// A number above 0 as the trade writes sizes of models: "3T", "70B", "1.1e9", "3万亿". Errors: as
/// `typedDecimal`.
[[nodiscard]] Result<std::optional<Decimal>> typedMagnitude(const QString &text);
/// 70'000'000'000 as "70B": what `typedMagnitude` reads back.
[[nodiscard]] QString magnitudeText(double value);
/// "6", "6%" and "6 %" are all 0.06. Errors: as `typedDecimal`.
[[nodiscard]] Result<std::optional<Decimal>> typedPercent(const QString &text);
/// The same of a part of a whole, 0 to 100 %: "100" is 1. Errors: as `typedDecimal`.
[[nodiscard]] Result<std::optional<Decimal>> typedPart(const QString &text);
/// The same of a change, from more than -100 to 200 %: "-10" is -0.1. Errors: as `typedDecimal`.
[[nodiscard]] Result<std::optional<Decimal>> typedPercentChange(const QString &text);
/// A whole number from `lowest` to `highest`. Errors: NotANumber, BadValue.
[[nodiscard]] Result<std::optional<int>> typedWhole(const QString &text, int lowest, int highest);
/// ISO, with slashes or points, or in the Chinese way; blank is no date. Errors: NotADate.
[[nodiscard]] Result<QDate> typedDate(const QString &text);
/// A code in any case, or a sign that has one meaning only. Errors: NotACurrency.
[[nodiscard]] Result<Currency> typedCurrency(const QString &text);
/// "500000" or "70000 USD", above 0, in `usual` money unless another is named. Errors: as
/// `typedDecimal` and `typedCurrency`.
[[nodiscard]] Result<std::optional<Money>> typedMoney(const QString &text, Currency usual);
/// What `typedMoney` reads back; nothing: empty.
[[nodiscard]] QString moneyText(const std::optional<Money> &money);
/// Errors: BadValue, naming what is allowed.
[[nodiscard]] Error notOneOf(const QStringList &allowed, const QString &text);

/// What a mandatory value says when it is left blank.
[[nodiscard]] Error blankNotAllowed();

/// The name with the part that `language` shows replaced; a name without a Chinese part has one
/// text for both.
[[nodiscard]] LocalText renamed(LocalText name, const QString &text, Language language);

/// 0.06 as "6": exact, for editing.
[[nodiscard]] QString percentNumber(const Decimal &fraction);

} // namespace steelyard::ui
