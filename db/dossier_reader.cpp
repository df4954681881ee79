#include "db/dossier_reader.h"

#include "db/archive_rows.h"
#include "db/change_log_rows.h"
#include "db/project_rows.h"
#include "db/quote_rows.h"
#include "db/reference_rows.h"
#include "db/snapshot_rows.h"

namespace steelyard::db {

Result<std::optional<Dossier>> readForEvaluation(const Connection &connection, const ProjectId &id)
{
    auto project = readProject(connection, id);
    if (!project)
        return project.error();
    if (!project->has_value())
        return std::optional<Dossier>{};
    Dossier dossier{.project = std::move((*project)->value)};

    auto quotes = readQuotes(connection, id);
    if (!quotes)
        return quotes.error();
    for (auto &quote : *quotes)
        dossier.quotes.push_back(std::move(quote.value));
    auto offers = readUsedOffers(connection, id);
    if (!offers)
        return offers.error();
    dossier.offers = *std::move(offers);
    if (const auto read = readReferences(connection, dossier); !read)
        return read.error();
    return std::optional{std::move(dossier)};
}

Result<void> readArchive(const Connection &connection, Dossier &dossier)
{
    auto snapshots = readSnapshots(connection, dossier.project.id);
    if (!snapshots)
        return snapshots.error();
    auto history = historyOf(connection, dossier.project.id);
    if (!history)
        return history.error();
    auto attachments = readAttachments(connection, dossier.project.id);
    if (!attachments)
        return attachments.error();
    dossier.snapshots = *std::move(snapshots);
    dossier.changeLog = *std::move(history);
    dossier.attachments = *std::move(attachments);
    return {};
}

} // namespace steelyard::db
