#pragma once

#include <QObject>

namespace steelyard::ui {

/// Lets the undo and redo keys through to the window where the focused line has nothing to take
/// back: a line claims them always, and the last change to the data would be out of reach.
class UndoKeys final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace steelyard::ui
