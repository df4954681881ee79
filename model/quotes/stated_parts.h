#pragma once

#include "model/quotes/stated_server.h"

namespace steelyard {

// The parts that `statedServer` consists of. Each reads words that `plainWords` has made plain.

/// GPUs, their memory, link, slot and printed peak.
void readGpus(const QString &words, StatedServer &stated);
/// Processors, RAM and drives.
void readHost(const QString &words, StatedServer &stated);
/// The fastest RDMA network; 0 Gb/s where the words say that there is none.
void readNetwork(const QString &words, StatedServer &stated);
/// Supplies, rating, rows of the power sheet, heights and the rack.
void readPower(const QString &words, StatedServer &stated);
/// Operating system, CUDA and backup.
void readSoftware(const QString &words, StatedServer &stated);

} // namespace steelyard
