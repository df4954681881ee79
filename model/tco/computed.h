#pragma once

#include <cassert>
#include <cmath>
#include <string_view>
#include <type_traits>
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
    NotPositive, ///< a quantity that must be above zero
    ShareOutOfRange, ///< a share below 0 or above 1
    SharesNotWhole, ///< shares that do not sum to 1
    BelowOne, ///< a ratio that is at least 1, such as a PUE
    PriceMissing, ///< something is used that has no price
    Overlap, ///< two periods for one hour, or tiers that do not rise
    Gap, ///< an hour that no period holds
    StatedTwice, ///< two statements of which one excludes the other
    LengthsDiffer, ///< lists that belong together are not of one length
    NoSamples, ///< not one measurement
    PastSupply, ///< more than there is
    NotADate, ///< a day that no month has
    NeverPays, ///< no duration or use makes it pay
    NotFinite, ///< larger than a number can be, or no number at all
};

/// Why a figure can't be computed, and which input is to blame.
struct Refusal
{
    Undefined reason = Undefined::NoFlows;
    /// The input's stable English key, such as "valley_share"; empty where there is only one.
    std::string_view field = {};

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// Whether a figure is a number with an end; what is no single figure always passes.
template <typename T>
[[nodiscard]] bool isFigure(const T &value)
{
    if constexpr (std::is_floating_point_v<T>)
        return std::isfinite(value);
    else if constexpr (requires { std::isfinite(value.value()); })
        return std::isfinite(value.value());
    else
        return true;
}

/// A figure, or the reason why there is none: one without an end is NotFinite.
template <typename T = double>
class [[nodiscard]] Computed final
{
public:
    // Implicit both, so that a function returns what it has.
    Computed(T value) // NOLINT(google-explicit-constructor)
        : m_content{std::in_place_index<0>, std::move(value)}
    {
        if (!isFigure(*std::get_if<0>(&m_content)))
            m_content = Refusal{Undefined::NotFinite};
    }
    Computed(Undefined reason) // NOLINT(google-explicit-constructor)
        : m_content{std::in_place_index<1>, Refusal{reason}}
    {}
    Computed(Refusal refusal) // NOLINT(google-explicit-constructor)
        : m_content{std::in_place_index<1>, refusal}
    {}

    [[nodiscard]] bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// Only when there is one.
    [[nodiscard]] const T &value() const &
    {
        assert(has_value());
        return *std::get_if<0>(&m_content);
    }
    /// By value, so that a loop over what a function has just returned stands on firm ground.
    [[nodiscard]] T value() &&
    {
        assert(has_value());
        return std::move(*std::get_if<0>(&m_content));
    }
    const T &operator*() const & { return value(); }
    T operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }

    /// Only when there is no value.
    [[nodiscard]] Undefined reason() const { return refusal().reason; }
    /// Only when there is no value.
    [[nodiscard]] Refusal refusal() const
    {
        assert(!has_value());
        return *std::get_if<1>(&m_content);
    }

    friend bool operator==(const Computed &, const Computed &) = default;

private:
    std::variant<T, Refusal> m_content;
};

} // namespace steelyard::tco
