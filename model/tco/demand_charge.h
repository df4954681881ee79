#pragma once

#include "model/tco/computed.h"

#include <span>

namespace steelyard::tco {

/// The maximum demand of a month: the highest of its averages, each over 15 minutes or whatever
/// the meter's interval is.
///
/// Errors: NoSamples; NegativeAmount.
[[nodiscard]] Computed<> maximumDemand(std::span<const double> averagesKw);

/// Demand charge by the transformer's capacity (按变压器容量): price per kVA and month × kVA.
/// Errors: NegativeAmount.
[[nodiscard]] Computed<> capacityCharge(double transformerKva, double pricePerKva);

/// Demand charge by the demand that was metered (按实际最大需量): price per kW and month × kW.
/// Errors: NegativeAmount.
[[nodiscard]] Computed<> demandCharge(double kw, double pricePerKw);

/// A demand that was agreed with the grid (合同最大需量).
///
/// Source: 发改办价格〔2016〕1583号.
struct ContractDemand
{
    double contractKw = 0.0;
    double transformerKva = 0.0;
    /// The agreed demand is at least this share of the capacity.
    double leastShareOfCapacity = 0.40;
    /// Up to this multiple of it, the agreed demand is billed whatever was drawn.
    double tolerance = 1.05;
    /// By how much the excess above that counts.
    double excessFactor = 2.0;
};

/// Kilowatts to pay for: the agreed demand, and twice what was drawn above 105 % of it.
///
/// Errors: NegativeAmount, ShareOutOfRange, BelowOne of the tolerance.
[[nodiscard]] Computed<> billedDemand(const ContractDemand &contract, double drawnKw);

/// Kilowatts to pay for under a ratchet: at least `share` of the highest demand of the months
/// before, of which the caller passes as many as the tariff looks back (usually eleven).
///
/// Errors: NegativeAmount, ShareOutOfRange.
/// Source: Energy Management Handbook (S. Doty, W. Turner), chapter on electric rates, "ratchet".
[[nodiscard]] Computed<> ratchetedDemand(double drawnKw,
                                         std::span<const double> earlierKw,
                                         double share);

/// Standards that a customer's power factor is held against.
enum class PowerFactorStandard
{
    Point90, ///< high-voltage industry above 160 kVA
    Point85, ///< others of 100 kVA and more
    Point80 ///< agriculture of 100 kVA and more
};

/// 力调: the share by which the bill rises (or falls, below zero) for the month's power factor,
/// which is rounded to two decimals first.
///
/// Errors: ShareOutOfRange.
/// Source: 功率因数调整电费办法, (83)水电财字第215号, tables 1 to 3.
[[nodiscard]] Computed<> powerFactorAdjustment(double powerFactor, PowerFactorStandard standard);

/// The month's power factor: active ÷ √(active² + reactive²).
/// Errors: NegativeAmount, NotPositive of the active energy.
[[nodiscard]] Computed<> powerFactor(double activeKwh, double reactiveKvarh);

} // namespace steelyard::tco
