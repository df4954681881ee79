#pragma once

namespace steelyard::ui {

class Command;
class Session;

/// Gives `command` to the session's undo stack, which does it. False when it failed: then the
/// stack has dropped it, and the person has been told.
bool pushCommand(Session &session, Command *command);

} // namespace steelyard::ui
