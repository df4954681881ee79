#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace steelyard::tco {

/// Why a figure can't be computed.
enum class Undefined
{
    NoFlows, ///< not one cash flow
    NoSignChange, ///< flows of one sign have no rate of return
    SeveralRates, ///< more than one rate makes the value zero; none of them is the return
    NoRateInRange, ///< no rate makes the value zero
    RateTooLow, ///< -100 % or less leaves nothing to discount
    DateBeforeFirst, ///< a flow before the day that values are stated for
    NoPeriods, ///< a duration of nothing
    PeriodOutOfRange, ///< a period before the first or behind the last
    NegativeAmount, ///< an amount that can only be zero or more
    ResidualAboveCost, ///< it would be worth more at the end than at the start
};

/// A figure, or the reason why there is none.
template <typename T = double>
class [[nodiscard]] Computed final
{
public:
    // Implicit both, so that a function returns what it has.
    Computed(T value) // NOLINT(google-explicit-constructor)
        : m_content{std::in_place_index<0>, std::move(value)}
    {}
    Computed(Undefined reason) // NOLINT(google-explicit-constructor)
        : m_content{std::in_place_index<1>, reason}
    {}

    [[nodiscard]] bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// Only when there is one.
    [[nodiscard]] const T &value() const
    {
        assert(has_value());
        return *std::get_if<0>(&m_content);
    }
    const T &operator*() const { return value(); }
    const T *operator->() const { return &value(); }

    /// Only when there is no value.
    [[nodiscard]] Undefined reason() const
    {
        assert(!has_value());
        return *std::get_if<1>(&m_content);
    }

    friend bool operator==(const Computed &, const Computed &) = default;

private:
    std::variant<T, Undefined> m_content;
};

} // namespace steelyard::tco
