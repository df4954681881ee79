// Words for the parts of a calculation: streams, factors, reasons of absence.
#include "ui/text/labels.h"

#include <QCoreApplication>

namespace steelyard::text {

namespace {

struct CostWords
{
    Q_DECLARE_TR_FUNCTIONS(CostLabels)
};

} // namespace

QString label(StreamKind kind)
{
    switch (kind) {
    case StreamKind::Rental:
        return CostWords::tr("Rental", "cost stream");
    case StreamKind::OnDemandRental:
        return CostWords::tr("Rental by use", "cost stream");
    case StreamKind::Purchase:
        return CostWords::tr("Purchase", "cost stream");
    case StreamKind::Electricity:
        return CostWords::tr("Electricity", "cost stream");
    case StreamKind::Cooling:
        return CostWords::tr("Cooling", "cost stream");
    case StreamKind::Rack:
        return CostWords::tr("Rack", "cost stream");
    case StreamKind::FlatBandwidth:
        return CostWords::tr("Bandwidth, flat", "cost stream");
    case StreamKind::Traffic:
        return CostWords::tr("Traffic", "cost stream");
    case StreamKind::Storage:
        return CostWords::tr("Storage", "cost stream");
    case StreamKind::Staff:
        return CostWords::tr("Staff", "cost stream");
    case StreamKind::RemoteHands:
        return CostWords::tr("Remote hands", "cost stream");
    case StreamKind::Maintenance:
        return CostWords::tr("Maintenance", "cost stream");
    case StreamKind::SetUp:
        return CostWords::tr("Set-up", "cost stream");
    case StreamKind::Residual:
        return CostWords::tr("Residual value", "cost stream");
    case StreamKind::Service:
        return CostWords::tr("Service", "cost stream");
    }
    Q_UNREACHABLE();
}

QString label(FactorName name)
{
    switch (name) {
    case FactorName::Servers:
        return CostWords::tr("servers", "factor");
    case FactorName::Gpus:
        return CostWords::tr("GPUs", "factor");
    case FactorName::GpuTime:
        return CostWords::tr("GPU-hours", "factor");
    case FactorName::ServerTime:
        return CostWords::tr("server-hours", "factor");
    case FactorName::MonthCount:
        return CostWords::tr("months", "factor");
    case FactorName::HourCount:
        return CostWords::tr("hours", "factor");
    case FactorName::UnitPrice:
        return CostWords::tr("price", "factor");
    case FactorName::SetPrice:
        return CostWords::tr("price set in the plan, discounts included", "factor");
    case FactorName::ExchangeRate:
        return CostWords::tr("exchange rate", "factor");
    case FactorName::Discount:
        return CostWords::tr("after discount", "factor");
    case FactorName::TaxFactor:
        return CostWords::tr("tax factor", "factor");
    case FactorName::Energy:
        return CostWords::tr("energy", "factor");
    case FactorName::PueMinusOne:
        return CostWords::tr("PUE − 1", "factor");
    case FactorName::InverseCop:
        return CostWords::tr("1 ÷ COP", "factor");
    case FactorName::People:
        return CostWords::tr("people", "factor");
    case FactorName::Share:
        return CostWords::tr("share", "factor");
    case FactorName::MaintenanceRate:
        return CostWords::tr("maintenance rate", "factor");
    case FactorName::ResidualRate:
        return CostWords::tr("residual rate", "factor");
    case FactorName::Quantity:
        return CostWords::tr("quantity", "factor");
    case FactorName::Racks:
        return CostWords::tr("racks", "factor");
    case FactorName::BaseQuantity:
        return CostWords::tr("per base quantity", "factor");
    case FactorName::SharpPeakEnergy:
        return CostWords::tr("energy at the sharp peak", "factor");
    case FactorName::PeakEnergy:
        return CostWords::tr("energy at the peak", "factor");
    case FactorName::FlatEnergy:
        return CostWords::tr("energy in the flat period", "factor");
    case FactorName::ValleyEnergy:
        return CostWords::tr("energy in the valley", "factor");
    case FactorName::DeepValleyEnergy:
        return CostWords::tr("energy in the deep valley", "factor");
    case FactorName::PeakPower:
        return CostWords::tr("highest power", "factor");
    }
    Q_UNREACHABLE();
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
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
