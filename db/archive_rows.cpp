#include "db/archive_rows.h"

#include "db/offer_row.h"
#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectOffers = R"(
    SELECT
        book,
        edition,
        currency,
        instance_type,
        gpu_name,
        gpu_count,
        vcpus,
        memory_gib,
        region,
        zone,
        on_demand_price,
        spot_price,
        line
    FROM project_offer
    WHERE project_id = ?
    ORDER BY position)"_L1;

constexpr auto kSelectAttachments = R"(
    SELECT
        id,
        name,
        media_type,
        quote_id,
        content
    FROM attachment
    WHERE project_id = ?
    ORDER BY rowid)"_L1;

UsedOffer usedOfferOf(const Statement &row)
{
    return {.book = row.text("book"_L1),
            .edition = row.number("edition"_L1),
            .currency = row.currency("currency"_L1),
            .offer = offerOf(row)};
}

Attachment attachmentOf(const Statement &row)
{
    return {.id = row.id<AttachmentId>("id"_L1),
            .name = row.text("name"_L1),
            .mediaType = row.text("media_type"_L1),
            .quote = row.id<QuoteId>("quote_id"_L1),
            .content = row.bytes("content"_L1)};
}

} // namespace

Rows offerRows(const Dossier &dossier)
{
    Rows rows;
    for (int position = 0; const auto &used : dossier.offers) {
        rows.push_back({.table = "project_offer"_L1,
                        .keyCount = 2,
                        .cells = {{"project_id"_L1, dossier.project.id},
                                  {"position"_L1, position++},
                                  {"book"_L1, used.book},
                                  {"edition"_L1, used.edition},
                                  {"currency"_L1, used.currency},
                                  {"instance_type"_L1, used.offer.instanceType},
                                  {"gpu_name"_L1, used.offer.gpuName},
                                  {"gpu_count"_L1, used.offer.gpuCount},
                                  {"vcpus"_L1, used.offer.vcpus},
                                  {"memory_gib"_L1, used.offer.memoryGib},
                                  {"region"_L1, used.offer.region},
                                  {"zone"_L1, used.offer.zone},
                                  {"on_demand_price"_L1, used.offer.onDemandPrice},
                                  {"spot_price"_L1, used.offer.spotPrice},
                                  {"line"_L1, used.offer.line}}});
    }
    return rows;
}

Rows attachmentRows(const Dossier &dossier)
{
    Rows rows;
    for (const auto &attachment : dossier.attachments) {
        rows.push_back({.table = "attachment"_L1,
                        .keyCount = 2,
                        .cells = {{"project_id"_L1, dossier.project.id},
                                  {"id"_L1, attachment.id},
                                  {"name"_L1, attachment.name},
                                  {"media_type"_L1, attachment.mediaType},
                                  {"quote_id"_L1, attachment.quote},
                                  {"content"_L1, attachment.content}}});
    }
    return rows;
}

Result<std::vector<UsedOffer>> readUsedOffers(const Connection &connection,
                                              const ProjectId &project)
{
    return Statement{connection, kSelectOffers}.bind(project).all(usedOfferOf);
}

Result<std::vector<Attachment>> readAttachments(const Connection &connection,
                                                const ProjectId &project)
{
    return Statement{connection, kSelectAttachments}.bind(project).all(attachmentOf);
}

} // namespace steelyard::db
