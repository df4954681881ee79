#pragma once

#include "model/tco/computed.h"

#include <span>

namespace steelyard::tco {

/// Whether a price holds the tax.
enum class PriceStatement
{
    Net,
    Gross
};

/// Whether the buyer gets input tax back.
enum class InputTax
{
    Deductible,
    NotDeductible
};

// Rates are data with a date, as fractions: China's 17 % became 16 % and 13 %. Errors of all:
// NegativeAmount of an amount or a rate.

/// net × (1 + rate).
[[nodiscard]] Computed<> grossOf(double net, double rate);

/// gross ÷ (1 + rate).
[[nodiscard]] Computed<> netOf(double gross, double rate);

/// The tax within a gross price: gross ÷ (1 + rate) × rate.
[[nodiscard]] Computed<> taxWithin(double gross, double rate);

/// A price with its own tax.
struct TaxedPrice
{
    double price = 0.0;
    double rate = 0.0;
    PriceStatement statement = PriceStatement::Net;
    InputTax inputTax = InputTax::Deductible;
};

/// What a price costs its buyer: net where the tax comes back, else gross.
[[nodiscard]] Computed<> costToBuyer(const TaxedPrice &price);

/// A bundle of unlike rates, line by line. Hardware at 13 % and service at 6 % can't be one line.
[[nodiscard]] Computed<> costToBuyer(std::span<const TaxedPrice> lines);

/// Output tax of sales less input tax: what is owed; below zero it is carried forward (留抵).
[[nodiscard]] Computed<> taxPayable(double outputTax, double inputTax);

/// Goods that cross a border.
struct ImportedGoods
{
    double value = 0.0;
    /// Freight and insurance to the border.
    double costs = 0.0;
    double dutyRate = 0.0;
    double vatRate = 0.0;
};

/// Duty is paid on value and costs, VAT on these and the duty.
struct ImportCharges
{
    double duty = 0.0;
    double vat = 0.0;
};

[[nodiscard]] Computed<ImportCharges> importCharges(const ImportedGoods &goods);

/// Income tax that costs save: rate × (depreciation + running costs). With it, the rate of
/// discount is the one after tax. Errors: also ShareOutOfRange.
[[nodiscard]] Computed<> taxShield(double rate, double depreciation, double runningCosts);

} // namespace steelyard::tco
