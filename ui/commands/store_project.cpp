#include "ui/commands/store_project.h"

#include "db/project_repository.h"
#include "db/transaction.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"

namespace steelyard::ui {

namespace {

Result<void> add(Session &session, const QString &action, const Dossier &dossier)
{
    auto transaction = session.workspace().begin(action);
    if (!transaction)
        return transaction.error();
    const auto imported = session.workspace().projects().importDossier(
        **transaction, dossier, db::ProjectRepository::IfKnown::Refuse);
    if (!imported)
        return imported.error();
    if (const auto done = (*transaction)->commit(); !done)
        return done;
    return session.openProject(*imported);
}

Result<void> remove(Session &session, const QString &action, const ProjectId &project)
{
    auto &projects = session.workspace().projects();
    const auto stored = projects.load(project);
    if (!stored)
        return stored.error();
    auto transaction = session.workspace().begin(action);
    if (!transaction)
        return transaction.error();
    if (const auto done = projects.remove(**transaction, project, stored->version); !done)
        return done;
    return (*transaction)->commit();
}

bool tell(Prompts &prompts, const Result<void> &done)
{
    if (!done)
        prompts.showError(done.error());
    return done.has_value();
}

} // namespace

bool addProject(Session &session, Prompts &prompts, const QString &action, const Dossier &dossier)
{
    return tell(prompts, add(session, action, dossier));
}

bool deleteProject(Session &session,
                   Prompts &prompts,
                   const QString &action,
                   const ProjectId &project)
{
    return tell(prompts, remove(session, action, project));
}

} // namespace steelyard::ui
