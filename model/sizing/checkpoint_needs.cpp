// Checkpoints: how large they are, how fast they must be written, and what they cost.
#include "model/sizing/surrounding_needs.h"

#include <algorithm>
#include <cmath>

namespace steelyard::sizing {

namespace {

constexpr double kBytesOfTb = 1e12;
constexpr double kBytesOfGb = 1e9;
constexpr double kBytesOfGbit = 1e9 / 8.0;
constexpr double kSecondsOfHour = 3'600.0;
constexpr double kMinutesPerHour = 60.0;

constexpr std::string_view kCheckpointSource =
    "BLOOM (arXiv 2211.05100); nanoGPT, transformer_sizing.ipynb";
constexpr std::string_view kRateSource =
    "Young, CACM 17 (1974); Llama Team (arXiv 2407.21783) section 3.3.4";

/// The mean time between interruptions on a cluster that fails often, as expected and seldom.
struct Reliability
{
    Hours often = {};
    Hours expected = {};
    Hours seldom = {};
};

Reliability reliabilityOf(const SurroundingsQuestion &question)
{
    const Hours expected = betweenInterruptions(question.failures, GpuCount{question.gpus});
    return {.often = expected * kYoungClusterShare,
            .expected = expected,
            .seldom = expected * kSteadyClusterShare};
}

/// Share of the time that is lost when checkpoints are written at Young's interval.
double lossShare(Hours write, Hours between)
{
    return std::min(1.0, std::sqrt(2.0 * (write / between)));
}

/// Bytes per second at which all servers together can write.
std::optional<double> writeRate(const SurroundingsQuestion &question)
{
    if (!question.storage.writeGbs)
        return {};
    const double storage = *question.storage.writeGbs * kBytesOfGb;
    if (!question.networkPerServer)
        return storage;
    return std::min(storage, serversOf(question) * *question.networkPerServer * kBytesOfGbit);
}

Need needOf(Provision provision, const Band<double> &amount, std::string_view source)
{
    return {.provision = provision, .amount = amount, .source = source};
}

/// h; nothing: the storage's speed is not stated.
std::optional<Band<double>> writeHours(const SurroundingsQuestion &question)
{
    const auto rate = writeRate(question);
    if (!rate)
        return {};
    return checkpointTb(question) * (kBytesOfTb / *rate / kSecondsOfHour);
}

/// What follows from the time of a checkpoint, h.
std::vector<Need> timingNeeds(const SurroundingsQuestion &question, const Band<double> &hours)
{
    const Reliability between = reliabilityOf(question);
    const auto interval = [](double write, Hours each) {
        return dalyInterval(Hours{write}, each).value() * kMinutesPerHour;
    };
    return {needOf(Provision::CheckpointWrite, hours * kSecondsOfHour, {}),
            needOf(Provision::CheckpointInterval,
                   {.low = interval(hours.low, between.often),
                    .expected = interval(hours.expected, between.expected),
                    .high = interval(hours.high, between.seldom)},
                   "Daly, FGCS 22 (2006) eq. 37"),
            needOf(Provision::CheckpointLoss,
                   {.low = lossShare(Hours{hours.low}, between.seldom),
                    .expected = lossShare(Hours{hours.expected}, between.expected),
                    .high = lossShare(Hours{hours.high}, between.often)},
                   kRateSource)};
}

} // namespace

double weightsTb(const SurroundingsQuestion &question)
{
    constexpr double kSixteenBits = 2.0;
    return question.weights * kSixteenBits / kBytesOfTb;
}

// Weights and optimiser are saved, gradients are not. BLOOM's published 2.3 TB lie 7 % below 14
// bytes a weight; nanoGPT's file was measured 3 % above 12.
Band<double> checkpointTb(const SurroundingsQuestion &question)
{
    constexpr double kSmallest = 0.93;
    constexpr double kLargest = 1.03;
    const double size = question.weights * (question.bytes.weights + question.bytes.optimizer);
    return {.low = size * kSmallest / kBytesOfTb,
            .expected = size / kBytesOfTb,
            .high = size * kLargest / kBytesOfTb};
}

std::optional<Hours> checkpointTime(const SurroundingsQuestion &question)
{
    const auto hours = writeHours(question);
    return hours ? std::optional{Hours{hours->expected}} : std::nullopt;
}

Band<double> storageRateGbs(const SurroundingsQuestion &question)
{
    const Reliability between = reliabilityOf(question);
    const double share = question.storage.lossShare.value_or(kUsualLossShare);
    const double reading = question.tokensPerSecondPerGpu * question.gpus
        * bytesOfToken(question.vocabulary) / kBytesOfGb;
    const auto rate = [&](double terabytes, Hours each) {
        const double seconds = share * share * each.value() / 2.0 * kSecondsOfHour;
        return std::max(terabytes * kBytesOfTb / kBytesOfGb / seconds, reading);
    };
    const Band<double> size = checkpointTb(question);
    return {.low = rate(size.low, between.seldom),
            .expected = rate(size.expected, between.expected),
            .high = rate(size.high, between.often)};
}

std::vector<Need> checkpointNeeds(const SurroundingsQuestion &question)
{
    std::vector<Need> needs{
        needOf(Provision::Checkpoint, checkpointTb(question), kCheckpointSource),
        needOf(Provision::WeightsFile,
               exactly(weightsTb(question)),
               "bigscience train/tr11-176B-ml README"),
        needOf(Provision::StorageRate, storageRateGbs(question), kRateSource)};
    const auto hours = writeHours(question);
    if (!hours) {
        for (const Provision provision :
             {Provision::CheckpointWrite, Provision::CheckpointInterval, Provision::CheckpointLoss})
            needs.push_back({.provision = provision, .lacks = Unstated::StorageRate});
        return needs;
    }
    const std::vector<Need> timing = timingNeeds(question, *hours);
    needs.insert(needs.end(), timing.begin(), timing.end());
    return needs;
}

} // namespace steelyard::sizing
