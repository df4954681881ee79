#include "ui/text/payment_table.h"

#include "ui/text/labels.h"
#include "ui/text/report_sections.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace steelyard::text {

using namespace Qt::StringLiterals;

namespace {

struct PaymentWords
{
    Q_DECLARE_TR_FUNCTIONS(PaymentTable)
};

const QuotedLine *lineOf(const Comparison &comparison, const CostStream &stream)
{
    return stream.quotedLine ? &comparison.quotedLines[*stream.quotedLine] : nullptr;
}

/// Whether the line's own price pays for something else.
bool isBesideThePrice(StreamKind kind)
{
    constexpr std::array kBeside{StreamKind::Upfront,
                                 StreamKind::RunRounding,
                                 StreamKind::SustainedUse,
                                 StreamKind::KeptMachines,
                                 StreamKind::PlanCover,
                                 StreamKind::PlanUse,
                                 StreamKind::LostCommitment,
                                 StreamKind::TermRefund};
    return std::ranges::find(kBeside, kind) != kBeside.end();
}

QString instalmentText(const Instalment &instalment, const NumberFormat &format)
{
    const QString share = format.percent(instalment.share.toDouble(), 0);
    return instalment.days == 0
        ? PaymentWords::tr("%1 %2", "share, event").arg(share, label(instalment.event))
        : PaymentWords::tr("%1 %2 + %n day(s)", "share, event", instalment.days)
              .arg(share, label(instalment.event));
}

} // namespace

bool hasStatedTerms(const Comparison &comparison, size_t plan)
{
    return std::ranges::any_of(comparison.plans[plan].streams, [&](const CostStream &stream) {
        const QuotedLine *line = lineOf(comparison, stream);
        return line != nullptr
            && (line->payment != PaymentTerms{} || line->deliveryWeeks > 0 || line->commitment
                || stream.kind == StreamKind::Upfront);
    });
}

QString paymentText(const Comparison &comparison,
                    size_t plan,
                    const Payment &payment,
                    const NumberFormat &format)
{
    const CostStream &stream = comparison.plans[plan].streams[payment.stream];
    if (!goesToVendor(stream))
        return label(stream.kind);
    const QuotedLine &line = comparison.quotedLines[*stream.quotedLine];
    if (stream.kind == StreamKind::Deposit || stream.kind == StreamKind::SpendShortfall)
        return PaymentWords::tr("%1: %2", "kind of cost, quote")
            .arg(label(stream.kind), line.quoteName.in(format.language()));
    const QString item = line.lineName.in(format.language());
    if (isBesideThePrice(stream.kind))
        return PaymentWords::tr("%1, %2", "quote line, kind of cost").arg(item, label(stream.kind));
    return payment.instalment
        ? PaymentWords::tr("%1, %2", "quote line, instalment")
              .arg(item, instalmentText(line.payment.instalments[*payment.instalment], format))
        : item;
}

QString termsText(const QuotedLine &line, const NumberFormat &format)
{
    const PaymentTerms &terms = line.payment;
    QStringList parts;
    for (const Instalment &instalment : terms.instalments)
        parts.append(instalmentText(instalment, format));
    if (terms.acceptanceDays)
        parts.append(
            PaymentWords::tr("accepted %n day(s) after delivery", nullptr, *terms.acceptanceDays));
    if (terms.prepaidMonths)
        parts.append(PaymentWords::tr("prepaid by %n month(s)", nullptr, *terms.prepaidMonths));
    if (terms.daysAfterInvoice)
        parts.append(
            PaymentWords::tr("%n day(s) after the invoice", nullptr, *terms.daysAfterInvoice));
    if (terms.deposit)
        parts.append(PaymentWords::tr("deposit %1").arg(format.money(*terms.deposit)));
    if (const auto &commitment = line.commitment)
        parts.append(
            PaymentWords::tr("%1 committed to use in %n month(s), %2 off, shortfall billed "
                             "%3",
                             "money, share, when",
                             commitment->months)
                .arg(format.money(commitment->amount),
                     format.percent(commitment->discount.toDouble()),
                     label(commitment->settlement)));
    if (line.deliveryWeeks > 0)
        parts.append(PaymentWords::tr("delivered after %n week(s)", nullptr, line.deliveryWeeks));
    return parts.join(u"; "_s);
}

ReportTable financingTable(const Comparison &comparison, const NumberFormat &format)
{
    const auto figure = [](const QString &title) {
        return ReportColumn{title, ColumnAlignment::End};
    };
    const QString currency = format.currencyName(comparison.currency);
    ReportTable table{
        .caption = PaymentWords::tr("Loans and leases over their whole term (%1)").arg(currency),
        .columns = {{.title = PaymentWords::tr("Plan")},
                    {.title = PaymentWords::tr("Financed by")},
                    figure(PaymentWords::tr("Months")),
                    figure(PaymentWords::tr("Monthly payment")),
                    figure(PaymentWords::tr("Interest")),
                    figure(PaymentWords::tr("Effective rate per year"))}};
    const auto amount = [&](MinorUnits value) {
        return amountCell(value, comparison.currency, AmountScale::Units, format);
    };
    constexpr int kRateDecimals = 2;
    for (const PlanResult &plan : comparison.plans) {
        for (const LayerFinancing &each : plan.financing)
            table.rows.push_back({textCell(plan.name.in(format.language())),
                                  textCell(label(each.kind)),
                                  countCell(each.months, format),
                                  amount(each.payment),
                                  amount(each.interest),
                                  textCell(format.percent(each.effectiveRate, kRateDecimals))});
    }
    return table;
}

ReportTable paymentTable(const Comparison &comparison,
                         size_t plan,
                         ShownPayments shown,
                         const NumberFormat &format)
{
    const QString currency = format.currencyName(comparison.currency);
    const QString name = comparison.plans[plan].name.in(format.language());
    ReportTable table{
        .caption = (shown == ShownPayments::All ? PaymentWords::tr("%1: payment calendar (%2)")
                                                : PaymentWords::tr("%1: payments to vendors (%2)"))
                       .arg(name, currency),
        .columns = {{.title = PaymentWords::tr("Date")},
                    {.title = PaymentWords::tr("Vendor")},
                    {.title = PaymentWords::tr("For")},
                    {PaymentWords::tr("In the quote's currency"), ColumnAlignment::End},
                    {.title = PaymentWords::tr("Currency")},
                    {PaymentWords::tr("Amount (%1)").arg(currency), ColumnAlignment::End}}};
    MinorUnits sum = 0;
    for (const Payment &payment : paymentsOf(comparison, plan)) {
        const CostStream &stream = comparison.plans[plan].streams[payment.stream];
        const bool isVendors = goesToVendor(stream);
        if (shown == ShownPayments::OfQuotes && !isVendors)
            continue;
        sum += payment.amount;
        table.rows.push_back(
            {textCell(payment.date.isValid() ? format.date(payment.date)
                                             : PaymentWords::tr("month %1").arg(payment.month + 1)),
             textCell(isVendors ? lineOf(comparison, stream)->vendor.in(format.language())
                                : PaymentWords::tr("no quote", "in place of a vendor")),
             textCell(paymentText(comparison, plan, payment, format)),
             amountCell(payment.quoted, payment.quoteCurrency, AmountScale::Units, format),
             textCell(payment.quoteCurrency.code()),
             amountCell(payment.amount, comparison.currency, AmountScale::Units, format)});
    }
    table.totalRows.push_back(table.rows.size());
    table.rows.push_back({textCell(PaymentWords::tr("Total")),
                          textCell({}),
                          textCell({}),
                          textCell({}),
                          textCell({}),
                          amountCell(sum, comparison.currency, AmountScale::Units, format)});
    return table;
}

} // namespace steelyard::text
