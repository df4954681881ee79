#pragma once

#include "model/base/result.h"

#include <QString>
#include <QStringView>

#include <array>
#include <compare>
#include <span>

namespace steelyard {

/// An ISO 4217 currency code.
class Currency final
{
public:
    /// The reporting currency of a new project.
    Currency() = default;

    /// Errors: NotACurrency, when `text` is not in the list of ISO 4217.
    [[nodiscard]] static Result<Currency> fromText(QStringView text);

    /// Every known code, in alphabetical order.
    [[nodiscard]] static std::span<const char *const> knownCodes();

    [[nodiscard]] QString code() const;

    /// Decimals of the minor unit: 2 for CNY and USD, 0 for JPY, 3 for KWD (ISO 4217).
    [[nodiscard]] int minorDigits() const;

    friend bool operator==(const Currency &, const Currency &) = default;
    friend auto operator<=>(const Currency &, const Currency &) = default;

private:
    std::array<char, 3> m_code = {'C', 'N', 'Y'};
};

} // namespace steelyard
