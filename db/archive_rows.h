#pragma once

#include "db/row.h"
#include "model/compare/dossier.h"

namespace steelyard::db {

class Connection;

// Offers and attachments that a project keeps.

[[nodiscard]] Rows offerRows(const Dossier &dossier);
[[nodiscard]] Rows attachmentRows(const Dossier &dossier);

[[nodiscard]] Result<std::vector<UsedOffer>> readUsedOffers(const Connection &connection,
                                                            const ProjectId &project);
[[nodiscard]] Result<std::vector<Attachment>> readAttachments(const Connection &connection,
                                                              const ProjectId &project);

} // namespace steelyard::db
