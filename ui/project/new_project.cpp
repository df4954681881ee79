#include "ui/project/new_project.h"

#include <QCoreApplication>

namespace steelyard::ui {

namespace {

/// The words of this file.
struct NewProjectWords
{
    Q_DECLARE_TR_FUNCTIONS(NewProjectWords)
};

Plan emptyPlan(const QString &name, PlanMode mode)
{
    return {.id = PlanId::create(), .name = {.en = name}, .mode = mode};
}

} // namespace

Dossier newProject(const QString &name, QDate today)
{
    Dossier dossier;
    Project &project = dossier.project;
    project.id = ProjectId::create();
    project.name.en = name;
    project.start = today;
    project.demand.push_back({.id = PhaseId::create(),
                              .name = {.en = NewProjectWords::tr("Training")},
                              .gpus = kFirstGpus});
    project.plans = {emptyPlan(NewProjectWords::tr("Cloud rental"), PlanMode::Cloud),
                     emptyPlan(NewProjectWords::tr("Hosted servers"), PlanMode::Hosted),
                     emptyPlan(NewProjectWords::tr("Hybrid"), PlanMode::Hybrid)};
    return dossier;
}

Dossier projectCopy(Dossier dossier, const QString &name)
{
    dossier.project.id = ProjectId::create();
    dossier.project.name = {.en = name};
    dossier.snapshots.clear();
    dossier.changeLog.clear();
    return dossier;
}

} // namespace steelyard::ui
