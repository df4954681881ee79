#include "model/compare/term_refunds.h"

#include "model/compare/amount_figure.h"
#include "model/compare/delivery.h"
#include "model/compare/rented_time.h"
#include "model/money/rounding.h"
#include "model/tco/ledger.h"

#include <algorithm>
#include <numeric>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Machines whose term ends together.
struct EndedTerm
{
    int machines = 0;
    Hours start = {};
    Hours end = {};
    /// The end of the months that are paid.
    Hours paidUntil = {};
    /// The month in which it ends.
    size_t month = 0;
};

/// Finds the terms of one layer that end early.
class EarlyEnds final
{
public:
    EarlyEnds(const PlanFrame &frame, const ResolvedLayer &layer, const LayerLoad &load)
        : m_frame{frame}
        , m_layer{layer}
        , m_load{load}
        , m_term{layer.price.minimumTermMonths}
    {}

    std::vector<EndedTerm> terms()
    {
        if (m_layer.isCommitted())
            addHeld();
        else
            addByUse();
        return std::move(m_ended);
    }

private:
    void add(const EndedTerm &term)
    {
        constexpr Hours kHair{1e-6};
        if (term.end + kHair < term.paidUntil)
            m_ended.push_back(term);
    }

    /// Held machines end with the horizon; their last term begins whole terms after they came.
    void addHeld()
    {
        const bool isLate = isAwaited(m_layer, m_load);
        const Hours came{isLate ? m_layer.price.deliveryWeeks * 7.0 * kHoursPerDay : 0.0};
        const double months =
            isLate ? sumOf(deliveredShares(m_layer, m_frame.calendar)) : m_frame.months();
        if (came >= m_frame.calendar.horizon())
            return;
        const int paid = termMonths(m_layer.price, months);
        add({.machines = m_load.servers,
             .start = m_frame.calendar.monthsLater(came, paid - m_term),
             .end = m_frame.calendar.horizon(),
             .paidUntil = m_frame.calendar.monthsLater(came, paid),
             .month = static_cast<size_t>(m_frame.months() - 1)});
    }

    /// Machines whose term runs take the load before others, the oldest first; each ends with its
    /// last need.
    void addByUse()
    {
        const std::vector<double> begun = termsBegun(m_layer, m_load, m_frame.months());
        for (size_t month = 0; month < begun.size(); ++month) {
            for (int machine = 0; machine < static_cast<int>(begun[month]); ++machine)
                addMachine(begun, month, machine);
        }
    }

    void addMachine(const std::vector<double> &begun, size_t first, int machine)
    {
        const auto term = static_cast<size_t>(m_term);
        const size_t end = std::min(first + term, begun.size());
        size_t last = first;
        int lastRank = 0;
        for (size_t month = first; month < end; ++month) {
            // Behind the older ones whose term still runs.
            const auto oldest =
                static_cast<size_t>(std::max(0, static_cast<int>(month) + 1 - m_term));
            const auto older = std::span{begun}.subspan(oldest, first - oldest);
            const int rank =
                static_cast<int>(std::accumulate(older.begin(), older.end(), 0.0)) + machine;
            if (month == first || m_load.peaks[month] > rank) {
                last = month;
                lastRank = rank;
            }
        }
        add({.machines = 1,
             .start = m_frame.calendar.startOf(first),
             .end = lastNeed(last, lastRank),
             .paidUntil = m_frame.calendar.startOf(first + term),
             .month = last});
    }

    /// When more than `rank` machines are needed for the last time in the month; its end where the
    /// demand is not told hour by hour.
    [[nodiscard]] Hours lastNeed(size_t month, int rank) const
    {
        const Hours from = m_frame.calendar.startOf(month);
        const Hours to = m_frame.calendar.startOf(month + 1);
        Hours last = from;
        const auto begin = std::ranges::upper_bound(m_frame.demand, from, {}, &DemandStep::end);
        for (auto step = begin; step != m_frame.demand.end() && step->start < to; ++step) {
            const GpuCount served = tco::within(m_load.band, step->gpus);
            if (tco::wholeServers(served, m_layer.capacity()) > rank)
                last = std::min(step->end, to);
        }
        return last > from ? last : to;
    }

    const PlanFrame &m_frame;
    const ResolvedLayer &m_layer;
    const LayerLoad &m_load;
    int m_term;
    std::vector<EndedTerm> m_ended;
};

/// A term with what it cost and what of that comes back, in the line's currency.
struct Refunded
{
    EndedTerm term = {};
    tco::EndedSubscription subscription = {};
    double money = 0.0;
};

/// By what a price has grown in the month in which a term begins.
double grownAt(const UnitRate &rate, size_t month)
{
    return grownBy(rate, tco::termBegin(static_cast<int>(month) + 1, rate.growthTermMonths));
}

/// What all pieces of the term are paid, upfront and by time.
double paidOver(const EndedTerm &term,
                const ResolvedLayer &layer,
                const RentedTime &rented,
                const tco::Calendar &calendar)
{
    const PricedLine &price = layer.price;
    const size_t month = std::min(calendar.monthAt(term.start), rented.pieces.size() - 1);
    const MachineTime time = machineTime(price.unit);
    const double units = time.hours ? (term.paidUntil - term.start) / *time.hours
                                    : price.minimumTermMonths * time.perMonth;
    double money = rateFor(price, rented.pieces[month]).rate * units * grownAt(price.rate, month);
    if (price.upfront)
        money += price.upfront->rate * grownAt(*price.upfront, month);
    return money / price.refund->money.rate * term.machines * piecesPerServer(layer, price.unit);
}

tco::EndedSubscription subscriptionOf(const EndedTerm &term,
                                      const ResolvedLayer &layer,
                                      double paid)
{
    // Alibaba Cloud, "Description of downgrade refund rules" (2025-04-04): use of less than 30 days
    // is dearer.
    constexpr double kShortUseDays = 30.0;
    const RefundTerms &refund = *layer.price.refund;
    const double days = (term.end - term.start).value() / kHoursPerDay;
    return {.paid = paid,
            .daysPaid = (term.paidUntil - term.start).value() / kHoursPerDay,
            .daysUsed = days,
            .onDemandPerDay = refund.onDemandPerHour * kHoursPerDay * term.machines
                * piecesPerServer(layer, layer.price.unit),
            .shortUseFactor = days < kShortUseDays ? refund.shortUseFactor : 1.0};
}

std::vector<Refunded> refundsOf(const PlanFrame &frame,
                                const ResolvedLayer &layer,
                                const LayerLoad &load)
{
    std::vector<Refunded> refunds;
    if (!layer.price.refund || layer.price.rate.missing || load.servers == 0)
        return refunds;
    const RentedTime rented = rentedTime(layer.price, layer, load, frame.calendar);
    for (const EndedTerm &term : EarlyEnds{frame, layer, load}.terms()) {
        Refunded ended{.term = term};
        ended.subscription =
            subscriptionOf(term, layer, paidOver(term, layer, rented, frame.calendar));
        const auto money = tco::refund(ended.subscription, layer.price.refund->rule);
        ended.money = money ? *money : 0.0; // the checks have seen its figures
        if (ended.money > 0.0)
            refunds.push_back(ended);
    }
    return refunds;
}

QString shortNumber(double value)
{
    return QString::number(value, 'g', 10);
}

/// The arithmetic of one term.
QString arithmeticOf(const Refunded &ended, tco::RefundRule rule)
{
    const tco::EndedSubscription &terms = ended.subscription;
    const bool isOfDays = rule == tco::RefundRule::UnusedShare;
    const QString form = isOfDays ? u"%1 × (1 − %2 ÷ %3)"_s : u"%1 − %2 × %3"_s;
    return form.arg(
        shortNumber(terms.paid),
        shortNumber(std::ceil(terms.daysUsed)),
        shortNumber(isOfDays ? terms.daysPaid : terms.onDemandPerDay * terms.shortUseFactor));
}

/// The quote, and the arithmetic of the first term.
LocalText sourceOf(const std::vector<Refunded> &refunds, const PricedLine &price)
{
    const QString first = u": "_s % arithmeticOf(refunds.front(), price.refund->rule);
    const QString all = refunds.size() == 1 ? first : QString{first % u" + …"};
    LocalText source = price.quoteName;
    for (QString *name : {&source.en, &source.zhCN}) {
        if (!name->isEmpty())
            name->append(all);
    }
    return source;
}

} // namespace

std::vector<GpuHours> refundedGpuHours(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load)
{
    std::vector<GpuHours> hours(static_cast<size_t>(frame.months()));
    for (const Refunded &refund : refundsOf(frame, layer, load)) {
        const GpuCount gpus{static_cast<double>(refund.term.machines) * layer.gpusPerServer};
        for (size_t month = refund.term.month; month < hours.size(); ++month) {
            const Hours from = std::max(refund.term.end, frame.calendar.startOf(month));
            const Hours to = month + 1 == hours.size()
                ? refund.term.paidUntil
                : std::min(refund.term.paidUntil, frame.calendar.startOf(month + 1));
            hours[month] += gpus * std::max(Hours{}, to - from);
        }
    }
    return hours;
}

std::optional<PlanStream> refundStream(const PlanFrame &frame,
                                       const ResolvedLayer &layer,
                                       const LayerLoad &load)
{
    const std::vector<Refunded> refunds = refundsOf(frame, layer, load);
    if (refunds.empty())
        return std::nullopt;
    Quantities money{.byMonth = everyMonth(0.0, frame.months())};
    for (const Refunded &refund : refunds)
        money.byMonth[refund.term.month] -= refund.money;
    money.factors = {{.name = FactorName::PaidBack,
                      .value = sumOf(money.byMonth),
                      .unit = layer.price.refund->currency.code(),
                      .source = sourceOf(refunds, layer.price)}};
    return planStream({StreamKind::TermRefund, layer.price.category, layer.id.text()},
                      std::move(money),
                      layer.price.refund->money);
}

void remarkOnRefunds(const Comparison &comparison, std::vector<Finding> &findings)
{
    for (const PlanResult &plan : comparison.plans) {
        for (const CostStream &stream : plan.streams) {
            if (stream.kind != StreamKind::TermRefund || !stream.quotedLine)
                continue;
            const QuotedLine &line = comparison.quotedLines[*stream.quotedLine];
            std::erase_if(findings, [&line](const Finding &finding) {
                return finding.rule == FindingRule::TermBeyondHorizon
                    && finding.arguments[0] == FindingArgument{line.quoteName}
                && finding.arguments[1] == FindingArgument{line.lineName};
            });
            const MinorUnits back = -tco::sumOf(stream.entries);
            findings.push_back({.rule = FindingRule::TermRefunded,
                                .severity = Severity::Info,
                                .subject = plan.plan.text(),
                                .arguments = {plan.name.orId(plan.plan.text()),
                                              line.lineName,
                                              amountFigure(toAmount(back, comparison.currency),
                                                           comparison.currency)}});
        }
    }
}

} // namespace steelyard
