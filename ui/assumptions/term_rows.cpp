#include "ui/assumptions/term_rows.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct TermRowWords
{
    Q_DECLARE_TR_FUNCTIONS(TermRowWords)
};

Field<TermRow> shown(const QString &title,
                     int width,
                     const std::function<QString(const TermRow &)> &text)
{
    return shownField<TermRow>({.title = title, .width = width}, text, text);
}

/// Any number that the term may be.
Field<TermRow> termValueField()
{
    auto field = optionalDecimalField<TermRow>(
        {.title = TermRowWords::tr("Value"), .width = 12}, &TermRow::value, NumberRule::Any);
    field.set = [assign = field.set](TermRow &row, const QString &typed) -> Result<void> {
        TermRow changed = row;
        if (const auto done = assign(changed, typed); !done)
            return done;
        if (changed.value && row.isExcluded)
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {TermRowWords::tr("blank as long as the site states its "
                                                        "cooling in another way: blank that first "
                                                        "(a PUE, a COP, other cooling terms, or a "
                                                        "host's price that pays for it)"),
                                       typed}};
        const SiteTermFacts &facts = factsOf(row.term);
        if (changed.value && !canBe(facts, *changed.value))
            return Error{.code = ErrorCode::BadValue,
                         .arguments = {QString::fromUtf8(facts.bounds.expected), typed}};
        row = changed;
        return {};
    };
    return field;
}

/// Whether the term would state the cooling in a second way.
bool isExcluded(const Site &site, SiteTerm term)
{
    Site stating = site;
    stating.terms.insert_or_assign(QString::fromLatin1(factsOf(term).key), Decimal{});
    return waysToCool(stating) > std::max(1, waysToCool(site));
}

/// "22.6 – 25.5 CNY"; empty: the program knows none.
QString bandText(const TermRow &row)
{
    const SiteTermFacts &facts = factsOf(row.term);
    const auto low = QString::fromLatin1(facts.low);
    const auto high = QString::fromLatin1(facts.high);
    if (low.isEmpty())
        return {};
    const QString band = u"%1 – %2"_s.arg(low, high);
    return facts.isPrice() ? QString{band % u' ' % QLatin1StringView{facts.currency}} : band;
}

} // namespace

std::vector<TermRow> termRows(const Site &site)
{
    std::vector<TermRow> rows;
    for (const SiteTermFacts &facts : knownSiteTerms())
        rows.push_back({.term = facts.term,
                        .currency = site.currency,
                        .isExcluded = isExcluded(site, facts.term),
                        .value = statedTerm(site, facts.term)});
    return rows;
}

std::map<QString, Decimal> storedTerms(const std::vector<TermRow> &rows)
{
    std::map<QString, Decimal> stored;
    for (const TermRow &row : rows) {
        if (row.value)
            stored.emplace(QString::fromLatin1(factsOf(row.term).key), *row.value);
    }
    return stored;
}

std::vector<Field<TermRow>> termFields()
{
    return {
        shown(TermRowWords::tr("Group"),
              16,
              [](const TermRow &row) { return text::label(factsOf(row.term).group); }),
        shown(TermRowWords::tr("Term"),
              36,
              [](const TermRow &row) {
                  return text::assumptionLabel(QString::fromLatin1(factsOf(row.term).key));
              }),
        termValueField(),
        shown(TermRowWords::tr("Unit"),
              16,
              [](const TermRow &row) {
                  return text::unitLabel(unitOf(factsOf(row.term), row.currency));
              }),
        shown(TermRowWords::tr("May be"),
              16,
              [](const TermRow &row) {
                  return QString::fromUtf8(factsOf(row.term).bounds.expected);
              }),
        shown(TermRowWords::tr("Usual"), 16, bandText),
        shown(TermRowWords::tr("Source"),
              60,
              [](const TermRow &row) {
                  return text::sourceLabel(QString::fromUtf8(factsOf(row.term).source));
              }),
    };
}

} // namespace steelyard::ui
