#include "ui/desk/store_document.h"

#include "db/transaction.h"
#include "model/exchange/case_overlay.h"

namespace steelyard::desk {

namespace {

/// A case may have lost its place when a plan was deleted: that is no reason to refuse a project.
void remarkOnCases(const Dossier &document, std::vector<Finding> &findings)
{
    for (const ProjectCase &each : document.project.cases) {
        if (const auto laidOver = exchange::overlaid(document, each.values); !laidOver)
            findings.push_back({.rule = FindingRule::CaseNotApplicable,
                                .subject = each.id.text(),
                                .arguments = {each.name, laidOver.error().where}});
    }
}

} // namespace

Result<StoredDocument> storeDocument(db::Workspace &workspace,
                                     const QString &action,
                                     const Dossier &document,
                                     db::ProjectRepository::IfKnown ifKnown)
{
    auto transaction = workspace.begin(action);
    if (!transaction)
        return transaction.error();
    auto findings = workspace.projects().differences(document, ifKnown);
    if (!findings)
        return findings.error();
    const auto project = workspace.projects().importDossier(**transaction, document, ifKnown);
    if (!project)
        return project.error();
    if (const auto committed = (*transaction)->commit(); !committed)
        return committed.error();
    remarkOnCases(document, *findings); // not while others wait to write
    return StoredDocument{.project = *project, .findings = *std::move(findings)};
}

} // namespace steelyard::desk
