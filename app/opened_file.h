#pragma once

#include <QString>

namespace steelyard::ui {
class Prompts;
class Session;
} // namespace steelyard::ui

namespace steelyard::app {

/// True when the file is a database or is named like a workspace.
[[nodiscard]] bool isWorkspaceFile(const QString &path);

/// Opens the project in a document: takes it into the session's workspace unless it is known
/// there. Asks only when the stored project differs from the file's.
void openDocument(const QString &path, ui::Session &session, ui::Prompts &prompts);

} // namespace steelyard::app
