#pragma once

#include "model/compare/dossier.h"
#include "model/compare/inputs.h"

#include <algorithm>
#include <array>
#include <iterator>

// Builders of projects: each starts from a usable value and shows only what a test is about.

namespace steelyard::testing {

inline Decimal decimal(const QString &text)
{
    const Result<Decimal> value = Decimal::fromText(text);
    Q_ASSERT(value);
    return *value;
}

inline Currency currency(const QString &code)
{
    const Result<Currency> value = Currency::fromText(code);
    Q_ASSERT(value);
    return *value;
}

inline std::set<CostCategory> everything()
{
    std::set<CostCategory> all;
    for (const auto &[category, spelling] : kEnumTexts<CostCategory>)
        all.insert(category);
    return all;
}

/// A quote with one line "line", which is all-in unless told otherwise.
class QuoteBuilder
{
public:
    explicit QuoteBuilder(const QString &id)
    {
        m_quote.id = QuoteId{id};
        m_quote.name.en = id;
        m_quote.revisions.resize(1);
        m_quote.revisions.front().lines.push_back({.id = LineId{QStringLiteral("line")},
                                                   .taxBasis = TaxBasis::Excluded,
                                                   .covers = everything()});
    }

    QuoteBuilder &price(const QString &value, const QString &code, PriceUnit unit)
    {
        line().price = decimal(value);
        line().currency = currency(code);
        line().unit = unit;
        return *this;
    }
    QuoteBuilder &node(int gpus)
    {
        line().gpusPerNode = gpus;
        return *this;
    }
    QuoteBuilder &accelerator(const QString &name)
    {
        line().accelerator = name;
        return *this;
    }
    QuoteBuilder &server(const QString &name)
    {
        line().server = name;
        return *this;
    }
    QuoteBuilder &covers(std::set<CostCategory> categories)
    {
        line().covers = std::move(categories);
        return *this;
    }
    QuoteBuilder &category(CostCategory value)
    {
        line().category = value;
        return *this;
    }
    QuoteBuilder &prepaid()
    {
        line().isPrepaid = true;
        return *this;
    }

    QuoteLine &line() { return m_quote.revisions.back().lines.front(); }
    operator Quote() const { return m_quote; } // NOLINT(google-explicit-constructor)

private:
    Quote m_quote;
};

inline QuoteBuilder aQuote(const QString &id)
{
    return QuoteBuilder{id};
}

/// One layer on the line "line" of `quote`, named after the quote.
inline SupplyLayer aLayer(SupplyKind kind, const QString &quote, std::optional<int> servers = {})
{
    return {.id = LayerId{quote},
            .kind = kind,
            .quote = QuoteId{quote},
            .line = LineId{QStringLiteral("line")},
            .servers = servers};
}

/// A project of 12 months of 730 h in CNY without demand, and goodput 1.
class ProjectBuilder
{
public:
    ProjectBuilder()
    {
        Project &project = m_dossier.project;
        project.id = ProjectId{QStringLiteral("test")};
        project.name.en = QStringLiteral("Test");
        project.start = QDate{2027, 1, 1};
        project.assumptions[QStringLiteral("goodput")] = {.value = Decimal{1}};
    }

    ProjectBuilder &reporting(const QString &code)
    {
        m_dossier.project.currency = currency(code);
        return *this;
    }
    ProjectBuilder &months(int months)
    {
        m_dossier.project.horizonMonths = months;
        return *this;
    }
    ProjectBuilder &phase(DemandPhase phase)
    {
        if (phase.id.isEmpty())
            phase.id = PhaseId{QString::number(m_dossier.project.demand.size() + 1)};
        m_dossier.project.demand.push_back(std::move(phase));
        return *this;
    }
    ProjectBuilder &always(int gpus) { return phase({.gpus = gpus}); }
    ProjectBuilder &quote(const Quote &quote)
    {
        m_dossier.quotes.push_back(quote);
        return *this;
    }
    ProjectBuilder &plan(const QString &id, PlanMode mode, std::vector<SupplyLayer> supply)
    {
        m_dossier.project.plans.push_back(
            {.id = PlanId{id}, .name = {.en = id}, .mode = mode, .supply = std::move(supply)});
        return *this;
    }
    ProjectBuilder &rate(const QString &from, const QString &to, const QString &value)
    {
        m_dossier.project.rates.push_back({.id = RateId{from + to},
                                           .from = currency(from),
                                           .to = currency(to),
                                           .rate = decimal(value),
                                           .date = QDate{2026, 12, 1}});
        return *this;
    }
    ProjectBuilder &site(Site site)
    {
        m_dossier.project.sites.push_back(std::move(site));
        return *this;
    }
    ProjectBuilder &server(ServerSpec spec)
    {
        m_dossier.servers.push_back(std::move(spec));
        return *this;
    }
    ProjectBuilder &assume(const QString &key, const QString &value)
    {
        m_dossier.project.assumptions[key].value = decimal(value);
        return *this;
    }

    Dossier &dossier() { return m_dossier; }
    Project &project() { return m_dossier.project; }
    operator Dossier() const { return m_dossier; } // NOLINT(google-explicit-constructor)

private:
    Dossier m_dossier;
};

inline ProjectBuilder aProject()
{
    return ProjectBuilder{};
}

/// The comparison of a project that must be computable.
inline Comparison evaluated(const Dossier &dossier, const Knobs &knobs = {})
{
    const auto inputs = makeInputs(dossier, knobs, QDate{2027, 1, 1});
    if (!inputs)
        qFatal("not computable: %s", qPrintable(inputs.error().where));
    return evaluate(**inputs);
}

/// The plan with this id, which the comparison must hold.
inline const PlanResult &planOf(const Comparison &comparison, const QString &id)
{
    const auto found = std::ranges::find(comparison.plans, PlanId{id}, &PlanResult::plan);
    Q_ASSERT(found != comparison.plans.end());
    return *found;
}

/// In the currency's major unit, of which the minor one is a hundredth.
inline double inMajor(MinorUnits amount)
{
    return static_cast<double>(amount) / 100.0;
}

/// A plan's total in major units of a currency with two decimals.
inline double totalOf(const Comparison &comparison, const QString &id)
{
    return inMajor(planOf(comparison, id).total);
}

/// The findings of one rule.
inline std::vector<Finding> findingsOf(const Comparison &comparison, FindingRule rule)
{
    std::vector<Finding> result;
    std::ranges::copy_if(comparison.findings,
                         std::back_inserter(result),
                         [rule](const Finding &finding) { return finding.rule == rule; });
    return result;
}

/// The paths of the figures that are outside their limits and that the rest stands without.
inline QStringList refusedPaths(const Comparison &comparison)
{
    constexpr std::array kRules = {FindingRule::FigureOutside,
                                   FindingRule::TimetableHour,
                                   FindingRule::TiersOverlap,
                                   FindingRule::NotRising,
                                   FindingRule::StatedTwice};
    QStringList paths;
    for (const Finding &finding : comparison.findings) {
        if (std::ranges::find(kRules, finding.rule) != kRules.end())
            paths.append(finding.subject);
    }
    return paths;
}

} // namespace steelyard::testing
