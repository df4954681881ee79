#include "db/project_rows.h"

#include "db/compact_lists.h"
#include "db/job_setting_rows.h"
#include "db/plan_rows.h"
#include "db/project_part_rows.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectProject = R"(
    SELECT
        id,
        version,
        name_en,
        name_zh_cn,
        start_date,
        horizon_months,
        month_basis_hours,
        calendar_months,
        currency,
        vat,
        budget_value,
        budget_currency,
        job_name_en,
        job_name_zh_cn,
        job_parameters,
        job_tokens,
        job_measured_rate,
        job_measured_source,
        job_claim,
        site_id,
        notes,
        cost_view,
        discounting,
        depreciation,
        discount_basis,
        profile_gpus,
        profile_peak,
        profile_end,
        profile_source,
        profile_deferral,
        residual_schedule,
        residual_source
    FROM project
    WHERE id = ?)"_L1;

constexpr auto kTouch = "UPDATE project SET changed_at = ? WHERE id = ?"_L1;

std::optional<Money> budgetOf(const Statement &row)
{
    if (row.isNull("budget_value"_L1))
        return std::nullopt;
    return Money{.value = row.decimal("budget_value"_L1),
                 .currency = row.currency("budget_currency"_L1)};
}

/// Beside calendar months the column holds the hours of none.
std::optional<Decimal> monthBasisOf(const Statement &row)
{
    if (row.flag("calendar_months"_L1))
        return std::nullopt;
    return row.decimal("month_basis_hours"_L1);
}

std::optional<TrainingJob> jobOf(const Statement &row)
{
    if (row.isNull("job_name_en"_L1))
        return std::nullopt;
    return TrainingJob{.name = row.localText("job_name"_L1),
                       .parameters = row.optionalDecimal("job_parameters"_L1),
                       .tokens = row.optionalDecimal("job_tokens"_L1),
                       .measuredTokensPerSecondPerGpu = row.optionalDecimal("job_measured_rate"_L1),
                       .measuredSource = row.text("job_measured_source"_L1),
                       .claim = row.text("job_claim"_L1)};
}

std::optional<DemandProfile> profileOf(const Statement &row)
{
    if (row.isNull("profile_gpus"_L1))
        return std::nullopt;
    return DemandProfile{.gpus = readHourlyCounts(row, "profile_gpus"_L1),
                         .peak = row.optionalNumber("profile_peak"_L1),
                         .end = row.enumeration<tco::ProfileEnd>("profile_end"_L1),
                         .source = row.text("profile_source"_L1),
                         .deferrable = readDeferral(row, "profile_deferral"_L1)};
}

Stored<Project> projectOf(const Statement &row)
{
    return {.value = {.id = row.id<ProjectId>("id"_L1),
                      .name = row.localText("name"_L1),
                      .start = row.date("start_date"_L1),
                      .horizonMonths = row.number("horizon_months"_L1),
                      .monthBasisHours = monthBasisOf(row),
                      .currency = row.currency("currency"_L1),
                      .vat = row.enumeration<VatTreatment>("vat"_L1),
                      .budget = budgetOf(row),
                      .job = jobOf(row),
                      .demandProfile = profileOf(row),
                      .site = row.id<SiteId>("site_id"_L1),
                      .notes = row.text("notes"_L1),
                      .finance = {.view = row.enumeration<CostView>("cost_view"_L1),
                                  .discounting = row.enumeration<Discounting>("discounting"_L1),
                                  .depreciation =
                                      row.enumeration<DepreciationMethod>("depreciation"_L1),
                                  .discountBasis = row.enumeration<RateBasis>("discount_basis"_L1),
                                  .residualSchedule = readResiduals(row, "residual_schedule"_L1),
                                  .residualSource = row.text("residual_source"_L1)}},
            .version = RowVersion{row.integer("version"_L1)}};
}

// Without a job every one of its columns is NULL, also the texts.
void appendJob(std::vector<Cell> &cells, const std::optional<TrainingJob> &job)
{
    const auto text = [&job](QString TrainingJob::*field) {
        return job ? std::optional{(*job).*field} : std::nullopt;
    };
    const auto figure = [&job](std::optional<Decimal> TrainingJob::*field) {
        return job ? (*job).*field : std::nullopt;
    };
    const auto name = job ? std::optional{job->name} : std::nullopt;
    cells.insert(cells.end(),
                 {{"job_name_en"_L1, name ? std::optional{name->en} : std::nullopt},
                  {"job_name_zh_cn"_L1, name ? std::optional{name->zhCN} : std::nullopt},
                  {"job_parameters"_L1, figure(&TrainingJob::parameters)},
                  {"job_tokens"_L1, figure(&TrainingJob::tokens)},
                  {"job_measured_rate"_L1, figure(&TrainingJob::measuredTokensPerSecondPerGpu)},
                  {"job_measured_source"_L1, text(&TrainingJob::measuredSource)},
                  {"job_claim"_L1, text(&TrainingJob::claim)}});
}

// Without a profile its columns are NULL, and nothing is deferrable.
void appendProfile(std::vector<Cell> &cells, const std::optional<DemandProfile> &profile)
{
    const auto counts = profile ? std::optional{hourlyCountsText(profile->gpus)} : std::nullopt;
    cells.insert(
        cells.end(),
        {{"profile_gpus"_L1, counts},
         {"profile_peak"_L1, profile ? profile->peak : std::nullopt},
         {"profile_end"_L1, profile ? std::optional{profile->end} : std::nullopt},
         {"profile_source"_L1, profile ? std::optional{profile->source} : std::nullopt},
         {"profile_deferral"_L1, deferralText(profile ? profile->deferrable : std::nullopt)}});
}

Row ownRow(const Project &project)
{
    const auto &budget = project.budget;
    const Decimal usual = *Project{}.monthBasisHours;
    Row row{
        .table = "project"_L1,
        .cells = {{"id"_L1, project.id},
                  {"name_en"_L1, project.name.en},
                  {"name_zh_cn"_L1, project.name.zhCN},
                  {"start_date"_L1, project.start},
                  {"horizon_months"_L1, project.horizonMonths},
                  {"month_basis_hours"_L1, project.monthBasisHours.value_or(usual)},
                  {"calendar_months"_L1, !project.monthBasisHours},
                  {"currency"_L1, project.currency},
                  {"vat"_L1, project.vat},
                  {"budget_value"_L1, budget ? std::optional{budget->value} : std::nullopt},
                  {"budget_currency"_L1, budget ? std::optional{budget->currency} : std::nullopt},
                  {"site_id"_L1, project.site},
                  {"notes"_L1, project.notes},
                  {"cost_view"_L1, project.finance.view},
                  {"discounting"_L1, project.finance.discounting},
                  {"depreciation"_L1, project.finance.depreciation},
                  {"discount_basis"_L1, project.finance.discountBasis},
                  {"residual_schedule"_L1, residualsText(project.finance.residualSchedule)},
                  {"residual_source"_L1, project.finance.residualSource}}};
    appendJob(row.cells, project.job);
    appendProfile(row.cells, project.demandProfile);
    return row;
}

} // namespace

std::vector<QLatin1StringView> projectTables()
{
    return {"demand_phase"_L1,
            "exchange_rate"_L1,
            "site"_L1,
            "assumption"_L1,
            "plan"_L1,
            "project_case"_L1,
            "project_part"_L1,
            "job_setting"_L1};
}

Rows rowsOf(const Project &project)
{
    Rows rows{ownRow(project)};
    appendParts(rows, project);
    appendPlans(rows, project);
    appendJobSettings(rows, project);
    return rows;
}

Result<std::optional<Stored<Project>>> readProject(const Connection &connection,
                                                   const ProjectId &id)
{
    auto project = Statement{connection, kSelectProject}.bind(id).first(projectOf);
    if (!project || !project->has_value())
        return project;
    if (const auto read = readParts(connection, (*project)->value); !read)
        return read.error();
    if (const auto read = readPlans(connection, (*project)->value); !read)
        return read.error();
    if (const auto read = readJobSettings(connection, (*project)->value); !read)
        return read.error();
    return project;
}

Result<void> touch(const Connection &connection, const ProjectId &project, const QDateTime &at)
{
    Statement update{connection, kTouch};
    if (const auto done = update.bind(at, project).run(); !done)
        return done;
    if (update.changedRows() == 0)
        return Error{.code = ErrorCode::NotFound, .arguments = {project.text()}};
    return {};
}

} // namespace steelyard::db
