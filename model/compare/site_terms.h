#pragma once

#include "model/compare/figure_checks.h"

#include <optional>
#include <span>

namespace steelyard {

/// What a term of a site is about, in the order in which terms are shown.
enum class TermGroup
{
    DemandCharge,
    Electricity,
    Cooling,
    Hosting,
    Network
};

/// The finer terms of a site. None has a default: an absent one is not agreed, or unknown.
enum class SiteTerm
{
    TransformerKva,
    DemandPricePerKva,
    ContractKw,
    PowerFactorAdjustment,
    PowerFactor,
    PowerFactorStandard,
    PurchasePrice, ///< this and the next four in the order of `tco::PricePart`
    LineLossPrice,
    TransmissionPrice,
    SystemOperationPrice,
    GovernmentFunds,
    EscalationYearly,
    EscalationMonthly,
    VariableOverhead,
    FixedOverhead,
    DesignKw,
    LiquidShare,
    LiquidCop,
    PumpShare,
    DistributionLoss,
    LossesInRoom,
    WaterPerKwh,
    WaterPrice,
    PowerPrice,
    CommittedKw,
    OveragePrice,
    HostEscalation,
    MinimumTerm,
    ExitShare,
    CommittedMbps,
    BandwidthOverage,
    Percentile95,
    BandwidthCap,
    BandwidthFloor,
    FreeTraffic,
};

/// What the program knows of a term.
struct SiteTermFacts
{
    SiteTerm term = {};
    /// Stored name: "transformer_kva".
    const char *key = "";
    TermGroup group = {};
    /// Stored name of the unit; of a price what stands behind the site's currency: "/kw_month".
    const char *unit = "";
    Bounds bounds = {};
    /// The usual band, and the currency that it is in when the term is a price; empty: none known.
    const char *low = "";
    const char *high = "";
    const char *currency = "";
    /// Document, page or table row, date.
    const char *source = "";

    [[nodiscard]] bool isPrice() const { return unit[0] == '/'; }
};

/// All terms, in the order of `SiteTerm`.
[[nodiscard]] std::span<const SiteTermFacts> knownSiteTerms();

[[nodiscard]] const SiteTermFacts &factsOf(SiteTerm term);

/// Whether the term can have this value.
[[nodiscard]] bool canBe(const SiteTermFacts &facts, const Decimal &value);

/// The site's figure; nothing: it has none.
[[nodiscard]] std::optional<Decimal> statedTerm(const Site &site, SiteTerm term);
[[nodiscard]] std::optional<double> termOf(const Site &site, SiteTerm term);

/// Whether the site states its cooling by an overhead that depends on the load, or by a plant.
[[nodiscard]] bool coolsByOverhead(const Site &site);
[[nodiscard]] bool coolsByPlant(const Site &site);
/// In how many ways the site states its cooling: by a PUE, by an overhead that depends on the load,
/// by a plant, by a host's price that pays for it. More than one can't be compared.
[[nodiscard]] int waysToCool(const Site &site);

/// The term's unit at this site: "CNY/kw_month".
[[nodiscard]] QString unitOf(const SiteTermFacts &facts, Currency currency);

} // namespace steelyard
