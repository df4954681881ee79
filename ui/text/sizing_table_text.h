#pragma once

#include "model/report/report_document.h"
#include "model/sizing/error_factors.h"
#include "model/sizing/training_flops.h"
#include "model/sizing/training_time.h"
#include "ui/text/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace steelyard::text {

/// What a predicted row of a table of training runs is used for.
enum class RunUse
{
    Counted, ///< a full run or rate: its error counts
    Outlier, ///< the table calls it one: listed, not counted
    Apart ///< anything else
};

/// A throughput that was published, with the prediction in the same convention.
struct ComparedThroughput
{
    sizing::FlopConvention convention = {};
    double publishedTflops = 0.0;
    double predictedTflops = 0.0;

    [[nodiscard]] double ratio() const { return predictedTflops / publishedTflops; }
};

/// One predicted run. TFLOPS are model FLOPs with full attention.
struct PredictedRun
{
    int line = 0;
    QString name = {};
    /// Runs of one family are left out together; empty: the row has no name.
    QString family = {};
    /// The known model that lent what the row left open; empty: none.
    QString preset = {};
    double gpus = 0.0;
    sizing::Band<double> tflopsPerGpu = {};
    double tokensPerSecondPerGpu = 0.0;
    /// Nothing: the row has no tokens.
    std::optional<sizing::Band<double>> gpuHours = {};
    RunUse use = RunUse::Apart;
    std::optional<double> publishedGpuHours = {};
    std::optional<ComparedThroughput> throughput = {};
    bool hasUnevenStages = false;

    /// Predicted ÷ published hours; nothing where one of them is missing.
    [[nodiscard]] std::optional<double> ratio() const;
};

/// The errors of all counted rows but those of one family.
struct FamilyErrors
{
    QString family = {};
    size_t rows = 0;
    sizing::ErrorFactors factors = {};
};

/// How near the predictions come to what the table publishes.
struct TableAccuracy
{
    /// Counted rows that have both hours.
    size_t hours = 0;
    std::optional<sizing::ErrorFactors> factors = {};
    /// Share of them whose published hours lie in the band.
    std::optional<double> inBand = {};
    /// Each family left out in turn, by name.
    std::vector<FamilyErrors> withoutFamily = {};
    /// The largest of the above, each figure for itself.
    std::optional<sizing::ErrorFactors> worst = {};
    size_t throughputs = 0;
    std::optional<double> within15Percent = {};
    std::optional<double> within25Percent = {};
};

/// The rows; the outliers; the errors, also without each family.
[[nodiscard]] std::vector<ReportTable> predictedTables(const std::vector<PredictedRun> &runs,
                                                       const TableAccuracy &accuracy,
                                                       const NumberFormat &format);

/// How a convention counts: "hardware FLOPs with full attention".
[[nodiscard]] QString conventionName(sizing::FlopConvention convention);

/// "Line 12, layers: "x" is not a number. ..."
[[nodiscard]] QString cellFaultText(int line, const QString &column, const QString &sentence);

/// Which rows have layers that do not divide by their pipeline stages; empty: none.
[[nodiscard]] QString unevenStagesText(const std::vector<PredictedRun> &runs);

/// "2 rows could not be read and were left out."
[[nodiscard]] QString leftOutText(size_t rows);

} // namespace steelyard::text
