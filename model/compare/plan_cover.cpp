#include "model/compare/plan_cover.h"

#include "model/compare/amount_figure.h"
#include "model/compare/machine_units.h"
#include "model/compare/rented_time.h"
#include "model/money/rounding.h"
#include "model/tco/ledger.h"
#include "model/tco/savings_plan.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Units of the layer's price that are paid in an hour of so much demand.
double unitsAt(const ResolvedLayer &layer, const LayerLoad &load, GpuCount demand)
{
    if (layer.isCommitted())
        return static_cast<double>(load.servers) * piecesPerServer(layer, layer.price.unit);
    const GpuCount served = tco::within(load.band, demand);
    const double units = layer.price.unit == PriceUnit::GpuHour
        ? served.value() / layer.countsAs
        : tco::wholeServers(served, layer.capacity());
    return units * paidPerUnit(layer);
}

/// What the savings plans of one line do in an hour of so many units.
class PlansOfLine final
{
public:
    /// By plan.
    struct Cover
    {
        std::vector<double> units = {};
        std::vector<double> shareUsed = {};
    };

    explicit PlansOfLine(const PricedLine &price)
        : m_usage{.onDemandPrice = price.rate.rate}
    {
        for (const PricedPlan &plan : price.savingsPlans) {
            m_usage.planPrices.emplace_back(plan.use.rate);
            m_commitments.push_back(plan.commitment.rate);
        }
    }

    [[nodiscard]] const Cover &of(double units)
    {
        const auto [known, isNew] = m_known.try_emplace(units);
        if (isNew)
            known->second = computed(units);
        return known->second;
    }

private:
    [[nodiscard]] Cover computed(double units)
    {
        m_usage.quantity = units;
        const tco::SavingsPlanHour hour =
            tco::savingsPlanHour(std::span{&m_usage, 1}, m_commitments).value();
        Cover cover;
        for (size_t plan = 0; plan < m_commitments.size(); ++plan) {
            const double used = hour.commitmentUsed[plan];
            cover.units.push_back(used / *m_usage.planPrices[plan]);
            cover.shareUsed.push_back(used / m_commitments[plan]);
        }
        return cover;
    }

    tco::PlanUsage m_usage;
    std::vector<double> m_commitments;
    /// Demand comes back to the same levels many times.
    std::map<double, Cover> m_known;
};

/// The layers of a plan that are paid by one line, and what its savings plans do for them.
class LineUse final
{
public:
    LineUse(const PlanFrame &frame, std::span<LayerLoad> loads)
        : m_frame{frame}
        , m_loads{loads}
    {}

    void add(size_t layer) { m_layers.push_back(layer); }
    [[nodiscard]] const PricedLine &price() const { return priceOf(m_layers.front()); }

    void cover()
    {
        PlansOfLine plans{price()};
        const auto months = static_cast<size_t>(m_frame.months());
        m_used.assign(price().savingsPlans.size(), std::vector<double>(months));
        std::vector<Hours> idle;
        for (size_t month = 0; month < months; ++month)
            idle.push_back(m_frame.calendar.hoursOf(month));
        for (const size_t layer : m_layers)
            m_loads[layer].plans.assign(m_used.size(), {.units = std::vector<double>(months)});
        for (const tco::LoadSlice &slice : m_frame.load.slices()) {
            addSlice(plans, slice);
            idle[slice.month] -= slice.hours;
        }
        for (size_t month = 0; month < months; ++month)
            addSlice(plans, {month, std::max(Hours{}, idle[month]), GpuCount{}});
        for (size_t plan = 0; plan < m_used.size(); ++plan)
            tellTerms(plan);
    }

private:
    [[nodiscard]] const PricedLine &priceOf(size_t layer) const
    {
        return m_frame.plan.layers[layer].price;
    }

    void addSlice(PlansOfLine &plans, const tco::LoadSlice &slice)
    {
        double below = 0.0;
        for (const size_t i : m_layers) {
            const double upTo = below + unitsAt(m_frame.plan.layers[i], m_loads[i], slice.gpus);
            const PlansOfLine::Cover &before = plans.of(below);
            const PlansOfLine::Cover &after = plans.of(upTo);
            for (size_t plan = 0; plan < m_used.size(); ++plan) {
                m_loads[i].plans[plan].units[slice.month] +=
                    slice.hours.value() * (after.units[plan] - before.units[plan]);
                m_used[plan][slice.month] +=
                    slice.hours.value() * (after.shareUsed[plan] - before.shareUsed[plan]);
            }
            below = upTo;
        }
    }

    /// The terms of one plan, and the hours' worth that they lose, which stand with the first
    /// layer that is in use.
    void tellTerms(size_t plan)
    {
        const auto user = std::ranges::find_if(
            m_layers, [this](size_t layer) { return m_loads[layer].servers > 0; });
        if (user == m_layers.end())
            return;
        const std::vector<double> &used = m_used[plan];
        const int term = price().savingsPlans[plan].months;
        std::vector<int> begins;
        std::vector<double> lost(used.size());
        int end = 0;
        for (size_t month = 0; month < used.size(); ++month) {
            const int now = static_cast<int>(month);
            if (now >= end && used[month] > 0.0)
                end = now + term;
            begins.push_back(now < end ? end - term : now);
            // What is left of sums that are equal but for their order is no time.
            constexpr double kHair = 1e-6;
            const double left = m_frame.calendar.hoursOf(month).value() - used[month];
            lost[month] = now < end && left > kHair ? left : 0.0;
        }
        // What runs behind the horizon is paid in the last month.
        if (end > m_frame.months())
            lost.back() +=
                (m_frame.calendar.startOf(static_cast<size_t>(end)) - m_frame.calendar.horizon())
                    .value();
        for (const size_t layer : m_layers)
            m_loads[layer].plans[plan].termBegins = begins;
        m_loads[*user].plans[plan].hoursLost = std::move(lost);
    }

    const PlanFrame &m_frame;
    std::span<LayerLoad> m_loads;
    std::vector<size_t> m_layers;
    /// Share of each hour's commitment that use is paid with, added up, by plan and month.
    std::vector<std::vector<double>> m_used;
};

/// A price that stays while a term runs, and is then what the line's has become.
UnitRate ofTerms(UnitRate rate, const std::vector<int> &termBegins)
{
    if (rate.growthPerYear == 0.0)
        return rate;
    Factor growth{.name = FactorName::Escalation};
    for (const int begin : termBegins) {
        growth.byMonth.push_back(grownBy(rate, begin + 1));
    }
    rate.monthly.push_back(std::move(growth));
    rate.growthPerYear = 0.0;
    return rate;
}

Quantities countedIn(std::vector<double> byMonth, FactorName name, const QString &unit)
{
    Quantities result{.byMonth = std::move(byMonth)};
    result.factors = {{.name = name, .value = sumOf(result.byMonth), .unit = unit}};
    return result;
}

/// Money of the streams of one kind that stand on the layer, in minor units.
MinorUnits paidFor(const PlanResult &plan, StreamKind kind, const QString &layer)
{
    MinorUnits sum = 0;
    for (const CostStream &stream : plan.streams) {
        if (stream.kind == kind && stream.subject == layer)
            sum += tco::sumOf(stream.entries);
    }
    return sum;
}

} // namespace

void coverByPlans(const PlanFrame &frame, std::span<LayerLoad> loads)
{
    std::vector<LineUse> lines;
    for (size_t i = 0; i < loads.size(); ++i) {
        const PricedLine &price = frame.plan.layers[i].price;
        if (price.savingsPlans.empty() || price.rate.missing)
            continue;
        auto line = std::ranges::find_if(lines, [&price](const LineUse &each) {
            return each.price().quote == price.quote && each.price().line == price.line;
        });
        if (line == lines.end()) {
            lines.emplace_back(frame, loads);
            line = std::prev(lines.end());
        }
        line->add(i);
    }
    for (LineUse &line : lines)
        line.cover();
}

std::vector<PlanStream> planCoverStreams(const PlanFrame &frame,
                                         const ResolvedLayer &layer,
                                         const LayerLoad &load)
{
    std::vector<PlanStream> streams;
    const QString unit = enumText(layer.price.unit);
    std::optional<TermPayment> upfront;
    const auto add = [&](StreamKind kind, Quantities quantities, const auto &price) {
        if (sumOf(quantities.byMonth) == 0.0)
            return;
        streams.push_back(planStream(
            {kind, layer.price.category, layer.id.text()}, std::move(quantities), price));
        streams.back().upfront = upfront;
    };
    std::vector<double> takenOver = everyMonth(0.0, frame.months());
    for (const PlanCover &plan : load.plans)
        std::ranges::transform(takenOver, plan.units, takenOver.begin(), std::minus{});
    Quantities credit = countedIn(std::move(takenOver), FactorName::TimeCovered, unit);
    credit.pieces = rentedTime(layer.price, layer, load, frame.calendar).pieces;
    add(StreamKind::PlanCover, std::move(credit), layer.price);
    for (size_t i = 0; i < load.plans.size(); ++i) {
        const PricedPlan &plan = layer.price.savingsPlans[i];
        const PlanCover &cover = load.plans[i];
        if (plan.upfrontShare > 0.0)
            upfront = TermPayment{plan.upfrontShare, cover.termBegins};
        else
            upfront.reset();
        add(StreamKind::PlanUse,
            countedIn(cover.units, FactorName::TimeCovered, unit),
            ofTerms(plan.use, cover.termBegins));
        add(StreamKind::LostCommitment,
            countedIn(cover.hoursLost, FactorName::HoursLost, u"hour"_s),
            ofTerms(plan.commitment, cover.termBegins));
    }
    return streams;
}

std::vector<Finding> lostCommitments(const Comparison &comparison)
{
    std::vector<Finding> findings;
    const auto money = [&comparison](MinorUnits amount) {
        return amountFigure(toAmount(amount, comparison.currency), comparison.currency);
    };
    for (const PlanResult &plan : comparison.plans) {
        for (const LayerUse &layer : plan.layers) {
            const QString id = layer.layer.text();
            const MinorUnits lost = paidFor(plan, StreamKind::LostCommitment, id);
            const MinorUnits used = paidFor(plan, StreamKind::PlanUse, id);
            const MinorUnits saved = -paidFor(plan, StreamKind::PlanCover, id) - used;
            const auto stream = std::ranges::find_if(plan.streams, [&id](const CostStream &each) {
                return each.kind == StreamKind::LostCommitment && each.subject == id;
            });
            if (lost == 0 || !stream->quotedLine)
                continue;
            findings.push_back({.rule = FindingRule::CommitmentLost,
                                .severity = lost > saved ? Severity::Warning : Severity::Info,
                                .subject = plan.plan.text(),
                                .arguments = {plan.name.orId(plan.plan.text()),
                                              comparison.quotedLines[*stream->quotedLine].lineName,
                                              money(used + lost),
                                              money(lost),
                                              money(saved)}});
        }
    }
    return findings;
}

} // namespace steelyard
