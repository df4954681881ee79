#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"
#include "model/base/local_text.h"
#include "model/money/money.h"
#include "model/quotes/rental_terms.h"

#include <QString>

#include <optional>
#include <set>
#include <vector>

namespace steelyard {

/// What a cost is for. Every price belongs to one, and may cover others.
enum class CostCategory
{
    Hardware,
    Electricity,
    Cooling,
    Bandwidth,
    Rack,
    Operations,
    Storage,
    SetUp,
    Residual,
    Other
};

template <>
inline constexpr std::array kEnumTexts<CostCategory> = {
    EnumText<CostCategory>{CostCategory::Hardware, "hardware"},
    EnumText<CostCategory>{CostCategory::Electricity, "electricity"},
    EnumText<CostCategory>{CostCategory::Cooling, "cooling"},
    EnumText<CostCategory>{CostCategory::Bandwidth, "bandwidth"},
    EnumText<CostCategory>{CostCategory::Rack, "rack"},
    EnumText<CostCategory>{CostCategory::Operations, "operations"},
    EnumText<CostCategory>{CostCategory::Storage, "storage"},
    EnumText<CostCategory>{CostCategory::SetUp, "set_up"},
    EnumText<CostCategory>{CostCategory::Residual, "residual"},
    EnumText<CostCategory>{CostCategory::Other, "other"},
};

/// What one price is for. "Once" is paid at the start, per piece.
enum class PriceUnit
{
    GpuHour,
    GpuMonth,
    GpuYear,
    NodeHour,
    NodeDay,
    NodeMonth,
    NodeYear,
    Once,
    RackMonth,
    RackUnitMonth,
    KilowattMonth,
    KilowattHour,
    MbpsMonth,
    Gigabyte,
    GigabyteMonth,
    TerabyteMonth,
    Month,
    Year,
};

template <>
inline constexpr std::array kEnumTexts<PriceUnit> = {
    EnumText<PriceUnit>{PriceUnit::GpuHour, "gpu_hour"},
    EnumText<PriceUnit>{PriceUnit::GpuMonth, "gpu_month"},
    EnumText<PriceUnit>{PriceUnit::GpuYear, "gpu_year"},
    EnumText<PriceUnit>{PriceUnit::NodeHour, "node_hour"},
    EnumText<PriceUnit>{PriceUnit::NodeDay, "node_day"},
    EnumText<PriceUnit>{PriceUnit::NodeMonth, "node_month"},
    EnumText<PriceUnit>{PriceUnit::NodeYear, "node_year"},
    EnumText<PriceUnit>{PriceUnit::Once, "once"},
    EnumText<PriceUnit>{PriceUnit::RackMonth, "rack_month"},
    EnumText<PriceUnit>{PriceUnit::RackUnitMonth, "rack_unit_month"},
    EnumText<PriceUnit>{PriceUnit::KilowattMonth, "kw_month"},
    EnumText<PriceUnit>{PriceUnit::KilowattHour, "kwh"},
    EnumText<PriceUnit>{PriceUnit::MbpsMonth, "mbps_month"},
    EnumText<PriceUnit>{PriceUnit::Gigabyte, "gb"},
    EnumText<PriceUnit>{PriceUnit::GigabyteMonth, "gb_month"},
    EnumText<PriceUnit>{PriceUnit::TerabyteMonth, "tb_month"},
    EnumText<PriceUnit>{PriceUnit::Month, "month"},
    EnumText<PriceUnit>{PriceUnit::Year, "year"},
};

/// Whether the vendor priced what was asked for.
enum class LineKind
{
    Quoted,
    Alternative,
    NotQuoted,
    Included,
    Free
};

template <>
inline constexpr std::array kEnumTexts<LineKind> = {
    EnumText<LineKind>{LineKind::Quoted, "quoted"},
    EnumText<LineKind>{LineKind::Alternative, "alternative"},
    EnumText<LineKind>{LineKind::NotQuoted, "not_quoted"},
    EnumText<LineKind>{LineKind::Included, "included"},
    EnumText<LineKind>{LineKind::Free, "free"},
};

/// Whether printed prices hold the value-added tax.
enum class TaxBasis
{
    Unknown,
    Included,
    Excluded
};

template <>
inline constexpr std::array kEnumTexts<TaxBasis> = {
    EnumText<TaxBasis>{TaxBasis::Unknown, "unknown"},
    EnumText<TaxBasis>{TaxBasis::Included, "included"},
    EnumText<TaxBasis>{TaxBasis::Excluded, "excluded"},
};

/// How quantity tiers are read: the whole quantity at the reached price, or each slice at its own.
enum class TierMode
{
    AllUnits,
    Graduated
};

template <>
inline constexpr std::array kEnumTexts<TierMode> = {
    EnumText<TierMode>{TierMode::AllUnits, "all_units"},
    EnumText<TierMode>{TierMode::Graduated, "graduated"},
};

/// From `fromQuantity` units on, the unit price is `price` (in the line's currency).
struct PriceTier
{
    Decimal fromQuantity = {};
    Decimal price = {};

    friend bool operator==(const PriceTier &, const PriceTier &) = default;
};

/// One priced item of a quote.
struct QuoteLine
{
    LineId id = {};
    LocalText name = {};
    CostCategory category = CostCategory::Hardware;
    LineKind kind = LineKind::Quoted;
    /// The accelerator, by its catalogue name where it has one.
    QString accelerator = {};
    /// The server platform, by its catalogue name where it has one: gives power and rack units.
    QString server = {};
    /// GPUs in one node; nothing for lines that sell no GPUs.
    std::optional<int> gpusPerNode = {};
    /// How many units the vendor offers or asks the buyer to take; nothing: as many as needed.
    std::optional<Decimal> quantity = {};
    /// The price is for this many units ("0.134195 per 100,000").
    Decimal baseQuantity = Decimal{1};
    PriceUnit unit = PriceUnit::GpuHour;
    /// Nothing: not quoted. Zero stands only with kind Free or Included.
    std::optional<Decimal> price = {};
    Currency currency = {};
    /// As a fraction: 0.06. Nothing: not stated.
    std::optional<Decimal> vatRate = {};
    TaxBasis taxBasis = TaxBasis::Unknown;
    /// What the price pays for beside its own category.
    std::set<CostCategory> covers = {};
    /// Chained in this order, as fractions: 0.1 is 10 % off.
    std::vector<Decimal> discounts = {};
    std::vector<PriceTier> tiers = {};
    TierMode tierMode = TierMode::AllUnits;
    /// Months that must be paid once begun.
    std::optional<int> minimumTermMonths = {};
    /// Billed by whole months in advance.
    bool isPrepaid = false;
    /// The requirement of the project that this line answers; empty: none.
    QString requirement = {};
    /// The vendor's own words: specification, original unit and price text.
    QString statedSpecification = {};
    QString notes = {};
    RentalTerms rental = {};

    friend bool operator==(const QuoteLine &, const QuoteLine &) = default;
};

} // namespace steelyard
