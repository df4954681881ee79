#include "db/plan_rows.h"

#include "db/statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectPlans = R"(
    SELECT
        id,
        name_en,
        name_zh_cn,
        mode,
        site_id,
        notes
    FROM plan
    WHERE project_id = ?
    ORDER BY position)"_L1;

constexpr auto kSelectLayers = R"(
    SELECT
        plan_id,
        id,
        kind,
        quote_id,
        line_id,
        servers,
        price,
        counts_as_accelerator,
        counts_as_factor,
        counts_as_reason,
        financing_kind,
        financing_annual_rate,
        financing_months,
        financing_balloon,
        price_change_per_year,
        interruption_hours_between,
        interruption_checkpoint_seconds,
        interruption_restart_minutes
    FROM supply_layer
    WHERE project_id = ?
    ORDER BY plan_id, position)"_L1;

constexpr auto kSelectServices = R"(
    SELECT
        plan_id,
        id,
        quote_id,
        line_id,
        quantity
    FROM plan_service
    WHERE project_id = ?
    ORDER BY plan_id, position)"_L1;

QString placeOf(const Plan &plan)
{
    return u"plans/"_s + plan.id.text();
}

Row rowOf(const ProjectId &project, const Plan &plan, int position)
{
    return {.table = "plan"_L1,
            .place = placeOf(plan),
            .keyCount = 2,
            .cells = {{"project_id"_L1, project},
                      {"id"_L1, plan.id},
                      {"position"_L1, position},
                      {"name_en"_L1, plan.name.en},
                      {"name_zh_cn"_L1, plan.name.zhCN},
                      {"mode"_L1, plan.mode},
                      {"site_id"_L1, plan.site},
                      {"notes"_L1, plan.notes}}};
}

Row rowOf(const ProjectId &project, const Plan &plan, const SupplyLayer &layer, int position)
{
    Row row{.table = "supply_layer"_L1,
            .place = u"%1/supply/%2"_s.arg(placeOf(plan), layer.id.text()),
            .keyCount = 3,
            .cells = {{"project_id"_L1, project},
                      {"plan_id"_L1, plan.id},
                      {"id"_L1, layer.id},
                      {"position"_L1, position},
                      {"kind"_L1, layer.kind},
                      {"quote_id"_L1, layer.quote},
                      {"line_id"_L1, layer.line},
                      {"servers"_L1, layer.servers},
                      {"price"_L1, layer.price},
                      {"price_change_per_year"_L1, layer.priceChangePerYear}}};
    if (const auto &countsAs = layer.countsAs) {
        row.cells.insert(row.cells.end(),
                         {{"counts_as_accelerator"_L1, countsAs->accelerator},
                          {"counts_as_factor"_L1, countsAs->factor},
                          {"counts_as_reason"_L1, countsAs->reason}});
    }
    if (const auto &financing = layer.financing) {
        row.cells.insert(row.cells.end(),
                         {{"financing_kind"_L1, financing->kind},
                          {"financing_annual_rate"_L1, financing->annualRate},
                          {"financing_months"_L1, financing->months},
                          {"financing_balloon"_L1, financing->balloon}});
    }
    if (const auto &stops = layer.interruptions) {
        row.cells.insert(row.cells.end(),
                         {{"interruption_hours_between"_L1, stops->hoursBetween},
                          {"interruption_checkpoint_seconds"_L1, stops->checkpointSeconds},
                          {"interruption_restart_minutes"_L1, stops->restartMinutes}});
    }
    return row;
}

Row rowOf(const ProjectId &project, const Plan &plan, const PlanService &service, int position)
{
    return {.table = "plan_service"_L1,
            .place = u"%1/services/%2"_s.arg(placeOf(plan), service.id.text()),
            .keyCount = 3,
            .cells = {{"project_id"_L1, project},
                      {"plan_id"_L1, plan.id},
                      {"id"_L1, service.id},
                      {"position"_L1, position},
                      {"quote_id"_L1, service.quote},
                      {"line_id"_L1, service.line},
                      {"quantity"_L1, service.quantity}}};
}

Plan planOf(const Statement &row)
{
    return {.id = row.id<PlanId>("id"_L1),
            .name = row.localText("name"_L1),
            .mode = row.enumeration<PlanMode>("mode"_L1),
            .site = row.id<SiteId>("site_id"_L1),
            .notes = row.text("notes"_L1)};
}

std::optional<CountsAs> countsAsOf(const Statement &row)
{
    if (row.isNull("counts_as_factor"_L1))
        return std::nullopt;
    return CountsAs{.accelerator = row.text("counts_as_accelerator"_L1),
                    .factor = row.decimal("counts_as_factor"_L1),
                    .reason = row.text("counts_as_reason"_L1)};
}

std::optional<Financing> financingOf(const Statement &row)
{
    if (row.isNull("financing_kind"_L1))
        return std::nullopt;
    return Financing{.kind = row.enumeration<FinancingKind>("financing_kind"_L1),
                     .annualRate = row.decimal("financing_annual_rate"_L1),
                     .months = row.number("financing_months"_L1),
                     .balloon = row.decimal("financing_balloon"_L1)};
}

std::optional<LayerInterruptions> interruptionsOf(const Statement &row)
{
    if (row.isNull("interruption_hours_between"_L1))
        return std::nullopt;
    return LayerInterruptions{.hoursBetween = row.decimal("interruption_hours_between"_L1),
                              .checkpointSeconds =
                                  row.decimal("interruption_checkpoint_seconds"_L1),
                              .restartMinutes = row.decimal("interruption_restart_minutes"_L1)};
}

SupplyLayer layerOf(const Statement &row)
{
    return {.id = row.id<LayerId>("id"_L1),
            .kind = row.enumeration<SupplyKind>("kind"_L1),
            .quote = row.id<QuoteId>("quote_id"_L1),
            .line = row.id<LineId>("line_id"_L1),
            .servers = row.optionalNumber("servers"_L1),
            .price = row.optionalDecimal("price"_L1),
            .countsAs = countsAsOf(row),
            .financing = financingOf(row),
            .priceChangePerYear = row.optionalDecimal("price_change_per_year"_L1),
            .interruptions = interruptionsOf(row)};
}

PlanService serviceOf(const Statement &row)
{
    return {.id = row.id<ServiceId>("id"_L1),
            .quote = row.id<QuoteId>("quote_id"_L1),
            .line = row.id<LineId>("line_id"_L1),
            .quantity = row.optionalDecimal("quantity"_L1)};
}

// Puts each row of `sql` into the list that its plan keeps for it.
template <typename T>
Result<void> readOfPlans(const Connection &connection,
                         Project &project,
                         QLatin1StringView sql,
                         std::vector<T> Plan::*list,
                         T (*toValue)(const Statement &))
{
    Statement select{connection, sql};
    select.bind(project.id);
    while (select.next()) {
        const auto plan =
            std::ranges::find(project.plans, select.id<PlanId>("plan_id"_L1), &Plan::id);
        if (plan == project.plans.end())
            select.reportUnreadable("plan_id"_L1);
        else
            ((*plan).*list).push_back(toValue(select));
    }
    return select.failure() ? Result<void>{*select.failure()} : Result<void>{};
}

} // namespace

void appendPlans(Rows &rows, const Project &project)
{
    for (int planPosition = 0; const auto &plan : project.plans) {
        rows.push_back(rowOf(project.id, plan, planPosition++));
        for (int position = 0; const auto &layer : plan.supply)
            rows.push_back(rowOf(project.id, plan, layer, position++));
        for (int position = 0; const auto &service : plan.services)
            rows.push_back(rowOf(project.id, plan, service, position++));
    }
}

Result<void> readPlans(const Connection &connection, Project &project)
{
    auto plans = Statement{connection, kSelectPlans}.bind(project.id).all(planOf);
    if (!plans)
        return plans.error();
    project.plans = *std::move(plans);
    if (const auto read = readOfPlans(connection, project, kSelectLayers, &Plan::supply, layerOf);
        !read)
        return read;
    return readOfPlans(connection, project, kSelectServices, &Plan::services, serviceOf);
}

} // namespace steelyard::db
