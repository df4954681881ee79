#include "ui/text/labels.h"

#include <QCoreApplication>

namespace steelyard::text {

namespace {

struct LabelWords
{
    Q_DECLARE_TR_FUNCTIONS(Labels)
};

} // namespace

QString label(CostCategory category)
{
    switch (category) {
    case CostCategory::Hardware:
        return LabelWords::tr("Hardware & rental", "cost category");
    case CostCategory::Electricity:
        return LabelWords::tr("Electricity", "cost category");
    case CostCategory::Cooling:
        return LabelWords::tr("Cooling", "cost category");
    case CostCategory::Bandwidth:
        return LabelWords::tr("Bandwidth", "cost category");
    case CostCategory::Rack:
        return LabelWords::tr("Rack", "cost category");
    case CostCategory::Operations:
        return LabelWords::tr("Operations", "cost category");
    case CostCategory::Storage:
        return LabelWords::tr("Storage", "cost category");
    case CostCategory::SetUp:
        return LabelWords::tr("Set-up", "cost category");
    case CostCategory::Residual:
        return LabelWords::tr("Residual value", "cost category");
    case CostCategory::Other:
        return LabelWords::tr("Other", "cost category");
    }
    Q_UNREACHABLE();
}

QString label(PriceUnit unit)
{
    switch (unit) {
    case PriceUnit::GpuHour:
        return LabelWords::tr("GPU-hour", "price unit");
    case PriceUnit::GpuMonth:
        return LabelWords::tr("GPU-month", "price unit");
    case PriceUnit::GpuYear:
        return LabelWords::tr("GPU-year", "price unit");
    case PriceUnit::NodeHour:
        return LabelWords::tr("node-hour", "price unit");
    case PriceUnit::NodeDay:
        return LabelWords::tr("node-day", "price unit");
    case PriceUnit::NodeMonth:
        return LabelWords::tr("node-month", "price unit");
    case PriceUnit::NodeYear:
        return LabelWords::tr("node-year", "price unit");
    case PriceUnit::Once:
        return LabelWords::tr("piece, once", "price unit");
    case PriceUnit::RackMonth:
        return LabelWords::tr("rack-month", "price unit");
    case PriceUnit::RackUnitMonth:
        return LabelWords::tr("U-month", "price unit");
    case PriceUnit::KilowattMonth:
        return LabelWords::tr("kW-month", "price unit");
    case PriceUnit::KilowattHour:
        return LabelWords::tr("kWh", "price unit");
    case PriceUnit::MbpsMonth:
        return LabelWords::tr("Mbps-month", "price unit");
    case PriceUnit::Gigabyte:
        return LabelWords::tr("GB", "price unit");
    case PriceUnit::GigabyteMonth:
        return LabelWords::tr("GB-month", "price unit");
    case PriceUnit::TerabyteMonth:
        return LabelWords::tr("TB-month", "price unit");
    case PriceUnit::Month:
        return LabelWords::tr("month", "price unit");
    case PriceUnit::Year:
        return LabelWords::tr("year", "price unit");
    }
    Q_UNREACHABLE();
}

QString label(LineKind kind)
{
    switch (kind) {
    case LineKind::Quoted:
        return LabelWords::tr("Quoted", "kind of quote line");
    case LineKind::Alternative:
        return LabelWords::tr("Alternative", "kind of quote line");
    case LineKind::NotQuoted:
        return LabelWords::tr("Not quoted", "kind of quote line");
    case LineKind::Included:
        return LabelWords::tr("Included", "kind of quote line");
    case LineKind::Free:
        return LabelWords::tr("Free", "kind of quote line");
    }
    Q_UNREACHABLE();
}

QString label(TaxBasis basis)
{
    switch (basis) {
    case TaxBasis::Unknown:
        return LabelWords::tr("Not stated", "tax basis");
    case TaxBasis::Included:
        return LabelWords::tr("VAT included", "tax basis");
    case TaxBasis::Excluded:
        return LabelWords::tr("VAT excluded", "tax basis");
    }
    Q_UNREACHABLE();
}

QString label(TierMode mode)
{
    switch (mode) {
    case TierMode::AllUnits:
        return LabelWords::tr("All units alike", "quantity tiers");
    case TierMode::Graduated:
        return LabelWords::tr("Each slice", "quantity tiers");
    }
    Q_UNREACHABLE();
}

QString label(PlanMode mode)
{
    switch (mode) {
    case PlanMode::Cloud:
        return LabelWords::tr("Cloud rental", "plan mode");
    case PlanMode::Hosted:
        return LabelWords::tr("Hosted", "plan mode");
    case PlanMode::Hybrid:
        return LabelWords::tr("Hybrid", "plan mode");
    }
    Q_UNREACHABLE();
}

QString label(SupplyKind kind)
{
    switch (kind) {
    case SupplyKind::Hosted:
        return LabelWords::tr("Hosted", "supply");
    case SupplyKind::Reserved:
        return LabelWords::tr("Reserved", "supply");
    case SupplyKind::OnDemand:
        return LabelWords::tr("On demand", "supply");
    case SupplyKind::Spot:
        return LabelWords::tr("Spot", "supply");
    }
    Q_UNREACHABLE();
}

QString label(tco::ProfileEnd end)
{
    switch (end) {
    case tco::ProfileEnd::Repeats:
        return LabelWords::tr("begins again", "profile");
    case tco::ProfileEnd::Ends:
        return LabelWords::tr("ends", "profile");
    }
    Q_UNREACHABLE();
}

QString label(VatTreatment treatment)
{
    switch (treatment) {
    case VatTreatment::Deductible:
        return LabelWords::tr("Deductible: net prices are compared", "VAT");
    case VatTreatment::NotDeductible:
        return LabelWords::tr("Not deductible: gross prices are compared", "VAT");
    }
    Q_UNREACHABLE();
}

QString label(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High:
        return LabelWords::tr("High", "confidence");
    case Confidence::Medium:
        return LabelWords::tr("Medium", "confidence");
    case Confidence::Low:
        return LabelWords::tr("Low", "confidence");
    }
    Q_UNREACHABLE();
}

QString label(RowOrigin origin)
{
    switch (origin) {
    case RowOrigin::Shipped:
        return LabelWords::tr("Shipped", "origin of a catalogue row");
    case RowOrigin::Own:
        return LabelWords::tr("Own", "origin of a catalogue row");
    }
    Q_UNREACHABLE();
}

QString label(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return LabelWords::tr("Note", "severity");
    case Severity::Warning:
        return LabelWords::tr("Warning", "severity");
    case Severity::Problem:
        return LabelWords::tr("Problem", "severity");
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
