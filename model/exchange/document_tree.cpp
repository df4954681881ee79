#include "model/exchange/document_tree.h"

#include "model/compare/assumption_keys.h"
#include "model/compare/input_checks.h"
#include "model/exchange/document_references.h"
#include "model/exchange/json_reader.h"
#include "model/exchange/json_validation.h"
#include "model/exchange/layout_dossier.h"
#include "model/exchange/project_document.h"

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

/// A newer document is refused as such before its unknown keys are.
std::optional<Error> schemaFault(const JsonValue &tree)
{
    const JsonValue *schema = tree.find(u"schema");
    if (!schema || schema->kind != JsonValue::Kind::Number)
        return {};
    if (schema->text.toDouble() > kNewestSchema)
        return Error{.code = ErrorCode::SchemaTooNew,
                     .arguments = {schema->text, QString::number(kNewestSchema)},
                     .where = u"/schema"_s};
    return {};
}

/// An assumption without a unit is stated in the one that the program knows it by.
void completeUnits(Project &project)
{
    for (auto &[key, assumption] : project.assumptions) {
        if (assumption.unit.isEmpty())
            assumption.unit = assumptionOf(Project{}, key).unit;
    }
}

/// What is wrong with a dossier whose document conforms to the schema.
std::vector<Error> contentFaults(const Dossier &dossier, size_t most)
{
    auto faults = brokenReferences(dossier, most);
    if (auto bad = firstBadFigure(dossier); bad && faults.size() < most)
        faults.push_back(*std::move(bad));
    return faults;
}

} // namespace

const JsonSchema &projectSchema()
{
    static const JsonSchema schema = [] {
        const Result<JsonValue> text = readJson(projectDocumentSchema());
        Q_ASSERT(text);
        return JsonSchema{*text};
    }();
    return schema;
}

JsonValue treeOf(const Dossier &dossier)
{
    DocumentWriter writer;
    writer("schema", kNewestSchema);
    layout(writer, dossier);
    return writer.take();
}

JsonValue treeOf(const Quote &quote)
{
    DocumentWriter writer;
    layout(writer, quote);
    return writer.take();
}

Result<Dossier> dossierOf(const JsonValue &tree)
{
    if (const auto fault = schemaFault(tree))
        return *fault;
    if (const auto fault = firstFault(projectSchema().root(), tree))
        return *fault;
    Dossier dossier;
    fromJson(tree, dossier);
    if (const auto faults = contentFaults(dossier, 1); !faults.empty())
        return faults.front();
    completeUnits(dossier.project);
    return dossier;
}

std::vector<Error> faultsOf(const JsonValue &tree, size_t most)
{
    if (const auto fault = schemaFault(tree))
        return {*fault};
    auto faults = faultsOf(projectSchema().root(), tree, most);
    if (!faults.empty())
        return faults;
    Dossier dossier;
    fromJson(tree, dossier);
    return contentFaults(dossier, most);
}

} // namespace steelyard::exchange
