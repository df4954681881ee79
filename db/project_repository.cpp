#include "db/project_repository.h"

#include "db/connection.h"
#include "db/document_catalog.h"
#include "db/document_vendors.h"
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

FindingRule vendorRule(ProjectRepository::IfKnown ifKnown)
{
    using IfKnown = ProjectRepository::IfKnown;
    switch (ifKnown) {
    case IfKnown::Refuse:
        return FindingRule::VendorKept;
    case IfKnown::Replace:
        return FindingRule::VendorReplaced;
    case IfKnown::Copy:
        return FindingRule::VendorCopied;
    }
    Q_UNREACHABLE();
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
    write.name = project.name.in(Language::English);
    write.after = toRows(project);
    write.children = projectTables();
    write.childCondition = "project_id = ?"_L1;
    const auto version = LoggedWrite::save(transaction, ChangeKind::Project, project.id, write);
    if (!version || *version == write.stored)
        return version;
    if (const auto touched = touch(m_connection, project.id, transaction.at()); !touched)
        return touched.error();
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
    write.name = *stored ? (*stored)->value.name.in(Language::English) : id.text();
    return LoggedWrite::remove(transaction, ChangeKind::Project, id, write);
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
    auto stored = storeDossier(m_connection, dossier, ifKnown, transaction.at());
    if (!stored)
        return stored.error();
    for (auto &change : stored->changes)
        transaction.record(std::move(change));
    return stored->project;
}

Result<std::vector<Finding>> ProjectRepository::differences(const Dossier &dossier,
                                                            IfKnown ifKnown) const
{
    const auto vendors = differingVendors(m_connection, dossier);
    if (!vendors)
        return vendors.error();
    const auto names = differingCatalogNames(m_connection, dossier);
    if (!names)
        return names.error();
    std::vector<Finding> findings;
    for (const auto &vendor : *vendors)
        findings.push_back(
            {.rule = vendorRule(ifKnown), .subject = vendor.id.text(), .arguments = {vendor.name}});
    for (const auto &name : *names)
        findings.push_back({.rule = FindingRule::CatalogRowDiffers,
                            .severity = Severity::Info,
                            .subject = name,
                            .arguments = {name}});
    return findings;
}

} // namespace steelyard::db
