#include "db/quote_line_rows.h"

#include "db/compact_lists.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectLines = R"(
    SELECT
        quote_id,
        revision,
        id,
        name_en,
        name_zh_cn,
        category,
        kind,
        accelerator,
        server,
        gpus_per_node,
        quantity,
        base_quantity,
        unit,
        price,
        currency,
        vat_rate,
        tax_basis,
        covers,
        discounts,
        tiers,
        tier_mode,
        minimum_term_months,
        is_prepaid,
        requirement,
        stated_specification,
        notes,
        rental_upfront,
        rental_billing_unit,
        rental_minimum_run_minutes,
        rental_sustained_use,
        rental_kept_price_per_hour,
        rental_savings_plans,
        rental_refund,
        rental_on_demand_per_hour,
        rental_short_use_factor
    FROM quote_line
    WHERE project_id = ? AND (? IS NULL OR quote_id = ?)
    ORDER BY quote_id, revision, position)"_L1;

RentalTerms rentalOf(const Statement &row)
{
    return {.upfront = row.optionalDecimal("rental_upfront"_L1),
            .billingUnit = row.enumeration<RunUnit>("rental_billing_unit"_L1),
            .minimumRunMinutes = row.optionalDecimal("rental_minimum_run_minutes"_L1),
            .sustainedUse = readUseTiers(row, "rental_sustained_use"_L1),
            .keptPerHour = row.optionalDecimal("rental_kept_price_per_hour"_L1),
            .savingsPlans = readSavingsPlans(row, "rental_savings_plans"_L1),
            .refund = row.enumeration<tco::RefundRule>("rental_refund"_L1),
            .onDemandPerHour = row.optionalDecimal("rental_on_demand_per_hour"_L1),
            .shortUseFactor = row.optionalDecimal("rental_short_use_factor"_L1)};
}

QuoteLine lineOf(const Statement &row)
{
    return {.id = row.id<LineId>("id"_L1),
            .name = row.localText("name"_L1),
            .category = row.enumeration<CostCategory>("category"_L1),
            .kind = row.enumeration<LineKind>("kind"_L1),
            .accelerator = row.text("accelerator"_L1),
            .server = row.text("server"_L1),
            .gpusPerNode = row.optionalNumber("gpus_per_node"_L1),
            .quantity = row.optionalDecimal("quantity"_L1),
            .baseQuantity = row.decimal("base_quantity"_L1),
            .unit = row.enumeration<PriceUnit>("unit"_L1),
            .price = row.optionalDecimal("price"_L1),
            .currency = row.currency("currency"_L1),
            .vatRate = row.optionalDecimal("vat_rate"_L1),
            .taxBasis = row.enumeration<TaxBasis>("tax_basis"_L1),
            .covers = readCovers(row, "covers"_L1),
            .discounts = readDecimals(row, "discounts"_L1),
            .tiers = readTiers(row, "tiers"_L1),
            .tierMode = row.enumeration<TierMode>("tier_mode"_L1),
            .minimumTermMonths = row.optionalNumber("minimum_term_months"_L1),
            .isPrepaid = row.flag("is_prepaid"_L1),
            .requirement = row.text("requirement"_L1),
            .statedSpecification = row.text("stated_specification"_L1),
            .notes = row.text("notes"_L1),
            .rental = rentalOf(row)};
}

std::vector<Cell> cellsOf(const QuoteLine &line)
{
    return {{"name_en"_L1, line.name.en},
            {"name_zh_cn"_L1, line.name.zhCN},
            {"category"_L1, line.category},
            {"kind"_L1, line.kind},
            {"accelerator"_L1, line.accelerator},
            {"server"_L1, line.server},
            {"gpus_per_node"_L1, line.gpusPerNode},
            {"quantity"_L1, line.quantity},
            {"base_quantity"_L1, line.baseQuantity},
            {"unit"_L1, line.unit},
            {"price"_L1, line.price},
            {"currency"_L1, line.currency},
            {"vat_rate"_L1, line.vatRate},
            {"tax_basis"_L1, line.taxBasis},
            {"covers"_L1, coversText(line.covers)},
            {"discounts"_L1, decimalsText(line.discounts)},
            {"tiers"_L1, tiersText(line.tiers)},
            {"tier_mode"_L1, line.tierMode},
            {"minimum_term_months"_L1, line.minimumTermMonths},
            {"is_prepaid"_L1, line.isPrepaid},
            {"requirement"_L1, line.requirement},
            {"stated_specification"_L1, line.statedSpecification},
            {"notes"_L1, line.notes},
            {"rental_upfront"_L1, line.rental.upfront},
            {"rental_billing_unit"_L1, line.rental.billingUnit},
            {"rental_minimum_run_minutes"_L1, line.rental.minimumRunMinutes},
            {"rental_sustained_use"_L1, useTiersText(line.rental.sustainedUse)},
            {"rental_kept_price_per_hour"_L1, line.rental.keptPerHour},
            {"rental_savings_plans"_L1, savingsPlansText(line.rental.savingsPlans)},
            {"rental_refund"_L1, line.rental.refund},
            {"rental_on_demand_per_hour"_L1, line.rental.onDemandPerHour},
            {"rental_short_use_factor"_L1, line.rental.shortUseFactor}};
}

QuoteRevision *findRevision(std::vector<Stored<Quote>> &quotes,
                            const QuoteId &id,
                            int revisionNumber)
{
    const auto quote =
        std::ranges::find(quotes, id, [](const Stored<Quote> &stored) { return stored.value.id; });
    if (quote == quotes.end())
        return nullptr;
    auto &revisions = quote->value.revisions;
    const auto revision = std::ranges::find(revisions, revisionNumber, &QuoteRevision::number);
    return revision == revisions.end() ? nullptr : &*revision;
}

} // namespace

void appendLines(Rows &rows,
                 const ProjectId &project,
                 const Quote &quote,
                 const QuoteRevision &revision)
{
    for (int position = 0; const auto &line : revision.lines) {
        Row row{.table = "quote_line"_L1,
                .place = u"revisions/%1/lines/%2"_s.arg(revision.number).arg(line.id.text()),
                .keyCount = 4,
                .cells = {{"project_id"_L1, project},
                          {"quote_id"_L1, quote.id},
                          {"revision"_L1, revision.number},
                          {"id"_L1, line.id},
                          {"position"_L1, position++}}};
        std::ranges::move(cellsOf(line), std::back_inserter(row.cells));
        rows.push_back(std::move(row));
    }
}

Result<void> readLines(const Connection &connection,
                       const ProjectId &project,
                       const QuoteId &only,
                       std::vector<Stored<Quote>> &quotes)
{
    Statement select{connection, kSelectLines};
    select.bind(project, only, only);
    while (select.next()) {
        auto *const revision =
            findRevision(quotes, select.id<QuoteId>("quote_id"_L1), select.number("revision"_L1));
        if (revision == nullptr)
            select.reportUnreadable("revision"_L1);
        else
            revision->lines.push_back(lineOf(select));
    }
    return select.failure() ? Result<void>{*select.failure()} : Result<void>{};
}

} // namespace steelyard::db
