#include "ui/shell/session.h"

#include "db/change_notifier.h"
#include "db/project_repository.h"

#include <QLoggingCategory>

#include <algorithm>

namespace steelyard::ui {

namespace {

Q_LOGGING_CATEGORY(lcSession, "steelyard.session")

} // namespace

Session::Session(std::unique_ptr<db::Workspace> workspace, const Clock &clock)
    : m_clock{clock}
    , m_workspace{std::move(workspace)}
{
    connectWorkspace();
}

Session::~Session() = default;

Result<void> Session::openProject(const ProjectId &project)
{
    auto stored = m_workspace->projects().load(project);
    if (!stored)
        return stored.error();
    auto dossier = m_workspace->projects().loadForEvaluation(project);
    if (!dossier)
        return dossier.error();
    const bool isOther = m_dossier == nullptr || m_dossier->project.id != project;
    m_projectVersion = stored->version;
    m_dossier = std::make_shared<const Dossier>(std::move(*dossier));
    if (isOther) {
        m_undoStack.clear();
        m_shownCase = {};
    }
    const bool isCaseGone = !m_shownCase.isEmpty()
        && std::ranges::none_of(m_dossier->project.cases, [this](const ProjectCase &candidate) {
               return candidate.id == m_shownCase;
           });
    if (isCaseGone)
        m_shownCase = {};
    Q_EMIT dossierChanged();
    return {};
}

void Session::closeProject()
{
    if (m_dossier == nullptr)
        return;
    m_dossier.reset();
    m_projectVersion = db::kNotStored;
    m_shownCase = {};
    m_undoStack.clear();
    Q_EMIT dossierChanged();
}

void Session::showCase(const CaseId &shownCase)
{
    if (shownCase == m_shownCase)
        return;
    m_shownCase = shownCase;
    Q_EMIT shownCaseChanged();
}

void Session::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    Q_EMIT languageChanged();
}

void Session::replaceWorkspace(std::unique_ptr<db::Workspace> workspace)
{
    closeProject();
    m_undoStack.clear();
    m_workspace = std::move(workspace);
    connectWorkspace();
    Q_EMIT workspaceReplaced();
}

void Session::connectWorkspace()
{
    using db::ChangeNotifier;
    const ChangeNotifier *changes = &m_workspace->changes();
    const auto reloadIfOpen = [this](const ProjectId &changed) {
        if (m_dossier != nullptr && m_dossier->project.id == changed)
            reload();
    };
    connect(changes, &ChangeNotifier::projectChanged, this, reloadIfOpen);
    connect(changes, &ChangeNotifier::quotesChanged, this, reloadIfOpen);
    connect(changes, &ChangeNotifier::projectsChanged, this, &Session::reload);
    connect(changes, &ChangeNotifier::vendorsChanged, this, &Session::reload);
    connect(changes, &ChangeNotifier::catalogChanged, this, &Session::reload);
}

void Session::reload()
{
    if (m_dossier == nullptr)
        return;
    const auto opened = openProject(m_dossier->project.id);
    if (opened)
        return;
    if (opened.error().code == ErrorCode::NotFound) {
        closeProject(); // deleted, here or elsewhere
        return;
    }
    qCWarning(lcSession).noquote() << "Reloading the project failed:" << opened.error().detail;
}

} // namespace steelyard::ui
