#include "model/compare/ownership_streams.h"

#include "model/compare/delivery.h"
#include "model/compare/machine_units.h"
#include "model/compare/resolved_site.h"
#include "model/compare/site_streams.h"
#include "model/tco/operations.h"
#include "model/tco/residual_value.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Builds the streams of one layer, one cost after the other. Upkeep and value are shares of the
/// price that was paid, whatever tier that was.
class Ownership final
{
public:
    Ownership(const PlanFrame &frame, const ResolvedLayer &layer, int servers)
        : m_frame{frame}
        , m_layer{layer}
        , m_servers{servers}
        , m_price{rateFor(layer.price, servers)}
    {}

    std::vector<PlanStream> streams()
    {
        if (!m_layer.covers(CostCategory::Operations)) {
            addMaintenance();
            addSpares();
            addInsurance();
        }
        addDecommissioning();
        addResidual();
        return std::move(m_streams);
    }

private:
    [[nodiscard]] double assumed(AssumptionKey key) const
    {
        return m_frame.assumptions.number(key);
    }

    [[nodiscard]] Factor factor(FactorName name, AssumptionKey key) const
    {
        return {.name = name,
                .value = assumed(key),
                .source = {m_frame.assumptions.entry(key).assumption.source}};
    }

    [[nodiscard]] Factor years(double months) const
    {
        return {.name = FactorName::Quantity, .value = months / kMonthsPerYear, .unit = u"year"_s};
    }

    void add(StreamKind kind, CostCategory category, Quantities quantities, const UnitRate &price)
    {
        m_streams.push_back(
            planStream({kind, category, m_layer.id.text()}, std::move(quantities), price));
    }

    /// Share of each month behind the end of the warranty, which begins on delivery.
    [[nodiscard]] std::vector<double> afterWarranty(int warranty) const
    {
        const tco::Calendar &calendar = m_frame.calendar;
        std::vector<double> shares = everyMonth(1.0, m_frame.months());
        if (warranty == 0)
            return shares;
        const Hours end = calendar.monthsLater(deliveryOf(m_layer.price), warranty);
        for (size_t month = 0; month < shares.size(); ++month)
            shares[month] =
                std::clamp((calendar.startOf(month + 1) - end) / calendar.hoursOf(month), 0.0, 1.0);
        return shares;
    }

    void addMaintenance()
    {
        const int months = m_frame.months();
        const auto warranty = static_cast<int>(std::lround(assumed(AssumptionKey::WarrantyMonths)));
        std::vector<double> upkeep = afterWarranty(warranty);
        const double paidMonths = sumOf(upkeep);
        const auto shares =
            tco::maintenance(m_servers, assumed(AssumptionKey::MaintenanceRate), 0, months);
        std::ranges::transform(
            upkeep, shares ? *shares : everyMonth(0.0, months), upkeep.begin(), std::multiplies{});
        AssumptionUse use{AssumptionKey::MaintenanceRate};
        if (warranty > 0)
            use |= {AssumptionKey::WarrantyMonths};
        add(StreamKind::Maintenance,
            CostCategory::Operations,
            {.byMonth = std::move(upkeep),
             .factors = {piecesOf(m_layer, m_servers),
                         factor(FactorName::MaintenanceRate, AssumptionKey::MaintenanceRate),
                         years(paidMonths)},
             .assumptions = use},
            m_price);
    }

    /// Failures × replacement price, less what the warranty pays; no price is not a price of 0.
    void addSpares()
    {
        if (assumed(AssumptionKey::SpareFailureRate) <= 0.0)
            return;
        const double gpus = static_cast<double>(m_servers) * m_layer.gpusPerServer;
        const auto perYear =
            tco::sparesPerYear({.units = gpus,
                                .annualFailureRate = assumed(AssumptionKey::SpareFailureRate),
                                .replacementPrice = 1.0,
                                .warrantyShare = assumed(AssumptionKey::SpareWarrantyShare)});
        Quantities quantities{
            .byMonth = everyMonth(perYear ? *perYear / kMonthsPerYear : 0.0, m_frame.months()),
            .factors = {{.name = FactorName::Gpus, .value = gpus, .unit = u"GPUs"_s},
                        factor(FactorName::FailureRate, AssumptionKey::SpareFailureRate),
                        {.name = FactorName::OwnShare,
                         .value = 1.0 - assumed(AssumptionKey::SpareWarrantyShare)},
                        years(m_frame.months())},
            .assumptions = {AssumptionKey::SpareFailureRate,
                            AssumptionKey::SparePrice,
                            AssumptionKey::SpareWarrantyShare}};
        if (assumed(AssumptionKey::SparePrice) <= 0.0)
            quantities.missing = Missing{AbsenceReason::PriceMissing,
                                         {.rule = FindingRule::PriceUnknown,
                                          .severity = Severity::Problem,
                                          .subject = u"/assumptions/spare_price_per_gpu"_s,
                                          .arguments = {Term{u"spare_price_per_gpu"_s}}}};
        add(StreamKind::Spares,
            CostCategory::Operations,
            std::move(quantities),
            m_frame.assumedPrices.of(AssumptionKey::SparePrice));
    }

    void addInsurance()
    {
        const double rate = assumed(AssumptionKey::InsuranceRate);
        if (rate <= 0.0)
            return;
        add(StreamKind::Insurance,
            CostCategory::Operations,
            {.byMonth = everyMonth(m_servers * rate / kMonthsPerYear, m_frame.months()),
             .factors = {piecesOf(m_layer, m_servers),
                         factor(FactorName::Share, AssumptionKey::InsuranceRate),
                         years(m_frame.months())},
             .assumptions = {AssumptionKey::InsuranceRate}},
            m_price);
    }

    void addDecommissioning()
    {
        const double rate = assumed(AssumptionKey::DecommissioningRate);
        if (rate <= 0.0)
            return;
        add(StreamKind::Decommissioning,
            CostCategory::SetUp,
            {.byMonth = inLastMonth(rate * m_servers, m_frame.months()),
             .factors = {factor(FactorName::Share, AssumptionKey::DecommissioningRate),
                         piecesOf(m_layer, m_servers)},
             .assumptions = {AssumptionKey::DecommissioningRate}},
            m_price);
    }

    /// What a server fetches at the end, as a broker's schedule has it.
    void addScheduledResidual()
    {
        const int months = m_frame.months();
        std::vector<tco::ResidualPoint> points;
        for (const ResidualQuote &quote : m_frame.finance.residualSchedule)
            points.push_back(
                {.month = static_cast<double>(quote.month), .share = quote.share.toDouble()});
        const auto share = tco::scheduledResidual(points, months);
        const Factor rate{.name = FactorName::ResidualRate,
                          .value = share ? -*share : 0.0,
                          .source = {m_frame.finance.residualSource}};
        Quantities quantities{.byMonth = inLastMonth(rate.value * m_servers, months),
                              .factors = {rate, piecesOf(m_layer, m_servers)}};
        if (!share) // the checks have seen the points, so the last one is too early
            quantities.missing = Missing{AbsenceReason::FigureRefused,
                                         {.rule = FindingRule::FigureRefused,
                                          .severity = Severity::Problem,
                                          .subject = u"/finance/residual_schedule"_s,
                                          .arguments = {Term{u"residual_schedule"_s},
                                                        u"month ≥ "_s + QString::number(months)}}};
        add(StreamKind::Residual, CostCategory::Residual, std::move(quantities), m_price);
    }

    /// What a server fetches at the end: by the decay of its market where that is stated.
    void addResidual()
    {
        if (!m_frame.finance.residualSchedule.empty()) {
            addScheduledResidual();
            return;
        }
        const std::optional<double> decay = m_frame.assumptions.stated(AssumptionKey::MarketDecay);
        const AssumptionKey key = decay ? AssumptionKey::MarketDecay : AssumptionKey::ResidualRate;
        Factor rate = factor(FactorName::ResidualRate, key);
        if (decay)
            rate.value = tco::decayedValue(1.0, *decay, m_frame.months() / kMonthsPerYear).value();
        rate.value = -rate.value;
        add(StreamKind::Residual,
            CostCategory::Residual,
            {.byMonth = inLastMonth(rate.value * m_servers, m_frame.months()),
             .factors = {rate, piecesOf(m_layer, m_servers)},
             .assumptions = {key}},
            m_price);
    }

    const PlanFrame &m_frame;
    const ResolvedLayer &m_layer;
    int m_servers;
    UnitRate m_price;
    std::vector<PlanStream> m_streams;
};

} // namespace

Factor piecesOf(const ResolvedLayer &layer, int servers)
{
    return isPerGpu(layer.price.unit)
        ? Factor{.name = FactorName::Gpus,
                 .value = static_cast<double>(servers) * layer.gpusPerServer,
                 .unit = u"GPUs"_s}
        : Factor{.name = FactorName::Servers,
                 .value = static_cast<double>(servers),
                 .unit = u"servers"_s};
}

std::vector<PlanStream> ownershipStreams(const PlanFrame &frame,
                                         const ResolvedLayer &layer,
                                         int servers)
{
    return Ownership{frame, layer, servers}.streams();
}

} // namespace steelyard
