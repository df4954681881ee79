// Words for the parts of a calculation: streams, factors, reasons of absence.
#include "ui/text/filled_in.h"
#include "ui/text/labels.h"

#include <QCoreApplication>

#include <array>

namespace steelyard::text {

namespace {

struct CostWords
{
    Q_DECLARE_TR_FUNCTIONS(CostLabels)
};

/// A text and where it stands, for translators.
struct CostWord
{
    const char *source;
    const char *place;
};

struct StreamKindWord
{
    StreamKind value;
    CostWord word;
};

struct FactorNameWord
{
    FactorName value;
    CostWord word;
};

/// In the order of the enum, so that a stream is its own index.
constexpr std::array kStreamWords = {
    StreamKindWord{StreamKind::Rental, QT_TRANSLATE_NOOP3("CostLabels", "Rental", "cost stream")},
    StreamKindWord{StreamKind::OnDemandRental,
                   QT_TRANSLATE_NOOP3("CostLabels", "Rental by use", "cost stream")},
    StreamKindWord{StreamKind::Purchase,
                   QT_TRANSLATE_NOOP3("CostLabels", "Purchase", "cost stream")},
    StreamKindWord{StreamKind::Electricity,
                   QT_TRANSLATE_NOOP3("CostLabels", "Electricity", "cost stream")},
    StreamKindWord{StreamKind::Cooling, QT_TRANSLATE_NOOP3("CostLabels", "Cooling", "cost stream")},
    StreamKindWord{StreamKind::Rack, QT_TRANSLATE_NOOP3("CostLabels", "Rack", "cost stream")},
    StreamKindWord{StreamKind::FlatBandwidth,
                   QT_TRANSLATE_NOOP3("CostLabels", "Bandwidth, flat", "cost stream")},
    StreamKindWord{StreamKind::Traffic, QT_TRANSLATE_NOOP3("CostLabels", "Traffic", "cost stream")},
    StreamKindWord{StreamKind::Storage, QT_TRANSLATE_NOOP3("CostLabels", "Storage", "cost stream")},
    StreamKindWord{StreamKind::Staff, QT_TRANSLATE_NOOP3("CostLabels", "Staff", "cost stream")},
    StreamKindWord{StreamKind::RemoteHands,
                   QT_TRANSLATE_NOOP3("CostLabels", "Remote hands", "cost stream")},
    StreamKindWord{StreamKind::Maintenance,
                   QT_TRANSLATE_NOOP3("CostLabels", "Maintenance", "cost stream")},
    StreamKindWord{StreamKind::SetUp, QT_TRANSLATE_NOOP3("CostLabels", "Set-up", "cost stream")},
    StreamKindWord{StreamKind::Residual,
                   QT_TRANSLATE_NOOP3("CostLabels", "Residual value", "cost stream")},
    StreamKindWord{StreamKind::Service, QT_TRANSLATE_NOOP3("CostLabels", "Service", "cost stream")},
    StreamKindWord{StreamKind::Deposit, QT_TRANSLATE_NOOP3("CostLabels", "Deposit", "cost stream")},
    StreamKindWord{StreamKind::Waiting,
                   QT_TRANSLATE_NOOP3("CostLabels", "Rental until delivery", "cost stream")},
    StreamKindWord{StreamKind::Interest,
                   QT_TRANSLATE_NOOP3("CostLabels", "Interest", "cost stream")},
    StreamKindWord{StreamKind::DemandCharge,
                   QT_TRANSLATE_NOOP3("CostLabels", "Demand charge", "cost stream")},
    StreamKindWord{StreamKind::Water,
                   QT_TRANSLATE_NOOP3("CostLabels", "Cooling water", "cost stream")},
    StreamKindWord{StreamKind::HostedPower,
                   QT_TRANSLATE_NOOP3("CostLabels", "Committed power", "cost stream")},
    StreamKindWord{StreamKind::PowerOverage,
                   QT_TRANSLATE_NOOP3("CostLabels", "Power above the commitment", "cost stream")},
    StreamKindWord{StreamKind::EarlyExit,
                   QT_TRANSLATE_NOOP3("CostLabels", "Early exit", "cost stream")},
    StreamKindWord{
        StreamKind::BandwidthOverage,
        QT_TRANSLATE_NOOP3("CostLabels", "Bandwidth above the commitment", "cost stream")},
    StreamKindWord{StreamKind::Spares,
                   QT_TRANSLATE_NOOP3("CostLabels", "Spare parts", "cost stream")},
    StreamKindWord{StreamKind::Licences,
                   QT_TRANSLATE_NOOP3("CostLabels", "Licences", "cost stream")},
    StreamKindWord{StreamKind::Insurance,
                   QT_TRANSLATE_NOOP3("CostLabels", "Insurance", "cost stream")},
    StreamKindWord{StreamKind::SecurityAssessment,
                   QT_TRANSLATE_NOOP3("CostLabels", "Security assessment", "cost stream")},
    StreamKindWord{StreamKind::ServiceCredit,
                   QT_TRANSLATE_NOOP3("CostLabels", "Service credit", "cost stream")},
    StreamKindWord{StreamKind::Migration,
                   QT_TRANSLATE_NOOP3("CostLabels", "Migration", "cost stream")},
    StreamKindWord{StreamKind::ParallelRunning,
                   QT_TRANSLATE_NOOP3("CostLabels", "Parallel running", "cost stream")},
    StreamKindWord{StreamKind::Decommissioning,
                   QT_TRANSLATE_NOOP3("CostLabels", "Decommissioning", "cost stream")},
    StreamKindWord{StreamKind::LostWork,
                   QT_TRANSLATE_NOOP3("CostLabels", "Work lost to interruptions", "cost stream")},
    StreamKindWord{StreamKind::SpendShortfall,
                   QT_TRANSLATE_NOOP3("CostLabels", "Shortfall of committed spend", "cost stream")},
    StreamKindWord{StreamKind::Upfront,
                   QT_TRANSLATE_NOOP3("CostLabels", "Paid upfront", "cost stream")},
    StreamKindWord{StreamKind::RunRounding,
                   QT_TRANSLATE_NOOP3("CostLabels", "Runs rounded up", "cost stream")},
    StreamKindWord{StreamKind::SustainedUse,
                   QT_TRANSLATE_NOOP3("CostLabels", "Sustained-use discount", "cost stream")},
    StreamKindWord{StreamKind::KeptMachines,
                   QT_TRANSLATE_NOOP3("CostLabels", "Stopped machines", "cost stream")},
    StreamKindWord{StreamKind::PlanCover,
                   QT_TRANSLATE_NOOP3("CostLabels", "Taken over by savings plans", "cost stream")},
    StreamKindWord{StreamKind::PlanUse,
                   QT_TRANSLATE_NOOP3("CostLabels", "Savings plan, use", "cost stream")},
    StreamKindWord{StreamKind::LostCommitment,
                   QT_TRANSLATE_NOOP3("CostLabels", "Savings plan, lost", "cost stream")},
    StreamKindWord{StreamKind::TermRefund,
                   QT_TRANSLATE_NOOP3("CostLabels", "Refund of prepaid terms", "cost stream")},
};
static_assert(isInEnumOrder(kStreamWords, &StreamKindWord::value)
              && kStreamWords.back().value == StreamKind::TermRefund);

/// In the order of the enum, so that a factor is its own index.
constexpr std::array kFactorWords = {
    FactorNameWord{FactorName::Servers, QT_TRANSLATE_NOOP3("CostLabels", "servers", "factor")},
    FactorNameWord{FactorName::Gpus, QT_TRANSLATE_NOOP3("CostLabels", "GPUs", "factor")},
    FactorNameWord{FactorName::GpuTime, QT_TRANSLATE_NOOP3("CostLabels", "GPU-hours", "factor")},
    FactorNameWord{FactorName::ServerTime,
                   QT_TRANSLATE_NOOP3("CostLabels", "server-hours", "factor")},
    FactorNameWord{FactorName::MonthCount, QT_TRANSLATE_NOOP3("CostLabels", "months", "factor")},
    FactorNameWord{FactorName::HourCount, QT_TRANSLATE_NOOP3("CostLabels", "hours", "factor")},
    FactorNameWord{FactorName::UnitPrice, QT_TRANSLATE_NOOP3("CostLabels", "price", "factor")},
    FactorNameWord{
        FactorName::SetPrice,
        QT_TRANSLATE_NOOP3("CostLabels", "price set in the plan, discounts included", "factor")},
    FactorNameWord{FactorName::ExchangeRate,
                   QT_TRANSLATE_NOOP3("CostLabels", "exchange rate", "factor")},
    FactorNameWord{FactorName::Discount,
                   QT_TRANSLATE_NOOP3("CostLabels", "after discount", "factor")},
    FactorNameWord{FactorName::TaxFactor, QT_TRANSLATE_NOOP3("CostLabels", "tax factor", "factor")},
    FactorNameWord{FactorName::Energy, QT_TRANSLATE_NOOP3("CostLabels", "energy", "factor")},
    FactorNameWord{FactorName::PueMinusOne, QT_TRANSLATE_NOOP3("CostLabels", "PUE − 1", "factor")},
    FactorNameWord{FactorName::InverseCop, QT_TRANSLATE_NOOP3("CostLabels", "1 ÷ COP", "factor")},
    FactorNameWord{FactorName::People, QT_TRANSLATE_NOOP3("CostLabels", "people", "factor")},
    FactorNameWord{FactorName::Share, QT_TRANSLATE_NOOP3("CostLabels", "share", "factor")},
    FactorNameWord{FactorName::MaintenanceRate,
                   QT_TRANSLATE_NOOP3("CostLabels", "maintenance rate", "factor")},
    FactorNameWord{FactorName::ResidualRate,
                   QT_TRANSLATE_NOOP3("CostLabels", "residual rate", "factor")},
    FactorNameWord{FactorName::Quantity, QT_TRANSLATE_NOOP3("CostLabels", "quantity", "factor")},
    FactorNameWord{FactorName::Racks, QT_TRANSLATE_NOOP3("CostLabels", "racks", "factor")},
    FactorNameWord{FactorName::BaseQuantity,
                   QT_TRANSLATE_NOOP3("CostLabels", "per base quantity", "factor")},
    FactorNameWord{FactorName::SharpPeakEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "energy at the sharp peak", "factor")},
    FactorNameWord{FactorName::PeakEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "energy at the peak", "factor")},
    FactorNameWord{FactorName::FlatEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "energy in the flat period", "factor")},
    FactorNameWord{FactorName::ValleyEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "energy in the valley", "factor")},
    FactorNameWord{FactorName::DeepValleyEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "energy in the deep valley", "factor")},
    FactorNameWord{FactorName::PeakPower,
                   QT_TRANSLATE_NOOP3("CostLabels", "highest power", "factor")},
    FactorNameWord{FactorName::Balance,
                   QT_TRANSLATE_NOOP3("CostLabels", "balance owed, month by month", "factor")},
    FactorNameWord{FactorName::InterestRate,
                   QT_TRANSLATE_NOOP3("CostLabels", "interest of a month", "factor")},
    FactorNameWord{FactorName::BilledDemand,
                   QT_TRANSLATE_NOOP3("CostLabels", "billed demand", "factor")},
    FactorNameWord{FactorName::TransformerCapacity,
                   QT_TRANSLATE_NOOP3("CostLabels", "transformer capacity", "factor")},
    FactorNameWord{FactorName::PowerFactorAdjustment,
                   QT_TRANSLATE_NOOP3("CostLabels", "power factor adjustment", "factor")},
    FactorNameWord{FactorName::Escalation,
                   QT_TRANSLATE_NOOP3("CostLabels", "price over that of the first year", "factor")},
    FactorNameWord{FactorName::PurchasePrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "price of the purchase", "factor")},
    FactorNameWord{FactorName::LineLossPrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "price of line losses", "factor")},
    FactorNameWord{
        FactorName::TransmissionPrice,
        QT_TRANSLATE_NOOP3("CostLabels", "price of transmission and distribution", "factor")},
    FactorNameWord{FactorName::SystemOperationPrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "price of system operation", "factor")},
    FactorNameWord{FactorName::GovernmentFundsPrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "government funds", "factor")},
    FactorNameWord{FactorName::PeriodMultiple,
                   QT_TRANSLATE_NOOP3("CostLabels", "multiple in the period", "factor")},
    FactorNameWord{FactorName::CoolingPerEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "cooling per energy of the servers", "factor")},
    FactorNameWord{FactorName::LossesPerEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "losses per energy of the servers", "factor")},
    FactorNameWord{FactorName::WaterPerEnergy,
                   QT_TRANSLATE_NOOP3("CostLabels", "water per energy of the servers", "factor")},
    FactorNameWord{FactorName::CommittedPower,
                   QT_TRANSLATE_NOOP3("CostLabels", "committed power", "factor")},
    FactorNameWord{FactorName::PowerAbove,
                   QT_TRANSLATE_NOOP3("CostLabels", "power above the commitment", "factor")},
    FactorNameWord{FactorName::PenaltyShare,
                   QT_TRANSLATE_NOOP3("CostLabels", "share to be paid on exit", "factor")},
    FactorNameWord{FactorName::FailureRate,
                   QT_TRANSLATE_NOOP3("CostLabels", "failures per year", "factor")},
    FactorNameWord{FactorName::OwnShare,
                   QT_TRANSLATE_NOOP3("CostLabels", "share without warranty", "factor")},
    FactorNameWord{FactorName::OnCost,
                   QT_TRANSLATE_NOOP3("CostLabels", "wages with on-costs", "factor")},
    FactorNameWord{FactorName::Sockets, QT_TRANSLATE_NOOP3("CostLabels", "sockets", "factor")},
    FactorNameWord{FactorName::Cores, QT_TRANSLATE_NOOP3("CostLabels", "cores", "factor")},
    FactorNameWord{
        FactorName::LostShare,
        QT_TRANSLATE_NOOP3("CostLabels", "share of the time paid that is lost", "factor")},
    FactorNameWord{
        FactorName::PaidPerUsefulHour,
        QT_TRANSLATE_NOOP3("CostLabels", "hours paid per hour that gets ahead", "factor")},
    FactorNameWord{
        FactorName::ExchangeDrift,
        QT_TRANSLATE_NOOP3("CostLabels", "exchange rate over that of the first month", "factor")},
    FactorNameWord{
        FactorName::CommitmentDiscount,
        QT_TRANSLATE_NOOP3("CostLabels", "after the discount of the commitment", "factor")},
    FactorNameWord{
        FactorName::UncoveredCommitment,
        QT_TRANSLATE_NOOP3("CostLabels", "commitment that no use is paid with", "factor")},
    FactorNameWord{FactorName::TermsBegun,
                   QT_TRANSLATE_NOOP3("CostLabels", "terms that begin", "factor")},
    FactorNameWord{FactorName::UpfrontPrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "upfront part of a term", "factor")},
    FactorNameWord{
        FactorName::TimeBeyond,
        QT_TRANSLATE_NOOP3("CostLabels", "time billed beyond the time needed", "factor")},
    FactorNameWord{FactorName::TimeOff,
                   QT_TRANSLATE_NOOP3("CostLabels", "time taken off for sustained use", "factor")},
    FactorNameWord{FactorName::TimeStopped,
                   QT_TRANSLATE_NOOP3("CostLabels", "time stopped", "factor")},
    FactorNameWord{FactorName::KeptPrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "price of a stopped machine", "factor")},
    FactorNameWord{FactorName::TimeCovered,
                   QT_TRANSLATE_NOOP3("CostLabels", "time that savings plans pay for", "factor")},
    FactorNameWord{FactorName::PlanPrice,
                   QT_TRANSLATE_NOOP3("CostLabels", "price under the savings plan", "factor")},
    FactorNameWord{FactorName::PlanDiscount,
                   QT_TRANSLATE_NOOP3("CostLabels", "1 − discount of the savings plan", "factor")},
    FactorNameWord{
        FactorName::HoursLost,
        QT_TRANSLATE_NOOP3("CostLabels", "hours of commitment that no use takes", "factor")},
    FactorNameWord{FactorName::PlanCommitment,
                   QT_TRANSLATE_NOOP3("CostLabels", "commitment per hour", "factor")},
    FactorNameWord{FactorName::PaidBack,
                   QT_TRANSLATE_NOOP3("CostLabels", "money paid back", "factor")},
};
static_assert(isInEnumOrder(kFactorWords, &FactorNameWord::value)
              && kFactorWords.back().value == FactorName::PaidBack);

QString translated(const CostWord &word)
{
    return QCoreApplication::translate("CostLabels", word.source, word.place);
}

} // namespace

QString label(StreamKind kind)
{
    return translated(kStreamWords.at(static_cast<size_t>(kind)).word);
}

QString label(FactorName name)
{
    return translated(kFactorWords.at(static_cast<size_t>(name)).word);
}

QString label(AbsenceReason reason)
{
    switch (reason) {
    case AbsenceReason::PriceMissing:
        return CostWords::tr("a price is missing", "reason");
    case AbsenceReason::RateMissing:
        return CostWords::tr("an exchange rate is missing", "reason");
    case AbsenceReason::PowerUnknown:
        return CostWords::tr("a server's power is unknown", "reason");
    case AbsenceReason::SiteUnknown:
        return CostWords::tr("the site has no figures", "reason");
    case AbsenceReason::NoSupply:
        return CostWords::tr("the plan has no supply", "reason");
    case AbsenceReason::UnitNotUsable:
        return CostWords::tr("a price's unit does not fit", "reason");
    case AbsenceReason::SupplyShort:
        return CostWords::tr("the supply does not meet the demand", "reason");
    case AbsenceReason::DiscountRateMissing:
        return CostWords::tr("the discount rate is missing", "reason");
    case AbsenceReason::FigureRefused:
        return CostWords::tr("a figure can't be used as it is", "reason");
    case AbsenceReason::InflationMissing:
        return CostWords::tr("the inflation that the real discount rate is above is missing",
                             "reason");
    }
    Q_UNREACHABLE();
}

QString label(tco::Settlement settlement)
{
    switch (settlement) {
    case tco::Settlement::AtPeriodEnd:
        return CostWords::tr("at the end of the period", "shortfall of committed spend");
    case tco::Settlement::EachMonth:
        return CostWords::tr("each month", "shortfall of committed spend");
    }
    Q_UNREACHABLE();
}

QString label(PaymentEvent event)
{
    switch (event) {
    case PaymentEvent::Order:
        return CostWords::tr("on order", "payment");
    case PaymentEvent::Delivery:
        return CostWords::tr("on delivery", "payment");
    case PaymentEvent::Acceptance:
        return CostWords::tr("on acceptance", "payment");
    }
    Q_UNREACHABLE();
}

QString label(RunUnit unit)
{
    switch (unit) {
    case RunUnit::Exact:
        return CostWords::tr("exactly", "billing unit");
    case RunUnit::Minute:
        return CostWords::tr("by the minute", "billing unit");
    case RunUnit::Hour:
        return CostWords::tr("by the hour", "billing unit");
    case RunUnit::Day:
        return CostWords::tr("by the day", "billing unit");
    }
    Q_UNREACHABLE();
}

QString label(tco::RefundRule rule)
{
    switch (rule) {
    case tco::RefundRule::None:
        return CostWords::tr("nothing", "refund");
    case tco::RefundRule::UnusedShare:
        return CostWords::tr("days left", "refund");
    case tco::RefundRule::LessOnDemand:
        return CostWords::tr("paid − days used on demand", "refund");
    }
    Q_UNREACHABLE();
}

QString label(FinancingKind kind)
{
    switch (kind) {
    case FinancingKind::Loan:
        return CostWords::tr("loan", "financing");
    case FinancingKind::Lease:
        return CostWords::tr("lease", "financing");
    }
    Q_UNREACHABLE();
}

QString label(tco::TariffPeriod period)
{
    switch (period) {
    case tco::TariffPeriod::SharpPeak:
        return CostWords::tr("Sharp peak", "tariff period");
    case tco::TariffPeriod::Peak:
        return CostWords::tr("Peak", "tariff period");
    case tco::TariffPeriod::Flat:
        return CostWords::tr("Flat", "tariff period");
    case tco::TariffPeriod::Valley:
        return CostWords::tr("Valley", "tariff period");
    case tco::TariffPeriod::DeepValley:
        return CostWords::tr("Deep valley", "tariff period");
    }
    Q_UNREACHABLE();
}

QString periodLetter(tco::TariffPeriod period)
{
    switch (period) {
    case tco::TariffPeriod::SharpPeak:
        return CostWords::tr("S", "sharp peak in one letter");
    case tco::TariffPeriod::Peak:
        return CostWords::tr("P", "peak in one letter");
    case tco::TariffPeriod::Flat:
        return CostWords::tr("F", "flat in one letter");
    case tco::TariffPeriod::Valley:
        return CostWords::tr("V", "valley in one letter");
    case tco::TariffPeriod::DeepValley:
        return CostWords::tr("D", "deep valley in one letter");
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
