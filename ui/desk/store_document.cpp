#include "ui/desk/store_document.h"

#include "db/transaction.h"

namespace steelyard::desk {

Result<StoredDocument> storeDocument(db::Workspace &workspace,
                                     const QString &action,
                                     const Dossier &document,
                                     db::ProjectRepository::IfKnown ifKnown)
{
    auto transaction = workspace.begin(action);
    if (!transaction)
        return transaction.error();
    const auto findings = workspace.projects().differences(document, ifKnown);
    if (!findings)
        return findings.error();
    const auto project = workspace.projects().importDossier(**transaction, document, ifKnown);
    if (!project)
        return project.error();
    if (const auto committed = (*transaction)->commit(); !committed)
        return committed.error();
    return StoredDocument{.project = *project, .findings = *findings};
}

} // namespace steelyard::desk
