#include "ui/project/line_choices.h"

#include "ui/text/labels.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct LineChoiceWords
{
    Q_DECLARE_TR_FUNCTIONS(LineChoiceWords)
};

QString priceText(const QuoteLine &line)
{
    if (!line.price)
        return LineChoiceWords::tr("no price");
    return LineChoiceWords::tr("%1 %2 / %3", "price, currency, unit")
        .arg(line.price->toText(), line.currency.code(), text::label(line.unit));
}

} // namespace

LineChoices::LineChoices(const Dossier &dossier, Language language)
{
    for (const Quote &quote : dossier.quotes) {
        const auto vendor = std::ranges::find(dossier.vendors, quote.vendor, &Vendor::id);
        const QString maker =
            vendor == dossier.vendors.end() ? QString{} : vendor->name.in(language);
        for (const QuoteLine &line : quote.newest().lines) {
            const QString text = u"%1 · %2 · %3 · %4"_s.arg(
                maker, quote.name.in(language), line.name.in(language), priceText(line));
            QString unique = text;
            for (int number = 2; find(unique) != nullptr; ++number)
                unique = u"%1 (%2)"_s.arg(text).arg(number);
            m_choices.push_back({.quote = quote.id, .line = line.id, .text = unique});
        }
    }
}

QStringList LineChoices::texts() const
{
    QStringList texts;
    for (const Choice &choice : m_choices)
        texts.append(choice.text);
    return texts;
}

const LineChoices::Choice *LineChoices::find(const QuoteId &quote, const LineId &line) const
{
    const auto found = std::ranges::find_if(m_choices, [&](const Choice &choice) {
        return choice.quote == quote && choice.line == line;
    });
    return found == m_choices.end() ? nullptr : &*found;
}

const LineChoices::Choice *LineChoices::find(const QString &text) const
{
    const auto found = std::ranges::find(m_choices, text, &Choice::text);
    return found == m_choices.end() ? nullptr : &*found;
}

} // namespace steelyard::ui
