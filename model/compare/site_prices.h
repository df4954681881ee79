#pragma once

#include "model/compare/resolved_plan.h"
#include "model/compare/site_terms.h"

namespace steelyard {

/// Turns a site's figures into rates; what is absent becomes missing, with its name.
class SitePrices final
{
public:
    SitePrices(const Site &site, const FxTable &rates)
        : m_site{site}
        , m_rates{rates}
    {}

    [[nodiscard]] const Site &site() const { return m_site; }

    /// A price per `per`, the stored name of a unit; `field` names it when it is missing.
    [[nodiscard]] UnitRate price(const std::optional<Decimal> &value,
                                 const QString &field,
                                 QLatin1StringView per) const;
    [[nodiscard]] UnitRate price(SiteTerm term) const;

    /// The figure, or the term as the missing one.
    [[nodiscard]] std::optional<double> figure(SiteTerm term,
                                               std::optional<Missing> &missing) const;

    [[nodiscard]] Missing missing(const QString &field) const;
    [[nodiscard]] Missing missing(SiteTerm term) const;
    /// The term stands against another figure, or outside of what can be computed; `expected` says
    /// what it may be, in signs.
    [[nodiscard]] Missing refused(SiteTerm term, const QString &expected) const;

private:
    const Site &m_site;
    const FxTable &m_rates;
};

} // namespace steelyard
