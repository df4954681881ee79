#include "app/cli/size_sources.h"

#include "db/workspace.h"
#include "ui/desk/gpu_prices.h"
#include "ui/desk/job_file.h"
#include "ui/desk/project_job.h"
#include "ui/desk/read_file.h"
#include "ui/desk/shipped_catalogue.h"

#include <QFile>

namespace steelyard::cli {

namespace {

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

} // namespace

Result<SizeSources> sizeSources(const SizeOptions &options)
{
    SizeSources sources{.job = options.job};
    if (!options.jobFile.isEmpty()) {
        if (const auto taken = takeJobFile(options.jobFile, sources); !taken)
            return taken.error();
    }
    if (!options.log.isEmpty()) {
        const auto measured = desk::measuredIn(options.log, sources.job, options.logGpus);
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

} // namespace steelyard::cli
