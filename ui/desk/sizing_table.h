#pragma once

#include "model/base/clock.h"
#include "model/exchange/training_table.h"
#include "ui/text/sizing_table_text.h"

#include <QByteArray>

#include <vector>

namespace steelyard::desk {

/// A table of training runs with what is predicted of each.
struct SizedTable
{
    std::vector<text::PredictedRun> runs = {};
    /// Rows that were left out, by line.
    std::vector<exchange::CellFault> faults = {};
    text::TableAccuracy accuracy = {};
};

/// Predicts each row from its inputs alone, by default figures; an unknown number of GPUs is taken
/// as 1,024. Rows whose notes begin with "kind=full_run" or "kind=rate" and do not say "outlier"
/// are counted. Published hours that are missing are days × 24 × GPUs.
/// Errors: those of `exchange::readTrainingTable` and of the catalogue.
[[nodiscard]] Result<SizedTable> sizedTable(QIODevice &device, const Clock &clock);

/// For scripts: UTF-8, ends with a line feed.
[[nodiscard]] QByteArray tableAsJson(const SizedTable &table);

} // namespace steelyard::desk
