#pragma once

#include "model/base/local_text.h"
#include "ui/shell/actions.h"
#include "ui/shell/pages.h"
#include "ui/shell/settings.h"
#include "ui/shell/workspace_files.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <map>

class QStackedWidget;

namespace steelyard::ui {

class HelpWindow;
class Navigation;

/// The frame: navigation on the left, one page at a time, the status line. Pages are built when
/// they are shown for the first time.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts &parts, QWidget *parent = nullptr);

    void showPage(PageId page);
    [[nodiscard]] PageId shownPage() const { return m_shownPage; }
    /// Built now if it was not.
    [[nodiscard]] Page &page(PageId page);
    [[nodiscard]] const std::map<PageId, Page *> &builtPages() const { return m_pages; }
    [[nodiscard]] const Actions &actions() const { return m_actions; }

Q_SIGNALS:
    void languageChosen(steelyard::Language language);
    void themeChosen(steelyard::ui::ThemeChoice theme);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void buildFrame();
    void connectFileActions();
    void connectViewActions();
    void connectHelpActions();
    void watchForeignChanges();
    void refreshTitle();
    void copyFromFocus() const;
    void print();
    void showUserGuide();
    void showAbout() const;

    WindowParts m_parts;
    Actions m_actions;
    WorkspaceFiles m_files;
    Navigation *m_navigation = nullptr;
    QStackedWidget *m_stack = nullptr;
    std::map<PageId, Page *> m_pages;
    PageId m_shownPage = PageId::Project;
    QPointer<HelpWindow> m_help;
    QTimer m_foreignChanges;
};

} // namespace steelyard::ui
