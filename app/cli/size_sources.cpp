#include "app/cli/size_sources.h"

#include "ui/desk/job_file.h"
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
Result<void> takeJobFile(const QString &path, desk::AskedJob &job)
{
    QFile file{path};
    if (const auto isOpen = desk::openForReading(file); !isOpen)
        return isOpen.error();
    const auto stored = desk::jobInDocument(file.readAll());
    if (!stored) {
        Error error = stored.error();
        if (error.where.isEmpty())
            error.where = path;
        return error;
    }
    if (job.model.isEmpty() && !job.parameters && stored->parameters)
        job.parameters = stored->parameters->toDouble();
    if (job.tokens == 0.0 && stored->tokens)
        job.tokens = stored->tokens->toDouble();
    if (!job.tokensPerSecond && stored->measuredTokensPerSecondPerGpu)
        job.tokensPerSecond = stored->measuredTokensPerSecondPerGpu->toDouble();
    return {};
}

Result<desk::MeasuredSpeed> readLog(const SizeOptions &options)
{
    QFile file{options.log};
    if (const auto isOpen = desk::openForReading(file); !isOpen)
        return isOpen.error();
    const std::optional<int> gpus = options.logGpus ? options.logGpus : options.job.gpus;
    desk::TestRun run{.batch = options.job.batch, .sequence = desk::sequenceOf(options.job)};
    if (gpus)
        run.gpus = *gpus;
    const auto measured = desk::measuredSpeed(file, run);
    if (!measured) {
        Error error = measured.error();
        // A line's number alone does not say of which file.
        error.where = error.where.isEmpty() ? options.log : options.log + u':' + error.where;
        return error;
    }
    return *measured;
}

} // namespace

Result<SizeSources> sizeSources(const SizeOptions &options)
{
    SizeSources sources{.job = options.job};
    if (!options.log.isEmpty()) {
        const auto measured = readLog(options);
        if (!measured)
            return measured.error();
        sources.measured = *measured;
        sources.job.tokensPerSecond = measured->tokensPerSecondPerGpu;
    }
    if (!options.jobFile.isEmpty()) {
        if (const auto taken = takeJobFile(options.jobFile, sources.job); !taken)
            return taken.error();
    }
    return sources;
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

QString impossibleSpeed(const text::SizingView &view, const text::NumberFormat &format)
{
    constexpr double kTera = 1e12;
    const sizing::TrainingRun &job = view.request.job;
    if (!view.request.measuredSpeed)
        return {};
    const std::string architecture = view.gpu.architecture.toStdString();
    const std::optional<double> peak =
        sizing::peakTflops(desk::factsOf(view.gpu, architecture), job.precision);
    // What a causal mask leaves out need not be computed.
    const double perToken = sizing::trainingFlopsPerToken(
        sizing::forwardFlops(job.shape, job.sequence), sizing::kCausalAttention);
    const double share = perToken * *view.request.measuredSpeed / (peak.value_or(0.0) * kTera);
    if (!peak || share <= 1.0)
        return {};
    return SourceWords::tr("The measured speed would take %1 of the peak of %2 in %3, which can't "
                           "be. Check tokens, batch and number of GPUs.")
        .arg(format.percent(share, 0), view.gpu.name, text::precisionName(job.precision));
}

} // namespace steelyard::cli
