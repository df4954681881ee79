#pragma once

#include "model/compare/dossier.h"
#include "ui/commands/command.h"

namespace steelyard::ui {

/// Adds a snapshot to a project, or removes it; undoing does the opposite.
class StoreSnapshot final : public Command
{
public:
    enum class Direction
    {
        Add,
        Remove
    };

    StoreSnapshot(Session &session,
                  Prompts &prompts,
                  const QString &text,
                  ProjectId project,
                  Snapshot snapshot,
                  Direction direction);

protected:
    [[nodiscard]] Result<void> apply(db::Transaction &transaction) override;
    [[nodiscard]] Result<void> revert(db::Transaction &transaction) override;

private:
    [[nodiscard]] Result<void> move(db::Transaction &transaction, Direction direction);

    ProjectId m_project;
    Snapshot m_snapshot;
    Direction m_direction;
};

} // namespace steelyard::ui
