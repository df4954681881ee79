#include "model/exchange/case_overlay.h"

#include "model/exchange/document_tree.h"
#include "model/exchange/json_validation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::exchange {

namespace {

using Kind = JsonValue::Kind;

QString unescapedStep(QString step)
{
    return step.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
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

/// `text` as the schema wants it: a text, else a number or a truth value.
Result<JsonValue> typed(const SchemaNode &node, const QString &text)
{
    std::vector candidates = {JsonValue::ofText(text)};
    if (Decimal::fromText(text))
        candidates.push_back(JsonValue::ofNumber(text));
    if (text == "true"_L1 || text == "false"_L1)
        candidates.push_back(JsonValue::ofBoolean(text));
    for (JsonValue &candidate : candidates) {
        if (!firstFault(node, candidate))
            return std::move(candidate);
    }
    return *firstFault(node, candidates.front());
}

Result<void> layOver(JsonValue &tree, const CaseValue &value)
{
    const auto notFound = [&value](const QString &step) {
        return Error{.code = ErrorCode::PathNotFound, .arguments = {step}, .where = value.path};
    };
    const SchemaNode *node = &projectSchema().root();
    JsonValue *place = &tree;
    if (!value.path.startsWith(u'/'))
        return notFound(value.path);
    const QStringList steps = value.path.sliced(1).split(u'/');
    for (const QString &escaped : steps) {
        const QString step = unescapedStep(escaped);
        node = node->behind(step);
        place = stepInto(*place, node, step);
        if (!place)
            return notFound(step);
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

} // namespace

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
    Result<Dossier> result = dossierOf(tree);
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
