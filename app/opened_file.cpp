#include "app/opened_file.h"

#include "ui/desk/contained_project.h"
#include "ui/desk/project_finder.h"
#include "ui/desk/store_document.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace steelyard::app {

using namespace Qt::StringLiterals;

namespace {

struct OpenedFileWords
{
    Q_DECLARE_TR_FUNCTIONS(OpenedFile)
};

using IfKnown = db::ProjectRepository::IfKnown;

/// What the user wants with a project that the workspace holds already.
enum class KnownProject
{
    OpenStored,
    Replace,
    Copy
};

std::optional<KnownProject> askAboutKnown(const QString &name, ui::Prompts &prompts)
{
    const auto answer = prompts.choose(
        OpenedFileWords::tr("Open project"),
        OpenedFileWords::tr("The workspace already holds the project \"%1\", and the file differs "
                            "from it. Which one do you want to open?")
            .arg(name),
        {OpenedFileWords::tr("The stored project"),
         OpenedFileWords::tr("The file, replacing the stored project"),
         OpenedFileWords::tr("The file, as a copy")});
    if (!answer)
        return std::nullopt;
    return static_cast<KnownProject>(*answer);
}

/// What the workspace holds otherwise than the file, one sentence each.
void tell(const std::vector<Finding> &findings,
          const text::NumberFormat &format,
          ui::Prompts &prompts)
{
    QStringList sentences;
    for (const Finding &finding : findings)
        sentences.append(text::findingText(finding, format));
    if (!sentences.isEmpty())
        prompts.showMessage(OpenedFileWords::tr("Open project"), sentences.join(u"\n\n"_s));
}

Result<ProjectId> import(const Dossier &dossier,
                         const QString &path,
                         IfKnown ifKnown,
                         ui::Session &session,
                         ui::Prompts &prompts)
{
    const auto stored = desk::storeDocument(
        session.workspace(),
        OpenedFileWords::tr("Open %1", "a file").arg(QFileInfo{path}.fileName()),
        dossier,
        ifKnown);
    if (!stored)
        return stored.error();
    tell(stored->findings, session.format(), prompts);
    return stored->project;
}

/// The id that the document's project has in the workspace. Errors: Cancelled, and those of
/// storing it.
Result<ProjectId> takenIn(const Dossier &dossier,
                          const QString &path,
                          ui::Session &session,
                          ui::Prompts &prompts)
{
    const Project &project = dossier.project;
    const auto stored = session.workspace().projects().loadDossier(project.id);
    if (!stored && stored.error().code == ErrorCode::NotFound)
        return import(dossier, path, IfKnown::Refuse, session, prompts);
    if (!stored)
        return stored.error();
    if (desk::isContained(dossier, *stored))
        return project.id;
    const auto wish = askAboutKnown(stored->project.name.in(session.language()), prompts);
    if (!wish)
        return Error{.code = ErrorCode::Cancelled};
    if (*wish == KnownProject::OpenStored)
        return project.id;
    return import(dossier,
                  path,
                  *wish == KnownProject::Replace ? IfKnown::Replace : IfKnown::Copy,
                  session,
                  prompts);
}

} // namespace

bool isWorkspaceFile(const QString &path)
{
    if (path.isEmpty())
        return false;
    if (path.endsWith(".steelyard"_L1))
        return true;
    // Source: SQLite database file format, section 1.3.1.
    const QByteArray magic = "SQLite format 3"_ba;
    QFile file{path};
    return file.open(QIODevice::ReadOnly) && file.read(magic.size()) == magic;
}

void openDocument(const QString &path, ui::Session &session, ui::Prompts &prompts)
{
    const auto project = desk::readProjectFile(path).and_then(
        [&](const Dossier &dossier) { return takenIn(dossier, path, session, prompts); });
    const Result<void> opened =
        project ? session.openProject(*project) : Result<void>{project.error()};
    if (!opened && opened.error().code != ErrorCode::Cancelled)
        prompts.showError(opened.error());
}

} // namespace steelyard::app
