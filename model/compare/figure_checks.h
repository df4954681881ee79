#pragma once

#include "model/base/error.h"
#include "model/compare/project.h"

#include <optional>

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
inline constexpr Bounds kPositive{0.0, kLargestQuantity, "> 0", Bounds::End::Open};

/// Looks at one figure after the other and keeps the first bad one.
class InputChecks final
{
public:
    [[nodiscard]] const std::optional<Error> &firstBad() const { return m_bad; }

    void fail(const QString &path, const char *expected, const QString &found)
    {
        if (!m_bad)
            m_bad = Error{ErrorCode::BadValue, {}, {QString::fromUtf8(expected), found}, path};
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
    std::optional<Error> m_bad;
};

} // namespace steelyard
