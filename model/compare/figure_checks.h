#pragma once

#include "model/base/error.h"
#include "model/compare/project.h"

#include <optional>
#include <vector>

namespace steelyard {

inline constexpr double kLargestPrice = 1e12;
inline constexpr double kLargestQuantity = 1e12;

/// The numbers that make sense somewhere, and the signs for them in an error, the same in all
/// languages.
struct Bounds
{
    double least = 0.0;
    double most = 0.0;
    const char *expected = "";
    enum class End
    {
        Closed,
        Open
    };
    End lower = End::Closed;
    End upper = End::Closed;

    [[nodiscard]] bool hold(double value) const
    {
        const bool aboveLeast = lower == End::Open ? value > least : value >= least;
        const bool belowMost = upper == End::Open ? value < most : value <= most;
        return aboveLeast && belowMost;
    }
};

inline constexpr Bounds kPrice{0.0, kLargestPrice, "0 … 1000000000000"};
/// By which share a price changes in a year.
inline constexpr Bounds kAdjustment{-1.0, 2.0, "> -1, ≤ 2", Bounds::End::Open};
inline constexpr Bounds kPositive{0.0, kLargestQuantity, "> 0", Bounds::End::Open};
inline constexpr Bounds kQuantity{0.0, kLargestQuantity, "≥ 0"};
inline constexpr Bounds kFraction{0.0, 1.0, "0 … 1"};
inline constexpr Bounds kPositiveFraction{0.0, 1.0, "> 0, ≤ 1", Bounds::End::Open};
inline constexpr Bounds kWholeMonths{1.0, kLargestHorizonMonths, "1 … 120"};

/// Looks at one figure after the other and keeps the bad ones.
class InputChecks final
{
public:
    [[nodiscard]] std::optional<Error> firstBad() const
    {
        return m_bad.empty() ? std::nullopt : std::optional{m_bad.front()};
    }
    /// BadValue, TimetableHour, TiersOverlap, NotRising and StatedTwice, in the order in which they
    /// were looked at.
    [[nodiscard]] const std::vector<Error> &bad() const { return m_bad; }

    void fail(const QString &path, const char *expected, const QString &found)
    {
        fail(ErrorCode::BadValue, path, {QString::fromUtf8(expected), found});
    }

    /// `arguments` are those of the code.
    void fail(ErrorCode code, const QString &path, const QStringList &arguments)
    {
        m_bad.push_back({.code = code, .arguments = arguments, .where = path});
    }

    void check(const QString &path, const std::optional<Decimal> &value, const Bounds &bounds)
    {
        if (value && !bounds.hold(value->toDouble()))
            fail(path, bounds.expected, value->toText());
    }

    void check(const QString &path, std::optional<int> value, const Bounds &bounds)
    {
        if (value && !bounds.hold(*value))
            fail(path, bounds.expected, QString::number(*value));
    }

private:
    std::vector<Error> m_bad;
};

} // namespace steelyard
