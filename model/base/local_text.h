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
    /// Where one of the two is empty, the other serves both.
    QString zhCN = {};

    [[nodiscard]] const QString &in(Language language) const
    {
        const bool inChinese = language == Language::Chinese ? !zhCN.isEmpty() : en.isEmpty();
        return inChinese ? zhCN : en;
    }

    /// Itself, or the id of a thing without a name.
    [[nodiscard]] LocalText orId(const QString &id) const
    {
        return isEmpty() ? LocalText{id} : *this;
    }

    [[nodiscard]] bool isEmpty() const { return en.isEmpty() && zhCN.isEmpty(); }

    friend bool operator==(const LocalText &, const LocalText &) = default;
};

} // namespace steelyard
