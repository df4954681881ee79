#pragma once

#include "db/price_book_repository.h"
#include "model/base/enum_text.h"
#include "model/base/finding.h"
#include "model/compare/comparison.h"

// How enums that are never stored are spelled in JSON output.

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<Severity> = {
    EnumText<Severity>{Severity::Info, "info"},
    EnumText<Severity>{Severity::Warning, "warning"},
    EnumText<Severity>{Severity::Problem, "problem"},
};

template <>
inline constexpr std::array kEnumTexts<AbsenceReason> = {
    EnumText<AbsenceReason>{AbsenceReason::PriceMissing, "price_missing"},
    EnumText<AbsenceReason>{AbsenceReason::RateMissing, "rate_missing"},
    EnumText<AbsenceReason>{AbsenceReason::PowerUnknown, "power_unknown"},
    EnumText<AbsenceReason>{AbsenceReason::SiteUnknown, "site_unknown"},
    EnumText<AbsenceReason>{AbsenceReason::NoSupply, "no_supply"},
    EnumText<AbsenceReason>{AbsenceReason::UnitNotUsable, "unit_not_usable"},
    EnumText<AbsenceReason>{AbsenceReason::SupplyShort, "supply_short"},
};

template <>
inline constexpr std::array kEnumTexts<StreamKind> = {
    EnumText<StreamKind>{StreamKind::Rental, "rental"},
    EnumText<StreamKind>{StreamKind::OnDemandRental, "on_demand_rental"},
    EnumText<StreamKind>{StreamKind::Purchase, "purchase"},
    EnumText<StreamKind>{StreamKind::Electricity, "electricity"},
    EnumText<StreamKind>{StreamKind::Cooling, "cooling"},
    EnumText<StreamKind>{StreamKind::Rack, "rack"},
    EnumText<StreamKind>{StreamKind::FlatBandwidth, "flat_bandwidth"},
    EnumText<StreamKind>{StreamKind::Traffic, "traffic"},
    EnumText<StreamKind>{StreamKind::Storage, "storage"},
    EnumText<StreamKind>{StreamKind::Staff, "staff"},
    EnumText<StreamKind>{StreamKind::RemoteHands, "remote_hands"},
    EnumText<StreamKind>{StreamKind::Maintenance, "maintenance"},
    EnumText<StreamKind>{StreamKind::SetUp, "set_up"},
    EnumText<StreamKind>{StreamKind::Residual, "residual"},
    EnumText<StreamKind>{StreamKind::Service, "service"},
};

template <>
inline constexpr std::array kEnumTexts<FactorName> = {
    EnumText<FactorName>{FactorName::Servers, "servers"},
    EnumText<FactorName>{FactorName::Gpus, "gpus"},
    EnumText<FactorName>{FactorName::GpuTime, "gpu_time"},
    EnumText<FactorName>{FactorName::ServerTime, "server_time"},
    EnumText<FactorName>{FactorName::MonthCount, "month_count"},
    EnumText<FactorName>{FactorName::HourCount, "hour_count"},
    EnumText<FactorName>{FactorName::UnitPrice, "unit_price"},
    EnumText<FactorName>{FactorName::SetPrice, "set_price"},
    EnumText<FactorName>{FactorName::ExchangeRate, "exchange_rate"},
    EnumText<FactorName>{FactorName::Discount, "discount"},
    EnumText<FactorName>{FactorName::TaxFactor, "tax_factor"},
    EnumText<FactorName>{FactorName::Energy, "energy"},
    EnumText<FactorName>{FactorName::PueMinusOne, "pue_minus_one"},
    EnumText<FactorName>{FactorName::InverseCop, "inverse_cop"},
    EnumText<FactorName>{FactorName::People, "people"},
    EnumText<FactorName>{FactorName::Share, "share"},
    EnumText<FactorName>{FactorName::MaintenanceRate, "maintenance_rate"},
    EnumText<FactorName>{FactorName::ResidualRate, "residual_rate"},
    EnumText<FactorName>{FactorName::Quantity, "quantity"},
    EnumText<FactorName>{FactorName::Racks, "racks"},
    EnumText<FactorName>{FactorName::BaseQuantity, "base_quantity"},
    EnumText<FactorName>{FactorName::SharpPeakEnergy, "sharp_peak_energy"},
    EnumText<FactorName>{FactorName::PeakEnergy, "peak_energy"},
    EnumText<FactorName>{FactorName::FlatEnergy, "flat_energy"},
    EnumText<FactorName>{FactorName::ValleyEnergy, "valley_energy"},
    EnumText<FactorName>{FactorName::DeepValleyEnergy, "deep_valley_energy"},
    EnumText<FactorName>{FactorName::PeakPower, "peak_power"},
};

template <>
inline constexpr std::array kEnumTexts<CategoryCost::State> = {
    EnumText<CategoryCost::State>{CategoryCost::State::Known, "known"},
    EnumText<CategoryCost::State>{CategoryCost::State::Covered, "covered"},
    EnumText<CategoryCost::State>{CategoryCost::State::Nothing, "nothing"},
    EnumText<CategoryCost::State>{CategoryCost::State::Unknown, "unknown"},
};

template <>
inline constexpr std::array kEnumTexts<FindingRule> = {
    EnumText<FindingRule>{FindingRule::RowUnreadable, "row_unreadable"},
    EnumText<FindingRule>{FindingRule::RowDuplicate, "row_duplicate"},
    EnumText<FindingRule>{FindingRule::RowConflict, "row_conflict"},
    EnumText<FindingRule>{FindingRule::GpuNameMissing, "gpu_name_missing"},
    EnumText<FindingRule>{FindingRule::PriceMissing, "price_missing"},
    EnumText<FindingRule>{FindingRule::PlaceholderPrice, "placeholder_price"},
    EnumText<FindingRule>{FindingRule::JobDoesNotFit, "job_does_not_fit"},
    EnumText<FindingRule>{FindingRule::PhaseCut, "phase_cut"},
    EnumText<FindingRule>{FindingRule::RateMissing, "rate_missing"},
    EnumText<FindingRule>{FindingRule::TaxBasisUnknown, "tax_basis_unknown"},
    EnumText<FindingRule>{FindingRule::PhaseBehind, "phase_behind"},
    EnumText<FindingRule>{FindingRule::CountsAs, "counts_as"},
    EnumText<FindingRule>{FindingRule::QuoteExpired, "quote_expired"},
    EnumText<FindingRule>{FindingRule::LineNotPriced, "line_not_priced"},
    EnumText<FindingRule>{FindingRule::LineAtZero, "line_at_zero"},
    EnumText<FindingRule>{FindingRule::LineNotChosen, "line_not_chosen"},
    EnumText<FindingRule>{FindingRule::LineMissing, "line_missing"},
    EnumText<FindingRule>{FindingRule::SupplyShort, "supply_short"},
    EnumText<FindingRule>{FindingRule::ServersIdle, "servers_idle"},
    EnumText<FindingRule>{FindingRule::PowerUnknown, "power_unknown"},
    EnumText<FindingRule>{FindingRule::SiteMissing, "site_missing"},
    EnumText<FindingRule>{FindingRule::PriceUnknown, "price_unknown"},
    EnumText<FindingRule>{FindingRule::TwiceCounted, "twice_counted"},
    EnumText<FindingRule>{FindingRule::BudgetExceeded, "budget_exceeded"},
    EnumText<FindingRule>{FindingRule::PlanEmpty, "plan_empty"},
    EnumText<FindingRule>{FindingRule::PlanModeUnlike, "plan_mode_unlike"},
    EnumText<FindingRule>{FindingRule::DefaultUsed, "default_used"},
    EnumText<FindingRule>{FindingRule::UnitNotUsable, "unit_not_usable"},
    EnumText<FindingRule>{FindingRule::PriceImplausible, "price_implausible"},
    EnumText<FindingRule>{FindingRule::StaleRate, "stale_rate"},
    EnumText<FindingRule>{FindingRule::RateContradicted, "rate_contradicted"},
    EnumText<FindingRule>{FindingRule::QuoteUnclosed, "quote_unclosed"},
    EnumText<FindingRule>{FindingRule::PriceListUnlike, "price_list_unlike"},
    EnumText<FindingRule>{FindingRule::VendorKept, "vendor_kept"},
    EnumText<FindingRule>{FindingRule::VendorReplaced, "vendor_replaced"},
    EnumText<FindingRule>{FindingRule::VendorCopied, "vendor_copied"},
    EnumText<FindingRule>{FindingRule::CatalogRowDiffers, "catalog_row_differs"},
    EnumText<FindingRule>{FindingRule::CaseNotApplicable, "case_not_applicable"},
};

template <>
inline constexpr std::array kEnumTexts<db::PriceBookRepository::StoreOutcome> = {
    EnumText<db::PriceBookRepository::StoreOutcome>{db::PriceBookRepository::StoreOutcome::NewBook,
                                                    "new_book"},
    EnumText<db::PriceBookRepository::StoreOutcome>{
        db::PriceBookRepository::StoreOutcome::NewEdition, "new_edition"},
    EnumText<db::PriceBookRepository::StoreOutcome>{
        db::PriceBookRepository::StoreOutcome::Unchanged, "unchanged"},
};

template <>
inline constexpr std::array kEnumTexts<PriceMove::Kind> = {
    EnumText<PriceMove::Kind>{PriceMove::Kind::Changed, "changed"},
    EnumText<PriceMove::Kind>{PriceMove::Kind::Appeared, "appeared"},
    EnumText<PriceMove::Kind>{PriceMove::Kind::Vanished, "vanished"},
};

} // namespace steelyard
