#pragma once

#include "app/cli/options.h"

#include <CLI/CLI.hpp>
#include <functional>

namespace steelyard::cli {

// Options that several commands have, in the installed translation. What they read lands in their
// targets, which must outlive the parser.

[[nodiscard]] std::string utf8(const QString &text);

/// An option whose text lands in `target`.
CLI::Option *addText(CLI::App &app, const char *name, QString &target, const QString &description);

/// A check of an option's text; `problem` says what is wrong with it, or nothing. The parser's own
/// checks would speak English.
[[nodiscard]] CLI::Validator checkedBy(std::function<QString(const QString &text)> problem);

void addJson(CLI::App &app, Output &output);

CLI::Option *addWorkspace(CLI::App &app, QString &workspace);

CLI::Option *addProject(CLI::App &app, QString &project);

/// The project, its workspace, and all that is laid over it: case, sliders, values.
void addEvaluatedProject(CLI::App &app, EvaluatedProject &evaluated);

} // namespace steelyard::cli
