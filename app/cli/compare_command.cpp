#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/evaluated_project.h"
#include "app/cli/pdf_file.h"
#include "app/cli/refusal.h"
#include "ui/desk/comparison_json.h"
#include "ui/desk/export_files.h"
#include "ui/desk/project_report.h"
#include "ui/text/comparison_text.h"
#include "ui/text/payment_table.h"
#include "ui/text/report_content.h"
#include "ui/text/return_table.h"
#include "ui/text/threshold_table.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

bool writesFiles(const CompareOptions &options)
{
    return !options.csv.isEmpty() || !options.pdf.isEmpty();
}

/// The answer to the project's job, where it has one that files or the finding on demand ask for.
Result<std::optional<text::SizingAnswer>> sizedJobOf(const Dossier &dossier,
                                                     const CompareOptions &options,
                                                     const Surroundings &surroundings)
{
    // Demand that follows the job is never below it.
    const bool followsJob = std::ranges::any_of(dossier.project.demand, &DemandPhase::followsJob);
    if (!dossier.project.job || (followsJob && !writesFiles(options)))
        return std::optional<text::SizingAnswer>{};
    const auto catalogue = desk::shippedCatalogue(surroundings.clock);
    if (!catalogue)
        return catalogue.error();
    return desk::sizedFor(dossier, *catalogue);
}

Result<void> writeFiles(const desk::Evaluation &result,
                        const std::optional<text::SizingAnswer> &sizing,
                        const CompareOptions &options,
                        const Surroundings &surroundings)
{
    if (!writesFiles(options))
        return {};
    const text::ReportStamp stamp{.printedAt = surroundings.clock.now(),
                                  .programVersion = QStringLiteral(STEELYARD_VERSION)};
    const ReportDocument report =
        text::reportContent(result.comparison,
                            result.laidOver,
                            stamp,
                            text::NumberFormat{surroundings.language},
                            options.by.value_or(text::PeriodLength::Month),
                            sizing);
    if (!options.csv.isEmpty()) {
        if (const auto written = desk::exportCsv(report, options.csv); !written)
            return written.error();
    }
    return options.pdf.isEmpty() ? Result<void>{} : writePdf(report, options.pdf);
}

/// One table per plan when asked for.
QString periodTables(const Comparison &comparison,
                     std::optional<text::PeriodLength> by,
                     const text::NumberFormat &format)
{
    QString tables;
    for (size_t plan = 0; by && plan < comparison.plans.size(); ++plan)
        tables += tableAsText(text::periodTable(comparison, plan, *by, format)) + u'\n';
    return tables;
}

QString readable(const Comparison &comparison,
                 std::optional<text::PeriodLength> by,
                 const text::NumberFormat &format)
{
    const ReportTable split = text::splitTable(comparison, format);
    const ReportTable returns = text::returnTable(comparison, format);
    const ReportTable thresholds = text::thresholdTable(comparison, format);
    const ReportTable loans = text::financingTable(comparison, format);
    return headingOf(comparison, text::totalScale(comparison, format), format) + u'\n'
        + tableAsText(text::planTable(comparison, format)) + u'\n'
        + tableAsText(text::categoryTable(comparison, format)) + u'\n'
        + tableAsText(text::viewTable(comparison, format)) + u'\n'
        + periodTables(comparison, by, format)
        + (returns.rows.empty() ? QString{} : tableAsText(returns) + u'\n')
        + (thresholds.rows.empty() ? QString{} : tableAsText(thresholds) + u'\n')
        + (loans.rows.empty() ? QString{} : tableAsText(loans) + u'\n')
        + (split.rows.empty() ? QString{} : tableAsText(split) + u'\n')
        + text::decisionText(comparison, format) + u'\n';
}

/// Whether both name one file, be it by a link. One that does not exist yet has a name only.
bool areSame(const QString &one, const QString &other)
{
    if (one.isEmpty())
        return false;
    std::error_code none;
    return QFileInfo{one}.absoluteFilePath() == QFileInfo{other}.absoluteFilePath()
        || std::filesystem::equivalent(one.toStdU16String(), other.toStdU16String(), none);
}

/// What is wrong with the options as such; empty: nothing.
QString usageProblem(const CompareOptions &options)
{
    if (!options.pdf.isEmpty() && !canWritePdf())
        return CompareWords::tr("This build has no PDF. Use --csv, or install the full program.");
    if (areSame(options.csv, options.pdf))
        return CompareWords::tr("--csv and --pdf name the same file. Give each its own.");
    const QString &project = options.evaluated.project;
    if (areSame(options.csv, project) || areSame(options.pdf, project))
        return CompareWords::tr("The result would overwrite the project's own document. Give it "
                                "another name.");
    return {};
}

} // namespace

int compare(const CompareOptions &options, const Surroundings &surroundings)
{
    if (const QString problem = usageProblem(options); !problem.isEmpty()) {
        printMessage(problem);
        return kWrongUsage;
    }
    auto result = evaluate(options.evaluated, surroundings);
    if (!result)
        return refuse(result.error(), options.output, options.evaluated.project);
    const auto sizing = sizedJobOf(result->laidOver, options, surroundings);
    if (!sizing)
        return refuse(sizing.error(), options.output);
    desk::takeDemandFinding(result->comparison, result->laidOver.project, *sizing);
    const text::NumberFormat format{surroundings.language};
    printFindings(result->comparison.findings, format);
    if (const auto written = writeFiles(*result, *sizing, options, surroundings); !written)
        return refuse(written.error(), options.output);
    if (options.output == Output::Json)
        printData(desk::comparisonAsJson(result->comparison, format, options.by));
    else
        printData(readable(result->comparison, options.by, format));
    return kDone;
}

} // namespace steelyard::cli
