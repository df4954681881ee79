#include "ui/desk/measured_log.h"

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
    measured.tokensPerSecondPerGpu = at(2);
    measured.upperQuarter = at(3);
    return measured;
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
