#pragma once

namespace steelyard::cli {

// What the program says to its caller: exit codes.

/// Also with warnings or an incomplete total.
inline constexpr int kDone = 0;
/// Data refused or not found.
inline constexpr int kRefused = 1;
inline constexpr int kWrongUsage = 2;

/// True when the arguments ask for a command rather than for the window.
[[nodiscard]] bool isCommand(int argc, const char *const *argv);

/// Runs one command: data on standard output only, messages on standard error. Needs no display.
[[nodiscard]] int run(int argc, char **argv);

} // namespace steelyard::cli
