#pragma once

#include "model/tco/computed.h"

#include <span>

namespace steelyard::tco {

/// How a vendor rounds the time that a machine ran.
struct BillingUnit
{
    /// Seconds: 1, 60 or 3,600.
    double seconds = 1.0;
    /// Least that a run is billed for; Azure: 60 s.
    double minimumSeconds = 0.0;
};

/// Hours billed for runs of these lengths in seconds, each rounded up to whole units by itself.
///
/// Errors: NegativeAmount; NotPositive of the unit.
[[nodiscard]] Computed<> billedHours(std::span<const double> runs, const BillingUnit &unit);

/// A price multiplier for a share of the month.
struct SustainedTier
{
    double share = 0.0;
    double multiplier = 1.0;
};

/// Mean multiplier of a machine that runs this share of the month: each share at its own.
///
/// Errors: ShareOutOfRange and NotPositive of the share; SharesNotWhole of tiers that do not
/// reach it.
/// Source: Google Compute Engine, sustained use discounts; tiers from the price list 2017-08.
[[nodiscard]] Computed<> sustainedUseMultiplier(double shareOfMonth,
                                                std::span<const SustainedTier> tiers);

/// A machine that is stopped now and then, yet keeps disk and address.
struct StoppableMachine
{
    double runningPerHour = 0.0;
    /// Disk and address, whether it runs or not.
    double keptPerHour = 0.0;
};

/// What `hours` cost of which it runs `hoursRunning`. Errors: NegativeAmount; PastSupply of more
/// running hours than there are.
[[nodiscard]] Computed<> stoppableCost(const StoppableMachine &machine,
                                       double hoursRunning,
                                       double hours);

/// Money off a price: 1 − paid ÷ list. Below zero when dearer. Errors: NegativeAmount, NotPositive.
[[nodiscard]] Computed<> discountOf(double paid, double list);

/// Machines of a fleet at one price.
struct PricedShare
{
    double share = 0.0;
    double price = 0.0;
};

/// Mean price of a fleet: Σ share × price. Errors: ShareOutOfRange; SharesNotWhole.
[[nodiscard]] Computed<> blendedPrice(std::span<const PricedShare> shares);

/// A list price through the vendor's deductions, in their order: list → volume tier → negotiated
/// discount → commitment → voucher → tax.
struct Deductions
{
    double volumeDiscount = 0.0;
    double negotiatedDiscount = 0.0;
    double commitmentDiscount = 0.0;
    /// An amount, not a share; what it exceeds the price by is not paid out.
    double voucher = 0.0;
    double taxRate = 0.0;
};

/// Errors: NegativeAmount; ShareOutOfRange of a discount.
[[nodiscard]] Computed<> priceAfter(double list, const Deductions &deductions);

/// Price of a renewal in year `year` (from 1) when prices fall by this share a year; only what is
/// not committed follows it. Errors: NegativeAmount, ShareOutOfRange, PeriodOutOfRange.
[[nodiscard]] Computed<> renewalPrice(double firstPrice, double declinePerYear, int year);

} // namespace steelyard::tco
