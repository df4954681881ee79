#pragma once

#include <QRegularExpression>
#include <QString>

#include <optional>

namespace steelyard {

/// Half-width forms, "x" for every sign of multiplication and without spaces around it, figures
/// for Chinese numerals before a classifier, no separators in thousands: "８ × Ｈ１００" becomes
/// "8xH100", "双路" "2路", "1,200 W" "1200 W".
[[nodiscard]] QString plainWords(const QString &words);

/// A pattern in which capitals do not matter.
[[nodiscard]] QRegularExpression pattern(const QString &text);

/// A capture as a number; nothing: the group took no part.
[[nodiscard]] std::optional<double> numberIn(const QRegularExpressionMatch &match, int group);

/// The first group that took part in the first match, as a number; nothing: none did.
[[nodiscard]] std::optional<double> capturedNumber(const QString &text,
                                                   const QRegularExpression &pattern);
[[nodiscard]] std::optional<int> capturedCount(const QString &text,
                                               const QRegularExpression &pattern);

/// Watts of a number and the "k" before its W, if any.
[[nodiscard]] double wattsOf(double number, const QString &kilo);

/// The names of accelerators, GPUs in general among them, as part of a pattern.
[[nodiscard]] QString cardNames();

} // namespace steelyard
