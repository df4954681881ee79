#pragma once

#include "model/tco/computed.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace steelyard::tco {

/// Periods of a time-of-use tariff, dearest first: 尖, 峰, 平, 谷, 深谷.
enum class TariffPeriod
{
    SharpPeak,
    Peak,
    Flat,
    Valley,
    DeepValley
};

inline constexpr size_t kTariffPeriods = 5;
inline constexpr size_t kHoursOfDay = 24;
inline constexpr size_t kMonthsOfYear = 12;

/// One figure per period, in the order of `TariffPeriod`.
template <typename T>
using ByPeriod = std::array<T, kTariffPeriods>;

/// Shares of the energy (or of the hours) by period.
using PeriodShares = ByPeriod<double>;
/// Published price of a kilowatt-hour by period; a tariff need not have all five.
using PeriodPrices = ByPeriod<std::optional<double>>;
/// The period of each hour of a day, midnight first.
using DayPlan = std::array<TariffPeriod, kHoursOfDay>;
/// The day plan of each month, January first: the 12 × 24 grid of a tariff.
using YearPlan = std::array<DayPlan, kMonthsOfYear>;

/// The input's key of a period: "sharp_peak", "peak", "flat", "valley", "deep_valley".
[[nodiscard]] std::string_view periodKey(TariffPeriod period);

/// Hours of a day that belong to one period in some months, as a timetable prints them.
struct PeriodSpan
{
    TariffPeriod period = TariffPeriod::Flat;
    /// Full hours, 0 to 24; a span that ends no later than it begins runs over midnight.
    int fromHour = 0;
    int toHour = 0;
    /// 1 to 12, both included; one that ends before it begins runs over the turn of the year.
    int fromMonth = 1;
    int toMonth = 12;
};

/// The grid of a printed timetable.
///
/// Errors: PeriodOutOfRange of an hour or month that no day or year has; Overlap and Gap when an
/// hour of a month belongs to two spans or to none.
[[nodiscard]] Computed<YearPlan> yearPlan(std::span<const PeriodSpan> spans);

/// An hour of a month, and in how many spans it lies.
struct HeldHour
{
    /// 1 to 12.
    int month = 1;
    /// 0 to 23.
    int hour = 0;
    int rows = 0;
};

/// The first hour of the year that lies in none of the spans or in several: why `yearPlan` refuses
/// them. Nothing: there is none, or a span is out of range.
[[nodiscard]] std::optional<HeldHour> hourInOtherThanOneSpan(std::span<const PeriodSpan> spans);

/// A timetable of the grid: runs of hours merged over months, or runs of months merged over hours,
/// whichever gives fewer spans. `yearPlan` of it is the grid again.
[[nodiscard]] std::vector<PeriodSpan> spansOf(const YearPlan &plan);

/// Shares of a load that is the same around the clock: the hours of the day by period.
[[nodiscard]] PeriodShares hourShares(const DayPlan &plan);

/// The same over a year of twelve months of equal length.
[[nodiscard]] PeriodShares yearShares(const YearPlan &plan);

/// Shares of a load that differs by hour: `load` is the energy or mean power of each hour.
///
/// Errors: NegativeAmount; NotPositive of a day without load.
[[nodiscard]] Computed<PeriodShares> loadShares(const DayPlan &plan,
                                                std::span<const double, kHoursOfDay> load);

/// Shares of a month in which some days follow another plan (weekends and holidays); `daysOff` is
/// the share of such days. Errors: ShareOutOfRange.
[[nodiscard]] Computed<PeriodShares> mixedShares(const PeriodShares &workingDays,
                                                 const PeriodShares &daysOff,
                                                 double shareOfDaysOff);

/// Energy-weighted mean price: Σ share × price.
///
/// Errors: ShareOutOfRange; SharesNotWhole when the shares miss 1 by more than a millionth;
/// PriceMissing of a period that is used; NegativeAmount of a price.
[[nodiscard]] Computed<> meanEnergyPrice(const PeriodPrices &prices, const PeriodShares &shares);

} // namespace steelyard::tco
