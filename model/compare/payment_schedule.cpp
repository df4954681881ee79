#include "model/compare/payment_schedule.h"

#include "model/base/whole_months.h"
#include "model/compare/stream_payee.h"
#include "model/money/rounding.h"
#include "model/tco/ledger.h"

#include <algorithm>

namespace steelyard {

namespace {

constexpr qint64 kDaysOfWeek = 7;

/// A part of a stream's money with its day.
struct Part
{
    QDate date = {};
    MinorUnits amount = 0;
    std::optional<size_t> instalment = {};
};

/// Days and months of a project, whose months begin on its first day of the month.
class PaymentDays final
{
public:
    explicit PaymentDays(const Comparison &comparison)
        : m_first{comparison.start.isValid() ? comparison.start : QDate{2001, 1, 1}}
        , m_months{comparison.months}
    {}

    [[nodiscard]] QDate beginOf(size_t month) const
    {
        return m_first.addMonths(static_cast<int>(month));
    }
    [[nodiscard]] QDate endOf(size_t month) const { return beginOf(month + 1).addDays(-1); }

    /// The month that a day counts in; one behind the horizon counts in the last.
    [[nodiscard]] size_t monthOf(QDate day) const
    {
        return static_cast<size_t>(std::clamp(wholeMonths(m_first, day), 0, m_months - 1));
    }

private:
    QDate m_first;
    int m_months;
};

/// Whether the terms of the stream's quote say when it is paid.
bool isPaidByQuote(const CostStream &stream)
{
    return stream.quotedLine && payeeOf(stream.kind) == Payee::VendorByTerms;
}

bool isPaidAtBegin(StreamKind kind)
{
    return kind == StreamKind::SetUp || kind == StreamKind::Deposit;
}

QDate dayOf(const Instalment &instalment, const QuotedLine &line, const PaymentDays &days)
{
    const QDate order = days.beginOf(0).addDays(instalment.days);
    const QDate delivery = order.addDays(line.deliveryWeeks * kDaysOfWeek);
    switch (instalment.event) {
    case PaymentEvent::Order:
        return order;
    case PaymentEvent::Delivery:
        return delivery;
    case PaymentEvent::Acceptance:
        return delivery.addDays(line.payment.acceptanceDays.value_or(0));
    }
    Q_UNREACHABLE();
}

/// The shares of one amount, each the rounded running sum less the one before.
std::vector<Part> instalmentsOf(MinorUnits amount, const QuotedLine &line, const PaymentDays &days)
{
    const PaymentTerms &terms = line.payment;
    std::vector<Part> parts;
    double share = 0.0;
    MinorUnits before = 0;
    for (size_t i = 0; i < terms.instalments.size(); ++i) {
        const Instalment &instalment = terms.instalments[i];
        share += instalment.share.toDouble();
        const MinorUnits soFar = i + 1 == terms.instalments.size()
            ? amount
            : toMinorUnits(static_cast<double>(amount) * share, 1.0);
        parts.push_back({dayOf(instalment, line, days), soFar - before, i});
        before = soFar;
    }
    return parts;
}

std::vector<Part> paidOnce(std::span<const MinorUnits> entries,
                           const QuotedLine &line,
                           const PaymentDays &days)
{
    const MinorUnits amount = tco::sumOf(entries);
    if (!line.payment.instalments.empty())
        return instalmentsOf(amount, line, days);
    // The invoice comes with the goods.
    const qint64 wait =
        line.deliveryWeeks * kDaysOfWeek + line.payment.daysAfterInvoice.value_or(0);
    return {{days.beginOf(0).addDays(wait), amount, {}}};
}

std::vector<Part> paidByTime(std::span<const MinorUnits> entries,
                             const PaymentTerms &terms,
                             const PaymentDays &days)
{
    std::vector<Part> parts;
    const auto block = static_cast<size_t>(terms.prepaidMonths.value_or(1));
    for (size_t month = 0; month < entries.size(); month += block) {
        const size_t length = std::min(block, entries.size() - month);
        const QDate invoice = terms.prepaidMonths ? days.beginOf(month) : days.endOf(month);
        parts.push_back({invoice.addDays(terms.daysAfterInvoice.value_or(0)),
                         tco::sumOf(entries.subspan(month, length)),
                         {}});
    }
    return parts;
}

std::vector<Part> paidUpfront(std::span<const MinorUnits> entries,
                              const PaymentTerms &terms,
                              const PaymentDays &days)
{
    std::vector<Part> parts;
    for (size_t month = 0; month < entries.size(); ++month)
        parts.push_back(
            {days.beginOf(month).addDays(terms.daysAfterInvoice.value_or(0)), entries[month], {}});
    return parts;
}

/// A share of each term when it begins, the rest by time.
std::vector<Part> paidAheadInPart(std::span<const MinorUnits> entries,
                                  const TermPayment &upfront,
                                  const PaymentTerms &terms,
                                  const PaymentDays &days)
{
    std::vector<Part> parts;
    std::vector<MinorUnits> rest;
    for (size_t month = 0; month < entries.size(); ++month) {
        const int begin = upfront.begins[month];
        if (month == 0 || begin != upfront.begins[month - 1])
            parts.push_back({days.beginOf(static_cast<size_t>(begin))
                                 .addDays(terms.daysAfterInvoice.value_or(0))});
        const MinorUnits ahead =
            toMinorUnits(static_cast<double>(entries[month]) * upfront.share, 1.0);
        parts.back().amount += ahead;
        rest.push_back(entries[month] - ahead);
    }
    const std::vector<Part> byTime = paidByTime(rest, terms, days);
    parts.insert(parts.end(), byTime.begin(), byTime.end());
    return parts;
}

/// `entries` are the stream's, in any currency.
std::vector<Part> partsOf(const Comparison &comparison,
                          const CostStream &stream,
                          std::span<const MinorUnits> entries)
{
    const PaymentDays days{comparison};
    if (isPaidByQuote(stream)) {
        const QuotedLine &line = comparison.quotedLines[*stream.quotedLine];
        if (stream.upfront)
            return paidAheadInPart(entries, *stream.upfront, line.payment, days);
        if (stream.kind == StreamKind::Upfront)
            return paidUpfront(entries, line.payment, days);
        return line.unit == PriceUnit::Once ? paidOnce(entries, line, days)
                                            : paidByTime(entries, line.payment, days);
    }
    // A loan's payments are known, and in no other currency.
    if (!stream.payments.empty())
        entries = stream.payments;
    std::vector<Part> parts;
    for (size_t month = 0; month < entries.size(); ++month) {
        const bool isAtBegin = month == 0 && isPaidAtBegin(stream.kind);
        parts.push_back({isAtBegin ? days.beginOf(month) : days.endOf(month), entries[month], {}});
    }
    return parts;
}

/// The exchange rate by month over that of the first; null: it stays, or there is none.
const Factor *driftOf(const CostStream &stream)
{
    const auto drift = std::ranges::find(stream.factors, FactorName::ExchangeDrift, &Factor::name);
    return drift == stream.factors.end() ? nullptr : &*drift;
}

bool hasTerms(const Comparison &comparison, const CostStream &stream)
{
    if (stream.absent || !isPaidByQuote(stream))
        return false;
    const QuotedLine &line = comparison.quotedLines[*stream.quotedLine];
    return stream.upfront || line.payment != PaymentTerms{} || line.deliveryWeeks > 0;
}

/// The payments of a stream, each at the exchange rate of the month in which it is paid.
std::vector<Part> partsPaid(const Comparison &comparison,
                            const CostStream &stream,
                            const PaymentDays &days)
{
    const Factor *drift = driftOf(stream);
    if (!drift || !hasTerms(comparison, stream))
        return partsOf(comparison, stream, stream.entries);
    std::vector<MinorUnits> atFirstRate;
    for (size_t month = 0; month < stream.entries.size(); ++month)
        atFirstRate.push_back(
            toMinorUnits(static_cast<double>(stream.entries[month]) / drift->in(month), 1.0));
    std::vector<Part> parts = partsOf(comparison, stream, atFirstRate);
    for (Part &part : parts)
        part.amount = toMinorUnits(
            static_cast<double>(part.amount) * drift->in(days.monthOf(part.date)), 1.0);
    return parts;
}

/// The stream's entries in the currency of its quote; its own where that is the reporting one.
struct QuotedEntries
{
    Currency currency = {};
    std::vector<MinorUnits> entries = {};
};

bool isOfExchange(const Factor &factor)
{
    return factor.name == FactorName::ExchangeRate || factor.name == FactorName::ExchangeDrift;
}

QuotedEntries quotedEntries(const Comparison &comparison, const CostStream &stream)
{
    QuotedEntries quoted{.currency = comparison.currency, .entries = stream.entries};
    if (!std::ranges::any_of(stream.factors, [](const Factor &factor) {
            return factor.name == FactorName::ExchangeRate;
        }))
        return quoted;
    // The unit of a price begins with its currency, "USD/node_month", and that of money is it.
    constexpr qsizetype kCodeLength = 3;
    for (const Factor &factor : stream.factors) {
        if (isQuotedPrice(factor.name) || factor.name == FactorName::UncoveredCommitment
            || factor.name == FactorName::PaidBack)
            quoted.currency = Currency::fromText(QStringView{factor.unit}.left(kCodeLength))
                                  .value_or(quoted.currency);
    }
    for (size_t month = 0; month < quoted.entries.size(); ++month) {
        double amount = 1.0;
        for (const Factor &factor : stream.factors)
            amount *= isOfExchange(factor) ? 1.0 : factor.in(month);
        quoted.entries[month] = rounded(Amount{amount}, quoted.currency);
    }
    return quoted;
}

} // namespace

bool goesToVendor(const CostStream &stream)
{
    return stream.quotedLine && payeeOf(stream.kind) != Payee::Nobody;
}

std::vector<Payment> paymentsOf(const Comparison &comparison, size_t plan)
{
    std::vector<Payment> payments;
    const PaymentDays days{comparison};
    const std::vector<CostStream> &streams = comparison.plans[plan].streams;
    for (size_t i = 0; i < streams.size(); ++i) {
        if (streams[i].absent)
            continue;
        const QuotedEntries quoted = quotedEntries(comparison, streams[i]);
        const std::vector<Part> parts = partsPaid(comparison, streams[i], days);
        const std::vector<Part> asQuoted = partsOf(comparison, streams[i], quoted.entries);
        for (size_t part = 0; part < parts.size(); ++part) {
            if (parts[part].amount == 0)
                continue;
            payments.push_back({.date = comparison.start.isValid() ? parts[part].date : QDate{},
                                .month = days.monthOf(parts[part].date),
                                .stream = i,
                                .instalment = parts[part].instalment,
                                .amount = parts[part].amount,
                                .quoteCurrency = quoted.currency,
                                .quoted = asQuoted[part].amount});
        }
    }
    std::ranges::stable_sort(payments, [](const Payment &a, const Payment &b) {
        return std::pair{a.date, a.month} < std::pair{b.date, b.month};
    });
    return payments;
}

void settlePayments(Comparison &comparison)
{
    const PaymentDays days{comparison};
    for (PlanResult &plan : comparison.plans) {
        for (CostStream &stream : plan.streams) {
            if (!hasTerms(comparison, stream))
                continue;
            std::vector<MinorUnits> paid(stream.entries.size(), 0);
            for (const Part &part : partsPaid(comparison, stream, days))
                paid[days.monthOf(part.date)] += part.amount;
            if (paid != stream.entries)
                stream.payments = std::move(paid);
        }
    }
}

} // namespace steelyard
