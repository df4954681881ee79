#pragma once

#include "model/compare/dossier.h"

#include <QStringList>

#include <vector>

namespace steelyard::ui {

/// The quote lines that a plan can be built from, each under a text of its own.
class LineChoices final
{
public:
    struct Choice
    {
        QuoteId quote = {};
        LineId line = {};
        QString text = {};
    };

    LineChoices() = default;
    LineChoices(const Dossier &dossier, Language language);

    [[nodiscard]] QStringList texts() const;
    /// Null: there is no such line any more.
    [[nodiscard]] const Choice *find(const QuoteId &quote, const LineId &line) const;
    [[nodiscard]] const Choice *find(const QString &text) const;

private:
    std::vector<Choice> m_choices;
};

} // namespace steelyard::ui
