#pragma once

#include <QString>

namespace steelyard {

/// The interface languages.
enum class Language
{
    English,
    Chinese
};

/// A name that the user gave, in one text for all languages or in one for each.
struct LocalText
{
    QString en = {};
    /// Empty: `en` serves both; and the other way round.
    QString zhCN = {};

    [[nodiscard]] const QString &in(Language language) const
    {
        const bool isChineseMeant = language == Language::Chinese || en.isEmpty();
        return isChineseMeant && !zhCN.isEmpty() ? zhCN : en;
    }

    [[nodiscard]] bool isEmpty() const { return en.isEmpty() && zhCN.isEmpty(); }

    friend bool operator==(const LocalText &, const LocalText &) = default;
};

} // namespace steelyard
