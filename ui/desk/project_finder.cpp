#include "ui/desk/project_finder.h"

#include "db/catalog_repository.h"
#include "db/project_repository.h"
#include "db/workspace.h"
#include "ui/desk/read_file.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;

namespace {

bool isCalled(const db::ProjectSummary &summary, const QString &name)
{
    return summary.name.en == name || (!name.isEmpty() && summary.name.zhCN == name);
}

Result<ProjectId> findId(const std::vector<db::ProjectSummary> &projects, const QString &project)
{
    if (std::ranges::find(projects, ProjectId{project}, &db::ProjectSummary::id) != projects.end())
        return ProjectId{project};
    const auto called = [&](const db::ProjectSummary &summary) {
        return isCalled(summary, project);
    };
    const auto count = std::ranges::count_if(projects, called);
    if (count == 0)
        return Error{.code = ErrorCode::UnknownProject, .arguments = {project}};
    if (count > 1)
        return Error{.code = ErrorCode::AmbiguousProject,
                     .arguments = {project, QString::number(count)}};
    return std::ranges::find_if(projects, called)->id;
}

Result<FoundProject> readCompleted(const QString &path,
                                   const Clock &clock,
                                   exchange::FigureLimits limits)
{
    auto dossier = readProjectFile(path, limits);
    if (!dossier)
        return dossier.error();
    const auto catalog = db::Workspace::inMemory(clock);
    if (!catalog)
        return catalog.error();
    if (const auto completed = (*catalog)->catalog().complete(*dossier); !completed)
        return completed.error();
    return FoundProject{.dossier = *std::move(dossier)};
}

} // namespace

QString defaultWorkspacePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + u"/workspace.steelyard"_s;
}

QString logFilePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/steelyard.log"_s;
}

Result<Dossier> readProjectFile(const QString &path, exchange::FigureLimits limits)
{
    QFile file{path};
    if (const auto isOpen = openForReading(file); !isOpen)
        return isOpen.error();
    const QByteArray content = file.readAll();
    if (content.isEmpty())
        return Error{.code = ErrorCode::FileEmpty, .where = path};
    return exchange::readProjectDocument(content, limits);
}

Result<FoundProject> findProject(const QString &project,
                                 const QString &workspacePath,
                                 const Clock &clock,
                                 exchange::FigureLimits limits)
{
    if (QFileInfo{project}.isFile())
        return readCompleted(project, clock, limits);
    const auto workspace =
        db::Workspace::open(workspacePath, db::Workspace::IfMissing::Fail, clock);
    if (!workspace) {
        // Without any workspace the argument can only have been meant as a file or a known name.
        const bool isAbsent = workspace.error().code == ErrorCode::FileNotFound
            && workspacePath == defaultWorkspacePath();
        return isAbsent ? Error{.code = ErrorCode::UnknownProject, .arguments = {project}}
                        : workspace.error();
    }
    const auto projects = (*workspace)->projects().list();
    if (!projects)
        return projects.error();
    auto dossier = findId(*projects, project).and_then([&](const ProjectId &id) {
        return (*workspace)->projects().loadDossier(id);
    });
    if (!dossier)
        return dossier.error();
    return FoundProject{.dossier = *std::move(dossier),
                        .opened = (*workspace)->outcome(),
                        .hasRenewedCatalog = (*workspace)->hasRenewedCatalog()};
}

} // namespace steelyard::desk
