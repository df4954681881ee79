#include "db/project_part_rows.h"

#include "db/compact_lists.h"
#include "db/site_rows.h"
#include "db/statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectPhases = R"(
    SELECT
        id,
        name_en,
        name_zh_cn,
        gpus,
        start_day,
        days,
        repeat_months,
        follows_job,
        deferral
    FROM demand_phase
    WHERE project_id = ?
    ORDER BY position)"_L1;

constexpr auto kSelectRates = R"(
    SELECT
        id,
        from_currency,
        to_currency,
        rate,
        rate_date,
        source,
        change_per_year
    FROM exchange_rate
    WHERE project_id = ?
    ORDER BY position)"_L1;

constexpr auto kSelectAssumptions = R"(
    SELECT
        key,
        value,
        unit,
        low,
        high,
        source
    FROM assumption
    WHERE project_id = ?)"_L1;

constexpr auto kSelectCases = R"(
    SELECT
        id,
        name_en,
        name_zh_cn
    FROM project_case
    WHERE project_id = ?
    ORDER BY position)"_L1;

constexpr auto kSelectCaseValues = R"(
    SELECT
        case_id,
        path,
        value
    FROM case_value
    WHERE project_id = ?
    ORDER BY case_id, position)"_L1;

constexpr auto kSelectCarried = R"(
    SELECT
        key,
        json
    FROM project_part
    WHERE project_id = ?)"_L1;

Row rowOf(const ProjectId &project, const DemandPhase &phase, int position)
{
    return {.table = "demand_phase"_L1,
            .place = u"demand/"_s + phase.id.text(),
            .keyCount = 2,
            .cells = {{"project_id"_L1, project},
                      {"id"_L1, phase.id},
                      {"position"_L1, position},
                      {"name_en"_L1, phase.name.en},
                      {"name_zh_cn"_L1, phase.name.zhCN},
                      {"gpus"_L1, phase.gpus},
                      {"start_day"_L1, phase.startDay},
                      {"days"_L1, phase.days},
                      {"repeat_months"_L1, phase.repeatMonths},
                      {"follows_job"_L1, phase.followsJob},
                      {"deferral"_L1, deferralText(phase.deferrable)}}};
}

Row rowOf(const ProjectId &project, const ExchangeRate &rate, int position)
{
    return {.table = "exchange_rate"_L1,
            .place = u"rates/"_s + rate.id.text(),
            .keyCount = 2,
            .cells = {{"project_id"_L1, project},
                      {"id"_L1, rate.id},
                      {"position"_L1, position},
                      {"from_currency"_L1, rate.from},
                      {"to_currency"_L1, rate.to},
                      {"rate"_L1, rate.rate},
                      {"rate_date"_L1, rate.date},
                      {"source"_L1, rate.source},
                      {"change_per_year"_L1, rate.changePerYear}}};
}

Row rowOf(const ProjectId &project, const QString &key, const Assumption &assumption)
{
    return {.table = "assumption"_L1,
            .place = u"assumptions/"_s + key,
            .keyCount = 2,
            .cells = {{"project_id"_L1, project},
                      {"key"_L1, key},
                      {"value"_L1, assumption.value},
                      {"unit"_L1, assumption.unit},
                      {"low"_L1, assumption.low},
                      {"high"_L1, assumption.high},
                      {"source"_L1, assumption.source}}};
}

void appendCase(Rows &rows, const ProjectId &project, const ProjectCase &projectCase, int position)
{
    const auto place = QString{u"cases/"_s + projectCase.id.text()};
    rows.push_back({.table = "project_case"_L1,
                    .place = place,
                    .keyCount = 2,
                    .cells = {{"project_id"_L1, project},
                              {"id"_L1, projectCase.id},
                              {"position"_L1, position},
                              {"name_en"_L1, projectCase.name.en},
                              {"name_zh_cn"_L1, projectCase.name.zhCN}}});
    for (int number = 0; const auto &value : projectCase.values) {
        rows.push_back({.table = "case_value"_L1,
                        .place = u"%1/%2"_s.arg(place).arg(number),
                        .keyCount = 3,
                        .cells = {{"project_id"_L1, project},
                                  {"case_id"_L1, projectCase.id},
                                  {"position"_L1, number++},
                                  {"path"_L1, value.path},
                                  {"value"_L1, value.value}}});
    }
}

DemandPhase phaseOf(const Statement &row)
{
    return {.id = row.id<PhaseId>("id"_L1),
            .name = row.localText("name"_L1),
            .gpus = row.number("gpus"_L1),
            .startDay = row.decimal("start_day"_L1),
            .days = row.optionalDecimal("days"_L1),
            .repeatMonths = row.optionalNumber("repeat_months"_L1),
            .followsJob = row.flag("follows_job"_L1),
            .deferrable = readDeferral(row, "deferral"_L1)};
}

ExchangeRate rateOf(const Statement &row)
{
    return {.id = row.id<RateId>("id"_L1),
            .from = row.currency("from_currency"_L1),
            .to = row.currency("to_currency"_L1),
            .rate = row.decimal("rate"_L1),
            .date = row.date("rate_date"_L1),
            .source = row.text("source"_L1),
            .changePerYear = row.optionalDecimal("change_per_year"_L1)};
}

std::pair<QString, Assumption> assumptionOf(const Statement &row)
{
    return {row.text("key"_L1),
            {.value = row.decimal("value"_L1),
             .unit = row.text("unit"_L1),
             .low = row.optionalDecimal("low"_L1),
             .high = row.optionalDecimal("high"_L1),
             .source = row.text("source"_L1)}};
}

ProjectCase caseOf(const Statement &row)
{
    return {.id = row.id<CaseId>("id"_L1), .name = row.localText("name"_L1)};
}

std::pair<QString, QString> carriedOf(const Statement &row)
{
    return {row.text("key"_L1), row.text("json"_L1)};
}

// Runs `sql` for the project and puts its rows into `target`.
template <typename Container, typename ToValue>
Result<void> readInto(Container &target,
                      const Connection &connection,
                      QLatin1StringView sql,
                      const ProjectId &project,
                      ToValue toValue)
{
    auto values = Statement{connection, sql}.bind(project).all(toValue);
    if (!values)
        return values.error();
    target = Container(values->begin(), values->end());
    return {};
}

Result<void> readCases(const Connection &connection, Project &project)
{
    if (const auto read = readInto(project.cases, connection, kSelectCases, project.id, caseOf);
        !read)
        return read;
    Statement values{connection, kSelectCaseValues};
    values.bind(project.id);
    while (values.next()) {
        const auto owner =
            std::ranges::find(project.cases, values.id<CaseId>("case_id"_L1), &ProjectCase::id);
        if (owner == project.cases.end())
            values.reportUnreadable("case_id"_L1);
        else
            owner->values.push_back(
                {.path = values.text("path"_L1), .value = values.text("value"_L1)});
    }
    return values.failure() ? Result<void>{*values.failure()} : Result<void>{};
}

} // namespace

void appendParts(Rows &rows, const Project &project)
{
    for (int position = 0; const auto &phase : project.demand)
        rows.push_back(rowOf(project.id, phase, position++));
    for (int position = 0; const auto &rate : project.rates)
        rows.push_back(rowOf(project.id, rate, position++));
    appendSites(rows, project);
    for (const auto &[key, assumption] : project.assumptions)
        rows.push_back(rowOf(project.id, key, assumption));
    for (int position = 0; const auto &projectCase : project.cases)
        appendCase(rows, project.id, projectCase, position++);
    for (const auto &[key, json] : project.carried) {
        rows.push_back(
            {.table = "project_part"_L1,
             .place = key,
             .keyCount = 2,
             .cells = {{"project_id"_L1, project.id}, {"key"_L1, key}, {"json"_L1, json}}});
    }
}

Result<void> readParts(const Connection &connection, Project &project)
{
    const auto &id = project.id;
    const auto reads = {
        readInto(project.demand, connection, kSelectPhases, id, phaseOf),
        readInto(project.rates, connection, kSelectRates, id, rateOf),
        readSites(connection, project),
        readInto(project.assumptions, connection, kSelectAssumptions, id, assumptionOf),
        readCases(connection, project),
        readInto(project.carried, connection, kSelectCarried, id, carriedOf)};
    for (const auto &read : reads) {
        if (!read)
            return read;
    }
    return {};
}

} // namespace steelyard::db
