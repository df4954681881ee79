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

    QAction *newWorkspace = nullptr;
    QAction *openWorkspace = nullptr;
    QAction *saveCopy = nullptr;
    QAction *importFile = nullptr;
    QAction *exportProject = nullptr;
    QAction *print = nullptr;
    QAction *quit = nullptr;
    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *copy = nullptr;
    QAction *userGuide = nullptr;
    QAction *about = nullptr;
    /// In the order of `kPageIds`.
    QList<QAction *> pages;
    /// One for each, with the value as `QAction::data()`; exclusive.
    QActionGroup *languages = nullptr;
    QActionGroup *themes = nullptr;
    /// Filled when they open.
    QMenu *samples = nullptr;
    QMenu *recent = nullptr;

private:
    void addFileMenu(QMainWindow &window);
    void addEditMenu(QMainWindow &window, QUndoStack &undoStack);
    void addViewMenu(QMainWindow &window);
    void addGoMenu(QMainWindow &window);
    void addHelpMenu(QMainWindow &window);
};

} // namespace steelyard::ui
