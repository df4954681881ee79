#include "ui/shell/workspace_files.h"

#include "db/project_repository.h"
#include "ui/commands/store_project.h"
#include "ui/desk/export_files.h"
#include "ui/desk/sample_projects.h"
#include "ui/shared/prompts.h"
#include "ui/shared/proposed_file_name.h"
#include "ui/shell/recent_files.h"
#include "ui/shell/session.h"
#include "ui/shell/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(WorkspaceFiles)
};

QString workspaceFilter()
{
    return FileWords::tr("Workspaces (*.steelyard);;All files (*)");
}

/// A file chooser may give a bare name.
QString withSuffix(const QString &path, const QString &suffix)
{
    return QFileInfo{path}.suffix().isEmpty() ? path + u'.' + suffix : path;
}

bool isKnown(Session &session, const ProjectId &id)
{
    return session.workspace().projects().load(id).has_value();
}

void openSample(Session &session, Prompts &prompts, const Dossier &sample)
{
    const QString name = sample.project.name.in(session.language());
    if (!isKnown(session, sample.project.id)) {
        addProject(session, prompts, FileWords::tr("Open sample %1").arg(name), sample);
        return;
    }
    if (const auto opened = session.openProject(sample.project.id); !opened)
        prompts.showError(opened.error());
}

} // namespace

WorkspaceFiles::WorkspaceFiles(Session &session, Prompts &prompts, Settings &settings)
    : m_session{session}
    , m_prompts{prompts}
    , m_settings{settings}
{}

void WorkspaceFiles::makeNew()
{
    const auto path = m_prompts.saveFile(FileWords::tr("New workspace"),
                                         workspaceFilter(),
                                         FileWords::tr("workspace", "file name") + ".steelyard"_L1);
    if (path)
        openWorkspace(withSuffix(*path, u"steelyard"_s), FileState::New);
}

void WorkspaceFiles::open()
{
    if (const auto path = m_prompts.openFile(FileWords::tr("Open workspace"), workspaceFilter()))
        openAt(*path);
}

void WorkspaceFiles::openAt(const QString &path)
{
    openWorkspace(path, FileState::Existing);
}

void WorkspaceFiles::openWorkspace(const QString &path, FileState state)
{
    using db::Workspace;
    if (state == FileState::New && QFileInfo::exists(path)) {
        // The chooser has asked already, but what lies there may be somebody's work.
        m_prompts.showError({ErrorCode::AlreadyExists, {}, {QDir::toNativeSeparators(path)}, path});
        return;
    }
    auto workspace = Workspace::open(path,
                                     state == FileState::New ? Workspace::IfMissing::Create
                                                             : Workspace::IfMissing::Fail,
                                     m_session.clock());
    if (!workspace) {
        m_prompts.showError(workspace.error());
        return;
    }
    m_session.replaceWorkspace(*std::move(workspace));
    RecentFiles{m_settings}.add(path);
    openLastProject(m_session, m_settings);
}

void WorkspaceFiles::saveCopy()
{
    const auto path = m_prompts.saveFile(FileWords::tr("Save copy as"),
                                         workspaceFilter(),
                                         QFileInfo{m_session.workspace().path()}.fileName());
    if (!path)
        return;
    const auto saved = m_session.workspace().saveCopyAs(withSuffix(*path, u"steelyard"_s));
    if (!saved)
        m_prompts.showError(saved.error());
}

void WorkspaceFiles::exportProject()
{
    if (m_session.dossier() == nullptr)
        return;
    const Project &project = m_session.dossier()->project;
    const auto path =
        m_prompts.saveFile(FileWords::tr("Export project"),
                           FileWords::tr("Project documents (*.json)"),
                           proposedFileName(project.name.in(m_session.language()), u".json"));
    if (!path)
        return;
    const auto whole = m_session.workspace().projects().loadDossier(project.id);
    const auto written = whole.and_then([&path](const Dossier &dossier) {
        return desk::exportProject(dossier, withSuffix(*path, u"json"_s));
    });
    if (!written)
        m_prompts.showError(written.error());
}

void WorkspaceFiles::listRecent(QMenu &menu)
{
    menu.clear();
    for (const QString &path : RecentFiles{m_settings}.list()) {
        QAction *action = menu.addAction(QDir::toNativeSeparators(path));
        QObject::connect(action, &QAction::triggered, &menu, [this, path] { openAt(path); });
    }
    if (menu.isEmpty())
        menu.addAction(FileWords::tr("None yet"))->setEnabled(false);
}

void WorkspaceFiles::listSamples(QMenu &menu)
{
    menu.clear();
    for (const desk::SampleProject &sample : desk::sampleProjects()) {
        const auto dossier = desk::readSample(sample);
        if (!dossier)
            continue;
        QAction *action = menu.addAction(dossier->project.name.in(m_session.language()));
        QObject::connect(action, &QAction::triggered, &menu, [this, read = *dossier] {
            openSample(m_session, m_prompts, read);
        });
    }
}

void openLastProject(Session &session, const Settings &settings)
{
    const ProjectId last{settings.value(setting::kProject)};
    if (!last.isEmpty() && session.openProject(last))
        return;
    const auto projects = session.workspace().projects().list();
    if (!projects || projects->empty())
        return;
    const auto newest = std::ranges::max_element(*projects, {}, &db::ProjectSummary::changedAt);
    // Failing is no loss: the window opens on the project page.
    [[maybe_unused]] const auto opened = session.openProject(newest->id);
}

} // namespace steelyard::ui
