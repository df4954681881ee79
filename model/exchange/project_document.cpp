#include "model/exchange/project_document.h"

#include "model/exchange/case_overlay.h"
#include "model/exchange/document_tree.h"
#include "model/exchange/json_reader.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

Result<Dossier> readProjectDocument(const QByteArray &json, FigureLimits limits)
{
    const Result<JsonValue> tree = readJson(json);
    if (!tree)
        return tree.error();
    return dossierOf(*tree, limits);
}

std::vector<Error> projectDocumentFaults(const QByteArray &json, size_t most)
{
    const Result<JsonValue> tree = readJson(json);
    return tree ? faultsOf(*tree, most) : std::vector<Error>{tree.error()};
}

QByteArray writeProjectDocument(const Dossier &dossier)
{
    JsonValue document = treeOf(dossier);
    giveCaseValuesTheirKind(document);
    return prettyText(document);
}

QByteArray projectDocumentSchema()
{
    QFile file{u":/schema/project-2.json"_s};
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return file.readAll();
}

QString quoteAsJson(const Quote &quote)
{
    return compactText(treeOf(quote));
}

QString projectAsJson(const Project &project)
{
    return compactText(treeOf(Dossier{.project = project}));
}

} // namespace steelyard::exchange
