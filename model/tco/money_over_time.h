#pragma once

#include "model/tco/computed.h"

#include <chrono>
#include <span>

namespace steelyard::tco {

/// How an exchange rate is quoted.
enum class RateDirection
{
    HomePerForeign, ///< CNY per USD, for a result in CNY
    ForeignPerHome ///< USD per CNY, for a result in CNY
};

/// An amount of foreign money in home currency. Credits are negative and stay so.
///
/// Errors: NotPositive of the rate.
[[nodiscard]] Computed<> inHomeCurrency(double amount, double rate, RateDirection direction);

/// A rate from a day on, until the next.
struct DatedRate
{
    std::chrono::sys_days from = {};
    double rate = 0.0;
};

/// The rate of a day: the last one stated on or before it, of rates in any order.
///
/// Errors: PriceMissing when there is none at all; DateBeforeFirst; NotPositive.
[[nodiscard]] Computed<> rateOn(std::span<const DatedRate> rates, std::chrono::sys_days day);

/// A forward rate by interest parity: spot × ((1 + home rate) ÷ (1 + foreign rate))^years.
///
/// Errors: NotPositive; RateTooLow; NegativeAmount of the years.
/// Source: J. Hull, Options, Futures, and Other Derivatives, "Forward contracts on currencies".
[[nodiscard]] Computed<> forwardRate(double spotHomePerForeign,
                                     double homeRate,
                                     double foreignRate,
                                     double years);

/// The real rate of a nominal one: (1 + nominal) ÷ (1 + inflation) − 1. Errors: RateTooLow.
/// Source: I. Fisher, The Theory of Interest (1930), chapter 2.
[[nodiscard]] Computed<> realDiscountRate(double nominal, double inflation);

/// The nominal rate of a real one: (1 + real) × (1 + inflation) − 1. Errors: RateTooLow.
[[nodiscard]] Computed<> nominalDiscountRate(double real, double inflation);

/// A future amount in the money of today: amount ÷ (1 + inflation)^years. Errors: RateTooLow.
[[nodiscard]] Computed<> inMoneyOfToday(double amount, double inflation, double years);

/// What something that costs this much today will cost: amount × (1 + inflation)^years.
/// Errors: RateTooLow.
[[nodiscard]] Computed<> inMoneyOfYear(double amount, double inflation, double years);

} // namespace steelyard::tco
