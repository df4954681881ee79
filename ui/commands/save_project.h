#pragma once

#include "model/compare/project.h"
#include "ui/commands/command.h"

namespace steelyard::ui {

/// Changes a project from one value to another: demand, plans, cases, sites, rates, assumptions.
///
/// Refused with ChangedElsewhere when the stored project is no longer what the change began with,
/// so that neither doing nor undoing overwrites somebody else's work.
class SaveProject final : public Command
{
public:
    /// Whether the next command of the same text and project joins this one: one undo step for a
    /// value that is changed again and again.
    enum class Merging
    {
        Never,
        SameText
    };

    SaveProject(Session &session,
                Prompts &prompts,
                const QString &text,
                Project after,
                Merging merging = Merging::Never);

    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

protected:
    [[nodiscard]] Result<void> apply(db::Transaction &transaction) override;
    [[nodiscard]] Result<void> revert(db::Transaction &transaction) override;

private:
    [[nodiscard]] Result<void> replace(db::Transaction &transaction,
                                       const Project &from,
                                       const Project &to);

    Project m_before;
    Project m_after;
    Merging m_merging;
};

/// Pushes a SaveProject from the session's open project to `after`; nothing when both are equal.
/// True when the project now is `after`.
bool saveProject(Session &session,
                 Prompts &prompts,
                 const QString &text,
                 Project after,
                 SaveProject::Merging merging = SaveProject::Merging::Never);

} // namespace steelyard::ui
