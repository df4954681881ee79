#pragma once

#include "model/catalog/gpu_model.h"
#include "model/report/report_document.h"
#include "model/sizing/job_sizing.h"
#include "model/sizing/layout_advice.h"
#include "model/sizing/server_fit.h"
#include "ui/text/number_format.h"

#include <QString>

#include <vector>

namespace steelyard::text {

/// An offered server and what its check found.
struct ServerCheck
{
    QString server = {};
    std::vector<sizing::FitFinding> findings = {};
};

/// A job and its answer, as they are shown.
struct SizingView
{
    /// The preset's name; empty: the shape is guessed from the number of weights.
    QString modelName = {};
    /// Weights that the model's authors state, or that were asked for.
    double statedParameters = 0.0;
    QString source = {};
    GpuModel gpu = {};
    sizing::SizingRequest request = {};
    sizing::JobSizing sizing = {};
    /// How to spread it; nothing where the accelerator's memory is not known.
    std::optional<sizing::LayoutAdvice> advice = {};
    /// Nothing: no server was asked about.
    std::optional<ServerCheck> serverCheck = {};
};

/// The answer in one sentence: GPUs, days and GPU-hours with their band.
[[nodiscard]] QString sizingSentence(const SizingView &view, const NumberFormat &format);

/// Tables: the job with the convention of each figure, the factors of the speed with their sources,
/// and, where a layout was given, the parts of the memory.
[[nodiscard]] std::vector<ReportTable> sizingTables(const SizingView &view,
                                                    const NumberFormat &format);

/// "Llama-3.1 8B", its weights and the source of each known model.
[[nodiscard]] ReportTable modelTable(const NumberFormat &format);

/// Whether an estimate fits into the card: also at worst, as expected, or not.
[[nodiscard]] QString memoryFitText(const SizingView &view,
                                    const sizing::MemoryEstimate &memory,
                                    const NumberFormat &format);

/// Decimals that a figure of a job needs: one below a hundred, none above.
[[nodiscard]] int decimalsOf(double value);
/// The figure with so many.
[[nodiscard]] QString figureText(double value, const NumberFormat &format);

/// The name of a precision, as hardware sheets write it.
[[nodiscard]] QString precisionName(sizing::Precision precision);

} // namespace steelyard::text
