#include "ui/desk/document_faults.h"

#include "model/exchange/project_document.h"
#include "ui/desk/json_values.h"
#include "ui/desk/read_file.h"
#include "ui/text/error_text.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace steelyard::desk {

namespace {

constexpr size_t kMostFaults = 20;

} // namespace

std::vector<Error> faultsOf(const QString &file, const Error &error)
{
    QFile document{file};
    if (!QFileInfo{file}.isFile() || !openForReading(document))
        return {error};
    auto faults = exchange::projectDocumentFaults(document.readAll(), kMostFaults);
    // Another file, or one that can be read and was refused for another reason.
    const bool isAbout = std::ranges::find(faults, error) != faults.end();
    return isAbout ? faults : std::vector<Error>{error};
}

QByteArray errorsAsJson(const std::vector<Error> &errors)
{
    Json array = Json::array();
    for (const Error &error : errors)
        array.push_back(
            {{"where", jsonText(error.where)}, {"text", jsonText(text::errorText(error))}});
    return jsonBytes({{"errors", std::move(array)}});
}

} // namespace steelyard::desk
