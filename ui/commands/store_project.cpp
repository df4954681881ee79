#include "ui/commands/store_project.h"

#include "db/transaction.h"
#include "ui/desk/store_document.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"

namespace steelyard::ui {

namespace {

Result<void> add(Session &session, const QString &action, const Dossier &dossier)
{
    const auto stored = desk::storeDocument(
        session.workspace(), action, dossier, db::ProjectRepository::IfKnown::Refuse);
    if (!stored)
        return stored.error();
    return session.openProject(stored->project);
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
