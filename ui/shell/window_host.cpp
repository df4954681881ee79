#include "ui/shell/window_host.h"

#include "ui/shell/page.h"
#include "ui/shell/recent_files.h"
#include "ui/shell/session.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QEventLoop>
#include <QLocale>
#include <QTimer>

#include <chrono>

namespace steelyard::ui {

namespace {

constexpr std::chrono::milliseconds kMoment{100};

/// The page that was shown last; at first the comparison, or how to begin.
PageId startPage(const Session &session, const Settings &settings)
{
    if (session.dossier() == nullptr)
        return PageId::Project;
    const int last = settings.value(setting::kPage);
    const bool isPage = last >= 0 && last < static_cast<int>(kPageIds.size());
    return isPage ? static_cast<PageId>(last) : PageId::Compare;
}

} // namespace

WindowHost::WindowHost(Session &session, Prompts &prompts, Settings &settings)
    : m_session{session}
    , m_prompts{prompts}
    , m_settings{settings}
    , m_desktopPalette{QApplication::palette()}
    , m_whatIf{session}
    , m_imports{session, prompts}
    , m_sizing{session}
{
    session.setLanguage(text::languageFromCode(settings.value(setting::kLanguage))
                            .value_or(text::systemLanguage()));
    qApp->installEventFilter(&m_undoKeys);
    qApp->installEventFilter(&m_wheelGuard);
    installLanguage();
    applyTheme(*qApp, settings.value(setting::kTheme), m_desktopPalette);
    RecentFiles{settings}.add(session.workspace().path());
    if (session.dossier() == nullptr)
        openLastProject(session, settings);
    buildWindow();
    m_window->showPage(startPage(session, settings));
    connect(&session, &Session::languageChanged, this, [this] {
        installLanguage();
        const PageId page = m_window->shownPage();
        const bool isShown = m_window->isVisible();
        const QByteArray geometry = m_window->saveGeometry();
        std::map<PageId, QVariantMap> states;
        for (const auto &[id, built] : m_window->builtPages())
            states.emplace(id, built->state());
        m_window->hide();
        m_window.release()->deleteLater(); // its own menu may have asked for this
        buildWindow();
        m_window->restoreGeometry(geometry);
        for (const auto &[id, state] : states)
            m_window->page(id).restore(state);
        m_window->showPage(page);
        m_window->setVisible(isShown);
    });
}

WindowHost::~WindowHost() = default;

void WindowHost::show()
{
    // A window that first shows nothing and then its figures flickers, and paints twice.
    if (m_whatIf.isBusy()) {
        QEventLoop moment;
        connect(&m_whatIf, &WhatIfController::updated, &moment, &QEventLoop::quit);
        QTimer::singleShot(kMoment, &moment, &QEventLoop::quit);
        moment.exec();
    }
    m_window->show();
}

void WindowHost::buildWindow()
{
    m_window = std::make_unique<MainWindow>(
        WindowParts{m_session, m_prompts, m_settings, m_whatIf, m_imports, m_sizing});
    m_imports.setWindow(m_window.get());
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowHost::takeLanguage);
    connect(m_window.get(), &MainWindow::themeChosen, this, &WindowHost::takeTheme);
}

void WindowHost::takeLanguage(Language language)
{
    m_settings.set(setting::kLanguage, text::languageCode(language));
    m_session.setLanguage(language);
}

void WindowHost::takeTheme(ThemeChoice theme)
{
    m_settings.set(setting::kTheme, theme);
    applyTheme(*qApp, theme, m_desktopPalette);
}

void WindowHost::installLanguage()
{
    m_translation = std::make_unique<text::Translation>(m_session.language());
    QLocale::setDefault(QLocale{text::languageCode(m_session.language())});
}

} // namespace steelyard::ui
