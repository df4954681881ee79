#include "model/tco/depreciation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace steelyard::tco {

namespace {

constexpr int kMonthsInYear = 12;

std::optional<Undefined> assetProblem(const DepreciableAsset &asset)
{
    if (!(asset.cost >= 0.0) || !(asset.salvage >= 0.0))
        return Undefined::NegativeAmount;
    if (asset.salvage > asset.cost)
        return Undefined::ResidualAboveCost;
    if (asset.life < 1)
        return Undefined::NoPeriods;
    return std::nullopt;
}

// IRS Publication 946, table A-1: per cent of the cost.
constexpr std::array kThreeYear = {33.33, 44.45, 14.81, 7.41};
constexpr std::array kFiveYear = {20.00, 32.00, 19.20, 11.52, 11.52, 5.76};
constexpr std::array kSevenYear = {14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46};
constexpr std::array kTenYear = {
    10.00, 18.00, 14.40, 11.52, 9.22, 7.37, 6.55, 6.55, 6.56, 6.55, 3.28};
constexpr std::array kFifteenYear = {
    5.00, 9.50, 8.55, 7.70, 6.93, 6.23, 5.90, 5.90, 5.91, 5.90, 5.91, 5.90, 5.91, 5.90, 5.91, 2.95};
constexpr std::array kTwentyYear = {3.750, 7.219, 6.677, 6.177, 5.713, 5.285, 4.888,
                                    4.522, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461,
                                    4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 2.231};

std::span<const double> macrsPercent(MacrsClass property)
{
    switch (property) {
    case MacrsClass::ThreeYear:
        return kThreeYear;
    case MacrsClass::FiveYear:
        return kFiveYear;
    case MacrsClass::SevenYear:
        return kSevenYear;
    case MacrsClass::TenYear:
        return kTenYear;
    case MacrsClass::FifteenYear:
        return kFifteenYear;
    case MacrsClass::TwentyYear:
        return kTwentyYear;
    }
    return {};
}

/// Rounded to three decimals, as the definition of the method says.
double fixedRate(const DepreciableAsset &asset)
{
    constexpr double kThousand = 1'000.0;
    if (asset.cost == 0.0)
        return 0.0;
    const double rate = 1.0 - std::pow(asset.salvage / asset.cost, 1.0 / asset.life);
    return std::round(rate * kThousand) / kThousand;
}

} // namespace

Computed<DepreciationSchedule> straightLine(const DepreciableAsset &asset)
{
    if (const auto problem = assetProblem(asset))
        return *problem;
    return DepreciationSchedule(static_cast<size_t>(asset.life),
                                (asset.cost - asset.salvage) / asset.life);
}

Computed<DepreciationSchedule> sumOfYearsDigits(const DepreciableAsset &asset)
{
    if (const auto problem = assetProblem(asset))
        return *problem;
    const double life = asset.life;
    const double digits = life * (life + 1.0) / 2.0;
    DepreciationSchedule charges;
    for (int left = asset.life; left > 0; --left)
        charges.push_back((asset.cost - asset.salvage) * left / digits);
    return charges;
}

Computed<DepreciationSchedule> decliningBalance(const DepreciableAsset &asset,
                                                double factor,
                                                SwitchToStraightLine turn)
{
    if (const auto problem = assetProblem(asset))
        return *problem;
    if (!(factor > 0.0))
        return Undefined::NegativeAmount;
    DepreciationSchedule charges;
    double book = asset.cost;
    for (int left = asset.life; left > 0; --left) {
        const double rest = book - asset.salvage;
        double charge = std::min(book * factor / asset.life, rest);
        if (turn == SwitchToStraightLine::Yes)
            charge = std::max(charge, rest / left);
        charges.push_back(charge);
        book -= charge;
    }
    return charges;
}

Computed<DepreciationSchedule> fixedDecliningBalance(const DepreciableAsset &asset,
                                                     int monthsInFirstYear)
{
    if (const auto problem = assetProblem(asset))
        return *problem;
    if (monthsInFirstYear < 1 || monthsInFirstYear > kMonthsInYear)
        return Undefined::PeriodOutOfRange;
    const double rate = fixedRate(asset);
    const double firstShare = static_cast<double>(monthsInFirstYear) / kMonthsInYear;
    DepreciationSchedule charges{asset.cost * rate * firstShare};
    double book = asset.cost - charges.front();
    for (int year = 1; year < asset.life; ++year) {
        charges.push_back(book * rate);
        book -= charges.back();
    }
    if (monthsInFirstYear < kMonthsInYear)
        charges.push_back(book * rate * (1.0 - firstShare));
    return charges;
}

Computed<DepreciationSchedule> macrsHalfYear(double cost, MacrsClass property)
{
    constexpr double kPercent = 100.0;
    if (!(cost >= 0.0))
        return Undefined::NegativeAmount;
    DepreciationSchedule charges;
    for (const double percent : macrsPercent(property))
        charges.push_back(cost * percent / kPercent);
    return charges;
}

} // namespace steelyard::tco
