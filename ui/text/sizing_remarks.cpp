#include "ui/text/sizing_remarks.h"

#include "ui/text/error_text.h"
#include "ui/text/job_sentences.h"
#include "ui/text/layout_text.h"
#include "ui/text/sizing_figures.h"

#include <QCoreApplication>

#include <algorithm>

namespace steelyard::text {

using namespace sizing;

namespace {

struct SizingRemarkWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingRemarks)
};

enum class Fit
{
    Unknown,
    Fits, ///< also at worst
    NotAtWorst,
    No
};

Fit fitOf(const SizingView &view)
{
    const auto card = cardGib(view.gpu);
    const auto &memory = view.sizing.memory;
    if (!card || !memory)
        return Fit::Unknown;
    if (memory->expected() / kBytesPerGib > *card)
        return Fit::No;
    return worstMemory(*memory) / kBytesPerGib > *card ? Fit::NotAtWorst : Fit::Fits;
}

/// Factors that rest on no published run say so in their source.
bool isGuessed(const TrainingSpeed &speed)
{
    return std::ranges::any_of(speed.terms, [](const SpeedTerm &term) {
        return term.source.starts_with("no run published");
    });
}

QStringList memoryWarnings(const SizingView &view, const NumberFormat &format)
{
    const Fit fit = fitOf(view);
    if (fit == Fit::Fits)
        return {};
    if (fit == Fit::Unknown)
        return layoutRemedies(view, format);
    const MemoryEstimate &memory = *view.sizing.memory;
    const QString card = format.number(*cardGib(view.gpu), 1);
    const QString worst = format.number(worstMemory(memory) / kBytesPerGib, 1);
    const QString warning = fit == Fit::No
        ? SizingRemarkWords::tr("The job does not fit: a GPU needs %1 GiB and %2 has %3.")
              .arg(format.number(memory.expected() / kBytesPerGib, 1), view.gpu.name, card)
        : SizingRemarkWords::tr("At worst a GPU needs %1 GiB, more than the %2 of %3.")
              .arg(worst, card, view.gpu.name);
    return QStringList{warning} + layoutRemedies(view, format);
}

/// Of a layout that somebody has settled without a batch; empty: a usual step is enough.
QString batchWarning(const SizingView &view, const NumberFormat &format)
{
    const auto &layout = view.request.layout;
    if (!layout || !hasGivenLayout(view) || view.request.job.globalBatch)
        return {};
    const double least = double(layout->data) * layout->microBatch;
    const double usual = sequencesPerStep(view.request.job);
    if (least <= usual)
        return {};
    return SizingRemarkWords::tr("A step of this layout takes at least %1 sequences; models of "
                                 "this size usually have %2. More may train worse.")
        .arg(format.number(least, 0), format.number(usual, 0));
}

/// That a measured speed is above what is seen, though it could be; empty: it is not.
QString fastSpeedWarning(const SizingView &view, const NumberFormat &format)
{
    // No run of ours in 16 bits publishes more; in fewer bits the same peak is exceeded by right.
    constexpr double kMostSeen = 0.7;

    const double utilisation = view.sizing.time.speed.utilisation;
    const bool isIn16Bits = view.request.job.precision == Precision::Bf16
        || view.request.job.precision == Precision::Fp16;
    if (!view.request.measuredSpeed || !isIn16Bits || utilisation <= kMostSeen)
        return {};
    return SizingRemarkWords::tr("The measured speed is %1 of the dense peak, more than published "
                                 "runs reach: check its unit, and whether it is that of all GPUs.")
        .arg(format.percent(utilisation, 0));
}

QStringList timeWarnings(const SizingView &view, const NumberFormat &format)
{
    QStringList warnings;
    if (const QString batch = batchWarning(view, format); !batch.isEmpty())
        warnings.append(batch);
    const TrainingTime &time = view.sizing.time;
    if (const QString fast = fastSpeedWarning(view, format); !fast.isEmpty())
        warnings.append(fast);
    const auto &deadline = view.request.deadline;
    if (deadline && time.days.expected > *deadline)
        warnings.append(SizingRemarkWords::tr("With this layout the deadline of %1 days is missed.")
                            .arg(figureText(deadline->value(), format)));
    else if (deadline && time.days.high > *deadline)
        warnings.append(SizingRemarkWords::tr("At worst it takes %1 days, longer than the "
                                              "deadline of %2.")
                            .arg(estimateText(time.days.high.value(), format),
                                 figureText(deadline->value(), format)));
    return warnings;
}

} // namespace

QStringList sizingWarnings(const SizingView &view, const NumberFormat &format)
{
    return memoryWarnings(view, format) + jobWarnings(view, format);
}

QStringList jobWarnings(const SizingView &view, const NumberFormat &format)
{
    QStringList warnings = timeWarnings(view, format);
    if (const QString claim = claimWarning(view, format); !claim.isEmpty())
        warnings.append(claim);
    if (isGuessed(view.sizing.time.speed))
        warnings.append(
            SizingRemarkWords::tr("No training run on this kind of accelerator is "
                                  "published: its utilisation is a guess. Measure it."));
    return warnings;
}

QString sizingRemark(const SizedAccelerator &sized)
{
    if (!sized.view)
        return sized.error ? errorText(*sized.error) : QString{};
    const SizingView &view = *sized.view;
    QStringList remarks;
    switch (fitOf(view)) {
    case Fit::Unknown:
        remarks.append(view.advice              ? SizingRemarkWords::tr("no layout fits")
                           : view.sizing.memory ? SizingRemarkWords::tr("card's memory unknown")
                                                : SizingRemarkWords::tr("memory needs a layout"));
        break;
    case Fit::Fits:
        break;
    case Fit::NotAtWorst:
        remarks.append(SizingRemarkWords::tr("may not fit"));
        break;
    case Fit::No:
        remarks.append(SizingRemarkWords::tr("does not fit"));
        break;
    }
    const TrainingTime &time = view.sizing.time;
    if (view.request.deadline && time.days.expected > *view.request.deadline)
        remarks.append(SizingRemarkWords::tr("too late"));
    if (time.speed.utilisation > 1.0)
        remarks.append(SizingRemarkWords::tr("speed impossible"));
    if (isGuessed(time.speed))
        remarks.append(SizingRemarkWords::tr("utilisation guessed"));
    return remarks.join(SizingRemarkWords::tr(", ", "list separator"));
}

} // namespace steelyard::text
