#include "ui/commands/command.h"

#include "db/transaction.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"

#include <QCoreApplication>

namespace steelyard::ui {

Command::Command(Session &session, Prompts &prompts, const QString &text)
    : QUndoCommand{text}
    , m_session{session}
    , m_prompts{prompts}
{}

void Command::redo()
{
    run(Direction::Forth);
}

void Command::undo()
{
    run(Direction::Back);
}

Result<void> Command::attempt(Direction direction)
{
    const QString action = direction == Direction::Forth
        ? text()
        : QCoreApplication::translate("Command", "Undo: %1").arg(text());
    auto transaction = m_session.workspace().begin(action);
    if (!transaction)
        return transaction.error();
    const auto written =
        direction == Direction::Forth ? apply(**transaction) : revert(**transaction);
    if (!written)
        return written.error();
    return (*transaction)->commit();
}

void Command::run(Direction direction)
{
    const auto done = attempt(direction);
    if (done)
        return;
    setObsolete(true); // the stack drops it
    m_prompts.showError(done.error());
}

} // namespace steelyard::ui
