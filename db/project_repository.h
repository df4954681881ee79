#pragma once

#include "db/stored.h"
#include "model/base/finding.h"
#include "model/base/result.h"
#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;
class Transaction;

/// A project's row in a list.
struct ProjectSummary
{
    ProjectId id = {};
    LocalText name = {};
    int planCount = 0;
    int quoteCount = 0;
    int caseCount = 0;
    QDateTime changedAt = {};

    friend bool operator==(const ProjectSummary &, const ProjectSummary &) = default;
};

/// Projects with their demand, sites, rates, assumptions, plans and cases.
class ProjectRepository final
{
public:
    explicit ProjectRepository(Connection &connection);

    [[nodiscard]] Result<std::vector<ProjectSummary>> list() const;
    /// Errors: NotFound.
    [[nodiscard]] Result<Stored<Project>> load(const ProjectId &id) const;

    /// Inserts (`expected` = kNotStored) or updates. Returns the new version.
    /// Errors: ChangedElsewhere, AlreadyExists.
    [[nodiscard]] Result<RowVersion> save(Transaction &transaction,
                                          const Project &project,
                                          RowVersion expected);
    /// Deletes the project with its quotes, snapshots and attachments. Errors: ChangedElsewhere.
    [[nodiscard]] Result<void> remove(Transaction &transaction,
                                      const ProjectId &id,
                                      RowVersion expected);

    /// The whole project with vendors, quotes, used catalogue rows, snapshots, change log and
    /// attachments. Errors: NotFound.
    [[nodiscard]] Result<Dossier> loadDossier(const ProjectId &id) const;
    /// What an evaluation needs: as `loadDossier` without snapshots, log and attachments.
    [[nodiscard]] Result<Dossier> loadForEvaluation(const ProjectId &id) const;

    /// What to do with ids that the workspace already holds.
    enum class IfKnown
    {
        Refuse, ///< ProjectExists; a known vendor stays as it is
        Replace, ///< the document's state replaces the workspace's
        Copy, ///< a new project with ids of its own beside the known one
    };
    /// Stores a whole document. Returns the id that the project has now. A vendor that is known
    /// and the same is shared; a known one that differs follows `ifKnown`. The project keeps the
    /// catalogue rows that it brings: those that the workspace lacks become the user's own, those
    /// that it has otherwise belong to this project alone. Errors: ProjectExists.
    [[nodiscard]] Result<ProjectId> importDossier(Transaction &transaction,
                                                  const Dossier &dossier,
                                                  IfKnown ifKnown);
    /// What the workspace holds otherwise than the document, and what `importDossier` will make
    /// of it. Ask before importing.
    [[nodiscard]] Result<std::vector<Finding>> differences(const Dossier &dossier,
                                                           IfKnown ifKnown) const;

private:
    Connection &m_connection;
};

} // namespace steelyard::db
