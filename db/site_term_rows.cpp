#include "db/site_term_rows.h"

#include "db/statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectTerms = R"(
    SELECT
        site_id,
        key,
        value
    FROM site_term
    WHERE project_id = ?)"_L1;

constexpr auto kSelectSteps = R"(
    SELECT
        site_id,
        id,
        from_month,
        committed_kw
    FROM ramp_step
    WHERE project_id = ?
    ORDER BY site_id, position)"_L1;

Row termRow(const ProjectId &project, const SiteId &site, const QString &key, const Decimal &value)
{
    return {.table = "site_term"_L1,
            .place = u"sites/"_s + site.text() + u"/terms/" + key,
            .keyCount = 3,
            .cells = {{"project_id"_L1, project},
                      {"site_id"_L1, site},
                      {"key"_L1, key},
                      {"value"_L1, value}}};
}

Row stepRow(const ProjectId &project, const SiteId &site, const RampStep &step, int position)
{
    return {.table = "ramp_step"_L1,
            .place = u"sites/"_s + site.text() + u"/power_ramp/" + step.id.text(),
            .keyCount = 3,
            .cells = {{"project_id"_L1, project},
                      {"site_id"_L1, site},
                      {"id"_L1, step.id},
                      {"position"_L1, position},
                      {"from_month"_L1, step.fromMonth},
                      {"committed_kw"_L1, step.committedKw}}};
}

/// A term of a site.
struct StoredTerm
{
    SiteId site = {};
    QString key = {};
    Decimal value = {};
};

StoredTerm termOf(const Statement &row)
{
    return {.site = row.id<SiteId>("site_id"_L1),
            .key = row.text("key"_L1),
            .value = row.decimal("value"_L1)};
}

/// A step of a site's committed power.
struct StoredStep
{
    SiteId site = {};
    RampStep step = {};
};

StoredStep stepOf(const Statement &row)
{
    return {.site = row.id<SiteId>("site_id"_L1),
            .step = {.id = row.id<RampStepId>("id"_L1),
                     .fromMonth = row.number("from_month"_L1),
                     .committedKw = row.decimal("committed_kw"_L1)}};
}

} // namespace

void appendTerms(Rows &rows, const ProjectId &project, const Site &site)
{
    for (const auto &[key, value] : site.terms)
        rows.push_back(termRow(project, site.id, key, value));
    for (int position = 0; const auto &step : site.powerRamp)
        rows.push_back(stepRow(project, site.id, step, position++));
}

Result<void> readTerms(const Connection &connection, Project &project)
{
    const auto terms = Statement{connection, kSelectTerms}.bind(project.id).all(termOf);
    if (!terms)
        return terms.error();
    const auto steps = Statement{connection, kSelectSteps}.bind(project.id).all(stepOf);
    if (!steps)
        return steps.error();
    for (Site &site : project.sites) {
        for (const StoredTerm &each : *terms) {
            if (each.site == site.id)
                site.terms.emplace(each.key, each.value);
        }
        for (const StoredStep &each : *steps) {
            if (each.site == site.id)
                site.powerRamp.push_back(each.step);
        }
    }
    return {};
}

} // namespace steelyard::db
