#pragma once

#include <QList>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QUndoStack;

namespace steelyard::ui {

/// Every action of the window, once, with text, shortcut and tip; and the menu bar made of them.
///
/// All belong to the window that is given.
struct Actions
{
    Actions(QMainWindow &window, QUndoStack &undoStack);

    QAction *newWorkspace;
    QAction *openWorkspace;
    QAction *saveCopy;
    QAction *importFile;
    QAction *exportProject;
    QAction *print;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *copy;
    QAction *userGuide;
    QAction *about;
    /// In the order of `kPageIds`.
    QList<QAction *> pages;
    /// One for each, with the value as `QAction::data()`; exclusive.
    QActionGroup *languages;
    QActionGroup *themes;
    /// Filled when they open.
    QMenu *samples;
    QMenu *recent;

private:
    void addFileMenu(QMainWindow &window);
    void addEditMenu(QMainWindow &window, QUndoStack &undoStack);
    void addViewMenu(QMainWindow &window);
    void addGoMenu(QMainWindow &window);
    void addHelpMenu(QMainWindow &window);
};

} // namespace steelyard::ui
