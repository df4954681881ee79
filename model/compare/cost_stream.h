#pragma once

#include "model/base/id.h"
#include "model/base/local_text.h"
#include "model/quotes/quote_line.h"
#include "model/units/rounding.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace steelyard {

/// Why a figure is absent.
enum class AbsenceReason
{
    PriceMissing,
    RateMissing,
    PowerUnknown,
    SiteUnknown,
    NoSupply,
    UnitNotUsable,
    SupplyShort,
};

/// What a stream of cost pays for, finer than its category.
enum class StreamKind
{
    Rental, ///< hosted or reserved machines by the month or year
    OnDemandRental, ///< machines by use
    Purchase,
    Electricity,
    Cooling,
    Rack,
    FlatBandwidth,
    Traffic,
    Storage,
    Staff,
    RemoteHands,
    Maintenance,
    SetUp,
    Residual,
    Service, ///< a quote line beside the GPUs
};

/// The parts of a stream's product; `ui/text` words them.
enum class FactorName
{
    Servers,
    Gpus,
    GpuTime, ///< GPU-hours
    ServerTime, ///< server-hours
    MonthCount,
    HourCount,
    UnitPrice,
    SetPrice, ///< a plan's own price in place of the line's, after all discounts
    ExchangeRate,
    Discount, ///< 1 − discount
    TaxFactor, ///< 1 ÷ (1 + VAT) or 1 + VAT
    Energy, ///< kWh
    PueMinusOne,
    InverseCop,
    People,
    Share,
    MaintenanceRate,
    ResidualRate,
    Quantity,
    Racks,
    BaseQuantity, ///< 1 ÷ base quantity
    SharpPeakEnergy, ///< kWh of a tariff's period; these five in the order of `TariffPeriod`
    PeakEnergy,
    FlatEnergy,
    ValleyEnergy,
    DeepValleyEnergy,
    PeakPower, ///< kW of each month's highest power, added up
};

/// One factor of a stream with the text that tells its unit and source.
struct Factor
{
    FactorName name = FactorName::Quantity;
    /// For a quantity that changes by month, the sum over all months; for a price that does, its
    /// mean over all units.
    double value = 0.0;
    QString unit = {};
    LocalText source = {};
    /// One value per month, first month first; empty: `value` holds in every month.
    std::vector<double> byMonth = {};

    /// The factor in one month, counted from 0.
    [[nodiscard]] double in(size_t month) const { return byMonth.empty() ? value : byMonth[month]; }

    friend bool operator==(const Factor &, const Factor &) = default;
};

/// A quote line that a plan uses, as the vendor wrote it.
struct QuotedLine
{
    QuoteId quote = {};
    int revision = 0;
    LineId line = {};
    LocalText quoteName = {};
    LocalText lineName = {};
    /// The vendor's own number of the paper.
    QString reference = {};
    QDate date = {};
    /// Where the figures stand: address, e-mail, file.
    QString source = {};
    /// The vendor's own words for specification, unit and price.
    QString stated = {};

    friend bool operator==(const QuotedLine &, const QuotedLine &) = default;
};

/// One cost of one plan over the months: its ledger entries and how they came about.
struct CostStream
{
    StreamKind kind = StreamKind::Rental;
    CostCategory category = CostCategory::Hardware;
    /// The supply layer, service or site behind it, for the derivation.
    QString subject = {};
    /// One entry per month, first month first; each rounded once. Empty when absent.
    std::vector<MinorUnits> entries = {};
    /// Set when the cost exists but can't be told.
    std::optional<AbsenceReason> absent = {};
    /// Their product is the sum of the entries; the product of their values in one month is the
    /// entry of that month. Both before rounding.
    std::vector<Factor> factors = {};
    /// Index of the quote line that the price stands on in `Comparison::quotedLines`; nothing: the
    /// price is the site's or an assumption.
    std::optional<size_t> quotedLine = {};

    friend bool operator==(const CostStream &, const CostStream &) = default;
};

} // namespace steelyard
