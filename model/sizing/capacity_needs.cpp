// Space: checkpoints, data, snapshots, backup, and the drives of a server.
#include "model/sizing/surrounding_needs.h"

namespace steelyard::sizing {

namespace {

constexpr double kBytesOfTerabyte = 1e12;

constexpr std::string_view kDatasetSource =
    "Megatron-LM indexed_dataset.py; LLaMA (arXiv 2302.13971) table 1; ROOTS (arXiv 2211.05100)";

/// Full checkpoints that are kept where nobody says.
constexpr Band<double> kKept{.low = 2.0, .expected = 5.0, .high = 10.0};

/// Copies that training reads, TB.
double tokenisedTb(const SurroundingsQuestion &question)
{
    return question.datasetTokens * bytesOfToken(question.vocabulary) / kBytesOfTerabyte;
}

/// Text: 3.4 bytes a token in LLaMA, 4.7 in ROOTS. Least: the tokens alone; expected: and the text;
/// most: and the raw text besides.
Band<double> datasetTb(const SurroundingsQuestion &question)
{
    constexpr double kTextBytes = 4.0;
    constexpr double kLongTextBytes = 4.7;
    if (question.storage.bytesPerToken)
        return exactly(question.datasetTokens * *question.storage.bytesPerToken / kBytesOfTerabyte);
    const double text = question.datasetTokens / kBytesOfTerabyte;
    const double tokens = tokenisedTb(question);
    return {.low = tokens,
            .expected = tokens + text * kTextBytes,
            .high = tokens + text * 2.0 * kLongTextBytes};
}

Band<double> keptTb(const SurroundingsQuestion &question)
{
    const Band<double> kept =
        question.storage.checkpointsKept ? exactly(*question.storage.checkpointsKept) : kKept;
    const Band<double> each = checkpointTb(question);
    return {.low = kept.low * each.low,
            .expected = kept.expected * each.expected,
            .high = kept.high * each.high};
}

/// Of what a snapshot may hold on to.
Band<double> snapshotTb(const SurroundingsQuestion &question)
{
    constexpr double kUsual = 0.05;
    constexpr double kBusy = 0.20;
    const Band<double> held = datasetTb(question) + keptTb(question);
    return {.low = 0.0, .expected = held.expected * kUsual, .high = held.high * kBusy};
}

/// 8 + 2 erasure coding, at most mirrors as in 3FS; filled to 80 %.
Band<double> sharedTb(const SurroundingsQuestion &question)
{
    constexpr double kErasureCoded = 1.25;
    constexpr double kMirrored = 2.0;
    constexpr double kUsable = 0.8;
    const Band<double> held = datasetTb(question) + keptTb(question) + snapshotTb(question);
    return {.low = held.low * kErasureCoded / kUsable,
            .expected = held.expected * kErasureCoded / kUsable,
            .high = held.high * kMirrored / kUsable};
}

/// The last checkpoint, the weights and, as expected, the data once, at worst everything twice.
Band<double> backupTb(const SurroundingsQuestion &question)
{
    const Band<double> once = checkpointTb(question) + exactly(weightsTb(question));
    const Band<double> data = datasetTb(question);
    return {.low = once.low,
            .expected = once.expected + data.expected,
            .high = 2.0 * (once.high + data.high)};
}

/// In each server: its parts of two checkpoints; as expected its part of the tokens, at worst all.
Band<double> cacheTb(const SurroundingsQuestion &question)
{
    constexpr double kLocalCheckpoints = 2.0;
    const double servers = serversOf(question);
    const Band<double> checkpoints = checkpointTb(question) * (kLocalCheckpoints / servers);
    const double tokens = tokenisedTb(question);
    return {.low = checkpoints.low,
            .expected = checkpoints.expected + tokens / servers,
            .high = checkpoints.high + tokens};
}

} // namespace

std::vector<Need> capacityNeeds(const SurroundingsQuestion &question)
{
    const auto need = [](Provision provision, const Band<double> &amount, std::string_view source) {
        return Need{.provision = provision, .amount = amount, .source = source};
    };
    return {
        need(Provision::CheckpointsKept,
             keptTb(question),
             question.storage.checkpointsKept
                 ? "as stated"
                 : "stas00/ml-engineering, storage, August 2026: the last few; how many is judged"),
        need(Provision::Dataset,
             datasetTb(question),
             question.storage.bytesPerToken ? "as stated" : kDatasetSource),
        need(Provision::Snapshots,
             snapshotTb(question),
             "NetApp ONTAP, snapshot reserve: 5 % by default, up to 20 %"),
        need(Provision::SharedStorage,
             sharedTb(question),
             "stas00/ml-engineering, storage, August 2026; 3FS (DeepSeek, arXiv 2408.14158)"),
        need(Provision::Backup, backupTb(question), "CISA, Data Backup Options, 2012"),
        need(Provision::LocalCache,
             cacheTb(question),
             "stas00/ml-engineering, storage, August 2026")};
}

} // namespace steelyard::sizing
