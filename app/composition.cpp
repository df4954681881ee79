#include "app/composition.h"

#include "app/asked_language.h"
#include "app/first_start.h"
#include "app/log_file.h"
#include "app/opened_file.h"
#include "ui/desk/project_finder.h"
#include "ui/shared/widget_prompts.h"
#include "ui/shell/session.h"
#include "ui/shell/settings.h"
#include "ui/shell/window_host.h"
#include "ui/text/translation.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

namespace steelyard::app {

using namespace Qt::StringLiterals;

namespace {

struct CompositionWords
{
    Q_DECLARE_TR_FUNCTIONS(Composition)
};

using WorkspacePointer = std::unique_ptr<db::Workspace>;

Language chosenLanguage(const ui::Settings &settings)
{
    return text::languageFromCode(settings.value(ui::setting::kLanguage))
        .value_or(text::systemLanguage());
}

Result<WorkspacePointer> openDefault(const Clock &clock)
{
    const QString path = desk::defaultWorkspacePath();
    QDir{}.mkpath(QFileInfo{path}.absolutePath());
    return db::Workspace::open(path, db::Workspace::IfMissing::Create, clock);
}

/// The workspace that was asked for, or the user's own. Where neither opens, the user names
/// another; null: turned away. Never an empty stand-in, in which work would be lost.
WorkspacePointer openWorkspace(const QString &asked, ui::Prompts &prompts, const Clock &clock)
{
    if (!asked.isEmpty()) {
        auto workspace = db::Workspace::open(asked, db::Workspace::IfMissing::Fail, clock);
        if (workspace)
            return *std::move(workspace);
        prompts.showError(workspace.error());
    }
    auto workspace = openDefault(clock);
    while (!workspace) {
        prompts.showError(workspace.error());
        const auto path = prompts.openFile(CompositionWords::tr("Open another workspace"),
                                           CompositionWords::tr("Workspaces (*.steelyard);;"
                                                                "All files (*)"));
        if (!path)
            return nullptr;
        workspace = db::Workspace::open(*path, db::Workspace::IfMissing::Fail, clock);
    }
    return *std::move(workspace);
}

} // namespace

int runWindow(int &argc, char **argv)
{
    QApplication application{argc, argv};
    QApplication::setApplicationName(u"steelyard"_s);
    QApplication::setApplicationVersion(QStringLiteral(STEELYARD_VERSION));
    startLogFile();
    const AskedLanguage asked = askedLanguage(QApplication::arguments());
    const QString file = asked.others.value(1);

    const SystemClock clock;
    ui::Settings settings;
    if (asked.language)
        settings.set(ui::setting::kLanguage, text::languageCode(*asked.language));
    ui::WidgetPrompts prompts;
    // What may go wrong before there is a window is told in the user's language too.
    auto words = std::make_unique<text::Translation>(chosenLanguage(settings));
    WorkspacePointer workspace =
        openWorkspace(isWorkspaceFile(file) ? file : QString{}, prompts, clock);
    if (!workspace)
        return EXIT_FAILURE;

    ui::Session session{std::move(workspace), clock};
    if (session.workspace().outcome() == db::OpenOutcome::Created)
        openSamples(session, prompts);
    if (!file.isEmpty() && !isWorkspaceFile(file))
        openDocument(file, session, prompts);
    ui::WindowHost host{session, prompts, settings};
    words.reset();
    host.show();
    return QApplication::exec();
}

} // namespace steelyard::app
