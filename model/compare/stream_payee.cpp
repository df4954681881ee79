#include "model/compare/stream_payee.h"

#include <QtGlobal>

namespace steelyard {

Payee payeeOf(StreamKind kind)
{
    switch (kind) {
    case StreamKind::Rental:
    case StreamKind::OnDemandRental:
    case StreamKind::Purchase:
    case StreamKind::Service:
    case StreamKind::Waiting:
    case StreamKind::EarlyExit:
    case StreamKind::LostWork:
    case StreamKind::Upfront:
    case StreamKind::RunRounding:
    case StreamKind::SustainedUse:
    case StreamKind::KeptMachines:
    case StreamKind::PlanCover:
    case StreamKind::PlanUse:
    case StreamKind::LostCommitment:
        return Payee::VendorByTerms;
    case StreamKind::Electricity:
    case StreamKind::Cooling:
    case StreamKind::Rack:
    case StreamKind::FlatBandwidth:
    case StreamKind::Traffic:
    case StreamKind::Storage:
    case StreamKind::Staff:
    case StreamKind::RemoteHands:
    case StreamKind::SetUp:
    case StreamKind::Deposit:
    case StreamKind::DemandCharge:
    case StreamKind::Water:
    case StreamKind::HostedPower:
    case StreamKind::PowerOverage:
    case StreamKind::BandwidthOverage:
    case StreamKind::Spares:
    case StreamKind::Licences:
    case StreamKind::SecurityAssessment:
    case StreamKind::ServiceCredit:
    case StreamKind::Migration:
    case StreamKind::ParallelRunning:
    case StreamKind::SpendShortfall:
    case StreamKind::TermRefund:
        return Payee::VendorByMonth;
    case StreamKind::Maintenance:
    case StreamKind::Residual:
    case StreamKind::Insurance:
    case StreamKind::Decommissioning:
    case StreamKind::Interest:
        return Payee::Nobody;
    }
    Q_UNREACHABLE();
}

} // namespace steelyard
