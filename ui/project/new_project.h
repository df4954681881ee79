#pragma once

#include "model/compare/dossier.h"

namespace steelyard::ui {

/// GPUs of a new phase: one server of eight, the smallest step of most offers.
inline constexpr int kFirstGpus = 8;

/// A project to begin with: eight GPUs to the end of twelve months, and an empty plan of each
/// mode. Its names are words of the interface's language.
[[nodiscard]] Dossier newProject(const QString &name, QDate today);

/// The same project under a new id and name, without its snapshots and history. Quotes, plans
/// and all below keep their ids, which are unique within a project.
[[nodiscard]] Dossier projectCopy(Dossier dossier, const QString &name);

} // namespace steelyard::ui
