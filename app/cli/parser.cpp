#include "app/cli/parser.h"

#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/help_formatter.h"
#include "app/cli/shared_options.h"
#include "app/cli/size_options.h"
#include "app/cli/usage_text.h"

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

CLI::Validator knownLanguage()
{
    return checkedBy([](const QString &code) {
        return code == "zh_CN"_L1 || code == "en"_L1
            ? QString{}
            : ParserWords::tr("%1 is not known. Use zh_CN or en.").arg(code);
    });
}

QString categoryNames()
{
    QStringList names;
    for (const auto &[category, name] : kEnumTexts<CostCategory>)
        names.append(QString::fromLatin1(name));
    return names.join(u", "_s);
}

CLI::Validator knownCategory()
{
    return checkedBy([](const QString &name) {
        return enumFromText<CostCategory>(name)
            ? QString{}
            : ParserWords::tr("%1 is no category. Use one of %2.").arg(name, categoryNames());
    });
}

CLI::Validator notBlank()
{
    return checkedBy([](const QString &text) {
        return text.trimmed().isEmpty() ? ParserWords::tr("The name is blank. Give one.")
                                        : QString{};
    });
}

/// All options of all commands, and which command was given.
struct Parsed
{
    CompareOptions compare = {};
    ExplainOptions explain = {};
    PaymentsOptions payments = {};
    SizeOptions size = {};
    CheckOptions check = {};
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
    options.evaluated.request.today = surroundings.clock.today();
    CLI::App *command =
        addCommand(app,
                   "compare",
                   ParserWords::tr("Compare the plans of a project"),
                   parsed,
                   [&options, &surroundings] { return compare(options, surroundings); });
    addEvaluatedProject(*command, options.evaluated);
    addEnum(*command,
            "--view",
            options.evaluated.request.knobs.view,
            ParserWords::tr("The view of cost to show and to rank by; default: the project's"));
    addEnum(*command,
            "--by",
            options.by,
            ParserWords::tr("A table for each plan with one row per month, quarter or year"));
    addJson(*command, options.output);
    addText(*command, "--csv", options.csv, ParserWords::tr("Write all tables as CSV"))
        ->type_name("FILE");
    addText(*command, "--pdf", options.pdf, ParserWords::tr("Write the report as PDF"))
        ->type_name("FILE");
}

void addExplain(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    ExplainOptions &options = parsed.explain;
    options.evaluated.request.today = surroundings.clock.today();
    CLI::App *command =
        addCommand(app,
                   "explain",
                   ParserWords::tr("Show how each cost of a plan came about"),
                   parsed,
                   [&options, &surroundings] { return explain(options, surroundings); });
    addEvaluatedProject(*command, options.evaluated);
    addText(*command, "--plan", options.plan, ParserWords::tr("The plan, by name or id"))
        ->required()
        ->type_name("NAME");
    command
        ->add_option_function<std::string>(
            "--category",
            [&options](const std::string &value) {
                options.category = enumFromText<CostCategory>(QString::fromStdString(value));
            },
            utf8(ParserWords::tr("Costs of this category only: %1").arg(categoryNames())))
        ->type_name("NAME")
        ->check(knownCategory());
    command
        ->add_option_function<int>(
            "--month",
            [&options](int month) { options.month = month; },
            utf8(ParserWords::tr("The entries of this month only, 1 being the first")))
        ->type_name("N");
    addJson(*command, options.output);
}

void addPayments(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    PaymentsOptions &options = parsed.payments;
    options.evaluated.request.today = surroundings.clock.today();
    CLI::App *command =
        addCommand(app,
                   "payments",
                   ParserWords::tr("List what a plan pays to whom, by day"),
                   parsed,
                   [&options, &surroundings] { return payments(options, surroundings); });
    addEvaluatedProject(*command, options.evaluated);
    addText(*command, "--plan", options.plan, ParserWords::tr("The plan, by name or id"))
        ->required()
        ->type_name("NAME");
    addJson(*command, options.output);
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

void addCheck(CLI::App &app, Parsed &parsed, const Surroundings &surroundings)
{
    CheckOptions &options = parsed.check;
    CLI::App *command =
        addCommand(app,
                   "check",
                   ParserWords::tr("Check the servers that quotes offer: against the job, the site "
                                   "and themselves"),
                   parsed,
                   [&options, &surroundings] { return checkOffers(options, surroundings); });
    addProject(*command, options.project);
    addWorkspace(*command, options.workspace);
    addText(*command, "--quote", options.quote, ParserWords::tr("One quote alone, by name or id"))
        ->type_name("NAME");
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
int answer(const CLI::App &app, const CLI::ParseError &stop, const QStringList &arguments)
{
    std::ostringstream out;
    std::ostringstream unused;
    if (app.exit(stop, out, unused) == 0) {
        printData(QString::fromStdString(out.str()));
        return kDone;
    }
    printMessage(usageText(stop, arguments));
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
    app.footer(utf8(ParserWords::tr("--lang zh_CN or --lang en goes with every command.\n"
                                    "Exit codes: 0 done, also with warnings or an incomplete "
                                    "total; 1 data refused or not found; 2 wrong usage.")));
    QString language;
    addText(app, "--lang", language, ParserWords::tr("Language of the answer"))
        ->type_name("zh_CN|en")
        ->check(knownLanguage());

    Parsed parsed;
    addCompare(app, parsed, surroundings);
    addExplain(app, parsed, surroundings);
    addPayments(app, parsed, surroundings);
    addSize(app, parsed, surroundings);
    addCheck(app, parsed, surroundings);
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
        return answer(app, stop, arguments);
    }
    return parsed.command();
}

} // namespace steelyard::cli
