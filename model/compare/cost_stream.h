#pragma once

#include "model/base/id.h"
#include "model/base/local_text.h"
#include "model/quotes/payment_terms.h"
#include "model/quotes/quote_line.h"
#include "model/quotes/use_commitment.h"
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
    DiscountRateMissing,
    FigureRefused,
    InflationMissing, ///< which a real discount rate is above
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
    Deposit, ///< paid on order and returned at the end
    Waiting, ///< machines by use until those that are ordered are there
    Interest, ///< of a loan or lease that pays for a purchase
    DemandCharge, ///< the grid's price of power, for the whole room
    Water,
    HostedPower, ///< kilowatts that are committed to a host
    PowerOverage,
    EarlyExit,
    BandwidthOverage,
    Spares,
    Licences,
    Insurance,
    SecurityAssessment,
    ServiceCredit, ///< of an SLA that was missed
    Migration,
    ParallelRunning,
    Decommissioning,
    LostWork, ///< time by use that interruptions, checkpoints and restarts take
    SpendShortfall, ///< what use lacks of the spend that was committed to
    Upfront, ///< what a commitment costs at the begin of each term
    RunRounding, ///< time by use that is billed beyond the time needed
    SustainedUse, ///< what a vendor takes off for machines that run much of a month
    KeptMachines, ///< disk and address of machines by use that stand still
    PlanCover, ///< time by use that savings plans take over, below zero
    PlanUse, ///< the same time at a savings plan's price
    LostCommitment, ///< hours of a savings plan's commitment that no use is paid with
    TermRefund, ///< what a vendor pays back of prepaid terms that end early, below zero
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
    Balance, ///< owed during each month, added up
    InterestRate, ///< of a month
    BilledDemand, ///< kW that a contract bills each month, added up
    TransformerCapacity, ///< kVA
    PowerFactorAdjustment, ///< 1 + 力调
    Escalation, ///< a price over that of the first year
    PurchasePrice, ///< parts of a price of electricity; these five in the order of `PricePart`
    LineLossPrice,
    TransmissionPrice,
    SystemOperationPrice,
    GovernmentFundsPrice,
    PeriodMultiple, ///< a part's price in a tariff's period over that in the flat one
    CoolingPerEnergy, ///< energy of cooling and pumps per energy of the servers
    LossesPerEnergy, ///< losses of UPS and distribution per energy of the servers
    WaterPerEnergy, ///< m³ per kWh of the servers
    CommittedPower, ///< kW that are committed each month, added up
    PowerAbove, ///< kW above the commitment of each month, added up
    PenaltyShare,
    FailureRate, ///< per unit and year
    OwnShare, ///< 1 − what the warranty pays
    OnCost, ///< wages with on-costs over wages
    Sockets,
    Cores,
    LostShare, ///< of the time paid, the share in which work does not get ahead
    PaidPerUsefulHour, ///< hours paid for one in which it does
    ExchangeDrift, ///< an exchange rate over that of the first month
    CommitmentDiscount, ///< 1 − share off all use for a commitment of spend
    UncoveredCommitment, ///< money of a commitment that no use is paid with
    TermsBegun, ///< terms of a GPU or node
    UpfrontPrice, ///< of one GPU or node and term
    TimeBeyond, ///< GPU- or server-hours that are billed and not needed
    TimeOff, ///< GPU- or server-hours taken off for sustained use, below zero
    TimeStopped, ///< server-hours
    KeptPrice, ///< of one server and hour in which it stands still
    TimeCovered, ///< GPU- or server-hours that savings plans pay for; of their credit below zero
    PlanPrice, ///< of a unit of the line under a savings plan
    PlanDiscount, ///< 1 − share that a savings plan takes off
    HoursLost, ///< hours' worth of a savings plan's commitment that no use is paid with
    PlanCommitment, ///< money of one hour that a savings plan commits to
    PaidBack, ///< money that a vendor pays back, below zero
};

/// Whether the factor is the price of a quote line, in the line's currency.
[[nodiscard]] constexpr bool isQuotedPrice(FactorName name)
{
    return name == FactorName::UnitPrice || name == FactorName::SetPrice
        || name == FactorName::UpfrontPrice || name == FactorName::KeptPrice
        || name == FactorName::PlanPrice || name == FactorName::PlanCommitment;
}

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
    LocalText vendor = {};
    PriceUnit unit = PriceUnit::GpuHour;
    PaymentTerms payment = {};
    int deliveryWeeks = 0;
    std::optional<UseCommitment> commitment = {};
    /// Months that must be paid once begun; 0: none.
    int termMonths = 0;

    friend bool operator==(const QuotedLine &, const QuotedLine &) = default;
};

/// One cost of one plan over the months: its ledger entries and how they came about.
/// Money of terms of which a share is paid when each of them begins.
struct TermPayment
{
    double share = 0.0;
    /// The month in which the term of each month begins, from 0.
    std::vector<int> begins = {};

    friend bool operator==(const TermPayment &, const TermPayment &) = default;
};

struct CostStream
{
    StreamKind kind = StreamKind::Rental;
    CostCategory category = CostCategory::Hardware;
    /// The supply layer, service or site behind it, for the derivation.
    QString subject = {};
    /// One entry per month, first month first, in the month in which it is billed; each rounded
    /// once. Empty when absent.
    std::vector<MinorUnits> entries = {};
    /// Set when the cost exists but can't be told.
    std::optional<AbsenceReason> absent = {};
    /// Their product is the sum of the entries; the product of their values in one month is the
    /// entry of that month. Both before rounding. Of a deposit in a currency whose rate moves only
    /// the second holds: what is paid and what comes back is no product of means.
    std::vector<Factor> factors = {};
    /// Index of the quote line that the price stands on in `Comparison::quotedLines`; nothing: the
    /// price is the site's or an assumption.
    std::optional<size_t> quotedLine = {};
    /// The same money in the months in which it is paid, at the exchange rates of these months;
    /// empty: as it is billed.
    std::vector<MinorUnits> payments = {};
    /// Nothing: no share of it is paid ahead of its month.
    std::optional<TermPayment> upfront = {};

    friend bool operator==(const CostStream &, const CostStream &) = default;
};

} // namespace steelyard
