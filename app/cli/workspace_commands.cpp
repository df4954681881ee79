// Commands on a workspace: list, import, export; and the schema of its documents.
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/refusal.h"
#include "db/workspace.h"
#include "model/exchange/project_document.h"
#include "ui/desk/comparison_json.h"
#include "ui/desk/export_files.h"
#include "ui/desk/import_file.h"
#include "ui/desk/project_finder.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct WorkspaceWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

using StoreOutcome = db::PriceBookRepository::StoreOutcome;

ReportTable projectTable(const std::vector<db::ProjectSummary> &projects,
                         const text::NumberFormat &format)
{
    const auto number = [](const QString &title) {
        return ReportColumn{title, ColumnAlignment::End};
    };
    ReportTable table{
        .caption = WorkspaceWords::tr("%n project(s)", nullptr, static_cast<int>(projects.size())),
        .columns = {{.title = WorkspaceWords::tr("Id")},
                    {.title = WorkspaceWords::tr("Name")},
                    number(WorkspaceWords::tr("Plans")),
                    number(WorkspaceWords::tr("Quotes")),
                    number(WorkspaceWords::tr("Cases")),
                    {.title = WorkspaceWords::tr("Changed")}}};
    for (const db::ProjectSummary &project : projects)
        table.rows.push_back({{.text = project.id.text()},
                              {.text = project.name.in(format.language())},
                              {.text = format.whole(project.planCount)},
                              {.text = format.whole(project.quoteCount)},
                              {.text = format.whole(project.caseCount)},
                              {.text = format.dateTime(project.changedAt)}});
    return table;
}

QString outcomeText(const desk::ImportReport &report, const QString &name)
{
    switch (report.outcome) {
    case StoreOutcome::NewBook:
        return WorkspaceWords::tr("New price list %1.").arg(name);
    case StoreOutcome::NewEdition:
        return WorkspaceWords::tr(
                   "Edition %2 of price list %1: %n offer(s) new, gone or at another price.",
                   nullptr,
                   static_cast<int>(report.moveCount))
            .arg(name)
            .arg(report.edition);
    case StoreOutcome::Unchanged:
        return WorkspaceWords::tr("Price list %1 is known already; nothing was added.").arg(name);
    }
    Q_UNREACHABLE();
}

QString importText(const desk::ImportReport &report, const text::NumberFormat &format)
{
    const QString name = report.name.in(format.language());
    QString text;
    if (report.kind == desk::ImportReport::Kind::ProjectDocument) {
        text = WorkspaceWords::tr("Project %1 imported, id %2.").arg(name, report.project.text())
            + u'\n';
    } else {
        text = outcomeText(report, name) + u'\n'
            + WorkspaceWords::tr("%1 rows read, %2 imported, %3 left out.")
                  .arg(format.whole(report.rowCount),
                       format.whole(report.importedCount),
                       format.whole(report.leftOutCount))
            + u'\n';
    }
    if (report.isDryRun)
        text += WorkspaceWords::tr("Dry run: nothing was written.") + u'\n';
    return text;
}

} // namespace

int listProjects(const ListOptions &options, const Surroundings &surroundings)
{
    const auto workspace =
        db::Workspace::open(options.workspace, db::Workspace::IfMissing::Fail, surroundings.clock);
    if (!workspace)
        return refuse(workspace.error(), options.output);
    printOpening((*workspace)->outcome(), (*workspace)->hasRenewedCatalog());
    const auto projects = (*workspace)->projects().list();
    if (!projects)
        return refuse(projects.error(), options.output);
    if (options.output == Output::Json)
        printData(desk::projectsAsJson(*projects));
    else
        printData(tableAsText(projectTable(*projects, text::NumberFormat{surroundings.language})));
    return kDone;
}

int importFile(const ImportCommandOptions &options, const Surroundings &surroundings)
{
    const desk::ImportOptions how{.isDryRun = options.isDryRun,
                                  .ifKnown = options.ifKnown,
                                  .priceBookName = options.priceBookName.trimmed(),
                                  .action =
                                      WorkspaceWords::tr("Import %1", "action in the change log")
                                          .arg(QFileInfo{options.file}.fileName())};
    const auto report =
        desk::importFile(options.file, options.workspace, how, surroundings.clock, {});
    if (!report)
        return refuse(report.error(), options.output, options.file);
    printOpening(report->opened, report->hasRenewedCatalog);
    const text::NumberFormat format{surroundings.language};
    printFindings(report->findings, format);
    if (options.output == Output::Json)
        printData(desk::importAsJson(*report, format));
    else
        printData(importText(*report, format));
    return kDone;
}

int exportProject(const ExportOptions &options, const Surroundings &surroundings)
{
    const auto found = desk::findProject(options.project, options.workspace, surroundings.clock);
    if (!found)
        return refuse(found.error(), Output::Readable, options.project);
    printOpening(found->opened, found->hasRenewedCatalog);
    if (const auto written = desk::exportProject(found->dossier, options.file); !written)
        return refuse(written.error(), Output::Readable);
    return kDone;
}

int printSchema()
{
    printData(exchange::projectDocumentSchema());
    return kDone;
}

} // namespace steelyard::cli
