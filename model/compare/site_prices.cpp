#include "model/compare/site_prices.h"

#include "model/compare/resolved_site.h"

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

QString keyOf(SiteTerm term)
{
    return QString::fromLatin1(factsOf(term).key);
}

} // namespace

UnitRate SitePrices::price(const std::optional<Decimal> &value,
                           const QString &field,
                           QLatin1StringView per) const
{
    if (!value)
        return missingRate(missing(field));
    return converted({.name = FactorName::UnitPrice,
                      .value = value->toDouble(),
                      .unit = priceUnitName(m_site.currency, per),
                      .source = {m_site.source}},
                     m_site.currency,
                     m_rates);
}

UnitRate SitePrices::price(SiteTerm term) const
{
    Q_ASSERT(factsOf(term).isPrice());
    return price(statedTerm(m_site, term), keyOf(term), QLatin1StringView{factsOf(term).unit + 1});
}

std::optional<double> SitePrices::figure(SiteTerm term, std::optional<Missing> &missingOne) const
{
    const std::optional<double> found = termOf(m_site, term);
    if (!found && !missingOne)
        missingOne = missing(term);
    return found;
}

Missing SitePrices::missing(const QString &field) const
{
    return missingFigure({.id = m_site.id, .name = m_site.name}, field);
}

Missing SitePrices::missing(SiteTerm term) const
{
    return missing(keyOf(term));
}

Missing SitePrices::refused(SiteTerm term, const QString &expected) const
{
    return {AbsenceReason::FigureRefused,
            {.rule = FindingRule::FigureRefused,
             .severity = Severity::Problem,
             .subject = u"/sites/"_s % m_site.id.text() % u"/terms/" % keyOf(term),
             .arguments = {Term{keyOf(term)}, expected, m_site.name}}};
}

} // namespace steelyard
