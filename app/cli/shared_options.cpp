#include "app/cli/shared_options.h"

#include "ui/desk/project_finder.h"

#include <QCoreApplication>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(ParserWords)
};

/// "PATH=VALUE" laid over the project.
void addOverride(std::vector<CaseValue> &overrides, const std::string &text)
{
    const QString whole = QString::fromStdString(text);
    const qsizetype sign = whole.indexOf(u'=');
    if (sign <= 0)
        // The parser takes refusals only this way; parseAndRun() catches it.
        throw CLI::ValidationError{
            "--set", utf8(OptionWords::tr("write it as PATH=VALUE, not as %1").arg(whole))};
    overrides.push_back({.path = whole.first(sign), .value = whole.sliced(sign + 1)});
}

void addKnobs(CLI::App &app, desk::EvaluationRequest &request)
{
    app.add_option_function<int>(
           "--gpus",
           [&request](int gpus) { request.knobs.gpus = gpus; },
           utf8(OptionWords::tr("GPUs at the peak")))
        ->type_name("N");
    app.add_option_function<int>(
           "--months",
           [&request](int months) { request.knobs.months = months; },
           utf8(OptionWords::tr("Rental duration in months")))
        ->type_name("N");
    app.add_option_function<std::vector<std::string>>(
           "--set",
           [&request](const std::vector<std::string> &values) {
               for (const std::string &value : values)
                   addOverride(request.overrides, value);
           },
           utf8(OptionWords::tr("Lay a value over the project; may be repeated")))
        ->type_name("PATH=VALUE")
        ->expected(1)
        ->take_all();
}

} // namespace

std::string utf8(const QString &text)
{
    return text.toStdString();
}

CLI::Option *addText(CLI::App &app, const char *name, QString &target, const QString &description)
{
    return app.add_option_function<std::string>(
        name,
        [&target](const std::string &value) { target = QString::fromStdString(value); },
        utf8(description));
}

CLI::Validator checkedBy(std::function<QString(const QString &text)> problem)
{
    return CLI::Validator{[problem = std::move(problem)](std::string &text) {
                              return utf8(problem(QString::fromStdString(text)));
                          },
                          {}};
}

QString notOneOf(const QString &value, const QString &names)
{
    return OptionWords::tr("%1 is not known. Use one of %2.").arg(value, names);
}

void addJson(CLI::App &app, Output &output)
{
    app.add_flag_callback(
        "--json",
        [&output] { output = Output::Json; },
        utf8(OptionWords::tr("Answer in JSON, for scripts")));
}

CLI::Option *addWorkspace(CLI::App &app, QString &workspace)
{
    return addText(app, "--workspace", workspace, OptionWords::tr("The workspace file"))
        ->type_name("FILE");
}

CLI::Option *addProject(CLI::App &app, QString &project)
{
    return addText(app,
                   "PROJECT",
                   project,
                   OptionWords::tr("A project document, or the id or name of a project in the "
                                   "workspace"))
        ->required()
        ->type_name("");
}

void addEvaluatedProject(CLI::App &app, EvaluatedProject &evaluated)
{
    evaluated.workspace = desk::defaultWorkspacePath();
    addProject(app, evaluated.project);
    addWorkspace(app, evaluated.workspace);
    addText(app,
            "--case",
            evaluated.request.caseName,
            OptionWords::tr("Lay a case over the project, by name or id"))
        ->type_name("NAME");
    addKnobs(app, evaluated.request);
}

} // namespace steelyard::cli
