#include "ui/quotes/payment_fields.h"

#include "model/compare/project.h"
#include "model/quotes/shares.h"
#include "ui/editing/fields.h"
#include "ui/editing/typed_list.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The words of this file.
struct PaymentFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(PaymentFields)
};

/// Reaches a member of the newest revision's terms, of a quote that may be changed or not.
template <typename T>
auto inTerms(T PaymentTerms::*member)
{
    return [member](auto &quote) -> auto &
    {
        return quote.revisions.back().payment.*member;
    };
}

/// "30 on order; 60 on delivery; 10 on acceptance +30"
QString instalmentsText(const Quote &quote)
{
    QStringList parts;
    for (const Instalment &instalment : quote.newest().payment.instalments) {
        QString part = percentNumber(instalment.share) + u' ' + text::label(instalment.event);
        if (instalment.days > 0)
            part += u" +%1"_s.arg(instalment.days);
        parts.append(part);
    }
    return parts.join(u"; "_s);
}

Result<Instalment> typedInstalment(const QString &typed)
{
    static const QRegularExpression kParts{
        u"^\\s*([0-9.]+)\\s*%?\\s*(.+?)\\s*(?:\\+\\s*([0-9]+))?\\s*$"_s};
    const QRegularExpressionMatch match = kParts.match(typed);
    if (!match.hasMatch())
        return Error{.code = ErrorCode::BadValue,
                     .arguments = {PaymentFieldWords::tr("30 on order; 70 on delivery +30",
                                                         "example of instalments"),
                                   typed.trimmed()}};
    const auto share = typedPart(match.captured(1));
    if (!share)
        return share.error();
    const auto event = enumFromLabel<PaymentEvent>(match.captured(2));
    if (!event)
        return event.error();
    const auto days = typedWhole(match.captured(3), 0, kLongestPaymentDays);
    if (!days)
        return days.error();
    return Instalment{
        .share = share->value_or(Decimal{}), .event = *event, .days = days->value_or(0)};
}

Result<void> setInstalments(Quote &quote, const QString &typed)
{
    auto instalments = typedList<Instalment>(typed, typedInstalment);
    if (!instalments)
        return instalments.error();
    if (!makeTheWhole(*instalments))
        return Error{
            .code = ErrorCode::BadValue,
            .arguments = {PaymentFieldWords::tr("instalments that sum to 100 %"), typed.trimmed()}};
    quote.revisions.back().payment.instalments = *std::move(instalments);
    return {};
}

Result<void> setDeposit(Quote &quote, const QString &typed)
{
    const auto deposit = typedMoneyOf(quote, typed);
    if (!deposit)
        return deposit.error();
    quote.revisions.back().payment.deposit = *deposit;
    return {};
}

} // namespace

Result<std::optional<Money>> typedMoneyOf(const Quote &quote, const QString &typed)
{
    const std::vector<QuoteLine> &lines = quote.newest().lines;
    return typedMoney(typed, lines.empty() ? Currency{} : lines.front().currency);
}

std::vector<Field<Quote>> paymentFields()
{
    const auto deposit = [](const Quote &quote) {
        return moneyText(quote.newest().payment.deposit);
    };
    return {
        {.head = {.title = PaymentFieldWords::tr("Instalments (%)"),
                  .hint = PaymentFieldWords::tr("Of what is bought: 30 on order; 60 on delivery; "
                                                "10 on acceptance +30 (days)")},
         .text = instalmentsText,
         .set = setInstalments},
        optionalWholeField<Quote>({.title = PaymentFieldWords::tr("Acceptance (days)"),
                                   .hint = PaymentFieldWords::tr("From delivery to acceptance")},
                                  inTerms(&PaymentTerms::acceptanceDays),
                                  0,
                                  kLongestPaymentDays),
        optionalWholeField<Quote>(
            {.title = PaymentFieldWords::tr("Prepaid (months)"),
             .hint = PaymentFieldWords::tr("What is paid by time, this far in advance")},
            inTerms(&PaymentTerms::prepaidMonths),
            1,
            kLargestHorizonMonths),
        optionalWholeField<Quote>(
            {.title = PaymentFieldWords::tr("Due (days)"),
             .hint = PaymentFieldWords::tr("From the invoice to its payment")},
            inTerms(&PaymentTerms::daysAfterInvoice),
            0,
            kLongestPaymentDays),
        {.head = {.title = PaymentFieldWords::tr("Deposit"),
                  .input = FieldInput::Number,
                  .hint = PaymentFieldWords::tr("Comes back at the end; with a currency where it "
                                                "differs")},
         .text = deposit,
         .set = setDeposit},
        optionalWholeField<Quote>(
            {.title = PaymentFieldWords::tr("Delivery (weeks)"),
             .hint = PaymentFieldWords::tr("From the order, the project's first day")},
            [](auto &quote) -> auto & { return quote.revisions.back().deliveryWeeks; },
            0,
            kLongestDeliveryWeeks),
    };
}

} // namespace steelyard::ui
