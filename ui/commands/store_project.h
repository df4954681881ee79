#pragma once

#include "model/compare/dossier.h"

namespace steelyard::ui {

class Prompts;
class Session;

// Whole projects come and go outside the undo stack, which belongs to the open project and is
// cleared with it. Both tell the person when they fail.

/// Adds the project and opens it. `action` goes into the change log. True when that worked.
bool addProject(Session &session, Prompts &prompts, const QString &action, const Dossier &dossier);

/// Deletes the project with its quotes and snapshots; closes it when it is open.
bool deleteProject(Session &session,
                   Prompts &prompts,
                   const QString &action,
                   const ProjectId &project);

} // namespace steelyard::ui
