#include "ui/text/job_sentences.h"

#include "model/sizing/model_presets.h"
#include "ui/text/job_labels.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::text {

using namespace sizing;

namespace {

struct JobSentenceWords
{
    Q_DECLARE_TR_FUNCTIONS(JobSentences)
};

QString weightsSentence(const SizingView &view, const NumberFormat &format)
{
    const double counted = view.sizing.parameters.total();
    switch (view.origin) {
    case ShapeOrigin::Known:
        return JobSentenceWords::tr("%1 has %2 weights, counted from its architecture; its authors "
                                    "print %3, %4 off.")
            .arg(view.modelName,
                 countText(counted, format),
                 countText(view.statedParameters, format),
                 format.percent(std::abs(counted / view.statedParameters - 1.0)));
    case ShapeOrigin::Changed:
        return JobSentenceWords::tr("%1 with a changed shape has %2 weights, counted from its "
                                    "architecture.")
            .arg(view.modelName, countText(counted, format));
    case ShapeOrigin::Stated:
        return JobSentenceWords::tr("The stated shape has %1 weights, counted from its "
                                    "architecture.")
            .arg(countText(counted, format));
    case ShapeOrigin::Guessed:
        return JobSentenceWords::tr("Only the number of weights is given: the shape, %1 layers of "
                                    "width %2, is a guess.")
            .arg(format.whole(view.request.job.shape.layers),
                 format.whole(view.request.job.shape.hidden));
    }
    Q_UNREACHABLE();
}

/// Empty: all weights are active.
QString activeSentence(const SizingView &view, const NumberFormat &format)
{
    if (!view.request.job.shape.experts)
        return {};
    const double counted = view.sizing.parameters.active();
    const double published = publishedActive(view);
    if (published <= 0.0)
        return JobSentenceWords::tr("One token passes through %1 of them.")
            .arg(countText(counted, format));
    return JobSentenceWords::tr(
               "One token passes through %1 of them; its authors print %2, %3 off.")
        .arg(countText(counted, format),
             countText(published, format),
             format.percent(std::abs(counted / published - 1.0)));
}

QStringList tokenSentences(const SizingView &view, const NumberFormat &format)
{
    const QString tokens = countText(view.request.tokens, format);
    switch (view.tokenSource) {
    case TokenSource::Stated:
        return {};
    case TokenSource::ComputeOptimal:
        return {JobSentenceWords::tr("It is trained on %1 tokens, 20 for each active weight: "
                                     "compute-optimal (Hoffmann et al., arXiv 2203.15556, "
                                     "table 3).")
                    .arg(tokens)};
    case TokenSource::Dataset:
        return {JobSentenceWords::tr("It is trained on %1 tokens: %2 times a dataset of %3.",
                                     "count, epochs, count")
                    .arg(tokens,
                         format.number(view.epochs, view.epochs == std::floor(view.epochs) ? 0 : 1),
                         countText(view.request.tokens / view.epochs, format))};
    }
    Q_UNREACHABLE();
}

QStringList methodSentences(const SizingView &view, const NumberFormat &format)
{
    const TrainingRun &job = view.request.job;
    const QString trained = countText(adapterParameters(job.shape, job.training.rank), format);
    const QString rank = format.whole(job.training.rank);
    switch (job.training.method) {
    case Method::Full:
        return {};
    case Method::Continued:
        return {JobSentenceWords::tr("Continued training takes the memory and FLOPs of full "
                                     "training.")};
    case Method::Lora:
        return {JobSentenceWords::tr("LoRA of rank %1 on every linear layer trains %2 weights; the "
                                     "others stay frozen in 16 bits, without gradients: 4N FLOPs "
                                     "for each token, not 6N (Hu et al., arXiv 2106.09685).")
                    .arg(rank, trained)};
    case Method::QLora:
        return {JobSentenceWords::tr("QLoRA of rank %1 on every linear layer trains %2 weights; "
                                     "the others stay frozen in 4.127 bits, without gradients: 4N "
                                     "FLOPs for each token, not 6N (Dettmers et al., arXiv "
                                     "2305.14314).")
                    .arg(rank, trained)};
    }
    Q_UNREACHABLE();
}

/// At most `decimals` of them, and no 0 at the end: "15", "1.4", "6.74".
QString shortNumber(double value, int decimals, const NumberFormat &format)
{
    constexpr double kTen = 10.0;
    double steps = std::round(value * std::pow(kTen, decimals));
    while (decimals > 0 && std::fmod(steps, kTen) == 0.0) {
        steps /= kTen;
        --decimals;
    }
    return format.number(value, decimals);
}

} // namespace

double publishedActive(const SizingView &view)
{
    const ModelPreset *preset =
        view.origin == ShapeOrigin::Known ? findPreset(view.modelName.toStdString()) : nullptr;
    return preset == nullptr ? 0.0 : preset->publishedActive;
}

QString countText(double count, const NumberFormat &format)
{
    constexpr double kTrillions = 1e12;
    constexpr double kBillions = 1e9;
    constexpr double kMillions = 1e6;
    if (count >= kTrillions)
        return shortNumber(count / kTrillions, 2, format) + u'T';
    if (count >= kBillions)
        return shortNumber(count / kBillions, 2, format) + u'B';
    if (count >= kMillions)
        return shortNumber(count / kMillions, 1, format) + u'M';
    return format.number(count, 0);
}

QStringList jobSentences(const SizingView &view, const NumberFormat &format)
{
    QStringList sentences{weightsSentence(view, format)};
    if (const QString active = activeSentence(view, format); !active.isEmpty())
        sentences.append(active);
    return sentences + tokenSentences(view, format) + methodSentences(view, format);
}

QString claimText(const SizingView &view, const NumberFormat &format)
{
    return JobSentenceWords::tr("%1 of the dense peak in 6N FLOPs a token; at all of it the job "
                                "takes %2")
        .arg(format.percent(view.claim->atPeak / view.claim->gpuDays, 0),
             figureText(view.claim->atPeak, format));
}

QString claimWarning(const SizingView &view, const NumberFormat &format)
{
    if (!view.claim || view.claim->gpuDays >= view.claim->atPeak)
        return {};
    return JobSentenceWords::tr("%1 GPU-days are claimed, which can't be: that is %2 of the dense "
                                "peak, by 6N FLOPs a token. Even at the whole peak of %3 the job "
                                "takes %4 GPU-days.")
        .arg(figureText(view.claim->gpuDays, format),
             format.percent(view.claim->atPeak / view.claim->gpuDays, 0),
             view.gpu.name,
             figureText(view.claim->atPeak, format));
}

} // namespace steelyard::text
