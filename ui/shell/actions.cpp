#include "ui/shell/actions.h"

#include "model/base/local_text.h"
#include "ui/shell/pages.h"
#include "ui/shell/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

struct ActionWords
{
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

QAction *addAction(QMenu &menu,
                   const QString &text,
                   const QString &tip,
                   const QKeySequence &key = {})
{
    QAction *action = menu.addAction(text);
    action->setStatusTip(tip);
    action->setShortcut(key);
    return action;
}

template <typename Value>
void addChoice(QMenu &menu, QActionGroup &group, const QString &text, Value value)
{
    QAction *action = menu.addAction(text);
    action->setCheckable(true);
    action->setData(QVariant::fromValue(static_cast<int>(value)));
    group.addAction(action);
}

} // namespace

Actions::Actions(QMainWindow &window, QUndoStack &undoStack)
{
    addFileMenu(window);
    addEditMenu(window, undoStack);
    addViewMenu(window);
    addGoMenu(window);
    addHelpMenu(window);
}

void Actions::addFileMenu(QMainWindow &window)
{
    QMenu &menu = *window.menuBar()->addMenu(ActionWords::tr("&File"));
    newWorkspace = addAction(menu,
                             ActionWords::tr("&New workspace…"),
                             ActionWords::tr("Makes an empty workspace file and opens it"),
                             QKeySequence::New);
    openWorkspace = addAction(menu,
                              ActionWords::tr("&Open workspace…"),
                              ActionWords::tr("Opens another workspace file"),
                              QKeySequence::Open);
    recent = menu.addMenu(ActionWords::tr("&Recent workspaces"));
    samples = menu.addMenu(ActionWords::tr("Open &sample"));
    saveCopy = addAction(menu,
                         ActionWords::tr("Save &copy as…"),
                         ActionWords::tr("Writes the whole workspace to another file"),
                         QKeySequence::SaveAs);
    menu.addSeparator();
    importFile = addAction(menu,
                           ActionWords::tr("&Import…"),
                           ActionWords::tr("Takes in a price list or a project document"),
                           Qt::CTRL | Qt::Key_I);
    exportProject = addAction(menu,
                              ActionWords::tr("&Export project…"),
                              ActionWords::tr("Writes the open project as a document"),
                              Qt::CTRL | Qt::Key_E);
    menu.addSeparator();
    print = addAction(menu,
                      ActionWords::tr("&Print…"),
                      ActionWords::tr("Prints the report of the open project"),
                      QKeySequence::Print);
    menu.addSeparator();
    quit = addAction(menu,
                     ActionWords::tr("&Quit"),
                     ActionWords::tr("Closes the program; everything is saved already"),
                     QKeySequence::Quit);
}

void Actions::addEditMenu(QMainWindow &window, QUndoStack &undoStack)
{
    QMenu &menu = *window.menuBar()->addMenu(ActionWords::tr("&Edit"));
    undo = undoStack.createUndoAction(&window, ActionWords::tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    redo = undoStack.createRedoAction(&window, ActionWords::tr("&Redo"));
    redo->setShortcut(QKeySequence::Redo);
    menu.addActions({undo, redo});
    menu.addSeparator();
    // Tables and text fields have Ctrl+C of their own; here it is only named.
    copy = addAction(menu,
                     ActionWords::tr("&Copy") + u'\t'
                         + QKeySequence{QKeySequence::Copy}.toString(QKeySequence::NativeText),
                     ActionWords::tr("Copies what is chosen; tables with their headings"));
}

void Actions::addViewMenu(QMainWindow &window)
{
    QMenu &menu = *window.menuBar()->addMenu(ActionWords::tr("&View"));
    QMenu &language = *menu.addMenu(ActionWords::tr("&Language"));
    languages = new QActionGroup{&window};
    // Each in its own words: whoever is lost finds the way back.
    addChoice(language, *languages, u"English"_s, Language::English);
    addChoice(language, *languages, u"中文"_s, Language::Chinese);
    QMenu &theme = *menu.addMenu(ActionWords::tr("&Theme"));
    themes = new QActionGroup{&window};
    addChoice(theme, *themes, ActionWords::tr("As the &desktop"), ThemeChoice::FollowDesktop);
    addChoice(theme, *themes, ActionWords::tr("&Light"), ThemeChoice::Light);
    addChoice(theme, *themes, ActionWords::tr("D&ark"), ThemeChoice::Dark);
}

void Actions::addGoMenu(QMainWindow &window)
{
    QMenu &menu = *window.menuBar()->addMenu(ActionWords::tr("&Go"));
    int number = 0;
    for (const PageId page : kPageIds) {
        ++number;
        pages.append(addAction(menu,
                               pageTitle(page),
                               ActionWords::tr("Shows the page"),
                               QKeySequence{u"Ctrl+%1"_s.arg(number)}));
    }
}

void Actions::addHelpMenu(QMainWindow &window)
{
    QMenu &menu = *window.menuBar()->addMenu(ActionWords::tr("&Help"));
    userGuide = addAction(menu,
                          ActionWords::tr("&User guide"),
                          ActionWords::tr("How to work with the program, and how it computes"),
                          QKeySequence::HelpContents);
    about = addAction(menu, ActionWords::tr("&About"), ActionWords::tr("Version and licence"));
}

} // namespace steelyard::ui
