#pragma once

#include "model/exchange/memory_table.h"
#include "ui/text/memory_table_text.h"

#include <QByteArray>

#include <vector>

namespace steelyard::desk {

/// A table of memory cases with what is predicted of each.
struct SizedMemoryTable
{
    std::vector<text::PredictedMemory> cases = {};
    /// Names of the rows that are of another kind.
    std::vector<QString> otherKinds = {};
    /// Rows that were left out, by line.
    std::vector<exchange::CellFault> faults = {};
};

/// Predicts each row from its inputs alone: a full pipeline, ZeRO 1, one sequence in a micro-batch
/// and one GPU in every direction where the table says nothing else. Layers need not divide by the
/// stages. Errors: those of `exchange::readMemoryTable`.
[[nodiscard]] Result<SizedMemoryTable> sizedMemoryTable(QIODevice &device);

/// For scripts: UTF-8, ends with a line feed. Memory in GiB.
[[nodiscard]] QByteArray memoryTableAsJson(const SizedMemoryTable &table);

} // namespace steelyard::desk
