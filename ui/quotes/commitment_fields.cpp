#include "ui/quotes/commitment_fields.h"

#include "model/compare/project.h"
#include "ui/editing/fields.h"
#include "ui/quotes/payment_fields.h"

#include <QCoreApplication>

namespace steelyard::ui {

namespace {

/// The words of this file.
struct CommitmentFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(CommitmentFields)
};

const std::optional<UseCommitment> &commitmentIn(const Quote &quote)
{
    return quote.newest().commitment;
}

/// Sets a part of a commitment whose amount has been entered.
template <typename Set>
Result<void> setInCommitment(Quote &quote, Set set)
{
    std::optional<UseCommitment> &commitment = quote.revisions.back().commitment;
    if (!commitment)
        return Error{
            .code = ErrorCode::BadValue,
            .arguments = {CommitmentFieldWords::tr("an amount under Committed spend first"),
                          CommitmentFieldWords::tr("nothing", "a blank field")}};
    set(*commitment);
    return {};
}

Result<void> setCommittedAmount(Quote &quote, const QString &typed)
{
    const auto amount = typedMoneyOf(quote, typed);
    if (!amount)
        return amount.error();
    std::optional<UseCommitment> &commitment = quote.revisions.back().commitment;
    if (!amount->has_value()) {
        commitment.reset();
        return {};
    }
    if (!commitment)
        commitment = UseCommitment{};
    commitment->amount = **amount;
    return {};
}

Result<void> setCommittedMonths(Quote &quote, const QString &typed)
{
    const auto months = typedWhole(typed, 1, kLargestHorizonMonths);
    if (!months)
        return months.error();
    if (!months->has_value())
        return commitmentIn(quote) ? Result<void>{blankNotAllowed()} : Result<void>{};
    return setInCommitment(quote, [&](UseCommitment &commitment) { commitment.months = **months; });
}

Result<void> setCommittedDiscount(Quote &quote, const QString &typed)
{
    const auto share = typedPart(typed);
    if (!share)
        return share.error();
    if (!share->has_value() && !commitmentIn(quote))
        return {};
    return setInCommitment(quote, [&](UseCommitment &commitment) {
        commitment.discount = share->value_or(Decimal{});
    });
}

Result<void> setCommittedSettlement(Quote &quote, const QString &typed)
{
    if (typed.trimmed().isEmpty() && !commitmentIn(quote))
        return {};
    const auto settlement = enumFromLabel<tco::Settlement>(typed.trimmed());
    if (!settlement)
        return settlement.error();
    return setInCommitment(quote,
                           [&](UseCommitment &commitment) { commitment.settlement = *settlement; });
}

/// A part of a commitment; blank without one.
Field<Quote> commitmentField(FieldHead head,
                             QString (*text)(const UseCommitment &),
                             Result<void> (*set)(Quote &, const QString &))
{
    Field<Quote> field;
    field.head = std::move(head);
    field.text = [text](const Quote &quote) -> QString {
        return commitmentIn(quote) ? text(*commitmentIn(quote)) : QString{};
    };
    field.set = set;
    return field;
}

QString committedAmountText(const UseCommitment &commitment)
{
    return moneyText(commitment.amount);
}

QString committedMonthsText(const UseCommitment &commitment)
{
    return QString::number(commitment.months);
}

QString committedDiscountText(const UseCommitment &commitment)
{
    return percentNumber(commitment.discount);
}

QString committedSettlementText(const UseCommitment &commitment)
{
    return text::label(commitment.settlement);
}

} // namespace

std::vector<Field<Quote>> commitmentFields()
{
    Field<Quote> settlement =
        commitmentField({.title = CommitmentFieldWords::tr("Shortfall billed"),
                         .input = FieldInput::Choice,
                         .hint = CommitmentFieldWords::tr("What use lacks of the commitment"),
                         .width = 24},
                        committedSettlementText,
                        setCommittedSettlement);
    settlement.choices = [](const Quote &) -> QStringList { return enumLabels<tco::Settlement>(); };
    return {
        commitmentField(
            {.title = CommitmentFieldWords::tr("Committed spend"),
             .input = FieldInput::Number,
             .hint = CommitmentFieldWords::tr("On use in each period; with a currency where "
                                              "it differs. Blank: none")},
            committedAmountText,
            setCommittedAmount),
        commitmentField({.title = CommitmentFieldWords::tr("Period (months)"),
                         .input = FieldInput::Number,
                         .hint = CommitmentFieldWords::tr("The first begins with the project")},
                        committedMonthsText,
                        setCommittedMonths),
        commitmentField(
            {.title = CommitmentFieldWords::tr("Discount on use (%)"),
             .input = FieldInput::Number,
             .hint = CommitmentFieldWords::tr("Off everything that is paid by use, for the "
                                              "commitment")},
            committedDiscountText,
            setCommittedDiscount),
        std::move(settlement),
    };
}

} // namespace steelyard::ui
