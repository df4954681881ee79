#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"
#include "model/money/decimal.h"
#include "model/tco/time_of_use.h"

#include <QString>

#include <optional>
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

/// A price of electricity that depends on the hour, in the site's currency.
struct ElectricityTariff
{
    /// Of a kilowatt-hour, all parts included; absent ones are unknown.
    tco::ByPeriod<std::optional<Decimal>> prices = {};
    /// Gives each hour of each month one period.
    std::vector<TariffSpan> timetable = {};

    friend bool operator==(const ElectricityTariff &, const ElectricityTariff &) = default;
};

/// The tariff's grid. Errors: those of `tco::yearPlan`.
[[nodiscard]] tco::Computed<tco::YearPlan> yearPlanOf(const ElectricityTariff &tariff);

} // namespace steelyard
