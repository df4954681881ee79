#include "ui/shell/undo_keys.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace steelyard::ui {

bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *line = qobject_cast<const QLineEdit *>(watched);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool hasNothing = line != nullptr
        && ((key->matches(QKeySequence::Undo) && !line->isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !line->isRedoAvailable()));
    if (hasNothing)
        event->ignore();
    return hasNothing;
}

} // namespace steelyard::ui
