#pragma once

#include "model/base/error.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace steelyard {

/// A value, or the Error that kept it from being made. Named like std::expected (C++23).
///
/// Reading the side that is not there terminates: test first.
template <typename T>
class [[nodiscard]] Result final
{
public:
    using value_type = T;

    Result(T value) // NOLINT(google-explicit-constructor): `return value;` is the point
        : m_state{std::in_place_index<0>, std::move(value)}
    {}

    Result(Error error) // NOLINT(google-explicit-constructor): `return error;` is the point
        : m_state{std::in_place_index<1>, std::move(error)}
    {}

    [[nodiscard]] bool has_value() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    [[nodiscard]] const T &value() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &value() & { return std::get<0>(m_state); }
    /// By value: `for (x : *f())` keeps what it walks over.
    [[nodiscard]] T value() && { return std::get<0>(std::move(m_state)); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    [[nodiscard]] const Error &error() const { return std::get<1>(m_state); }

    [[nodiscard]] T value_or(T fallback) const { return has_value() ? value() : fallback; }

    /// Passes the value on to `next`, which returns a Result itself.
    template <typename F>
    auto and_then(F &&next) const -> std::invoke_result_t<F, const T &>
    {
        if (!has_value())
            return error();
        return std::forward<F>(next)(value());
    }

private:
    std::variant<T, Error> m_state;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> final
{
public:
    using value_type = void;

    Result() = default;

    Result(Error error) // NOLINT(google-explicit-constructor): `return error;` is the point
        : m_state{std::move(error)}
    {}

    [[nodiscard]] bool has_value() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    [[nodiscard]] const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<std::monostate, Error> m_state;
};

} // namespace steelyard
