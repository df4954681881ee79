#include "app/cli/parser.h"

#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/help_formatter.h"
#include "app/cli/option_text.h"
#include "app/cli/size_options.h"
#include "app/cli/usage_text.h"
#include "ui/desk/project_finder.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <functional>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct ParserWords
{
    Q_DECLARE_TR_FUNCTIONS(ParserWords)
};

/// A check of an option's text; `problem` says what is wrong with it, or nothing. The parser's own
/// checks would speak English.
CLI::Validator checkedBy(QString (*problem)(const QString &text))
{
    return CLI::Validator{
        [problem](std::string &text) { return utf8(problem(QString::fromStdString(text))); }, {}};
}

CLI::Validator knownLanguage()
{
    return checkedBy([](const QString &code) {
        return code == "zh_CN"_L1 || code == "en"_L1
            ? QString{}
            : ParserWords::tr("%1 is not known. Use zh_CN or en.").arg(code);
    });
}

CLI::Validator notBlank()
{
    return checkedBy([](const QString &text) {
        return text.trimmed().isEmpty() ? ParserWords::tr("The name is blank. Give one.")
                                        : QString{};
    });
}

void addJson(CLI::App &app, Output &output)
{
    app.add_flag_callback(
        "--json",
        [&output] { output = Output::Json; },
        utf8(ParserWords::tr("Answer in JSON, for scripts")));
}

CLI::Option *addWorkspace(CLI::App &app, QString &workspace)
{
    return addText(app, "--workspace", workspace, ParserWords::tr("The workspace file"))
        ->type_name("FILE");
}

CLI::Option *addProject(CLI::App &app, QString &project)
{
    return addText(app,
                   "PROJECT",
                   project,
                   ParserWords::tr("A project document, or the id or name of a project in the "
                                   "workspace"))
        ->required()
        ->type_name("");
}

/// "PATH=VALUE" laid over the project.
void addOverride(std::vector<CaseValue> &overrides, const std::string &text)
{
    const QString whole = QString::fromStdString(text);
    const qsizetype sign = whole.indexOf(u'=');
    if (sign <= 0)
        // The parser takes refusals only this way; parseAndRun() catches it.
        throw CLI::ValidationError{
            "--set", utf8(ParserWords::tr("write it as PATH=VALUE, not as %1").arg(whole))};
    overrides.push_back({.path = whole.first(sign), .value = whole.sliced(sign + 1)});
}

void addKnobs(CLI::App &app, desk::EvaluationRequest &request)
{
    app.add_option_function<int>(
           "--gpus",
           [&request](int gpus) { request.knobs.gpus = gpus; },
           utf8(ParserWords::tr("GPUs at the peak")))
        ->type_name("N");
    app.add_option_function<int>(
           "--months",
           [&request](int months) { request.knobs.months = months; },
           utf8(ParserWords::tr("Rental duration in months")))
        ->type_name("N");
    app.add_option_function<std::vector<std::string>>(
           "--set",
           [&request](const std::vector<std::string> &values) {
               for (const std::string &value : values)
                   addOverride(request.overrides, value);
           },
           utf8(ParserWords::tr("Lay a value over the project; may be repeated")))
        ->type_name("PATH=VALUE")
        ->expected(1)
        ->take_all();
}

/// All options of all commands, and which command was given.
struct Parsed
{
    CompareOptions compare = {};
    SizeOptions size = {};
    ListOptions list = {};
    ImportCommandOptions importing = {};
    ExportOptions exporting = {};
    std::function<int()> command = {};
};

CLI::App *addCommand(CLI::App &app,
                     const char *name,
                     const QString &description,
                     Parsed &parsed,
                     std::function<int()> command)
{
    CLI::App *added = app.add_subcommand(name, utf8(description));
    added->group(utf8(ParserWords::tr("Commands")));
    added->fallthrough();
    // It took the main command's with the parser's own English heading.
    added->set_help_flag("-h,--help", utf8(ParserWords::tr("Show this help")));
    added->callback([&parsed, command = std::move(command)] { parsed.command = command; });
    return added;
}

void addCompare(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    CompareOptions &options = parsed.compare;
    options.workspace = desk::defaultWorkspacePath();
    options.request.today = surroundings.clock.today();
    CLI::App *command =
        addCommand(app,
                   "compare",
                   ParserWords::tr("Compare the plans of a project"),
                   parsed,
                   [&options, &surroundings] { return compare(options, surroundings); });
    addProject(*command, options.project);
    addWorkspace(*command, options.workspace);
    addText(*command,
            "--case",
            options.request.caseName,
            ParserWords::tr("Lay a case over the project, by name or id"))
        ->type_name("NAME");
    addKnobs(*command, options.request);
    addJson(*command, options.output);
    addText(*command, "--csv", options.csv, ParserWords::tr("Write all tables as CSV"))
        ->type_name("FILE");
    addText(*command, "--pdf", options.pdf, ParserWords::tr("Write the report as PDF"))
        ->type_name("FILE");
}

void addSize(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    SizeOptions &options = parsed.size;
    CLI::App *command =
        addCommand(app,
                   "size",
                   ParserWords::tr("Say what a training job needs: GPUs, time and memory"),
                   parsed,
                   [&options, &surroundings] { return sizeJob(options, surroundings); });
    addSizeOptions(*command, options);
    addJson(*command, options.output);
}

void addList(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    ListOptions &options = parsed.list;
    CLI::App *command =
        addCommand(app,
                   "list",
                   ParserWords::tr("List the projects of a workspace"),
                   parsed,
                   [&options, &surroundings] { return listProjects(options, surroundings); });
    addWorkspace(*command, options.workspace)->required();
    addJson(*command, options.output);
}

void addImport(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    ImportCommandOptions &options = parsed.importing;
    CLI::App *command =
        addCommand(app,
                   "import",
                   ParserWords::tr("Import a price list or a project document"),
                   parsed,
                   [&options, &surroundings] { return importFile(options, surroundings); });
    addText(*command, "FILE", options.file, ParserWords::tr("A CSV price list or a JSON document"))
        ->required()
        ->type_name("");
    addWorkspace(*command, options.workspace)->required();
    command->add_flag_callback(
        "--dry-run",
        [&options] { options.isDryRun = true; },
        utf8(ParserWords::tr("Say what would happen, write nothing")));
    CLI::Option *replace = command->add_flag_callback(
        "--replace",
        [&options] { options.ifKnown = db::ProjectRepository::IfKnown::Replace; },
        utf8(ParserWords::tr("Replace a project of the same id")));
    command
        ->add_flag_callback(
            "--copy",
            [&options] { options.ifKnown = db::ProjectRepository::IfKnown::Copy; },
            utf8(ParserWords::tr("Import a project of a known id as a copy")))
        ->excludes(replace);
    addText(*command,
            "--name",
            options.priceBookName,
            ParserWords::tr("Price lists: the price book's name, else taken from the file's"))
        ->type_name("NAME")
        ->check(notBlank());
    addJson(*command, options.output);
}

void addExport(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    ExportOptions &options = parsed.exporting;
    CLI::App *command =
        addCommand(app,
                   "export",
                   ParserWords::tr("Write a project as a project document"),
                   parsed,
                   [&options, &surroundings] { return exportProject(options, surroundings); });
    addProject(*command, options.project);
    addWorkspace(*command, options.workspace)->required();
    addText(*command, "-o,--output", options.file, ParserWords::tr("The file to write"))
        ->required()
        ->type_name("FILE");
}

/// Help and version are answers, all else that stops the parser is wrong usage.
int answer(const CLI::App &app, const CLI::ParseError &stop, const QString &firstArgument)
{
    std::ostringstream out;
    std::ostringstream unused;
    if (app.exit(stop, out, unused) == 0) {
        printData(QString::fromStdString(out.str()));
        return kDone;
    }
    printMessage(usageText(stop, firstArgument));
    return kWrongUsage;
}

} // namespace

int parseAndRun(const QStringList &arguments, const Surroundings &surroundings)
{
    CLI::App app{utf8(ParserWords::tr("Weigh offers for GPU training servers: cloud rental, "
                                      "hosting or hybrid. Without a command the window opens.")),
                 "steelyard"};
    app.formatter(makeHelpFormatter());
    app.option_defaults()->group(utf8(ParserWords::tr("Options")));
    app.set_help_flag("-h,--help", utf8(ParserWords::tr("Show this help")));
    app.set_version_flag(
        "--version", "steelyard " STEELYARD_VERSION, utf8(ParserWords::tr("Show the version")));
    app.require_subcommand(1);
    QString language;
    addText(app, "--lang", language, ParserWords::tr("Language of the answer"))
        ->type_name("zh_CN|en")
        ->check(knownLanguage());

    Parsed parsed;
    addCompare(app, parsed, surroundings);
    addSize(app, parsed, surroundings);
    addList(app, parsed, surroundings);
    addImport(app, parsed, surroundings);
    addExport(app, parsed, surroundings);
    addCommand(app,
               "schema",
               ParserWords::tr("Print the JSON Schema of project documents"),
               parsed,
               printSchema);

    std::vector<std::string> words;
    // CLI11 takes them last first.
    for (qsizetype i = arguments.size() - 1; i > 0; --i)
        words.push_back(utf8(arguments.at(i)));
    try {
        app.parse(words);
    } catch (const CLI::ParseError &stop) {
        return answer(app, stop, arguments.value(1));
    }
    return parsed.command();
}

} // namespace steelyard::cli
