#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/refusal.h"
#include "app/cli/size_sources.h"
#include "ui/text/layout_text.h"
#include "ui/text/server_fit_text.h"

#include <QCoreApplication>

namespace steelyard::cli {

using namespace Qt::StringLiterals;

namespace {

struct SizeWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// What is wrong with the options as such; empty: nothing.
QString sizeUsageProblem(const desk::AskedJob &job)
{
    if (job.model.isEmpty() && !job.parameters)
        return SizeWords::tr("Say what is trained: --model NAME or --params N.");
    if (job.gpu.isEmpty())
        return SizeWords::tr("Say on what it is trained: --gpu NAME.");
    if (!job.gpus && !job.deadlineDays)
        return SizeWords::tr("Give --gpus N for the time, or --deadline DAYS for the GPUs.");
    if (job.layout && !job.gpus)
        return SizeWords::tr("A layout is spread over a number of GPUs. Give --gpus N.");
    return {};
}

/// A server that the catalogue lacks, as the value of an option that it is.
Error serverError(const Error &error)
{
    if (error.code != ErrorCode::NotFound)
        return error;
    return {.code = ErrorCode::BadValue,
            .arguments =
                {SizeWords::tr("a server of the catalogue, such as %1").arg(u"nvidia-dgx-h100"_s),
                 error.arguments.value(0)},
            .where = u"--server"_s};
}

} // namespace

int sizeJob(const SizeOptions &options, const Surroundings &surroundings)
{
    const text::NumberFormat format{surroundings.language};
    if (options.listsModels) {
        printData(tableAsText(text::modelTable(format)));
        return kDone;
    }
    if (!options.table.isEmpty())
        return sizeTable(options, surroundings);
    if (!options.memoryTable.isEmpty())
        return sizeMemoryTable(options, surroundings);
    const auto sources = sizeSources(options);
    if (!sources)
        return refuse(sources.error(), options.output, options.jobFile);
    const auto catalogue = desk::shippedCatalogue(surroundings.clock);
    if (!catalogue)
        return refuse(catalogue.error(), options.output);
    const auto job = desk::askedOn(options.server, sources->job, *catalogue);
    if (!job)
        return refuse(serverError(job.error()), options.output);
    if (const QString problem = sizeUsageProblem(*job); !problem.isEmpty()) {
        printMessage(problem);
        return kWrongUsage;
    }
    auto view = desk::sizedJob(*job, catalogue->accelerators);
    if (!view)
        return refuse(view.error(), options.output);
    if (const auto checked = desk::checkServer(options.server, *view, *catalogue); !checked)
        return refuse(checked.error(), options.output);
    if (const QString impossible = impossibleSpeed(*view, format); !impossible.isEmpty())
        printMessage(impossible);
    if (options.output == Output::Json) {
        printData(desk::sizingAsJson(*view, sources->measured));
        return kDone;
    }
    QString readable = text::sizingSentence(*view, format) + u'\n';
    if (sources->measured)
        readable += measuredSentence(*sources->measured, format) + u'\n';
    for (const QString &sentence : text::layoutSentences(*view, format))
        readable += sentence + u'\n';
    for (const ReportTable &table : text::sizingTables(*view, format))
        readable += u'\n' + tableAsText(table);
    for (const ReportTable &table : text::layoutTables(*view, format))
        readable += u'\n' + tableAsText(table);
    for (const ReportTable &table : text::serverCheckTables(*view, format))
        readable += u'\n' + tableAsText(table);
    printData(readable);
    return kDone;
}

} // namespace steelyard::cli
