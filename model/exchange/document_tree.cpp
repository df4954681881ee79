#include "model/exchange/document_tree.h"

#include "model/compare/assumption_keys.h"
#include "model/compare/input_checks.h"
#include "model/compare/refused_figures.h"
#include "model/exchange/document_references.h"
#include "model/exchange/json_reader.h"
#include "model/exchange/json_validation.h"
#include "model/exchange/layout_dossier.h"

#include <algorithm>

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

/// The first of the figures outside the schema's limits that an evaluation would compute with,
/// because it is none of those that it leaves out.
std::optional<Error> firstNotLeftOut(const std::vector<Error> &figures, const Dossier &dossier)
{
    if (figures.empty())
        return {};
    const std::vector<Error> refused = refusedFigures(dossier).errors;
    const auto isLeftOut = [&refused](const Error &figure) {
        return std::ranges::any_of(refused, [&figure](const Error &error) {
            // An element of a list is refused with the whole of it.
            return figure.where == error.where || figure.where.startsWith(error.where + u'/');
        });
    };
    const auto found = std::ranges::find_if_not(figures, isLeftOut);
    return found == figures.end() ? std::nullopt : std::optional{*found};
}

/// What is wrong with a dossier whose document conforms to the schema.
std::vector<Error> contentFaults(const Dossier &dossier, size_t most, FigureLimits limits)
{
    auto faults = brokenReferences(dossier, most);
    if (limits == FigureLimits::LeftToEvaluation)
        return faults;
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

Result<Dossier> dossierOf(const JsonValue &tree, FigureLimits limits)
{
    if (const auto fault = schemaFault(tree))
        return *fault;
    const FormFaults form = formFaultsOf(projectSchema().root(), tree);
    if (limits == FigureLimits::Checked && !form.figures.empty())
        return form.figures.front();
    if (form.first)
        return *form.first;
    Dossier dossier;
    fromJson(tree, dossier);
    if (const auto faults = contentFaults(dossier, 1, limits); !faults.empty())
        return faults.front();
    if (const auto fault = firstNotLeftOut(form.figures, dossier))
        return *fault;
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
    return contentFaults(dossier, most, FigureLimits::Checked);
}

} // namespace steelyard::exchange
