#include "ui/commands/store_snapshot.h"

#include "db/snapshot_repository.h"
#include "ui/shell/session.h"

namespace steelyard::ui {

StoreSnapshot::StoreSnapshot(Session &session,
                             Prompts &prompts,
                             const QString &text,
                             ProjectId project,
                             Snapshot snapshot,
                             Direction direction)
    : Command{session, prompts, text}
    , m_project{std::move(project)}
    , m_snapshot{std::move(snapshot)}
    , m_direction{direction}
{}

Result<void> StoreSnapshot::apply(db::Transaction &transaction)
{
    return move(transaction, m_direction);
}

Result<void> StoreSnapshot::revert(db::Transaction &transaction)
{
    return move(transaction, m_direction == Direction::Add ? Direction::Remove : Direction::Add);
}

Result<void> StoreSnapshot::move(db::Transaction &transaction, Direction direction)
{
    auto &snapshots = session().workspace().snapshots();
    return direction == Direction::Add ? snapshots.add(transaction, m_project, m_snapshot)
                                       : snapshots.remove(transaction, m_project, m_snapshot.id);
}

} // namespace steelyard::ui
