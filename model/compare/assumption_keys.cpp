#include "model/compare/assumption_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

namespace steelyard {

namespace {

/// Market value of a GPU server by its age in months, as a share of the price; in between it falls
/// evenly. Source: that of "residual_rate"; 120 months: nothing is left.
struct ResidualPoint
{
    int months;
    double share;
};
constexpr std::array kResidualPoints = {
    ResidualPoint{0, 1.0},
    ResidualPoint{12, 0.65},
    ResidualPoint{24, 0.38},
    ResidualPoint{36, 0.28},
    ResidualPoint{60, 0.10},
    ResidualPoint{120, 0.0},
};

Decimal residualAfter(int months)
{
    const int age = std::clamp(months, 0, kResidualPoints.back().months);
    const auto *const next =
        std::ranges::lower_bound(kResidualPoints, age, {}, &ResidualPoint::months);
    if (next == kResidualPoints.begin())
        return Decimal::fromDouble(next->share);
    const auto *const before = std::prev(next);
    const double way = static_cast<double>(age - before->months) / (next->months - before->months);
    const double share = before->share + (next->share - before->share) * way;
    constexpr double kWholePercent = 100.0;
    return Decimal::fromDouble(std::round(share * kWholePercent) / kWholePercent);
}

std::optional<Decimal> optionalDecimal(const char *text)
{
    const Result<Decimal> value = Decimal::fromText(QString::fromLatin1(text));
    return value ? std::optional{*value} : std::nullopt;
}

const AssumptionDefault &factsOf(const QString &key)
{
    const std::span<const AssumptionDefault> all = knownAssumptions();
    const auto found = std::ranges::find_if(
        all, [&](const auto &row) { return key == QLatin1StringView{row.key}; });
    Q_ASSERT(found != all.end());
    return *found;
}

} // namespace

bool hasDefault(const AssumptionDefault &known)
{
    return *known.value != '\0';
}

std::span<const AssumptionDefault> knownAssumptions()
{
    static const std::vector<AssumptionDefault> known = [] {
        std::vector<AssumptionDefault> all;
        std::ranges::copy(runningAssumptions(), std::back_inserter(all));
        std::ranges::copy(owningAssumptions(), std::back_inserter(all));
        return all;
    }();
    return known;
}

AssumptionGroup groupOf(const QString &key)
{
    return factsOf(key).group;
}

Assumption assumptionOf(const Project &project, const QString &key)
{
    if (const auto own = project.assumptions.find(key); own != project.assumptions.end())
        return own->second;
    const AssumptionDefault &facts = factsOf(key);
    Assumption result{.value = optionalDecimal(facts.value).value_or(Decimal{}),
                      .unit = QString::fromLatin1(facts.unit),
                      .low = optionalDecimal(facts.low),
                      .high = optionalDecimal(facts.high),
                      .source = QString::fromUtf8(facts.source)};
    if (key == QLatin1StringView{"residual_rate"})
        result.value = residualAfter(project.horizonMonths);
    return result;
}

} // namespace steelyard
