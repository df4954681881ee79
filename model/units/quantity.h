#pragma once

#include <cmath> // moc 6.4 trips over <compare> when it is the first standard header
#include <compare>

namespace steelyard {

/// A number of one unit. Sums stay in the unit, scaling by a plain number too; products of two
/// units exist only where `units.h` lists them, so a wrong one does not compile.
template <typename Unit>
class Quantity final
{
public:
    constexpr Quantity() = default;

    explicit constexpr Quantity(double value)
        : m_value{value}
    {}

    /// The bare number, in the unit that the type names.
    [[nodiscard]] constexpr double value() const { return m_value; }

    constexpr Quantity &operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }

    constexpr Quantity &operator-=(Quantity other)
    {
        m_value -= other.m_value;
        return *this;
    }

    friend constexpr Quantity operator+(Quantity a, Quantity b)
    {
        return Quantity{a.m_value + b.m_value};
    }
    friend constexpr Quantity operator-(Quantity a, Quantity b)
    {
        return Quantity{a.m_value - b.m_value};
    }
    friend constexpr Quantity operator-(Quantity a) { return Quantity{-a.m_value}; }
    friend constexpr Quantity operator*(Quantity a, double factor)
    {
        return Quantity{a.m_value * factor};
    }
    friend constexpr Quantity operator*(double factor, Quantity a) { return a * factor; }
    friend constexpr Quantity operator/(Quantity a, double divisor)
    {
        return Quantity{a.m_value / divisor};
    }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }
    friend constexpr auto operator<=>(Quantity, Quantity) = default;

private:
    double m_value = 0.0;
};

} // namespace steelyard
