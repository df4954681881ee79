#include "ui/commands/push_command.h"

#include "ui/commands/command.h"
#include "ui/shell/session.h"

namespace steelyard::ui {

bool pushCommand(Session &session, Command *command)
{
    QUndoStack &stack = session.undoStack();
    const int before = stack.index();
    stack.push(command);
    return stack.index() > before;
}

} // namespace steelyard::ui
