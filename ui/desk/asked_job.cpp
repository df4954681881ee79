#include "ui/desk/asked_job.h"

#include <QLocale>

#include <cmath>
#include <limits>

namespace steelyard::desk {

namespace {

/// Nothing also where a document could not hold the number.
std::optional<Decimal> shortestDecimal(std::optional<double> value)
{
    if (!value)
        return {};
    const auto decimal =
        Decimal::fromText(QString::number(*value, 'f', QLocale::FloatingPointShortest));
    return decimal ? std::optional{*decimal} : std::nullopt;
}

std::optional<int> wholeOf(std::optional<double> value)
{
    if (!value || *value < 1.0 || *value > std::numeric_limits<int>::max())
        return {};
    return int(std::lround(*value));
}

template <typename Field>
void fill(Field &field, const Field &stored)
{
    if (field == Field{})
        field = stored;
}

} // namespace

AskedJob askedJob(const TrainingJob &job)
{
    return {.model = job.model,
            .shape = job.shape,
            .parameters = numberOf(job.parameters),
            .tokens = numberOf(job.tokens).value_or(0.0),
            .tokenSource = job.tokenSource,
            .datasetTokens = numberOf(job.datasetTokens),
            .epochs = numberOf(job.epochs),
            .method = job.method,
            .rank = job.rank,
            .optimizer = job.optimizer,
            .sequence = job.sequence,
            .batch = job.globalBatch,
            .gpu = job.accelerator,
            .gpus = job.gpus,
            .deadlineDays = numberOf(job.deadlineDays),
            .gpusPerServer = job.gpusPerServer,
            .networkGbits = numberOf(job.networkGbits),
            .precision = job.precision,
            .recompute = job.recompute,
            .age = job.software,
            .tokensPerSecond = numberOf(job.measuredTokensPerSecondPerGpu),
            .speedSource = job.measuredSource,
            .goodput = numberOf(job.goodput),
            .claimedGpuDays = numberOf(job.claimedGpuDays),
            .layout = job.layout,
            .server = {.name = job.server,
                       .rackKilowatts = numberOf(job.rackKilowatts),
                       .printedTflops = numberOf(job.printedTflops),
                       .system = job.system,
                       .cuda = job.cuda,
                       .backup = job.backup},
            .storage = {.writeGbs = numberOf(job.storageGbs),
                        .checkpointsKept = numberOf(job.checkpointsKept),
                        .bytesPerToken = numberOf(job.bytesPerToken),
                        .lossShare = numberOf(job.checkpointLoss)}};
}

TrainingJob withQuestion(TrainingJob job, const AskedJob &asked)
{
    job.model = asked.model;
    job.shape = asked.shape;
    job.parameters = shortestDecimal(asked.parameters);
    job.tokens = asked.tokens > 0.0 ? shortestDecimal(asked.tokens) : std::optional<Decimal>{};
    job.tokenSource = asked.tokenSource;
    job.datasetTokens = shortestDecimal(asked.datasetTokens);
    job.epochs = shortestDecimal(asked.epochs);
    job.method = asked.method;
    job.rank = asked.rank;
    job.optimizer = asked.optimizer;
    job.sequence = asked.sequence;
    job.globalBatch = wholeOf(asked.batch);
    job.accelerator = asked.gpu;
    job.gpus = asked.gpus;
    job.deadlineDays = shortestDecimal(asked.deadlineDays);
    job.gpusPerServer = asked.gpusPerServer;
    job.networkGbits = shortestDecimal(asked.networkGbits);
    job.precision = asked.precision;
    job.recompute = asked.recompute;
    job.software = asked.age;
    job.measuredTokensPerSecondPerGpu = shortestDecimal(asked.tokensPerSecond);
    job.measuredSource = asked.speedSource;
    job.goodput = shortestDecimal(asked.goodput);
    if (job.claimedGpuDays && !asked.claimedGpuDays)
        job.claim.clear();
    job.claimedGpuDays = shortestDecimal(asked.claimedGpuDays);
    job.layout = asked.layout;
    job.server = asked.server.name;
    job.rackKilowatts = shortestDecimal(asked.server.rackKilowatts);
    job.printedTflops = shortestDecimal(asked.server.printedTflops);
    job.system = asked.server.system;
    job.cuda = asked.server.cuda;
    job.backup = asked.server.backup;
    job.storageGbs = shortestDecimal(asked.storage.writeGbs);
    job.checkpointsKept = shortestDecimal(asked.storage.checkpointsKept);
    job.bytesPerToken = shortestDecimal(asked.storage.bytesPerToken);
    job.checkpointLoss = shortestDecimal(asked.storage.lossShare);
    return job;
}

AskedJob onOtherAccelerator(AskedJob job)
{
    job.tokensPerSecond.reset();
    job.speedSource.clear();
    job.claimedGpuDays.reset();
    return job;
}

AskedJob filledIn(AskedJob asked, const AskedJob &stored)
{
    if (asked.model.isEmpty() && !asked.parameters) {
        asked.model = stored.model;
        asked.parameters = stored.parameters;
        if (asked.shape == JobShape{})
            asked.shape = stored.shape;
    }
    const bool asksTokens =
        asked.tokens != 0.0 || asked.datasetTokens || asked.tokenSource != TokenSource::Stated;
    if (!asksTokens) {
        asked.tokens = stored.tokens;
        asked.tokenSource = stored.tokenSource;
        asked.datasetTokens = stored.datasetTokens;
        fill(asked.epochs, stored.epochs);
    }
    if (!asked.gpus && !asked.deadlineDays) {
        asked.gpus = stored.gpus;
        asked.deadlineDays = stored.deadlineDays;
    }
    if (!asked.tokensPerSecond) {
        asked.tokensPerSecond = stored.tokensPerSecond;
        asked.speedSource = stored.speedSource;
    }
    fill(asked.method, stored.method);
    fill(asked.rank, stored.rank);
    fill(asked.optimizer, stored.optimizer);
    fill(asked.sequence, stored.sequence);
    fill(asked.batch, stored.batch);
    fill(asked.gpu, stored.gpu);
    fill(asked.gpusPerServer, stored.gpusPerServer);
    fill(asked.networkGbits, stored.networkGbits);
    fill(asked.precision, stored.precision);
    fill(asked.recompute, stored.recompute);
    fill(asked.age, stored.age);
    fill(asked.goodput, stored.goodput);
    fill(asked.claimedGpuDays, stored.claimedGpuDays);
    fill(asked.layout, stored.layout);
    fill(asked.server.name, stored.server.name);
    fill(asked.server.rackKilowatts, stored.server.rackKilowatts);
    fill(asked.server.printedTflops, stored.server.printedTflops);
    fill(asked.server.system, stored.server.system);
    fill(asked.server.cuda, stored.server.cuda);
    fill(asked.server.backup, stored.server.backup);
    fill(asked.storage.writeGbs, stored.storage.writeGbs);
    fill(asked.storage.checkpointsKept, stored.storage.checkpointsKept);
    fill(asked.storage.bytesPerToken, stored.storage.bytesPerToken);
    fill(asked.storage.lossShare, stored.storage.lossShare);
    return asked;
}

} // namespace steelyard::desk
