#pragma once

#include "model/compare/project.h"
#include "ui/editing/field.h"
#include "ui/text/number_format.h"

#include <vector>

namespace steelyard::ui {

/// A period of the tariff with its price and what part of the year's hours it has.
struct PeriodRow
{
    tco::TariffPeriod period = tco::TariffPeriod::Flat;
    std::optional<Decimal> price = {};
    double share = 0.0;
    /// Of a tariff by multiples of parts: the price follows from them.
    bool isByMultiple = false;
    std::optional<Decimal> multiple = {};
    std::optional<double> derivedPrice = {};

    friend bool operator==(const PeriodRow &, const PeriodRow &) = default;
};

/// A part of the site's price of electricity, and whether the tariff's multiples count for it.
struct PartRow
{
    tco::PricePart part = tco::PricePart::Purchase;
    std::optional<Decimal> price = {};
    bool isMultiplied = false;

    friend bool operator==(const PartRow &, const PartRow &) = default;
};

/// The columns of the periods.
enum class PeriodColumn
{
    Period,
    Price,
    Share,
    Multiple
};

/// What a tariff is stated by: a price for each period, or multiples of parts.
enum class TariffWay
{
    Prices,
    Multiples
};

/// All periods, dearest first.
[[nodiscard]] std::vector<PeriodRow> periodRows(const Site &site, const tco::YearPlan &plan);
/// All parts, in the order of their sum.
[[nodiscard]] std::vector<PartRow> partRows(const Site &site);

/// Puts the rows' prices or multiples into the site's tariff, or the rows' parts into site and
/// tariff.
void storePeriods(Site &site, const std::vector<PeriodRow> &rows);
void storeParts(Site &site, const std::vector<PartRow> &rows);

/// The site with a tariff that is stated the other way, as far as one follows from the other: the
/// prices that the multiples come to, or for the flat period a multiple of 1. A site without a
/// tariff gets one that is flat all year.
[[nodiscard]] Site statedBy(TariffWay way, Site site);
/// The site at its mean price, without tariff and parts.
[[nodiscard]] Site atOnePrice(Site site);

[[nodiscard]] std::vector<Field<PeriodRow>> periodFields(const text::NumberFormat &format);
[[nodiscard]] std::vector<Field<PartRow>> partFields();

} // namespace steelyard::ui
