#include "model/tco/time_of_use.h"

#include "model/tco/input_refusal.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace steelyard::tco {

namespace {

constexpr ByPeriod<std::string_view> kPeriodKeys = {
    "sharp_peak", "peak", "flat", "valley", "deep_valley"};

using OpenPlan = std::array<std::array<std::optional<TariffPeriod>, kHoursOfDay>, kMonthsOfYear>;

/// Steps of a ring of `size` that lead from `from` to `to`; a whole turn when they are one.
size_t stepsAround(size_t from, size_t to, size_t size)
{
    return to > from ? to - from : to + size - from;
}

Checked spanProblem(const PeriodSpan &span)
{
    const auto inRange = [](int value, int lowest, size_t highest) {
        return value >= lowest && value <= static_cast<int>(highest);
    };
    if (!inRange(span.fromHour, 0, kHoursOfDay - 1) || !inRange(span.toHour, 0, kHoursOfDay))
        return Refusal{Undefined::PeriodOutOfRange, "hour"};
    if (!inRange(span.fromMonth, 1, kMonthsOfYear) || !inRange(span.toMonth, 1, kMonthsOfYear))
        return Refusal{Undefined::PeriodOutOfRange, "month"};
    return {};
}

/// Calls `visit` with month and hour, counted from 0, of each hour that a span in range holds.
template <typename Visit>
void visitHours(const PeriodSpan &span, Visit visit)
{
    const auto firstMonth = static_cast<size_t>(span.fromMonth) - 1;
    const size_t months = stepsAround(firstMonth, static_cast<size_t>(span.toMonth), kMonthsOfYear);
    const auto firstHour = static_cast<size_t>(span.fromHour);
    const size_t hours = stepsAround(firstHour, static_cast<size_t>(span.toHour), kHoursOfDay);
    for (size_t month = firstMonth; month < firstMonth + months; ++month) {
        for (size_t hour = firstHour; hour < firstHour + hours; ++hour)
            visit(month % kMonthsOfYear, hour % kHoursOfDay);
    }
}

Checked fill(OpenPlan &plan, const PeriodSpan &span)
{
    Checked problem;
    visitHours(span, [&](size_t month, size_t hour) {
        auto &cell = plan[month][hour];
        if (cell)
            problem = Refusal{Undefined::Overlap, periodKey(span.period)};
        cell = span.period;
    });
    return problem;
}

/// Equal neighbours on a ring.
struct Stretch
{
    size_t first = 0;
    size_t length = 0;

    friend auto operator<=>(const Stretch &, const Stretch &) = default;
};

/// The ring of `size` cut where neighbours differ; one stretch from 0 when none do.
template <typename AreEqual>
std::vector<Stretch> stretchesOf(size_t size, AreEqual areEqual)
{
    std::vector<size_t> starts;
    for (size_t i = 0; i < size; ++i) {
        if (!areEqual((i + size - 1) % size, i))
            starts.push_back(i);
    }
    if (starts.empty())
        return {{0, size}};
    std::vector<Stretch> stretches;
    for (size_t i = 0; i < starts.size(); ++i) {
        const size_t next = starts[(i + 1) % starts.size()];
        stretches.push_back({starts[i], stepsAround(starts[i], next, size)});
    }
    return stretches;
}

/// Rows and columns of a grid that belong to one period.
struct Block
{
    TariffPeriod period = TariffPeriod::Flat;
    Stretch columns = {};
    Stretch rows = {};
};

/// The grid in blocks: the stretches of its rows, merged where the next row has the same one.
template <typename At>
std::vector<Block> blocksOf(size_t rows, size_t columns, At at)
{
    std::map<std::pair<Stretch, TariffPeriod>, std::vector<bool>> rowsOfStretch;
    for (size_t row = 0; row < rows; ++row) {
        const auto areEqual = [&](size_t a, size_t b) { return at(row, a) == at(row, b); };
        for (const Stretch &stretch : stretchesOf(columns, areEqual)) {
            auto &marks = rowsOfStretch[{stretch, at(row, stretch.first)}];
            marks.resize(rows);
            marks[row] = true;
        }
    }
    std::vector<Block> blocks;
    for (const auto &found : rowsOfStretch) {
        const std::vector<bool> &marks = found.second;
        const auto areEqual = [&marks](size_t a, size_t b) { return marks[a] == marks[b]; };
        for (const Stretch &merged : stretchesOf(rows, areEqual)) {
            if (marks[merged.first])
                blocks.push_back(
                    {.period = found.first.second, .columns = found.first.first, .rows = merged});
        }
    }
    return blocks;
}

PeriodSpan spanOf(TariffPeriod period, const Stretch &hours, const Stretch &months)
{
    const size_t toHour = hours.first + hours.length;
    const size_t lastMonth = (months.first + months.length - 1) % kMonthsOfYear;
    return {.period = period,
            .fromHour = static_cast<int>(hours.first),
            .toHour = static_cast<int>(toHour > kHoursOfDay ? toHour - kHoursOfDay : toHour),
            .fromMonth = static_cast<int>(months.first) + 1,
            .toMonth = static_cast<int>(lastMonth) + 1};
}

} // namespace

std::string_view periodKey(TariffPeriod period)
{
    return kPeriodKeys[static_cast<size_t>(period)];
}

Computed<YearPlan> yearPlan(std::span<const PeriodSpan> spans)
{
    OpenPlan open{};
    for (const PeriodSpan &span : spans) {
        if (const Checked problem = spanProblem(span))
            return *problem;
        if (const Checked problem = fill(open, span))
            return *problem;
    }
    YearPlan plan{};
    for (size_t month = 0; month < kMonthsOfYear; ++month) {
        for (size_t hour = 0; hour < kHoursOfDay; ++hour) {
            if (!open[month][hour])
                return Refusal{Undefined::Gap, "hour"};
            plan[month][hour] = *open[month][hour];
        }
    }
    return plan;
}

std::optional<HeldHour> hourInOtherThanOneSpan(std::span<const PeriodSpan> spans)
{
    std::array<std::array<int, kHoursOfDay>, kMonthsOfYear> rows{};
    for (const PeriodSpan &span : spans) {
        if (spanProblem(span))
            return {};
        visitHours(span, [&](size_t month, size_t hour) { ++rows[month][hour]; });
    }
    for (size_t month = 0; month < kMonthsOfYear; ++month) {
        for (size_t hour = 0; hour < kHoursOfDay; ++hour) {
            if (rows[month][hour] != 1)
                return HeldHour{.month = static_cast<int>(month) + 1,
                                .hour = static_cast<int>(hour),
                                .rows = rows[month][hour]};
        }
    }
    return {};
}

std::vector<PeriodSpan> spansOf(const YearPlan &plan)
{
    const auto byMonth = blocksOf(
        kMonthsOfYear, kHoursOfDay, [&](size_t month, size_t hour) { return plan[month][hour]; });
    const auto byHour = blocksOf(
        kHoursOfDay, kMonthsOfYear, [&](size_t hour, size_t month) { return plan[month][hour]; });
    std::vector<PeriodSpan> spans;
    if (byMonth.size() <= byHour.size()) {
        for (const Block &block : byMonth)
            spans.push_back(spanOf(block.period, block.columns, block.rows));
    } else {
        for (const Block &block : byHour)
            spans.push_back(spanOf(block.period, block.rows, block.columns));
    }
    std::ranges::stable_sort(spans, {}, &PeriodSpan::fromHour);
    return spans;
}

PeriodShares hourShares(const DayPlan &plan)
{
    PeriodShares shares{};
    for (const TariffPeriod period : plan)
        shares[static_cast<size_t>(period)] += 1.0 / static_cast<double>(kHoursOfDay);
    return shares;
}

PeriodShares yearShares(const YearPlan &plan)
{
    PeriodShares shares{};
    for (const DayPlan &day : plan) {
        const PeriodShares ofMonth = hourShares(day);
        for (size_t i = 0; i < kTariffPeriods; ++i)
            shares[i] += ofMonth[i] / static_cast<double>(kMonthsOfYear);
    }
    return shares;
}

Computed<PeriodShares> loadShares(const DayPlan &plan, std::span<const double, kHoursOfDay> load)
{
    PeriodShares shares{};
    for (size_t hour = 0; hour < kHoursOfDay; ++hour) {
        if (const Checked problem = notNegative(load[hour], "load"))
            return *problem;
        shares[static_cast<size_t>(plan[hour])] += load[hour];
    }
    const double total = std::accumulate(load.begin(), load.end(), 0.0);
    if (const Checked problem = positive(total, "load"))
        return *problem;
    for (double &share : shares)
        share /= total;
    return shares;
}

Computed<PeriodShares> mixedShares(const PeriodShares &workingDays,
                                   const PeriodShares &daysOff,
                                   double shareOfDaysOff)
{
    if (const Checked problem = isShare(shareOfDaysOff, "days_off"))
        return *problem;
    PeriodShares shares{};
    for (size_t i = 0; i < kTariffPeriods; ++i)
        shares[i] = workingDays[i] * (1.0 - shareOfDaysOff) + daysOff[i] * shareOfDaysOff;
    return shares;
}

Computed<> meanEnergyPrice(const PeriodPrices &prices, const PeriodShares &shares)
{
    // A percentage with four decimals can be stated to a whole; one that misses more is a slip.
    constexpr double kWholeWithin = 1e-6;
    double mean = 0.0;
    double whole = 0.0;
    for (size_t i = 0; i < kTariffPeriods; ++i) {
        if (const Checked problem = isShare(shares[i], kPeriodKeys[i]))
            return *problem;
        whole += shares[i];
        if (shares[i] == 0.0)
            continue;
        if (!prices[i])
            return Refusal{Undefined::PriceMissing, kPeriodKeys[i]};
        if (const Checked problem = notNegative(*prices[i], kPeriodKeys[i]))
            return *problem;
        mean += shares[i] * *prices[i];
    }
    if (std::abs(whole - 1.0) > kWholeWithin)
        return Refusal{Undefined::SharesNotWhole, "shares"};
    return mean;
}

} // namespace steelyard::tco
