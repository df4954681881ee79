// What import and list answer to scripts.
#include "ui/desk/comparison_json.h"
#include "ui/desk/json_names.h"
#include "ui/desk/json_values.h"

namespace steelyard::desk {

namespace {

Json moves(const std::vector<PriceMove> &moves)
{
    Json array = Json::array();
    for (const PriceMove &move : moves)
        array.push_back({{"kind", enumText(move.kind).data()},
                         {"instance_type", jsonText(move.instanceType)},
                         {"gpu", jsonText(move.gpuName)},
                         {"region", jsonText(move.region)},
                         {"zone", jsonText(move.zone)},
                         {"spot", move.isSpot},
                         {"before", jsonDecimal(move.before)},
                         {"after", jsonDecimal(move.after)}});
    return array;
}

} // namespace

QByteArray importAsJson(const ImportReport &report, const text::NumberFormat &format)
{
    const bool isBook = report.kind == ImportReport::Kind::PriceBook;
    Json json = {{"kind", isBook ? "price_list" : "project_document"},
                 {"name", jsonName(report.name)},
                 {"dry_run", report.isDryRun}};
    if (isBook) {
        json["outcome"] = enumText(report.outcome).data();
        json["edition"] = report.edition;
        json["rows"] = report.rowCount;
        json["imported"] = report.importedCount;
        json["left_out"] = report.leftOutCount;
        json["price_moves"] = report.moveCount;
        json["moves"] = moves(report.moves);
    } else {
        json["project"] = jsonText(report.project.text());
    }
    json["findings"] = jsonFindings(report.findings, format);
    return jsonBytes(json);
}

QByteArray projectsAsJson(const std::vector<db::ProjectSummary> &projects)
{
    Json array = Json::array();
    for (const db::ProjectSummary &project : projects)
        array.push_back({{"id", jsonText(project.id.text())},
                         {"name", jsonName(project.name)},
                         {"plans", project.planCount},
                         {"quotes", project.quoteCount},
                         {"cases", project.caseCount},
                         {"changed_at", jsonText(project.changedAt.toString(Qt::ISODate))}});
    return jsonBytes(array);
}

} // namespace steelyard::desk
