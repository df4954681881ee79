#include "model/exchange/case_overlay.h"

#include "model/exchange/document_tree.h"
#include "model/exchange/json_validation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

using Kind = JsonValue::Kind;

/// The steps of a JSON Pointer; none when it is not one.
QStringList stepsOf(const QString &path)
{
    if (!path.startsWith(u'/'))
        return {};
    QStringList steps = path.sliced(1).split(u'/');
    for (QString &step : steps)
        step.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    return steps;
}

JsonValue *elementBehind(JsonValue &array, const QString &step)
{
    for (size_t i = 0; i < array.items.size(); ++i) {
        if (elementStep(array.items[i], i) == step)
            return &array.items[i];
    }
    return nullptr;
}

/// The place behind `step`; an absent member that the schema allows is made. Null: no such step.
JsonValue *stepInto(JsonValue &parent, const SchemaNode *behind, const QString &step)
{
    if (parent.kind == Kind::Array)
        return elementBehind(parent, step);
    if (parent.kind != Kind::Object || !behind)
        return nullptr;
    if (JsonValue *member = parent.find(step))
        return member;
    const bool isArray = behind->type == SchemaNode::Type::Array;
    return &parent.add(step, isArray ? JsonValue::array() : JsonValue::object());
}

/// What a step that leads nowhere may have been meant to be; empty: nothing is near.
QString nearestStep(const JsonValue &parent, const SchemaNode &node, const QString &step)
{
    QStringList known;
    if (parent.kind == Kind::Array) {
        for (size_t i = 0; i < parent.items.size(); ++i)
            known.append(elementStep(parent.items[i], i));
    } else {
        known = knownKeys(node);
    }
    return nearestWord(step, known);
}

/// `text` as the schema wants it, but for the limits of figures: a text, else a number or a truth
/// value.
Result<JsonValue> typed(const SchemaNode &node, const QString &text)
{
    std::vector candidates = {JsonValue::ofText(text)};
    if (Decimal::fromText(text))
        candidates.push_back(JsonValue::ofNumber(text));
    if (text == "true"_L1 || text == "false"_L1)
        candidates.push_back(JsonValue::ofBoolean(text));
    for (JsonValue &candidate : candidates) {
        if (!formFaultsOf(node, candidate).first)
            return std::move(candidate);
    }
    return *firstFault(node, candidates.front());
}

Result<void> layOver(JsonValue &tree, const CaseValue &value)
{
    const auto notFound = [&value](const QString &step, const QString &nearest) {
        return Error{
            .code = ErrorCode::PathNotFound, .arguments = {step, nearest}, .where = value.path};
    };
    const SchemaNode *node = &projectSchema().root();
    JsonValue *place = &tree;
    const QStringList steps = stepsOf(value.path);
    if (steps.isEmpty())
        return notFound(value.path, {});
    for (const QString &step : steps) {
        const SchemaNode *before = node;
        JsonValue *parent = place;
        node = before->behind(step);
        place = stepInto(*parent, node, step);
        if (!place)
            return notFound(step, nearestStep(*parent, *before, step));
    }
    Result<JsonValue> laid = typed(*node, value.value);
    if (!laid) {
        Error error = laid.error();
        error.where = value.path;
        return error;
    }
    *place = *std::move(laid);
    return {};
}

/// The value that `text` is at `path`; a text where the path leads nowhere.
JsonValue valueAt(const QString &path, const QString &text)
{
    const SchemaNode *node = &projectSchema().root();
    for (const QString &step : stepsOf(path))
        node = node ? node->behind(step) : nullptr;
    const Result<JsonValue> value = node ? typed(*node, text) : JsonValue::ofText(text);
    return value ? *value : JsonValue::ofText(text);
}

} // namespace

void giveCaseValuesTheirKind(JsonValue &document)
{
    JsonValue *cases = document.find(u"cases");
    for (size_t i = 0; cases && i < cases->items.size(); ++i) {
        JsonValue *values = cases->items[i].find(u"values");
        for (size_t k = 0; values && k < values->items.size(); ++k)
            values->items[k] = valueAt(values->keys[k], values->items[k].text);
    }
}

Result<Dossier> overlaid(const Dossier &dossier, const std::vector<CaseValue> &values)
{
    if (values.empty())
        return dossier;
    // What is only kept, not computed with, need not go through the document's form.
    Dossier computed = dossier;
    computed.snapshots.clear();
    computed.changeLog.clear();
    computed.attachments.clear();

    JsonValue tree = treeOf(computed);
    for (const CaseValue &value : values) {
        if (const Result<void> done = layOver(tree, value); !done)
            return done.error();
    }
    Result<Dossier> result = dossierOf(tree, FigureLimits::LeftToEvaluation);
    if (result) {
        result->snapshots = dossier.snapshots;
        result->changeLog = dossier.changeLog;
        result->attachments = dossier.attachments;
    }
    return result;
}

Result<ProjectCase> findCase(const Project &project, const QString &nameOrId)
{
    const auto hasId = [&nameOrId](const ProjectCase &candidate) {
        return candidate.id.text() == nameOrId;
    };
    const auto hasName = [&nameOrId](const ProjectCase &candidate) {
        return candidate.name.en == nameOrId || candidate.name.zhCN == nameOrId;
    };
    auto found = std::ranges::find_if(project.cases, hasId);
    if (found == project.cases.end())
        found = std::ranges::find_if(project.cases, hasName);
    if (found == project.cases.end() || nameOrId.isEmpty())
        return Error{.code = ErrorCode::UnknownCase, .arguments = {nameOrId}};
    return *found;
}

} // namespace steelyard::exchange
