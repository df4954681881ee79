#include "ui/commands/save_project.h"

#include "db/project_repository.h"
#include "ui/shell/session.h"

namespace steelyard::ui {

namespace {

/// Tells QUndoStack that two commands are of one kind.
constexpr int kSaveProjectId = 1;

} // namespace

SaveProject::SaveProject(
    Session &session, Prompts &prompts, const QString &text, Project after, Merging merging)
    : Command{session, prompts, text}
    , m_before{session.dossier()->project}
    , m_after{std::move(after)}
    , m_merging{merging}
{
    Q_ASSERT(m_before.id == m_after.id);
}

int SaveProject::id() const
{
    return m_merging == Merging::SameText ? kSaveProjectId : -1;
}

bool SaveProject::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const SaveProject *>(other);
    if (next == nullptr || next->isObsolete() || next->text() != text()
        || next->m_after.id != m_after.id)
        return false;
    m_after = next->m_after;
    return true;
}

Result<void> SaveProject::apply(db::Transaction &transaction)
{
    return replace(transaction, m_before, m_after);
}

Result<void> SaveProject::revert(db::Transaction &transaction)
{
    return replace(transaction, m_after, m_before);
}

Result<void> SaveProject::replace(db::Transaction &transaction,
                                  const Project &from,
                                  const Project &to)
{
    auto &projects = session().workspace().projects();
    const auto stored = projects.load(to.id);
    if (!stored)
        return stored.error();
    if (stored->value != from)
        return Error{ErrorCode::ChangedElsewhere, {}, {from.name.in(session().language())}};
    const auto saved = projects.save(transaction, to, stored->version);
    return saved ? Result<void>{} : saved.error();
}

bool saveProject(Session &session,
                 Prompts &prompts,
                 const QString &text,
                 Project after,
                 SaveProject::Merging merging)
{
    if (session.dossier()->project == after)
        return true;
    const Project wanted = after;
    session.undoStack().push(new SaveProject{session, prompts, text, std::move(after), merging});
    return session.dossier() != nullptr && session.dossier()->project == wanted;
}

} // namespace steelyard::ui
