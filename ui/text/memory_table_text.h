#pragma once

#include "model/report/report_document.h"
#include "model/sizing/training_memory.h"
#include "model/sizing/training_time.h"
#include "ui/text/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace steelyard::text {

/// The memory of one case, predicted and published. GiB.
struct PredictedMemory
{
    int line = 0;
    QString name = {};
    /// Weights, gradients and optimiser of the layers, without the token tables, as papers print
    /// them; the allocated memory holds the tables too.
    double weightsAndOptimizer = 0.0;
    double activations = 0.0;
    sizing::Band<double> allocated = {};
    std::optional<double> publishedWeightsAndOptimizer = {};
    std::optional<double> publishedActivations = {};
    std::optional<double> publishedAllocated = {};
    std::optional<double> publishedReserved = {};
};

/// One row for each case, each figure with its error where something is published.
[[nodiscard]] ReportTable memoryCaseTable(const std::vector<PredictedMemory> &cases,
                                          const NumberFormat &format);

/// "10 rows are no memory of a training job and were passed over."
[[nodiscard]] QString otherKindsText(size_t rows);

} // namespace steelyard::text
