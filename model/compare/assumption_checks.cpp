#include "model/compare/assumption_checks.h"

#include <cmath>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

constexpr Bounds kDecay{0.0, 10.0, "0 … 10"};
constexpr Bounds kInflation{-0.5, 1.0, "−0.5 … 1"};
constexpr Bounds kLife{1.0, 20.0, "1 … 20"};
constexpr Bounds kAtLeastOne{1.0, kLargestQuantity, "≥ 1"};
constexpr Bounds kWarrantyMonths{0.0, 600.0, "0 … 600"};

/// Bounds of an assumption; those not listed are quantities.
const Bounds &boundsOf(AssumptionKey key)
{
    switch (key) {
    case AssumptionKey::Goodput:
        return kPositiveFraction;
    case AssumptionKey::GpuLoad:
    case AssumptionKey::TypicalPowerShare:
    case AssumptionKey::IdlePowerShare:
    case AssumptionKey::MaintenanceRate:
    case AssumptionKey::ResidualRate:
    case AssumptionKey::StaffShareCloud:
    case AssumptionKey::DiscountRate:
    case AssumptionKey::SalvageRate:
    case AssumptionKey::SpareFailureRate:
    case AssumptionKey::SpareWarrantyShare:
    case AssumptionKey::InsuranceRate:
    case AssumptionKey::SlaCreditShare:
    case AssumptionKey::DecommissioningRate:
        return kFraction;
    case AssumptionKey::DepreciationYears:
        return kLife;
    case AssumptionKey::GpusPerPerson:
        return kPositive;
    case AssumptionKey::MarketDecay:
        return kDecay;
    case AssumptionKey::InflationPerYear:
        return kInflation;
    case AssumptionKey::StaffOnCost:
        return kAtLeastOne;
    case AssumptionKey::WarrantyMonths:
        return kWarrantyMonths;
    case AssumptionKey::RemoteHandsPrice:
    case AssumptionKey::SetUpPerServer:
    case AssumptionKey::SparePrice:
    case AssumptionKey::LicencePerGpu:
    case AssumptionKey::LicencePerSocket:
    case AssumptionKey::LicencePerCore:
    case AssumptionKey::SecurityOnce:
    case AssumptionKey::SecurityPerYear:
    case AssumptionKey::MigrationDayRate:
    case AssumptionKey::OldFee:
        return kPrice;
    case AssumptionKey::BandwidthMbps:
    case AssumptionKey::EgressGbPerMonth:
    case AssumptionKey::FreeEgressGbPerMonth:
    case AssumptionKey::StorageTb:
    case AssumptionKey::StaffMinimum:
    case AssumptionKey::RemoteHandsPerMonth:
    case AssumptionKey::RackPowerMargin:
    case AssumptionKey::StaffSeats:
    case AssumptionKey::PeoplePerSeat:
    case AssumptionKey::SocketsPerServer:
    case AssumptionKey::CoresPerServer:
    case AssumptionKey::MigrationDays:
    case AssumptionKey::ParallelMonths:
        return kQuantity;
    }
    return kQuantity;
}

} // namespace

void checkResidualSchedule(InputChecks &checks, const Project &project)
{
    constexpr Bounds kAge{1.0, kLongestResidualMonths, "1 … 600"};
    const QString path = u"/finance/residual_schedule"_s;
    const std::vector<ResidualQuote> &schedule = project.finance.residualSchedule;
    int before = 0;
    for (size_t i = 0; i < schedule.size(); ++i) {
        const QString place = path % u'/' % QString::number(i);
        checks.check(place % u"/month", schedule[i].month, kAge);
        checks.check(place % u"/share", schedule[i].share, kFraction);
        if (schedule[i].month <= before)
            checks.fail(ErrorCode::NotRising,
                        place % u"/month",
                        {QString::number(schedule[i].month), QString::number(before)});
        before = schedule[i].month;
    }
    const bool hasOther = project.assumptions.contains(u"residual_rate"_s)
        || project.assumptions.contains(u"market_decay_per_year"_s);
    if (!schedule.empty() && hasOther)
        checks.fail(ErrorCode::StatedTwice,
                    path,
                    {u"residual_schedule, residual_rate, market_decay_per_year"_s});
}

void checkAssumption(InputChecks &checks, const AssumptionValues &values, AssumptionKey key)
{
    const UsedAssumption &entry = values.entry(key);
    const Decimal value = entry.assumption.value;
    const QString path = u"/assumptions/"_s % entry.key;
    checks.check(path % u"/value", value, boundsOf(key));
    if (key == AssumptionKey::DepreciationYears && value.toDouble() != std::floor(value.toDouble()))
        checks.fail(path % u"/value", "1, 2, 3 …", value.toText());
    if (key == AssumptionKey::MarketDecay && !entry.isDefault
        && !values.entry(AssumptionKey::ResidualRate).isDefault)
        checks.fail(ErrorCode::StatedTwice, path, {u"residual_rate, market_decay_per_year"_s});
}

} // namespace steelyard
