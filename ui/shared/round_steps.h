#pragma once

namespace steelyard::ui {

/// A round distance between ticks (1, 2, 2.5 or 5 times a power of ten) that cuts `span` into at
/// most `parts` parts; 1 when there is no span.
[[nodiscard]] double roundStep(double span, int parts);

/// An axis: from `lowest` to `highest` in steps of `step`, all round numbers.
struct RoundRange
{
    double lowest = 0.0;
    double highest = 1.0;
    double step = 1.0;

    friend bool operator==(const RoundRange &, const RoundRange &) = default;
};

/// The smallest round range that holds 0, `lowest` and `highest` in at most `parts` steps.
[[nodiscard]] RoundRange roundRange(double lowest, double highest, int parts);

/// An axis that keeps still while the data moves a little: it grows as soon as it must and shrinks
/// only when the data has become much smaller.
class SteadyRange final
{
public:
    /// Takes the data's reach in; the answer holds until the next call.
    const RoundRange &take(double lowest, double highest, int parts);
    [[nodiscard]] const RoundRange &range() const { return m_range; }

private:
    RoundRange m_range;
    bool m_isSet = false;
};

} // namespace steelyard::ui
