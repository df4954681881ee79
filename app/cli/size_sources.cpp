#include "app/cli/size_sources.h"

#include "db/workspace.h"
#include "ui/desk/gpu_prices.h"
#include "ui/desk/job_file.h"
#include "ui/desk/project_job.h"
#include "ui/desk/read_file.h"
#include "ui/desk/shipped_catalogue.h"

#include <QCoreApplication>
#include <QFile>

namespace steelyard::cli {

namespace {

struct SourceWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Options go before what the file says.
Result<void> takeJobFile(const QString &path, SizeSources &sources)
{
    QFile file{path};
    if (const auto isOpen = desk::openForReading(file); !isOpen)
        return isOpen.error();
    auto stored = desk::readJobDocument(file.readAll());
    if (!stored) {
        Error error = stored.error();
        if (error.where.isEmpty())
            error.where = path;
        return error;
    }
    sources.job = desk::filledIn(std::move(sources.job), *desk::askedJob(stored->project.project));
    if (!stored->isJobAlone)
        sources.project = std::move(stored->project);
    return {};
}

/// What the log leaves open of its test run, the job says.
Result<desk::MeasuredSpeed> readLog(const SizeOptions &options, const desk::AskedJob &job)
{
    QFile file{options.log};
    if (const auto isOpen = desk::openForReading(file); !isOpen)
        return isOpen.error();
    const std::optional<int> gpus = options.logGpus ? options.logGpus : job.gpus;
    desk::TestRun run{.batch = job.batch, .sequence = desk::sequenceOf(job)};
    if (gpus)
        run.gpus = *gpus;
    const auto measured = desk::measuredSpeed(file, run);
    if (!measured)
        return ofFile(measured.error(), options.log);
    return *measured;
}

} // namespace

Error ofFile(Error error, const QString &path)
{
    error.where = error.where.isEmpty() ? path : path + u':' + error.where;
    return error;
}

Result<SizeSources> sizeSources(const SizeOptions &options)
{
    SizeSources sources{.job = options.job};
    if (!options.jobFile.isEmpty()) {
        if (const auto taken = takeJobFile(options.jobFile, sources); !taken)
            return taken.error();
    }
    if (!options.log.isEmpty()) {
        const auto measured = readLog(options, sources.job);
        if (!measured)
            return measured.error();
        sources.measured = *measured;
        sources.job.tokensPerSecond = measured->tokensPerSecondPerGpu;
        sources.job.speedSource.clear();
    }
    return sources;
}

Result<std::optional<GpuPrice>> knownPrice(const std::optional<Dossier> &project,
                                           const QString &workspacePath,
                                           const GpuModel &gpu,
                                           const Clock &clock)
{
    std::unique_ptr<db::Workspace> workspace;
    if (!workspacePath.isEmpty()) {
        auto opened = db::Workspace::open(workspacePath, db::Workspace::IfMissing::Fail, clock);
        if (!opened)
            return opened.error();
        workspace = *std::move(opened);
    }
    if (!project && workspace == nullptr)
        return std::optional<GpuPrice>{};
    return std::optional{desk::priceOf(gpu, project ? &*project : nullptr, workspace.get())};
}

QString measuredSentence(const desk::MeasuredSpeed &measured, const text::NumberFormat &format)
{
    return SourceWords::tr("Measured in a test run (log: %1): %2 tokens per second and GPU, the "
                           "median of %3 steps, half of them between %4 and %5; the first %6 were "
                           "left out as warm-up.")
        .arg(desk::logFormatName(measured.format),
             format.number(measured.tokensPerSecondPerGpu, 0),
             format.whole(qint64(measured.steps)),
             format.number(measured.lowerQuarter, 0),
             format.number(measured.upperQuarter, 0),
             format.whole(qint64(measured.skipped)));
}

} // namespace steelyard::cli
