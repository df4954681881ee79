#pragma once

#include "db/project_repository.h"
#include "model/base/local_text.h"
#include "ui/desk/evaluation.h"
#include "ui/desk/job_sizing.h"
#include "ui/desk/server_check.h"

#include <QString>

#include <optional>

namespace steelyard::cli {

enum class Output
{
    Readable,
    Json
};

/// A project and what is laid over it.
struct EvaluatedProject
{
    QString project = {};
    QString workspace = {};
    desk::EvaluationRequest request = {};
};

struct CompareOptions
{
    EvaluatedProject evaluated = {};
    Output output = Output::Readable;
    /// Empty: none.
    QString csv = {};
    QString pdf = {};
};

struct ExplainOptions
{
    EvaluatedProject evaluated = {};
    /// Id or name.
    QString plan = {};
    /// Nothing: all.
    std::optional<CostCategory> category = {};
    /// 1 = the first; nothing: all together.
    std::optional<int> month = {};
    Output output = Output::Readable;
};

struct SizeOptions
{
    desk::AskedJob job = {};
    desk::AskedServer server = {};
    bool listsModels = false;
    /// Tables of runs and of memory cases to predict instead; empty: none.
    QString table = {};
    QString memoryTable = {};
    /// A project document or its job alone, which fills in what no option says; empty: none.
    QString jobFile = {};
    /// The log of a test run, and the GPUs that it ran on (nothing: those of the job).
    QString log = {};
    std::optional<int> logGpus = {};
    Output output = Output::Readable;
};

struct ListOptions
{
    QString workspace = {};
    Output output = Output::Readable;
};

struct ImportCommandOptions
{
    QString file = {};
    QString workspace = {};
    bool isDryRun = false;
    db::ProjectRepository::IfKnown ifKnown = db::ProjectRepository::IfKnown::Refuse;
    /// Empty: from the file's name.
    QString priceBookName = {};
    Output output = Output::Readable;
};

struct ExportOptions
{
    QString project = {};
    QString workspace = {};
    QString file = {};
};

} // namespace steelyard::cli
