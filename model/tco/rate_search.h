#pragma once

#include <span>
#include <vector>

namespace steelyard::tco {

/// An amount that falls due after `years` (or any other unit that the rate is stated for).
struct TimedFlow
{
    double years = 0.0;
    double amount = 0.0;
};

/// How often the flows, in order of time, change from outlay to return or back. By Descartes' rule
/// of signs at most so many rates make their value zero, and an even number fewer.
[[nodiscard]] int signChanges(std::span<const TimedFlow> flows);

/// Every rate at which the flows' present value is zero, rising; flows in any order of time.
///
/// None is missed between -99.999 999 9 % and 10^17: with x = 1 / (1 + rate) the value is a sum of
/// powers of x, and dividing it by a power between two terms of unlike sign and differentiating
/// leaves one change of sign fewer, so that between the rates found for that sum the value only
/// rises or only falls (Rolle's theorem, as in the proof of Descartes' rule).
[[nodiscard]] std::vector<double> ratesWithoutValue(std::span<const TimedFlow> flows);

} // namespace steelyard::tco
