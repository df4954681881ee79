#include "ui/desk/job_file.h"

#include "model/exchange/json_reader.h"
#include "model/exchange/project_document.h"

namespace steelyard::desk {

using namespace Qt::StringLiterals;

namespace {

/// UTF-8's byte-order mark, which may stand before a text but not inside one.
constexpr QByteArrayView kMark = "\xEF\xBB\xBF";

/// Whether the text is an object that has neither a schema's number nor a job of its own.
Result<bool> isJobAlone(const QByteArray &json)
{
    const Result<exchange::JsonValue> value = exchange::readJson(json);
    if (!value)
        return value.error();
    return value->kind == exchange::JsonValue::Kind::Object && value->find(u"schema"_s) == nullptr
        && value->find(u"job"_s) == nullptr;
}

} // namespace

Result<JobDocument> readJobDocument(const QByteArray &json)
{
    if (json.trimmed().isEmpty())
        return Error{.code = ErrorCode::FileEmpty};
    const Result<bool> isAlone = isJobAlone(json);
    if (!isAlone)
        return isAlone.error();
    const QByteArray plain = json.startsWith(kMark) ? json.sliced(kMark.size()) : json;
    // The rules of a project's job hold for one that stands alone: it is read as part of one.
    const QByteArray document = *isAlone
        ? R"({"schema": 1, "id": "job", "name": "Job", "currency": "CNY", "job": )" + plain + '}'
        : json;
    auto dossier = exchange::readProjectDocument(document);
    if (!dossier)
        return dossier.error();
    if (!dossier->project.job)
        return Error{.code = ErrorCode::MissingKey, .arguments = {u"job"_s}, .where = u"/"_s};
    return JobDocument{.project = *std::move(dossier), .isJobAlone = *isAlone};
}

} // namespace steelyard::desk
