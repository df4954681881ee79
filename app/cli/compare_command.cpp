#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/evaluated_project.h"
#include "app/cli/pdf_file.h"
#include "app/cli/refusal.h"
#include "ui/desk/comparison_json.h"
#include "ui/desk/export_files.h"
#include "ui/text/comparison_text.h"
#include "ui/text/report_content.h"

#include <QFileInfo>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

Result<void> writeFiles(const desk::Evaluation &result,
                        const CompareOptions &options,
                        const Surroundings &surroundings)
{
    if (options.csv.isEmpty() && options.pdf.isEmpty())
        return {};
    const text::ReportStamp stamp{.printedAt = surroundings.clock.now(),
                                  .programVersion = QStringLiteral(STEELYARD_VERSION)};
    const ReportDocument report = text::reportContent(
        result.comparison, result.laidOver, stamp, text::NumberFormat{surroundings.language});
    if (!options.csv.isEmpty()) {
        if (const auto written = desk::exportCsv(report, options.csv); !written)
            return written.error();
    }
    return options.pdf.isEmpty() ? Result<void>{} : writePdf(report, options.pdf);
}

QString readable(const Comparison &comparison, const text::NumberFormat &format)
{
    const ReportTable split = text::splitTable(comparison, format);
    return headingOf(comparison, text::totalScale(comparison, format), format) + u'\n'
        + tableAsText(text::planTable(comparison, format)) + u'\n'
        + tableAsText(text::categoryTable(comparison, format)) + u'\n'
        + (split.rows.empty() ? QString{} : tableAsText(split) + u'\n')
        + text::decisionText(comparison, format) + u'\n';
}

/// What is wrong with the options as such; empty: nothing.
QString usageProblem(const CompareOptions &options)
{
    if (!options.pdf.isEmpty() && !canWritePdf())
        return CompareWords::tr("This build has no PDF. Use --csv, or install the full program.");
    const auto areSame = [](const QString &one, const QString &other) {
        return !one.isEmpty()
            && QFileInfo{one}.absoluteFilePath() == QFileInfo{other}.absoluteFilePath();
    };
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
    const auto result = evaluate(options.evaluated, surroundings);
    if (!result)
        return refuse(result.error(), options.output, options.evaluated.project);
    const text::NumberFormat format{surroundings.language};
    printFindings(result->comparison.findings, format);
    if (const auto written = writeFiles(*result, options, surroundings); !written)
        return refuse(written.error(), options.output);
    if (options.output == Output::Json)
        printData(desk::comparisonAsJson(result->comparison, format));
    else
        printData(readable(result->comparison, format));
    return kDone;
}

} // namespace steelyard::cli
