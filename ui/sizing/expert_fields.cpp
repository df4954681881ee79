#include "ui/sizing/expert_fields.h"

#include "model/sizing/training_method.h"
#include "ui/sizing/job_bindings.h"
#include "ui/text/job_labels.h"

#include <QCoreApplication>

#include <optional>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

struct ExpertWords
{
    Q_DECLARE_TR_FUNCTIONS(ExpertFields)
};

/// A choice among the values of an enum, in their order; `usual` where nothing is asked.
template <typename Value>
JobChoice::Binding enumChoice(const QStringList &names,
                              const QString &place,
                              std::optional<Value> desk::AskedJob::*member,
                              Value usual)
{
    return {.names = names,
            .places = {place},
            .get = [member, usual](
                       const desk::AskedJob &job) { return int((job.*member).value_or(usual)); },
            .set =
                [member, usual](desk::AskedJob &job, int index) {
                    const bool isUsual = Value(index) == usual;
                    job.*member = isUsual ? std::nullopt : std::optional{Value(index)};
                }};
}

/// The same where nothing may be chosen, for which the first name stands.
template <typename Value>
JobChoice::Binding enumChoice(const QStringList &names,
                              const QString &place,
                              std::optional<Value> desk::AskedJob::*member)
{
    return {.names = names,
            .places = {place},
            .get =
                [member](const desk::AskedJob &job) {
                    return job.*member ? int(*(job.*member)) + 1 : 0;
                },
            .set =
                [member](desk::AskedJob &job, int index) {
                    (job.*member).reset();
                    if (index > 0)
                        job.*member = Value(index - 1);
                }};
}

JobNumber::Binding degree(const QStringList &places, int desk::AskedLayout::*member)
{
    return {.kind = JobNumber::Kind::Whole,
            .hint = u"1"_s,
            .places = places,
            .get = [member](const desk::AskedJob &job) -> std::optional<double> {
                if (!job.layout || *job.layout.*member == 1)
                    return {};
                return *job.layout.*member;
            },
            .set =
                [member](desk::AskedJob &job, std::optional<double> value) {
                    if (!job.layout && !value)
                        return;
                    if (!job.layout)
                        job.layout.emplace();
                    *job.layout.*member = int(value.value_or(1.0));
                }};
}

/// The first name stands for no layout at all; a stage of its own makes one.
JobChoice::Binding zeroStage()
{
    return {
        .names = {ExpertWords::tr("Best layout"),
                  ExpertWords::tr("0: nothing spread"),
                  ExpertWords::tr("1: optimiser"),
                  ExpertWords::tr("2: and gradients"),
                  ExpertWords::tr("3: weights (FSDP)")},
        .get = [](const desk::AskedJob &job) { return job.layout ? int(job.layout->zero) + 1 : 0; },
        .set =
            [](desk::AskedJob &job, int index) {
                job.layout.reset();
                if (index > 0)
                    job.layout = desk::AskedLayout{.zero = sizing::Zero(index - 1)};
            }};
}

QList<JobField *> makeMethodFields(QWidget *parent)
{
    using desk::AskedJob;
    return {new JobChoice{ExpertWords::tr("Method"),
                          enumChoice({text::methodName(sizing::Method::Full),
                                      text::methodName(sizing::Method::Continued),
                                      text::methodName(sizing::Method::Lora),
                                      text::methodName(sizing::Method::QLora)},
                                     u"method"_s,
                                     &AskedJob::method,
                                     sizing::Method::Full),
                          parent},
            new JobNumber{ExpertWords::tr("Adapters' rank"),
                          wholeOf(QString::number(sizing::kUsualRank), u"rank"_s, &AskedJob::rank),
                          parent},
            new JobChoice{ExpertWords::tr("Optimiser"),
                          enumChoice({text::optimizerName(sizing::Optimizer::Adam),
                                      text::optimizerName(sizing::Optimizer::Adam8Bit),
                                      text::optimizerName(sizing::Optimizer::Momentum),
                                      text::optimizerName(sizing::Optimizer::Adafactor)},
                                     u"optimizer"_s,
                                     &AskedJob::optimizer,
                                     sizing::Optimizer::Adam),
                          parent},
            new JobChoice{
                ExpertWords::tr("Precision"),
                enumChoice({ExpertWords::tr("As usual"), u"FP16"_s, u"BF16"_s, u"FP8"_s, u"FP4"_s},
                           u"precision"_s,
                           &AskedJob::precision),
                parent},
            new JobChoice{ExpertWords::tr("Recompute"),
                          enumChoice({ExpertWords::tr("As needed"),
                                      ExpertWords::tr("None"),
                                      ExpertWords::tr("Selective"),
                                      ExpertWords::tr("Full: every layer")},
                                     u"recompute"_s,
                                     &AskedJob::recompute),
                          parent},
            new JobChoice{ExpertWords::tr("Software of"),
                          enumChoice({ExpertWords::tr("As usual"),
                                      ExpertWords::tr("2021 and 2022"),
                                      ExpertWords::tr("2023 and 2024"),
                                      ExpertWords::tr("Current")},
                                     u"software"_s,
                                     &AskedJob::age),
                          parent}};
}

} // namespace

QList<JobField *> makeExpertFields(QWidget *parent)
{
    using desk::AskedJob;
    return makeMethodFields(parent)
        + QList<JobField *>{
            new JobNumber{
                ExpertWords::tr("Sequence"),
                wholeOf(ExpertWords::tr("the model's"), u"seq_len"_s, &AskedJob::sequence),
                parent},
            new JobNumber{
                ExpertWords::tr("Batch"),
                amountOf(ExpertWords::tr("sequences a step"), u"global_batch"_s, &AskedJob::batch),
                parent},
            new JobNumber{ExpertWords::tr("Tokens/s per GPU"),
                          amountOf(ExpertWords::tr("as measured"),
                                   u"tokens_per_second"_s,
                                   &AskedJob::tokensPerSecond),
                          parent},
            new JobNumber{ExpertWords::tr("Goodput"),
                          amountOf(ExpertWords::tr("estimated"), u"goodput"_s, &AskedJob::goodput),
                          parent},
            new JobNumber{ExpertWords::tr("GPUs per server"),
                          wholeOf(u"8"_s, u"gpus_per_server"_s, &AskedJob::gpusPerServer),
                          parent},
            new JobNumber{ExpertWords::tr("Network (Gb/s)"),
                          amountOf(ExpertWords::tr("of a server"),
                                   u"network_gbits"_s,
                                   &AskedJob::networkGbits),
                          parent},
            new JobNumber{ExpertWords::tr("Claimed GPU-days"),
                          amountOf(ExpertWords::tr("to be checked"),
                                   u"claimed_gpu_days"_s,
                                   &AskedJob::claimedGpuDays),
                          parent}};
}

QList<JobField *> makeLayoutFields(QWidget *parent)
{
    using desk::AskedLayout;
    // The stage first: it decides whether there is a layout, which the degrees then add to.
    return {
        new JobChoice{ExpertWords::tr("ZeRO"), zeroStage(), parent},
        new JobNumber{
            ExpertWords::tr("Tensor"), degree({u"tp"_s, u"heads"_s}, &AskedLayout::tensor), parent},
        new JobNumber{ExpertWords::tr("Pipeline"),
                      degree({u"pp"_s, u"layers"_s}, &AskedLayout::pipeline),
                      parent},
        new JobNumber{
            ExpertWords::tr("Chunks a stage"), degree({u"vp"_s}, &AskedLayout::chunks), parent},
        new JobNumber{ExpertWords::tr("Context"), degree({u"cp"_s}, &AskedLayout::context), parent},
        new JobNumber{ExpertWords::tr("Expert"),
                      degree({u"ep"_s, u"experts"_s, u"dp"_s}, &AskedLayout::expert),
                      parent},
        new JobNumber{ExpertWords::tr("Micro-batch"),
                      degree({u"micro_batch"_s}, &AskedLayout::microBatch),
                      parent}};
}

} // namespace steelyard::ui
