#include "model/compare/input_checks.h"

#include "model/compare/assumption_values.h"
#include "model/compare/demand_scaling.h"
#include "model/compare/figure_checks.h"
#include "model/compare/site_checks.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestDay = 36'600.0;
constexpr int kLargestGpusPerNode = 10'000;
constexpr Bounds kQuantity{0.0, kLargestQuantity, "≥ 0"};
constexpr Bounds kFraction{0.0, 1.0, "0 … 1"};
constexpr Bounds kPositiveFraction{0.0, 1.0, "> 0, ≤ 1", Bounds::End::Open};
constexpr Bounds kTaxRate{0.0, 1.0, "≥ 0, < 1", Bounds::End::Closed, Bounds::End::Open};
constexpr Bounds kMonthBasis{672.0, 744.0, "672 … 744"};
constexpr Bounds kGpusOfPhase{0.0, kLargestGpuCount, "0 … 100000"};
constexpr Bounds kServers{0.0, kLargestGpuCount, "0 … 100000"};
constexpr Bounds kGpusPerNode{1.0, kLargestGpusPerNode, "1 … 10000"};
constexpr Bounds kStartDay{0.0, kLargestDay, "0 … 36600"};
constexpr Bounds kDays{0.0, kLargestDay, "> 0, ≤ 36600", Bounds::End::Open};
constexpr Bounds kMonths{1.0, kLargestHorizonMonths, "1 … 120"};

void checkDemand(InputChecks &checks, const Project &project)
{
    for (const DemandPhase &phase : project.demand) {
        const QString path = u"/demand/phases/"_s % phase.id.text();
        checks.check(path % u"/gpus", phase.gpus, kGpusOfPhase);
        checks.check(path % u"/start_day", phase.startDay, kStartDay);
        checks.check(path % u"/days", phase.days, kDays);
        checks.check(path % u"/repeat_months", phase.repeatMonths, kMonths);
    }
    if (!project.job)
        return;
    checks.check(u"/job/parameters"_s, project.job->parameters, {0.0, 1e18, "≥ 0"});
    checks.check(u"/job/tokens"_s, project.job->tokens, {0.0, 1e18, "> 0", Bounds::End::Open});
    checks.check(u"/job/measured/tokens_per_second_per_gpu"_s,
                 project.job->measuredTokensPerSecondPerGpu,
                 kPositive);
}

/// A phase may follow a job that is still to be filled in; only a calculation needs it whole.
void checkJobIsKnown(InputChecks &checks, const Project &project)
{
    for (const DemandPhase &phase : project.demand) {
        if (phase.followsJob && phase.gpus > 0 && !jobDuration(project, phase.gpus))
            checks.fail(u"/job/measured/tokens_per_second_per_gpu"_s,
                        "tokens, tokens_per_second_per_gpu",
                        u"null"_s);
    }
}

/// Bounds of an assumption; those not listed are quantities.
const Bounds &boundsOf(AssumptionKey key)
{
    switch (key) {
    case AssumptionKey::Goodput:
        return kPositiveFraction;
    case AssumptionKey::GpuLoad:
    case AssumptionKey::TypicalPowerShare:
    case AssumptionKey::IdlePowerShare:
    case AssumptionKey::MaintenanceRate:
    case AssumptionKey::ResidualRate:
    case AssumptionKey::StaffShareCloud:
        return kFraction;
    case AssumptionKey::GpusPerPerson:
        return kPositive;
    case AssumptionKey::RemoteHandsPrice:
    case AssumptionKey::SetUpPerServer:
        return kPrice;
    case AssumptionKey::BandwidthMbps:
    case AssumptionKey::EgressGbPerMonth:
    case AssumptionKey::FreeEgressGbPerMonth:
    case AssumptionKey::StorageTb:
    case AssumptionKey::StaffMinimum:
    case AssumptionKey::RemoteHandsPerMonth:
    case AssumptionKey::RackPowerMargin:
        return kQuantity;
    }
    return kQuantity;
}

void checkAssumptions(InputChecks &checks, const Project &project)
{
    const AssumptionValues values{project};
    for (size_t i = 0; i < kAssumptionCount; ++i) {
        const auto key = static_cast<AssumptionKey>(i);
        const UsedAssumption &entry = values.entry(key);
        checks.check(
            u"/assumptions/"_s % entry.key % u"/value", entry.assumption.value, boundsOf(key));
    }
}

void checkLine(InputChecks &checks, const Quote &quote, const QuoteLine &line)
{
    const QString path = u"/quotes/"_s % quote.id.text() % u"/revisions/"
        % QString::number(quote.newest().number) % u"/lines/" % line.id.text();
    checks.check(path % u"/price", line.price, kPrice);
    checks.check(path % u"/base_quantity", line.baseQuantity, kPositive);
    checks.check(path % u"/quantity", line.quantity, kQuantity);
    checks.check(path % u"/gpus_per_node", line.gpusPerNode, kGpusPerNode);
    checks.check(path % u"/vat_rate", line.vatRate, kTaxRate);
    checks.check(path % u"/minimum_term_months", line.minimumTermMonths, kMonths);
    for (const Decimal &discount : line.discounts)
        checks.check(path % u"/discounts", discount, kFraction);
    for (const PriceTier &tier : line.tiers) {
        checks.check(path % u"/tiers", tier.fromQuantity, kQuantity);
        checks.check(path % u"/tiers", tier.price, kPrice);
    }
}

void checkUsedLine(InputChecks &checks,
                   const std::vector<Quote> &quotes,
                   const QuoteId &quoteId,
                   const LineId &lineId)
{
    const auto quote = std::ranges::find(quotes, quoteId, &Quote::id);
    if (quote == quotes.end())
        return;
    if (const QuoteLine *line = findLine(*quote, lineId))
        checkLine(checks, *quote, *line);
}

void checkPlans(InputChecks &checks, const Dossier &dossier)
{
    for (const Plan &plan : dossier.project.plans) {
        const QString path = u"/plans/"_s % plan.id.text();
        for (const SupplyLayer &layer : plan.supply) {
            const QString layerPath = path % u"/supply/" % layer.id.text();
            checks.check(layerPath % u"/servers", layer.servers, kServers);
            checks.check(layerPath % u"/price", layer.price, kPrice);
            if (layer.countsAs)
                checks.check(layerPath % u"/counts_as/factor", layer.countsAs->factor, kPositive);
            checkUsedLine(checks, dossier.quotes, layer.quote, layer.line);
        }
        for (const PlanService &service : plan.services) {
            checks.check(path % u"/services/" % service.id.text() % u"/quantity",
                         service.quantity,
                         kQuantity);
            checkUsedLine(checks, dossier.quotes, service.quote, service.line);
        }
    }
}

void checkFigures(InputChecks &checks, const Dossier &dossier)
{
    const Project &project = dossier.project;
    checks.check(u"/month_basis"_s, project.monthBasisHours, kMonthBasis);
    if (project.budget)
        checks.check(u"/budget/amount"_s, project.budget->value, kPrice);
    for (const ExchangeRate &rate : project.rates)
        checks.check(u"/rates/"_s % rate.id.text() % u"/rate", rate.rate, kPositive);
    checkDemand(checks, project);
    checkSites(checks, project);
    checkAssumptions(checks, project);
    checkPlans(checks, dossier);
}

std::optional<Error> outOfRange(
    ErrorCode code, int asked, int smallest, int largest, const QString &path)
{
    if (asked >= smallest && asked <= largest)
        return std::nullopt;
    return Error{code,
                 {},
                 {QString::number(asked), QString::number(smallest), QString::number(largest)},
                 path};
}

} // namespace

std::optional<Error> firstBadInput(const Dossier &dossier, const Knobs &knobs)
{
    const Project &project = dossier.project;
    if (project.plans.empty())
        return Error{ErrorCode::NoPlans};
    if (auto error = outOfRange(ErrorCode::BadHorizon,
                                knobs.months.value_or(project.horizonMonths),
                                kSmallestHorizonMonths,
                                kLargestHorizonMonths,
                                u"/horizon"_s))
        return error;
    if (knobs.gpus) {
        if (auto error = outOfRange(
                ErrorCode::BadGpuCount, *knobs.gpus, 1, kLargestGpuCount, u"/demand/phases"_s))
            return error;
    }
    InputChecks checks;
    checkFigures(checks, dossier);
    checkJobIsKnown(checks, project);
    return checks.firstBad();
}

std::optional<Error> firstBadFigure(const Dossier &dossier)
{
    InputChecks checks;
    checkFigures(checks, dossier);
    return checks.firstBad();
}

} // namespace steelyard
