#include "ui/desk/measured_log.h"

#include "ui/desk/job_sizing.h"
#include "ui/desk/read_file.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace steelyard::desk {

using namespace Qt::StringLiterals;
using exchange::LogFormat;
using exchange::StepSample;

namespace {

/// Nothing: batch, sequence or GPUs are not known.
std::optional<double> tokensPerSecond(const StepSample &sample, const TestRun &run)
{
    if (sample.tokensPerSecondPerGpu)
        return sample.tokensPerSecondPerGpu;
    if (!run.sequence || !run.gpus || !(*run.gpus > 0.0) || *run.sequence <= 0)
        return {};
    const double tokensOfOne = *run.sequence / *run.gpus;
    if (sample.samplesPerSecond)
        return *sample.samplesPerSecond * tokensOfOne;
    const std::optional<double> batch = sample.batch ? sample.batch : run.batch;
    if (!sample.seconds || !batch || !(*batch > 0.0))
        return {};
    return *batch * tokensOfOne / *sample.seconds;
}

struct MeasuredLogWords
{
    Q_DECLARE_TR_FUNCTIONS(MeasuredLog)
};

size_t warmUpOf(size_t steps)
{
    constexpr size_t kFewest = 4;
    constexpr size_t kTenth = 10;
    constexpr size_t kMost = 50;
    return steps < kFewest ? 0 : std::clamp(steps / kTenth, size_t{1}, kMost);
}

} // namespace

Result<MeasuredSpeed> measuredSpeed(QIODevice &device, const TestRun &run)
{
    const auto log = exchange::readStepLog(device);
    if (!log)
        return log.error();
    // A progress bar may lack what the summary at the end of the same log tells.
    std::vector<double> speeds;
    for (const StepSample &sample : log->samples) {
        if (const auto speed = tokensPerSecond(sample, run))
            speeds.push_back(*speed);
    }
    if (speeds.empty())
        return Error{.code = ErrorCode::LogWithoutTokens};
    MeasuredSpeed measured{.format = log->format, .skipped = warmUpOf(speeds.size())};
    speeds.erase(speeds.begin(), speeds.begin() + qsizetype(measured.skipped));
    std::ranges::sort(speeds);
    const auto at = [&](size_t quarters) { return speeds[quarters * (speeds.size() - 1) / 4]; };
    measured.steps = speeds.size();
    measured.lowerQuarter = at(1);
    measured.tokensPerSecondPerGpu =
        (speeds[(speeds.size() - 1) / 2] + speeds[speeds.size() / 2]) / 2.0;
    measured.upperQuarter = at(3);
    return measured;
}

Result<MeasuredSpeed> measuredIn(const QString &path,
                                 const AskedJob &job,
                                 std::optional<double> gpus)
{
    QFile file{path};
    if (const auto isOpen = openForReading(file); !isOpen)
        return isOpen.error();
    TestRun run{.batch = job.batch, .sequence = sequenceOf(job), .gpus = gpus};
    if (!gpus && job.gpus)
        run.gpus = *job.gpus;
    const auto measured = measuredSpeed(file, run);
    if (!measured)
        return ofFile(measured.error(), path);
    return *measured;
}

QString measuredSentence(const MeasuredSpeed &measured, const text::NumberFormat &format)
{
    return MeasuredLogWords::tr(
               "Measured in a test run (log: %1): %2 tokens per second and GPU, the "
               "median of %3 steps, half of them between %4 and %5; the first %6 were "
               "left out as warm-up.")
        .arg(logFormatName(measured.format),
             format.number(measured.tokensPerSecondPerGpu, 0),
             format.whole(qint64(measured.steps)),
             format.number(measured.lowerQuarter, 0),
             format.number(measured.upperQuarter, 0),
             format.whole(qint64(measured.skipped)));
}

QString logFormatName(LogFormat format)
{
    switch (format) {
    case LogFormat::MegatronLm:
        return u"Megatron-LM"_s;
    case LogFormat::NeMo:
        return u"NeMo"_s;
    case LogFormat::Torchtitan:
        return u"torchtitan"_s;
    case LogFormat::DeepSpeed:
        return u"DeepSpeed"_s;
    case LogFormat::HuggingFace:
        return u"Hugging Face Trainer"_s;
    case LogFormat::Csv:
        return u"CSV"_s;
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::desk
