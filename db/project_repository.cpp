#include "db/project_repository.h"

#include "db/connection.h"
#include "db/dossier_import.h"
#include "db/dossier_reader.h"
#include "db/project_rows.h"
#include "db/statement.h"
#include "db/transaction.h"
#include "db/versioned_write.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectSummaries = R"(
    SELECT
        id,
        name_en,
        name_zh_cn,
        changed_at,
        (SELECT count(*) FROM plan WHERE project_id = project.id) AS plan_count,
        (SELECT count(*) FROM quote WHERE project_id = project.id) AS quote_count,
        (SELECT count(*) FROM project_case WHERE project_id = project.id) AS case_count
    FROM project
    ORDER BY name_en, name_zh_cn, id)"_L1;

ProjectSummary summaryOf(const Statement &row)
{
    return {.id = row.id<ProjectId>("id"_L1),
            .name = row.localText("name"_L1),
            .planCount = row.number("plan_count"_L1),
            .quoteCount = row.number("quote_count"_L1),
            .caseCount = row.number("case_count"_L1),
            .changedAt = row.moment("changed_at"_L1)};
}

Rows toRows(const Project &project)
{
    return rowsOf(project);
}

Error notFound(const ProjectId &id)
{
    return Error{.code = ErrorCode::NotFound, .arguments = {id.text()}};
}

} // namespace

ProjectRepository::ProjectRepository(Connection &connection)
    : m_connection{connection}
{}

Result<std::vector<ProjectSummary>> ProjectRepository::list() const
{
    return Statement{m_connection, kSelectSummaries}.all(summaryOf);
}

Result<Stored<Project>> ProjectRepository::load(const ProjectId &id) const
{
    auto project = readProject(m_connection, id);
    if (!project)
        return project.error();
    if (!project->has_value())
        return notFound(id);
    return std::move(*project).value();
}

Result<RowVersion> ProjectRepository::save(Transaction &transaction,
                                           const Project &project,
                                           RowVersion expected)
{
    const auto stored = readProject(m_connection, project.id);
    if (!stored)
        return stored.error();
    auto write = writeOver(*stored, expected, toRows);
    write.name = project.name.en;
    write.after = toRows(project);
    write.children = projectTables();
    write.childCondition = "project_id = ?"_L1;
    const auto version = writeVersioned(m_connection, write);
    if (!version || *version == write.stored)
        return version;
    if (const auto touched = touch(m_connection, project.id, transaction.at()); !touched)
        return touched.error();
    transaction.record(changeOf(ChangeKind::Project, project.id, write));
    return version;
}

Result<void> ProjectRepository::remove(Transaction &transaction,
                                       const ProjectId &id,
                                       RowVersion expected)
{
    const auto stored = readProject(m_connection, id);
    if (!stored)
        return stored.error();
    auto write = writeOver(*stored, expected, toRows);
    write.name = *stored ? (*stored)->value.name.en : id.text();
    if (const auto removed = removeVersioned(m_connection, write); !removed)
        return removed;
    transaction.record(changeOf(ChangeKind::Project, id, write));
    return {};
}

Result<Dossier> ProjectRepository::loadForEvaluation(const ProjectId &id) const
{
    auto dossier = readForEvaluation(m_connection, id);
    if (!dossier)
        return dossier.error();
    if (!dossier->has_value())
        return notFound(id);
    return std::move(*dossier).value();
}

Result<Dossier> ProjectRepository::loadDossier(const ProjectId &id) const
{
    auto dossier = loadForEvaluation(id);
    if (!dossier)
        return dossier;
    if (const auto read = readArchive(m_connection, *dossier); !read)
        return read.error();
    return dossier;
}

Result<ProjectId> ProjectRepository::importDossier(Transaction &transaction,
                                                   const Dossier &dossier,
                                                   IfKnown ifKnown)
{
    const auto project = storeDossier(m_connection, dossier, ifKnown, transaction.at());
    if (project)
        transaction.record({.kind = ChangeKind::Import, .subject = project->text()});
    return project;
}

} // namespace steelyard::db
