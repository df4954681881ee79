// How the needs of storage came about.
#include "ui/text/need_context.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct StorageNeedWords
{
    Q_DECLARE_TR_FUNCTIONS(SurroundingsDerivation)
};

QString checkpointText(const NeedContext &of)
{
    const StateBytes &bytes = of.question().bytes;
    return StorageNeedWords::tr(
               "Weights × bytes that are saved of each: %1 of the weight and %2 of the "
               "optimiser; gradients are not saved\n= %3 × %4 = %5")
               .arg(of.number(bytes.weights, 0),
                    of.number(bytes.optimizer, 0),
                    of.weights(),
                    of.number(bytes.weights + bytes.optimizer, 0),
                    of.expected(Provision::Checkpoint))
        + u"\n\n"_s
        + StorageNeedWords::tr(
               "Least 7 % below, as BLOOM's published 2.3 TB lie; most 3 % above, as "
               "nanoGPT's file was measured.");
}

QString storageRateText(const NeedContext &of)
{
    const double share = of.question().storage.lossShare.value_or(kUsualLossShare);
    return StorageNeedWords::tr(
               "A checkpoint may take share² × time between interruptions ÷ 2 where the "
               "loss √(2 × writing ÷ time between interruptions) is to be %1\n"
               "= %2² × %3 h ÷ 2; so %4 need %5")
               .arg(of.format.percent(share),
                    of.format.percent(share),
                    of.hoursBetween(),
                    of.expected(Provision::Checkpoint),
                    of.expected(Provision::StorageRate))
        + u"\n\n"_s
        + StorageNeedWords::tr(
               "Never below what reading the tokens takes. Least: one interruption in "
               "100,000 GPU-hours; expected: in 50,000; most: in 15,000.");
}

QString writeText(const NeedContext &of)
{
    return StorageNeedWords::tr(
               "Checkpoint ÷ write rate of shared storage, or of the servers' network "
               "cards where they are slower\n= %1 ÷ %2 GB/s = %3")
        .arg(of.expected(Provision::Checkpoint),
             of.stated(of.question().storage.writeGbs, 1),
             of.expected(Provision::CheckpointWrite));
}

QString intervalText(const NeedContext &of)
{
    return StorageNeedWords::tr(
               "Daly's best interval for a checkpoint of %1 and an interruption every "
               "%2 h: %3")
               .arg(of.expected(Provision::CheckpointWrite),
                    of.hoursBetween(),
                    of.expected(Provision::CheckpointInterval))
        + u"\n\n"_s
        + StorageNeedWords::tr("Least: one interruption in 15,000 GPU-hours; most: in 100,000.");
}

QString lossText(const NeedContext &of)
{
    return StorageNeedWords::tr(
               "√(2 × writing ÷ time between interruptions), at the best interval and "
               "without the restart itself\n= √(2 × %1 ÷ %2 h) = %3")
        .arg(of.expected(Provision::CheckpointWrite),
             of.hoursBetween(),
             of.expected(Provision::CheckpointLoss));
}

QString keptText(const NeedContext &of)
{
    if (of.question().storage.checkpointsKept)
        return StorageNeedWords::tr("As stated: %1 × %2 = %3")
            .arg(of.stated(of.question().storage.checkpointsKept),
                 of.expected(Provision::Checkpoint),
                 of.expected(Provision::CheckpointsKept));
    return StorageNeedWords::tr("5 checkpoints × %1 = %2; at least 2, at most 10 of them.")
        .arg(of.expected(Provision::Checkpoint), of.expected(Provision::CheckpointsKept));
}

QString datasetText(const NeedContext &of)
{
    const SurroundingsQuestion &question = of.question();
    if (question.storage.bytesPerToken)
        return StorageNeedWords::tr("Tokens × bytes of each, as stated\n= %1 × %2 = %3")
            .arg(of.number(question.datasetTokens, 0),
                 of.stated(question.storage.bytesPerToken, 1),
                 of.expected(Provision::Dataset));
    return StorageNeedWords::tr(
               "Tokens × (bytes of a token + 4 bytes of its text)\n= %1 × (%2 + 4) = %3")
               .arg(of.number(question.datasetTokens, 0),
                    of.number(bytesOfToken(question.vocabulary), 0),
                    of.expected(Provision::Dataset))
        + u"\n\n"_s
        + StorageNeedWords::tr(
               "A vocabulary below 65,500 needs 2 bytes a token, a larger one 4. Least: "
               "tokens alone; most: raw and cleaned text of 4.7 bytes besides. Text: 3.4 "
               "bytes a token in LLaMA's data, 4.7 in ROOTS.");
}

QString snapshotText(const NeedContext &of)
{
    return StorageNeedWords::tr("5 % of dataset and kept checkpoints\n= 0.05 × (%1 + %2) = %3")
               .arg(of.expected(Provision::Dataset),
                    of.expected(Provision::CheckpointsKept),
                    of.expected(Provision::Snapshots))
        + u"\n\n"_s
        + StorageNeedWords::tr(
               "Least: none are taken; most: 20 %, since a snapshot keeps the checkpoints "
               "that were deleted after it.");
}

QString sharedText(const NeedContext &of)
{
    return StorageNeedWords::tr(
               "(Dataset + kept checkpoints + snapshots) × redundancy ÷ usable share\n"
               "= (%1 + %2 + %3) × 1.25 ÷ 0.8 = %4")
               .arg(of.expected(Provision::Dataset),
                    of.expected(Provision::CheckpointsKept),
                    of.expected(Provision::Snapshots),
                    of.expected(Provision::SharedStorage))
        + u"\n\n"_s
        + StorageNeedWords::tr("1.25: erasure coding over 8 + 2 drives; most: mirrored, × 2. Of a "
                               "distributed file system 80 % can be relied on.");
}

QString backupText(const NeedContext &of)
{
    return StorageNeedWords::tr("Last checkpoint + weights + dataset\n= %1 + %2 + %3 = %4")
               .arg(of.expected(Provision::Checkpoint),
                    of.expected(Provision::WeightsFile),
                    of.expected(Provision::Dataset),
                    of.expected(Provision::Backup))
        + u"\n\n"_s
        + StorageNeedWords::tr(
               "Least: checkpoint and weights, where the data can be fetched again; most: "
               "two copies of everything, one of them off site.");
}

QString cacheText(const NeedContext &of)
{
    return StorageNeedWords::tr(
               "(2 checkpoints + tokens) ÷ servers\n= (2 × %1 + %2 tokens of %3 bytes) ÷ "
               "%4 = %5")
               .arg(of.expected(Provision::Checkpoint),
                    of.number(of.question().datasetTokens, 0),
                    of.number(bytesOfToken(of.question().vocabulary), 0),
                    of.servers(),
                    of.expected(Provision::LocalCache))
        + u"\n\n"_s
        + StorageNeedWords::tr("Least: the checkpoints alone; most: all tokens in each server.");
}

} // namespace

QString storageDerivation(Provision provision, const NeedContext &of)
{
    switch (provision) {
    case Provision::Checkpoint:
        return checkpointText(of);
    case Provision::WeightsFile:
        return StorageNeedWords::tr("Weights × 2 bytes\n= %1 × 2 = %2")
            .arg(of.weights(), of.expected(Provision::WeightsFile));
    case Provision::StorageRate:
        return storageRateText(of);
    case Provision::CheckpointWrite:
        return writeText(of);
    case Provision::CheckpointInterval:
        return intervalText(of);
    case Provision::CheckpointLoss:
        return lossText(of);
    case Provision::CheckpointsKept:
        return keptText(of);
    case Provision::Dataset:
        return datasetText(of);
    case Provision::Snapshots:
        return snapshotText(of);
    case Provision::SharedStorage:
        return sharedText(of);
    case Provision::Backup:
        return backupText(of);
    case Provision::LocalCache:
        return cacheText(of);
    case Provision::LocalRate:
    case Provision::HostMemory:
    case Provision::CpuCores:
    case Provision::NetworkPerGpu:
    case Provision::NetworkPerServer:
    case Provision::GpuPower:
    case Provision::RatedPower:
    case Provision::TypicalPower:
    case Provision::Energy:
    case Provision::RackUnits:
    case Provision::Racks:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace steelyard::text
