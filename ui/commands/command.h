#pragma once

#include "model/base/result.h"

#include <QUndoCommand>

namespace steelyard::db {
class Transaction;
}

namespace steelyard::ui {

class Prompts;
class Session;

/// A change of the workspace that can be undone.
///
/// Holds ids and whole values, never pointers into the data. Its text is what the undo menu shows
/// and what the change log stores. A command that fails leaves the stack and tells why.
class Command : public QUndoCommand
{
public:
    void redo() final;
    void undo() final;

    /// The last attempt came through.
    [[nodiscard]] bool hasSucceeded() const { return !isObsolete(); }

protected:
    Command(Session &session, Prompts &prompts, const QString &text);

    /// Writes the change, or takes it back, within `transaction`, which the base class commits.
    [[nodiscard]] virtual Result<void> apply(db::Transaction &transaction) = 0;
    [[nodiscard]] virtual Result<void> revert(db::Transaction &transaction) = 0;

    [[nodiscard]] Session &session() const { return m_session; }

private:
    enum class Direction
    {
        Forth,
        Back
    };
    [[nodiscard]] Result<void> attempt(Direction direction);
    void run(Direction direction);

    Session &m_session;
    Prompts &m_prompts;
};

} // namespace steelyard::ui
