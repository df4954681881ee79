#pragma once

#include "db/project_repository.h"
#include "model/base/local_text.h"
#include "ui/desk/evaluation.h"
#include "ui/desk/job_sizing.h"
#include "ui/desk/server_check.h"
#include "ui/text/cost_views.h"

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
    /// Rows of each plan's table; nothing: the answer has no such tables, files have months.
    std::optional<text::PeriodLength> by = {};
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

struct PaymentsOptions
{
    EvaluatedProject evaluated = {};
    /// Id or name.
    QString plan = {};
    Output output = Output::Readable;
};

struct SizeOptions
{
    desk::AskedJob job = {};
    bool listsModels = false;
    /// Tables of runs and of memory cases to predict instead; empty: none.
    QString table = {};
    QString memoryTable = {};
    /// A project document or its job alone, which fills in what no option says; empty: none.
    QString jobFile = {};
    /// A workspace whose price books price the GPU-hours; empty: none.
    QString workspace = {};
    /// The log of a test run, and the GPUs that it ran on (nothing: those of the job).
    QString log = {};
    std::optional<int> logGpus = {};
    Output output = Output::Readable;
};

struct CheckOptions
{
    QString project = {};
    QString workspace = {};
    /// Id or name; empty: all.
    QString quote = {};
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
