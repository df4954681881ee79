#include "db/quote_rows.h"

#include "db/compact_lists.h"
#include "db/quote_line_rows.h"
#include "db/statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectQuotes = R"(
    SELECT
        id,
        version,
        vendor_id,
        name_en,
        name_zh_cn
    FROM quote
    WHERE project_id = ? AND (? IS NULL OR id = ?)
    ORDER BY rowid)"_L1;

constexpr auto kSelectRevisions = R"(
    SELECT
        quote_id,
        number,
        reference,
        quote_date,
        valid_until,
        payment_terms,
        delivery_terms,
        warranty,
        service_level,
        exit_terms,
        source,
        notes,
        instalments,
        acceptance_days,
        prepaid_months,
        days_after_invoice,
        deposit_value,
        deposit_currency,
        delivery_weeks,
        commitment_value,
        commitment_currency,
        commitment_months,
        commitment_discount,
        commitment_settlement
    FROM quote_revision
    WHERE project_id = ? AND (? IS NULL OR quote_id = ?)
    ORDER BY quote_id, number)"_L1;

// Without a commitment every one of its columns is NULL.
void appendCommitment(std::vector<Cell> &cells, const std::optional<UseCommitment> &commitment)
{
    const auto some = [&commitment](auto field) {
        return commitment ? std::optional{field(*commitment)} : std::nullopt;
    };
    cells.insert(cells.end(),
                 {{"commitment_value"_L1, some([](const auto &c) { return c.amount.value; })},
                  {"commitment_currency"_L1, some([](const auto &c) { return c.amount.currency; })},
                  {"commitment_months"_L1, some([](const auto &c) { return c.months; })},
                  {"commitment_discount"_L1, some([](const auto &c) { return c.discount; })},
                  {"commitment_settlement"_L1, some([](const auto &c) { return c.settlement; })}});
}

Row rowOf(const ProjectId &project, const Quote &quote, const QuoteRevision &revision)
{
    const PaymentTerms &payment = revision.payment;
    const auto &deposit = payment.deposit;
    Row row{.table = "quote_revision"_L1,
            .place = u"revisions/%1"_s.arg(revision.number),
            .keyCount = 3,
            .cells = {
                {"project_id"_L1, project},
                {"quote_id"_L1, quote.id},
                {"number"_L1, revision.number},
                {"reference"_L1, revision.reference},
                {"quote_date"_L1, revision.date},
                {"valid_until"_L1, revision.validUntil},
                {"payment_terms"_L1, revision.paymentTerms},
                {"delivery_terms"_L1, revision.deliveryTerms},
                {"warranty"_L1, revision.warranty},
                {"service_level"_L1, revision.serviceLevel},
                {"exit_terms"_L1, revision.exitTerms},
                {"source"_L1, revision.source},
                {"notes"_L1, revision.notes},
                {"instalments"_L1, instalmentsText(payment.instalments)},
                {"acceptance_days"_L1, payment.acceptanceDays},
                {"prepaid_months"_L1, payment.prepaidMonths},
                {"days_after_invoice"_L1, payment.daysAfterInvoice},
                {"deposit_value"_L1, deposit ? std::optional{deposit->value} : std::nullopt},
                {"deposit_currency"_L1, deposit ? std::optional{deposit->currency} : std::nullopt},
                {"delivery_weeks"_L1, revision.deliveryWeeks}}};
    appendCommitment(row.cells, revision.commitment);
    return row;
}

Stored<Quote> quoteOf(const Statement &row)
{
    return {.value = {.id = row.id<QuoteId>("id"_L1),
                      .vendor = row.id<VendorId>("vendor_id"_L1),
                      .name = row.localText("name"_L1)},
            .version = RowVersion{row.integer("version"_L1)}};
}

PaymentTerms paymentOf(const Statement &row)
{
    PaymentTerms payment{.instalments = readInstalments(row, "instalments"_L1),
                         .acceptanceDays = row.optionalNumber("acceptance_days"_L1),
                         .prepaidMonths = row.optionalNumber("prepaid_months"_L1),
                         .daysAfterInvoice = row.optionalNumber("days_after_invoice"_L1)};
    if (!row.isNull("deposit_value"_L1))
        payment.deposit = Money{.value = row.decimal("deposit_value"_L1),
                                .currency = row.currency("deposit_currency"_L1)};
    return payment;
}

std::optional<UseCommitment> commitmentOf(const Statement &row)
{
    if (row.isNull("commitment_value"_L1))
        return std::nullopt;
    return UseCommitment{.amount = {.value = row.decimal("commitment_value"_L1),
                                    .currency = row.currency("commitment_currency"_L1)},
                         .months = row.number("commitment_months"_L1),
                         .discount = row.decimal("commitment_discount"_L1),
                         .settlement =
                             row.enumeration<tco::Settlement>("commitment_settlement"_L1)};
}

QuoteRevision revisionOf(const Statement &row)
{
    return {.number = row.number("number"_L1),
            .reference = row.text("reference"_L1),
            .date = row.date("quote_date"_L1),
            .validUntil = row.date("valid_until"_L1),
            .paymentTerms = row.text("payment_terms"_L1),
            .deliveryTerms = row.text("delivery_terms"_L1),
            .warranty = row.text("warranty"_L1),
            .serviceLevel = row.text("service_level"_L1),
            .exitTerms = row.text("exit_terms"_L1),
            .source = row.text("source"_L1),
            .notes = row.text("notes"_L1),
            .payment = paymentOf(row),
            .deliveryWeeks = row.optionalNumber("delivery_weeks"_L1),
            .commitment = commitmentOf(row)};
}

Result<void> readRevisions(const Connection &connection,
                           const ProjectId &project,
                           const QuoteId &only,
                           std::vector<Stored<Quote>> &quotes)
{
    Statement select{connection, kSelectRevisions};
    select.bind(project, only, only);
    while (select.next()) {
        const auto quote =
            std::ranges::find(quotes,
                              select.id<QuoteId>("quote_id"_L1),
                              [](const Stored<Quote> &stored) { return stored.value.id; });
        if (quote == quotes.end())
            select.reportUnreadable("quote_id"_L1);
        else
            quote->value.revisions.push_back(revisionOf(select));
    }
    return select.failure() ? Result<void>{*select.failure()} : Result<void>{};
}

} // namespace

Rows rowsOf(const ProjectId &project, const Quote &quote)
{
    Rows rows{{.table = "quote"_L1,
               .keyCount = 2,
               .cells = {{"project_id"_L1, project},
                         {"id"_L1, quote.id},
                         {"vendor_id"_L1, quote.vendor},
                         {"name_en"_L1, quote.name.en},
                         {"name_zh_cn"_L1, quote.name.zhCN}}}};
    for (const auto &revision : quote.revisions) {
        rows.push_back(rowOf(project, quote, revision));
        appendLines(rows, project, quote, revision);
    }
    return rows;
}

Result<std::vector<Stored<Quote>>> readQuotes(const Connection &connection,
                                              const ProjectId &project,
                                              const QuoteId &only)
{
    auto quotes = Statement{connection, kSelectQuotes}.bind(project, only, only).all(quoteOf);
    if (!quotes)
        return quotes;
    if (const auto read = readRevisions(connection, project, only, *quotes); !read)
        return read.error();
    if (const auto read = readLines(connection, project, only, *quotes); !read)
        return read.error();
    return quotes;
}

} // namespace steelyard::db
