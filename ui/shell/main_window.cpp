#include "ui/shell/main_window.h"

#include "ui/compare/compare_page.h"
#include "ui/desk/project_finder.h"
#include "ui/imports/import_runner.h"
#include "ui/reports/report_page.h"
#include "ui/shared/prompts.h"
#include "ui/shell/help_window.h"
#include "ui/shell/navigation.h"
#include "ui/shell/page_frame.h"
#include "ui/shell/session.h"
#include "ui/shell/status_line.h"

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>

#include <chrono>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr QSize kWindowSize{1360, 860};
constexpr QSize kLeastSize{1024, 640};
/// How soon another window's or a colleague's change is seen.
constexpr std::chrono::seconds kLookInterval{2};

} // namespace

MainWindow::MainWindow(const WindowParts &parts, QWidget *parent)
    : QMainWindow{parent}
    , m_parts{parts}
    , m_actions{*this, parts.session.undoStack()}
    , m_files{parts.session, parts.prompts, parts.settings}
{
    buildFrame();
    connectFileActions();
    connectViewActions();
    connectHelpActions();
    watchForeignChanges();
    connect(&parts.session, &Session::dossierChanged, this, &MainWindow::refreshTitle);
    refreshTitle();
    if (!restoreGeometry(parts.settings.value(setting::kWindowGeometry)))
        resize(kWindowSize);
}

void MainWindow::buildFrame()
{
    m_navigation = new Navigation{this};
    m_stack = new QStackedWidget{this};
    auto *middle = new QWidget{this};
    auto *row = new QHBoxLayout{middle};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    row->addWidget(m_stack, 1);
    setCentralWidget(middle);
    setStatusBar(new StatusLine{m_parts, this});
    setMinimumSize(kLeastSize.boundedTo(screen()->availableSize()));
    connect(m_navigation, &Navigation::currentRowChanged, this, [this](int place) {
        showPage(kPageIds.at(static_cast<size_t>(place)));
    });
    for (const auto chosen : {&Navigation::clicked, &Navigation::activated})
        connect(m_navigation, chosen, this, [this] { page(m_shownPage).activate(); });
}

void MainWindow::connectFileActions()
{
    connect(m_actions.newWorkspace, &QAction::triggered, this, [this] { m_files.makeNew(); });
    connect(m_actions.openWorkspace, &QAction::triggered, this, [this] { m_files.open(); });
    connect(m_actions.saveCopy, &QAction::triggered, this, [this] { m_files.saveCopy(); });
    connect(
        m_actions.exportProject, &QAction::triggered, this, [this] { m_files.exportProject(); });
    connect(m_actions.importFile,
            &QAction::triggered,
            &m_parts.imports,
            &ImportRunner::startWithDialog);
    connect(m_actions.recent, &QMenu::aboutToShow, this, [this] {
        m_files.listRecent(*m_actions.recent);
    });
    connect(m_actions.samples, &QMenu::aboutToShow, this, [this] {
        m_files.listSamples(*m_actions.samples);
    });
    connect(m_actions.print, &QAction::triggered, this, &MainWindow::print);
    connect(m_actions.quit, &QAction::triggered, this, &MainWindow::close);
    connect(m_actions.copy, &QAction::triggered, this, &MainWindow::copyFromFocus);
}

void MainWindow::connectViewActions()
{
    for (size_t place = 0; place < kPageIds.size(); ++place) {
        connect(m_actions.pages.at(static_cast<qsizetype>(place)),
                &QAction::triggered,
                this,
                [this, place] { showPage(kPageIds.at(place)); });
    }
    const auto check = [](const QActionGroup &group, int value) {
        for (QAction *action : group.actions())
            action->setChecked(action->data().toInt() == value);
    };
    check(*m_actions.languages, static_cast<int>(m_parts.session.language()));
    check(*m_actions.themes, static_cast<int>(m_parts.settings.value(setting::kTheme)));
    connect(m_actions.languages, &QActionGroup::triggered, this, [this](const QAction *action) {
        Q_EMIT languageChosen(static_cast<Language>(action->data().toInt()));
    });
    connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        Q_EMIT themeChosen(static_cast<ThemeChoice>(action->data().toInt()));
    });
}

void MainWindow::connectHelpActions()
{
    connect(m_actions.userGuide, &QAction::triggered, this, &MainWindow::showUserGuide);
    connect(m_actions.about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::watchForeignChanges()
{
    m_foreignChanges.setInterval(kLookInterval);
    connect(&m_foreignChanges, &QTimer::timeout, this, [this] {
        m_parts.session.workspace().noticeForeignChanges();
    });
    m_foreignChanges.start();
}

Page &MainWindow::page(PageId page)
{
    Page *&built = m_pages[page];
    if (built != nullptr)
        return *built;
    built = makePage(page, m_parts, m_stack);
    m_stack->addWidget(makePageFrame(*built, m_stack));
    if (const auto *compare = qobject_cast<ComparePage *>(built)) {
        connect(compare, &ComparePage::projectPageRequested, this, [this] {
            showPage(PageId::Project);
        });
    }
    return *built;
}

void MainWindow::showPage(PageId page)
{
    Page &shown = this->page(page);
    m_shownPage = page;
    m_parts.settings.set(setting::kPage, static_cast<int>(page));
    m_navigation->setCurrentRow(static_cast<int>(page));
    if (m_stack->currentWidget() == frameOf(shown) && shown.isVisible())
        return;
    m_stack->setCurrentWidget(frameOf(shown));
    // Going through the navigation by arrow keys must not lose the focus at the first step.
    if (!m_navigation->hasFocus())
        shown.activate();
}

void MainWindow::refreshTitle()
{
    const auto dossier = m_parts.session.dossier();
    m_actions.exportProject->setEnabled(dossier != nullptr);
    m_actions.print->setEnabled(dossier != nullptr);
    if (dossier == nullptr) {
        setWindowTitle(tr("Steelyard"));
        return;
    }
    m_parts.settings.set(setting::kProject, dossier->project.id.text());
    setWindowTitle(tr("Steelyard: %1", "title of the window, project")
                       .arg(dossier->project.name.in(m_parts.session.language())));
}

void MainWindow::copyFromFocus() const
{
    QWidget *focus = focusWidget();
    if (focus == nullptr)
        return;
    for (QAction *action : focus->actions()) {
        if (action->shortcut() == QKeySequence{QKeySequence::Copy}) {
            action->trigger();
            return;
        }
    }
    QMetaObject::invokeMethod(focus, "copy"); // text fields have this slot
}

void MainWindow::print()
{
    showPage(PageId::Report);
    auto &report = static_cast<ReportPage &>(page(PageId::Report));
    report.print();
}

void MainWindow::showUserGuide()
{
    if (m_help == nullptr)
        m_help = new HelpWindow{m_parts.session.language(), this};
    if (const QString file = pageHelp(m_shownPage); !file.isEmpty())
        m_help->open(file);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::showAbout() const
{
    m_parts.prompts.showMessage(
        tr("About Steelyard"),
        tr("Steelyard %1 weighs offers for GPU training servers: cloud rental, hosting or "
           "hybrid.\n\n"
           "Free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty. Works offline; your data stays in your workspace file.\n\n"
           "What goes wrong inside the program is noted in %2.")
            .arg(u"" STEELYARD_VERSION ""_s, QDir::toNativeSeparators(desk::logFilePath())));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_parts.session.workspace().noticeForeignChanges();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_parts.settings.set(setting::kWindowGeometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace steelyard::ui
