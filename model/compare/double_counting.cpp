#include "model/compare/double_counting.h"

#include "model/compare/open_layers.h"
#include "model/compare/site_streams.h"

#include <algorithm>
#include <array>

namespace steelyard {

namespace {

/// What a row of the matrix looks at.
struct Suspect
{
    const PlanFrame &frame;
    std::span<const LayerLoad> loads;

    [[nodiscard]] const ResolvedSite &site() const { return frame.plan.site; }
    [[nodiscard]] bool assumes(AssumptionKey key) const
    {
        return frame.assumptions.number(key) > 0.0;
    }
    /// Whether hosted servers leave the category to the site.
    [[nodiscard]] bool paysAtSite(CostCategory category) const
    {
        return OpenLayers{frame, loads}.servers(category, OpenLayers::Where::OwnSite) > 0
            && !isServed(frame.plan, category);
    }
    /// Whether the plan has machines of a layer that is so.
    template <typename IsSo>
    [[nodiscard]] bool uses(IsSo isSo) const
    {
        for (size_t i = 0; i < loads.size(); ++i) {
            if (loads[i].servers > 0 && isSo(frame.plan.layers[i]))
                return true;
        }
        return false;
    }
    /// Whether hosted servers are bought and their upkeep is the plan's to pay.
    [[nodiscard]] bool ownsServers() const
    {
        bool owns = false;
        OpenLayers{frame, loads}.forEach(CostCategory::Operations,
                                         OpenLayers::Where::OwnSite,
                                         [&](const ResolvedLayer &layer, const LayerLoad &) {
                                             owns = owns || layer.price.unit == PriceUnit::Once;
                                         });
        return owns;
    }
};

/// Two places that may pay for the same, by the names of their fields.
struct Pair
{
    const char *first;
    const char *second;
    bool (*isSuspect)(const Suspect &);
};

// Source: the usual errors of cost models: all-in colocation with electricity, rack rent with
// power by the kilowatt, a maintenance contract with spare parts, own staff with remote hands.
constexpr std::array kMatrix = {
    Pair{"maintenance_rate_per_year",
         "spares_failure_rate",
         [](const Suspect &plan) {
             return plan.ownsServers() && plan.assumes(AssumptionKey::MaintenanceRate)
                 && plan.assumes(AssumptionKey::SpareFailureRate);
         }},
    Pair{"power_price_per_kw_month",
         "electricity_price",
         [](const Suspect &plan) {
             return plan.site().hosting.power && plan.paysAtSite(CostCategory::Rack)
                 && plan.paysAtSite(CostCategory::Electricity)
                 && plan.site().metering == PowerMetering::Grid;
         }},
    Pair{"rack_price",
         "power_price_per_kw_month",
         [](const Suspect &plan) {
             return plan.site().hosting.power && !plan.site().rack.missing
                 && plan.site().rack.rate > 0.0 && plan.paysAtSite(CostCategory::Rack);
         }},
    Pair{"metering",
         "demand_price",
         [](const Suspect &plan) {
             return plan.site().demand && plan.site().metering == PowerMetering::Host
                 && plan.paysAtSite(CostCategory::Electricity);
         }},
    Pair{"staff_cost",
         "remote_hands_per_month",
         [](const Suspect &plan) {
             return plan.paysAtSite(CostCategory::Operations) && !plan.site().staff.missing
                 && plan.site().staff.rate > 0.0
                 && plan.assumes(AssumptionKey::RemoteHandsPerMonth);
         }},
    Pair{"sla_credit_share",
         "goodput",
         [](const Suspect &plan) {
             // Lost hours lower the useful ones already; a credit for them is rarely claimed.
             return plan.assumes(AssumptionKey::SlaCreditShare)
                 && plan.frame.assumptions.number(AssumptionKey::Goodput) < 1.0
                 && plan.uses([](const ResolvedLayer &layer) {
                        return layer.price.unit != PriceUnit::Once;
                    });
         }},
    Pair{"financing",
         "discount_rate",
         [](const Suspect &plan) {
             // Interest is the cost of money; a rate that holds it too discounts it once more.
             return plan.frame.assumptions.stated(AssumptionKey::DiscountRate).value_or(0.0) > 0.0
                 && plan.uses(
                     [](const ResolvedLayer &layer) { return layer.financing.has_value(); });
         }},
    Pair{"interruptions",
         "goodput",
         [](const Suspect &plan) {
             return plan.frame.assumptions.number(AssumptionKey::Goodput) < 1.0
                 && plan.uses([](const ResolvedLayer &layer) { return layer.lost.has_value(); });
         }},
};

Finding paidTwice(const PlanFrame &frame,
                  CostCategory category,
                  const LocalText &first,
                  const LocalText &second)
{
    return {.rule = FindingRule::TwiceCounted,
            .subject = frame.plan.id.text(),
            .arguments = {Term{enumText(category)}, first, second, frame.plan.name}};
}

/// A site's own price, which a service of the category takes the place of.
struct SitePrice
{
    CostCategory category;
    const char *name;
    bool (*isPaid)(const ResolvedSite &);
};

constexpr std::array kSitePrices = {
    SitePrice{CostCategory::Bandwidth,
              "bandwidth_price",
              [](const ResolvedSite &site) { return site.bandwidth.rate > 0.0; }},
    SitePrice{CostCategory::Rack,
              "rack_price",
              [](const ResolvedSite &site) { return site.rack.rate > 0.0; }},
    SitePrice{CostCategory::Operations,
              "staff_cost",
              [](const ResolvedSite &site) { return site.staff.rate > 0.0; }},
};

/// Whether a price may be for something beside what the category costs, as a cross connect is: it
/// does not grow with it.
bool isFlat(PriceUnit unit)
{
    return unit == PriceUnit::Month || unit == PriceUnit::Year || unit == PriceUnit::Once;
}

/// Flat services that take the place of a site's own price: is that meant?
void addInPlace(const PlanFrame &frame,
                std::span<const LayerLoad> loads,
                std::vector<Finding> &findings)
{
    const OpenLayers open{frame, loads};
    for (const ResolvedService &service : frame.plan.services) {
        const CostCategory category = service.price.category;
        const auto *const price = std::ranges::find(kSitePrices, category, &SitePrice::category);
        if (price == kSitePrices.end() || !isFlat(service.price.unit)
            || !price->isPaid(frame.plan.site)
            || open.servers(category, OpenLayers::Where::OwnSite) == 0)
            continue;
        findings.push_back({.rule = FindingRule::ServiceInPlace,
                            .severity = Severity::Warning,
                            .subject = frame.plan.id.text(),
                            .arguments = {frame.plan.name.orId(frame.plan.id.text()),
                                          service.price.lineName,
                                          Term{QString::fromLatin1(price->name)}}});
    }
}

/// A service for what a layer's price, or another service, already pays for.
void addCovered(const PlanFrame &frame,
                std::span<const LayerLoad> loads,
                std::vector<Finding> &findings)
{
    for (const ResolvedService &service : frame.plan.services) {
        const CostCategory category = service.price.category;
        for (size_t i = 0; i < loads.size(); ++i) {
            const ResolvedLayer &layer = frame.plan.layers[i];
            if (loads[i].servers > 0 && layer.price.covers.contains(category))
                findings.push_back(
                    paidTwice(frame, category, layer.price.lineName, service.price.lineName));
        }
        for (const ResolvedService &other : frame.plan.services) {
            if (other.id != service.id && other.price.covers.contains(category)
                && other.price.category != category)
                findings.push_back(
                    paidTwice(frame, category, other.price.lineName, service.price.lineName));
        }
    }
}

} // namespace

std::vector<Finding> doubleCounting(const PlanFrame &frame, std::span<const LayerLoad> loads)
{
    std::vector<Finding> findings;
    addCovered(frame, loads, findings);
    const Suspect plan{frame, loads};
    addInPlace(frame, loads, findings);
    for (const Pair &pair : kMatrix) {
        if (pair.isSuspect(plan))
            findings.push_back({.rule = FindingRule::LooksTwiceCounted,
                                .subject = frame.plan.id.text(),
                                .arguments = {frame.plan.name.orId(frame.plan.id.text()),
                                              Term{QString::fromLatin1(pair.first)},
                                              Term{QString::fromLatin1(pair.second)}}});
    }
    return findings;
}

} // namespace steelyard
