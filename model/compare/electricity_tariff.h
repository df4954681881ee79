#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"
#include "model/money/decimal.h"
#include "model/tco/electricity_price.h"
#include "model/tco/time_of_use.h"

#include <QString>

#include <optional>
#include <set>
#include <vector>

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<tco::TariffPeriod> = {
    EnumText<tco::TariffPeriod>{tco::TariffPeriod::SharpPeak, "sharp_peak"},
    EnumText<tco::TariffPeriod>{tco::TariffPeriod::Peak, "peak"},
    EnumText<tco::TariffPeriod>{tco::TariffPeriod::Flat, "flat"},
    EnumText<tco::TariffPeriod>{tco::TariffPeriod::Valley, "valley"},
    EnumText<tco::TariffPeriod>{tco::TariffPeriod::DeepValley, "deep_valley"},
};

template <>
inline constexpr std::array kEnumTexts<tco::PricePart> = {
    EnumText<tco::PricePart>{tco::PricePart::Purchase, "purchase"},
    EnumText<tco::PricePart>{tco::PricePart::LineLoss, "line_loss"},
    EnumText<tco::PricePart>{tco::PricePart::Transmission, "transmission"},
    EnumText<tco::PricePart>{tco::PricePart::SystemOperation, "system_operation"},
    EnumText<tco::PricePart>{tco::PricePart::GovernmentFunds, "government_funds"},
};

using TariffSpanId = Id<struct TariffSpanTag>;

/// Hours of a day that belong to one period in some months (see `tco::PeriodSpan`).
struct TariffSpan
{
    TariffSpanId id = {};
    tco::TariffPeriod period = tco::TariffPeriod::Flat;
    int fromHour = 0;
    int toHour = 24;
    int fromMonth = 1;
    int toMonth = 12;

    friend bool operator==(const TariffSpan &, const TariffSpan &) = default;
};

/// A price of electricity that depends on the hour, in the site's currency: stated for each period,
/// or by multiples of some parts of the site's price.
struct ElectricityTariff
{
    /// Of a kilowatt-hour, all parts included; absent ones are unknown. Excludes `multipliers`.
    tco::ByPeriod<std::optional<Decimal>> prices = {};
    /// Gives each hour of each month one period.
    std::vector<TariffSpan> timetable = {};
    /// What the multiplied parts of the site's price cost in each period over what they cost in the
    /// flat one; absent ones are unknown. The parts are terms of the site (see `price_parts.h`).
    tco::ByPeriod<std::optional<Decimal>> multipliers = {};
    std::set<tco::PricePart> multiplied = {};

    friend bool operator==(const ElectricityTariff &, const ElectricityTariff &) = default;
};

/// Whether the tariff is stated by multiples of parts.
[[nodiscard]] bool statesMultiples(const ElectricityTariff &tariff);

/// The tariff's grid. Errors: those of `tco::yearPlan`.
[[nodiscard]] tco::Computed<tco::YearPlan> yearPlanOf(const ElectricityTariff &tariff);

/// The first hour of the year that no row of the timetable holds, or more than one; nothing: there
/// is none, or a row has an hour or month that no day or year has.
[[nodiscard]] std::optional<tco::HeldHour> hourInOtherThanOneRow(const ElectricityTariff &tariff);

/// The grid's timetable; a span that `before` has too keeps its id.
[[nodiscard]] std::vector<TariffSpan> timetableOf(const tco::YearPlan &plan,
                                                  const std::vector<TariffSpan> &before);

/// One price at all hours as a tariff: flat all year.
[[nodiscard]] ElectricityTariff flatTariff(const std::optional<Decimal> &price);

} // namespace steelyard
