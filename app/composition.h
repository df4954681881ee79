#pragma once

namespace steelyard::app {

/// Builds every part of the window program, hands each what it needs, and runs it until the
/// window is closed. A file among the arguments (workspace or project document) is opened.
/// Returns the program's exit code.
[[nodiscard]] int runWindow(int &argc, char **argv);

} // namespace steelyard::app
