#include "app/first_start.h"

#include "db/project_repository.h"
#include "db/transaction.h"
#include "ui/desk/sample_projects.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"

#include <QCoreApplication>

namespace steelyard::app {

namespace {

struct FirstStartWords
{
    Q_DECLARE_TR_FUNCTIONS(FirstStart)
};

/// Stores all samples at once; returns the id of the first.
Result<ProjectId> storeSamples(db::Workspace &workspace)
{
    using IfKnown = db::ProjectRepository::IfKnown;
    auto transaction = workspace.begin(FirstStartWords::tr("Add the sample projects"));
    if (!transaction)
        return transaction.error();
    ProjectId first;
    for (const desk::SampleProject &sample : desk::sampleProjects()) {
        const auto dossier = desk::readSample(sample);
        if (!dossier)
            return dossier.error();
        const auto project =
            workspace.projects().importDossier(**transaction, *dossier, IfKnown::Refuse);
        if (!project)
            return project.error();
        if (first.isEmpty())
            first = *project;
    }
    if (const auto committed = (*transaction)->commit(); !committed)
        return committed.error();
    return first;
}

} // namespace

void openSamples(ui::Session &session, ui::Prompts &prompts)
{
    const auto project = storeSamples(session.workspace());
    const Result<void> opened =
        project ? session.openProject(*project) : Result<void>{project.error()};
    if (!opened)
        prompts.showError(opened.error());
}

} // namespace steelyard::app
