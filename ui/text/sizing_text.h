#pragma once

#include "model/catalog/gpu_model.h"
#include "model/compare/gpu_price.h"
#include "model/compare/training_job.h"
#include "model/report/report_document.h"
#include "model/sizing/job_sizing.h"
#include "model/sizing/layout_advice.h"
#include "model/sizing/server_fit.h"
#include "model/sizing/surroundings.h"
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

/// What a job needs around its GPUs, and what that was computed from.
struct AroundGpus
{
    sizing::SurroundingsQuestion question = {};
    std::vector<sizing::Need> needs = {};
};

/// Where the shape of a job's model comes from.
enum class ShapeOrigin
{
    Known, ///< a preset
    Changed, ///< a preset, some of its numbers stated otherwise
    Stated, ///< whole
    Guessed ///< from the number of weights alone
};

/// GPU-days that somebody claims, and those that the peak allows at least.
struct ClaimedTime
{
    double gpuDays = 0.0;
    double atPeak = 0.0;
};

/// A job and its answer, as they are shown.
struct SizingView
{
    ShapeOrigin origin = ShapeOrigin::Guessed;
    /// The preset's name; empty: the model is none.
    QString modelName = {};
    /// Weights that a known model's authors state, or that were asked for; 0: neither.
    double statedParameters = 0.0;
    QString source = {};
    TokenSource tokenSource = TokenSource::Stated;
    /// Of a dataset.
    double epochs = 1.0;
    /// Of a measured speed; empty: not said.
    QString speedSource = {};
    /// Nothing: nobody claims any.
    std::optional<ClaimedTime> claim = {};
    GpuModel gpu = {};
    sizing::SizingRequest request = {};
    sizing::JobSizing sizing = {};
    /// How to spread it; nothing where the accelerator's memory is not known.
    std::optional<sizing::LayoutAdvice> advice = {};
    /// Nothing: no server was asked about.
    std::optional<ServerCheck> serverCheck = {};
    /// What an hour costs; nothing: it was not looked for.
    std::optional<GpuPrice> price = {};
    AroundGpus around = {};
};

/// How long training stands still for a checkpoint, s, by the stated storage or as usual.
[[nodiscard]] QString checkpointSeconds(const SizingView &view, const NumberFormat &format);

/// Weights as asked where the shape is guessed from them, else counted.
[[nodiscard]] double weightsOf(const SizingView &view);

/// The answer in one sentence: GPUs and days with their band, and whether the job fits at all.
[[nodiscard]] QString sizingSentence(const SizingView &view, const NumberFormat &format);

/// Tables: the job with the convention of each figure, the factors of the speed with their sources,
/// the FLOPs by each convention, and, where a layout was given, the parts of the memory.
[[nodiscard]] std::vector<ReportTable> sizingTables(const SizingView &view,
                                                    const NumberFormat &format);

/// "Llama-3.1 8B", its weights and the source of each known model.
[[nodiscard]] ReportTable modelTable(const NumberFormat &format);

/// The parts of an estimate with what each rests on, and whether it fits. Needs a layout.
[[nodiscard]] ReportTable memoryTable(const SizingView &view,
                                      const sizing::MemoryEstimate &memory,
                                      const NumberFormat &format);

/// Whether an estimate fits into the card: also at worst, as expected, or not.
[[nodiscard]] QString memoryFitText(const SizingView &view,
                                    const sizing::MemoryEstimate &memory,
                                    const NumberFormat &format);

/// What somebody has stated: with one decimal below a hundred, none above.
[[nodiscard]] QString figureText(double value, const NumberFormat &format);
/// An estimate, beside whose band further digits say nothing: three significant digits from a
/// hundred up, one decimal below.
[[nodiscard]] QString estimateText(double value, const NumberFormat &format);

/// The name of a precision, as hardware sheets write it.
[[nodiscard]] QString precisionName(sizing::Precision precision);

} // namespace steelyard::text
