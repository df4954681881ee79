#include "model/compare/refused_figures.h"

#include "model/compare/assumption_checks.h"
#include "model/compare/plan_checks.h"
#include "model/compare/quote_checks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// The remark on what a check has found.
FindingRule findingRuleOf(ErrorCode code)
{
    static constexpr std::array kRules = {
        std::pair{ErrorCode::TimetableHour, FindingRule::TimetableHour},
        std::pair{ErrorCode::TiersOverlap, FindingRule::TiersOverlap},
        std::pair{ErrorCode::NotRising, FindingRule::NotRising},
        std::pair{ErrorCode::StatedTwice, FindingRule::StatedTwice},
    };
    const auto found = std::ranges::find(kRules, code, [](const auto &pair) { return pair.first; });
    return found == kRules.end() ? FindingRule::FigureOutside : found->second;
}

Finding outside(const Error &error)
{
    Finding finding{.rule = findingRuleOf(error.code),
                    .severity = Severity::Problem,
                    .subject = error.where,
                    .arguments = {error.where}};
    std::ranges::copy(error.arguments, std::back_inserter(finding.arguments));
    return finding;
}

/// Asks the checks of one thing after the other and sorts what they find.
class RefusedSearch final
{
public:
    explicit RefusedSearch(const Dossier &dossier)
        : m_dossier{dossier}
    {}

    RefusedFigures found()
    {
        const Project &project = m_dossier.project;
        if (project.budget)
            m_refused.hasBudget =
                look([&](InputChecks &checks) {
                    checks.check(u"/budget/amount"_s, project.budget->value, kPrice);
                }).has_value();
        for (const ExchangeRate &rate : project.rates) {
            if (look([&](InputChecks &checks) {
                    const QString path = u"/rates/"_s % rate.id.text();
                    checks.check(path % u"/rate", rate.rate, kPositive);
                    checks.check(path % u"/change_per_year", rate.changePerYear, kAdjustment);
                }))
                m_refused.rates.insert(rate.id);
        }
        for (const Site &site : project.sites)
            lookAt(site);
        lookAtAssumptions();
        for (const Plan &plan : project.plans)
            lookAt(plan);
        for (const Quote &quote : m_dossier.quotes)
            lookAtUnused(quote);
        return std::move(m_refused);
    }

private:
    /// Why what `check` looks at can't be used; nothing: it can. Each error is kept once.
    template <typename Check>
    std::optional<Missing> look(Check check)
    {
        InputChecks checks;
        check(checks);
        for (const Error &error : checks.bad()) {
            if (std::ranges::find(m_refused.errors, error) == m_refused.errors.end())
                m_refused.errors.push_back(error);
        }
        if (const std::optional<Error> bad = checks.firstBad())
            return Missing{AbsenceReason::FigureRefused, outside(*bad)};
        return {};
    }

    template <typename Key, typename Check>
    void look(std::map<Key, Missing> &refused, const Key &key, Check check)
    {
        if (std::optional<Missing> reason = look(check))
            refused.emplace(key, *std::move(reason));
    }

    void lookAt(const Site &site)
    {
        for (const SitePart part : kSiteParts)
            look(m_refused.siteParts, std::pair{site.id, part}, [&](InputChecks &checks) {
                checkSitePart(checks, site, part);
            });
    }

    void lookAtAssumptions()
    {
        const AssumptionValues values{m_dossier.project};
        if (const auto reason = look([this](InputChecks &checks) {
                checkResidualSchedule(checks, m_dossier.project);
            })) {
            // Without its schedule a machine would fetch what one of these says.
            m_refused.assumptions.emplace(AssumptionKey::ResidualRate, *reason);
            m_refused.assumptions.emplace(AssumptionKey::MarketDecay, *reason);
            m_refused.hasResidualSchedule = true;
        }
        for (size_t i = 0; i < kAssumptionCount; ++i) {
            const auto key = static_cast<AssumptionKey>(i);
            look(m_refused.assumptions, key, [&](InputChecks &checks) {
                checkAssumption(checks, values, key);
            });
        }
    }

    void lookAt(const Plan &plan)
    {
        for (const SupplyLayer &layer : plan.supply) {
            look(m_refused.plans, plan.id, [&](InputChecks &checks) {
                checkLayerSize(checks, plan, layer);
                if (const Quote *quote = quoteOf(layer.quote, layer.line))
                    checkNode(checks, *quote, *findLine(*quote, layer.line));
            });
            look(m_refused.layers, std::pair{plan.id, layer.id}, [&](InputChecks &checks) {
                checkLayerPrice(checks, plan, layer);
            });
            lookAt(layer.quote, layer.line);
        }
        for (const PlanService &service : plan.services) {
            look(m_refused.services, std::pair{plan.id, service.id}, [&](InputChecks &checks) {
                checkService(checks, plan, service);
            });
            lookAt(service.quote, service.line);
        }
    }

    /// What no plan uses yet is named too.
    void lookAtUnused(const Quote &quote)
    {
        if (quote.revisions.empty())
            return;
        for (const QuoteLine &line : quote.newest().lines)
            lookAt(quote.id, line.id);
    }

    void lookAt(const QuoteId &quoteId, const LineId &line)
    {
        if (const Quote *quote = quoteOf(quoteId, line))
            look(m_refused.lines, std::pair{quoteId, line}, [&](InputChecks &checks) {
                checkLine(checks, *quote, *findLine(*quote, line));
                checkNode(checks, *quote, *findLine(*quote, line));
                checkPayment(checks, *quote);
            });
    }

    /// The quote, if its newest revision has the line.
    [[nodiscard]] const Quote *quoteOf(const QuoteId &id, const LineId &line) const
    {
        const auto quote = std::ranges::find(m_dossier.quotes, id, &Quote::id);
        const bool hasLine = quote != m_dossier.quotes.end() && !quote->revisions.empty()
            && findLine(*quote, line) != nullptr;
        return hasLine ? &*quote : nullptr;
    }

    const Dossier &m_dossier;
    RefusedFigures m_refused;
};

bool isBetweenTheSame(const ExchangeRate &one, const ExchangeRate &other)
{
    return (one.from == other.from && one.to == other.to)
        || (one.from == other.to && one.to == other.from);
}

/// Other rates would take a refused one's place without a word, but for a newer one that holds in
/// its place from the start.
void leaveOutRates(Project &project, const RefusedFigures &refused)
{
    std::vector<ExchangeRate> &rates = project.rates;
    const QDate start = project.start;
    std::vector<ExchangeRate> bad;
    std::ranges::copy_if(rates, std::back_inserter(bad), [&refused](const ExchangeRate &rate) {
        return refused.rates.contains(rate.id);
    });
    std::erase_if(rates, [&](const ExchangeRate &rate) {
        const bool holdsFromStart = !start.isValid() || rate.date <= start;
        return std::ranges::any_of(bad, [&](const ExchangeRate &refusedRate) {
            return isBetweenTheSame(rate, refusedRate)
                && !(holdsFromStart && rate.date > refusedRate.date);
        });
    });
}

void leaveOutLines(Quote &quote, const RefusedFigures &refused)
{
    if (quote.revisions.empty())
        return;
    // Of a line that is refused for itself the others of its quote know nothing.
    QuoteRevision &newest = quote.revisions.back();
    InputChecks terms;
    checkPayment(terms, quote);
    if (terms.firstBad()) {
        newest.payment = {};
        newest.deliveryWeeks.reset();
        newest.commitment.reset();
    }
    for (QuoteLine &line : newest.lines) {
        if (reasonOf(refused.lines, std::pair{quote.id, line.id}) == nullptr)
            continue;
        // It tells how many servers are needed.
        InputChecks node;
        checkNode(node, quote, line);
        if (node.firstBad())
            line.gpusPerNode.reset();
        line.quantity.reset();
        line.baseQuantity = Decimal{1};
        line.price.reset();
        line.vatRate.reset();
        line.discounts.clear();
        line.tiers.clear();
        line.minimumTermMonths.reset();
        line.rental = {};
    }
}

void leaveOutOfPlan(Plan &plan, const RefusedFigures &refused)
{
    if (reasonOf(refused.plans, plan.id) != nullptr) {
        plan.supply.clear();
        plan.services.clear();
    }
    for (SupplyLayer &layer : plan.supply) {
        if (reasonOf(refused.layers, std::pair{plan.id, layer.id}) == nullptr)
            continue;
        layer.price.reset();
        layer.financing.reset();
        layer.priceChangePerYear.reset();
        layer.interruptions.reset();
    }
    for (PlanService &service : plan.services) {
        if (reasonOf(refused.services, std::pair{plan.id, service.id}) != nullptr)
            service.quantity.reset();
    }
}

/// A value that is possible, and large enough for each cost that the assumption enters.
Decimal standInFor(AssumptionKey key)
{
    return key == AssumptionKey::EgressGbPerMonth ? Decimal{1'000'000} : Decimal{1};
}

} // namespace

std::vector<Finding> RefusedFigures::findings() const
{
    std::vector<Finding> result;
    std::ranges::transform(errors, std::back_inserter(result), outside);
    return result;
}

RefusedFigures refusedFigures(const Dossier &dossier)
{
    return RefusedSearch{dossier}.found();
}

void leaveOut(Dossier &dossier, const RefusedFigures &refused)
{
    Project &project = dossier.project;
    if (refused.hasBudget)
        project.budget.reset();
    if (refused.hasResidualSchedule)
        project.finance.residualSchedule.clear();
    leaveOutRates(project, refused);
    const AssumptionValues values{project};
    for (const auto &[key, reason] : refused.assumptions)
        project.assumptions[values.entry(key).key].value = standInFor(key);
    for (Site &site : project.sites) {
        // What the checks of offered servers read of a site; the rest is replaced when resolved.
        if (reasonOf(refused.siteParts, std::pair{site.id, SitePart::Hosting}) != nullptr) {
            site.rackPowerKw.reset();
            site.rackUnits.reset();
        }
    }
    for (Quote &quote : dossier.quotes)
        leaveOutLines(quote, refused);
    for (Plan &plan : project.plans)
        leaveOutOfPlan(plan, refused);
}

} // namespace steelyard
