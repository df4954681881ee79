#include "model/compare/deposits.h"

#include "model/compare/payment_schedule.h"
#include "model/compare/plan_result.h"
#include "model/compare/unit_rate.h"
#include "model/money/rounding.h"

#include <algorithm>
#include <set>

namespace steelyard {

using namespace Qt::StringLiterals;

namespace {

/// Lines of quotes that ask for a deposit, one of each quote that the plan pays.
std::vector<size_t> linesWithDeposit(const Comparison &comparison, const PlanResult &plan)
{
    std::vector<size_t> lines;
    std::set<QuoteId> seen;
    for (const CostStream &stream : plan.streams) {
        if (stream.absent || !goesToVendor(stream))
            continue;
        const QuotedLine &line = comparison.quotedLines[*stream.quotedLine];
        if (line.payment.deposit && seen.insert(line.quote).second)
            lines.push_back(*stream.quotedLine);
    }
    return lines;
}

CostStream depositStream(const Comparison &comparison, size_t line, const UnitRate &rate)
{
    const QuotedLine &quoted = comparison.quotedLines[line];
    CostStream stream{.kind = StreamKind::Deposit,
                      .category = CostCategory::Other,
                      .subject = quoted.quote.text(),
                      .quotedLine = line};
    if (rate.missing) {
        stream.absent = rate.missing->reason;
        return stream;
    }
    std::vector<double> pieces(static_cast<size_t>(comparison.months), 0.0);
    pieces.front() += 1.0;
    pieces.back() -= 1.0;
    const Factor drift = exchangeDrift(rate, pieces.size());
    for (size_t month = 0; month < pieces.size(); ++month)
        stream.entries.push_back(
            rounded(Amount{pieces[month] * rate.rate * drift.in(month)}, comparison.currency));
    stream.factors = {{.name = FactorName::Quantity, .value = 0.0, .byMonth = std::move(pieces)}};
    stream.factors.insert(stream.factors.end(), rate.factors.begin(), rate.factors.end());
    if (!exchangeStays(rate, drift.byMonth.size())) {
        stream.factors.push_back(drift);
        stream.factors.back().value = drift.byMonth.front();
    }
    return stream;
}

void noteRates(Comparison &comparison, const UnitRate &unit)
{
    for (const ExchangeRate &rate : exchangeRates(unit, static_cast<size_t>(comparison.months))) {
        if (std::ranges::find(comparison.ratesUsed, rate) == comparison.ratesUsed.end())
            comparison.ratesUsed.push_back(rate);
    }
}

} // namespace

void addDeposits(Comparison &comparison, const FxTable &rates)
{
    for (PlanResult &plan : comparison.plans) {
        for (const size_t line : linesWithDeposit(comparison, plan)) {
            const QuotedLine &quoted = comparison.quotedLines[line];
            const Money &deposit = *quoted.payment.deposit;
            const UnitRate rate =
                converted({.name = FactorName::UnitPrice,
                           .value = deposit.value.toDouble(),
                           .unit = priceUnitName(deposit.currency, enumText(PriceUnit::Once)),
                           .source = quoted.quoteName},
                          deposit.currency,
                          rates);
            plan.streams.push_back(depositStream(comparison, line, rate));
            noteRates(comparison, rate);
            CategoryCost::State &state = plan.categories[CostCategory::Other].state;
            if (rate.missing) {
                state = CategoryCost::State::Unknown;
                leaveIncomplete(plan, rate.missing->reason);
                if (std::ranges::find(comparison.findings, rate.missing->finding)
                    == comparison.findings.end())
                    comparison.findings.push_back(rate.missing->finding);
            } else if (state != CategoryCost::State::Unknown) {
                state = CategoryCost::State::Known;
            }
        }
    }
}

} // namespace steelyard
