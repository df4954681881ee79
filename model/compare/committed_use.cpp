#include "model/compare/committed_use.h"

#include "model/compare/machine_units.h"

#include <algorithm>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Lines of the quotes that commit the plan to spend, each quote once, with all of its lines.
class CommittedQuotes final
{
public:
    struct Entry
    {
        const PricedLine *first;
        std::vector<size_t> lines = {};
        /// Why the use of a line is not known, and so what it lacks.
        std::optional<Missing> missing = {};
    };

    CommittedQuotes(const PlanFrame &frame, std::span<const PlanStream> streams)
    {
        for (const ResolvedLayer &layer : frame.plan.layers)
            add(layer.price, streams, !layer.isCommitted());
        for (const ResolvedService &service : frame.plan.services)
            add(service.price, streams, countsAsUse(service.price.unit));
    }

    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }

private:
    void add(const PricedLine &price, std::span<const PlanStream> streams, bool isOfUse)
    {
        const std::optional<size_t> line = price.rate.quotedLine;
        const bool isTaken =
            line && std::ranges::find(streams, line, &PlanStream::quotedLine) != streams.end();
        const bool isUnknown = isOfUse && price.rate.missing;
        if (!price.commitment || !(isTaken || isUnknown))
            return;
        auto known = std::ranges::find_if(
            m_entries, [&price](const Entry &entry) { return entry.first->quote == price.quote; });
        if (known == m_entries.end())
            known = m_entries.insert(known, {.first = &price});
        if (isTaken)
            known->lines.push_back(*line);
        if (isUnknown)
            known->missing = price.rate.missing;
    }

    std::vector<Entry> m_entries;
};

/// Machines that are held whether they work or not are no use, whatever their price's unit.
bool isUse(const PlanFrame &frame, const PlanStream &stream)
{
    constexpr std::array kUse{StreamKind::OnDemandRental,
                              StreamKind::LostWork,
                              StreamKind::Waiting,
                              StreamKind::RunRounding,
                              StreamKind::KeptMachines};
    constexpr std::array kOfHeldToo{StreamKind::SustainedUse,
                                    StreamKind::PlanCover,
                                    StreamKind::PlanUse,
                                    StreamKind::LostCommitment};
    if (std::ranges::find(kOfHeldToo, stream.name.kind) != kOfHeldToo.end())
        return std::ranges::any_of(frame.plan.layers, [&stream](const ResolvedLayer &layer) {
            return layer.id.text() == stream.name.subject && !layer.isCommitted();
        });
    if (stream.name.kind != StreamKind::Service)
        return std::ranges::find(kUse, stream.name.kind) != kUse.end();
    return std::ranges::any_of(frame.plan.services, [&stream](const ResolvedService &service) {
        return service.id.text() == stream.name.subject && countsAsUse(service.price.unit);
    });
}

double taxOf(const std::vector<Factor> &factors)
{
    const auto tax = std::ranges::find(factors, FactorName::TaxFactor, &Factor::name);
    return tax == factors.end() ? 1.0 : tax->value;
}

/// Money of each month in units of the commitment, tax taken out.
std::vector<double> useByMonth(const PlanFrame &frame,
                               std::span<const size_t> lines,
                               std::span<const PlanStream> streams,
                               const UnitRate &unit)
{
    std::vector<double> use(static_cast<size_t>(frame.months()), 0.0);
    const Factor drift = exchangeDrift(unit, use.size());
    for (const PlanStream &stream : streams) {
        if (stream.missing || !stream.quotedLine || !isUse(frame, stream)
            || std::ranges::find(lines, *stream.quotedLine) == lines.end())
            continue;
        const double perQuantity = stream.stream.rate / taxOf(stream.rateFactors) / unit.rate;
        for (size_t month = 0; month < use.size(); ++month)
            use[month] += stream.stream.quantities[month] * perQuantity / drift.in(month);
    }
    return use;
}

/// By month of the horizon; what is settled behind it is settled in its last month.
std::vector<double> shortfallOf(const UseCommitment &terms, std::vector<double> use)
{
    const size_t horizon = use.size();
    const auto period = static_cast<size_t>(terms.months);
    use.resize((horizon + period - 1) / period * period, 0.0);
    std::vector<double> shortfall(horizon, 0.0);
    for (size_t first = 0; first < use.size(); first += period) {
        const std::span<const double> used = std::span{use}.subspan(first, period);
        const auto paid = tco::committedSpend(
            {.committed = terms.amount.value.toDouble()}, used, terms.settlement);
        for (size_t i = 0; paid && i < period; ++i) // the checks have seen the amount
            shortfall[std::min(first + i, horizon - 1)] += (*paid)[i] - used[i];
    }
    return shortfall;
}

/// The quote, and what each period or month lacks of its use.
LocalText ruleOf(const PricedLine &price)
{
    const UseCommitment &terms = *price.commitment;
    const QString spend = terms.amount.value.toText() % u' ' % terms.amount.currency.code();
    const QString rule = terms.settlement == tco::Settlement::AtPeriodEnd
        ? u": max(0, %1 − Σ)"_s.arg(spend)
        : u": max(0, %1 ÷ %2 − Σ)"_s.arg(spend).arg(terms.months);
    LocalText source = price.quoteName;
    for (QString *name : {&source.en, &source.zhCN}) {
        if (!name->isEmpty())
            name->append(rule);
    }
    return source;
}

} // namespace

bool countsAsUse(PriceUnit unit)
{
    return unit != PriceUnit::Once && !isHeld(unit);
}

void takeCommitmentDiscount(PricedLine &price)
{
    if (!price.commitment || price.commitment->discount.isZero())
        return;
    const Factor discount{.name = FactorName::CommitmentDiscount,
                          .value = 1.0 - price.commitment->discount.toDouble(),
                          .source = price.quoteName};
    if (price.kept && !price.kept->missing)
        price.kept->multiplyBy(discount);
    const bool isFinal = std::ranges::any_of(price.rate.factors, [](const Factor &factor) {
        return factor.name == FactorName::SetPrice;
    });
    if (!price.rate.missing && !isFinal)
        price.rate.multiplyBy(discount);
}

std::vector<PlanStream> shortfallStreams(const PlanFrame &frame,
                                         std::span<const PlanStream> streams)
{
    std::vector<PlanStream> shortfalls;
    const CommittedQuotes quotes{frame, streams};
    for (const auto &[price, lines, missing] : quotes.entries()) {
        StreamName name{StreamKind::SpendShortfall, price->category, price->quote.text()};
        UnitRate unit = price->commitmentUnit;
        if (missing || unit.missing) {
            shortfalls.push_back(
                missingStream(std::move(name), missing ? *missing : *unit.missing));
            continue;
        }
        std::vector<double> shortfall =
            shortfallOf(*price->commitment, useByMonth(frame, lines, streams, unit));
        const double sum = sumOf(shortfall);
        if (sum == 0.0)
            continue;
        const double tax = taxOf(price->rate.factors);
        if (tax != 1.0)
            unit.multiplyBy({.name = FactorName::TaxFactor, .value = tax});
        unit.quotedLine = price->rate.quotedLine;
        shortfalls.push_back(
            planStream(std::move(name),
                       {.byMonth = std::move(shortfall),
                        .factors = {{.name = FactorName::UncoveredCommitment,
                                     .value = sum,
                                     .unit = price->commitment->amount.currency.code(),
                                     .source = ruleOf(*price)}}},
                       unit));
    }
    return shortfalls;
}

} // namespace steelyard
