#include "model/sizing/step_time.h"

#include "model/sizing/parameter_count.h"

#include <algorithm>
#include <cmath>

namespace steelyard::sizing {

namespace {

/// Bytes of a 16-bit and of a 32-bit number.
constexpr double kHalfBytes = 2.0;
constexpr double kSingleBytes = 4.0;

/// By how much products with a side of this length take longer than their FLOPs: the width term of
/// the training speed, here for a micro-batch's tokens and for the width that tensor parallelism
/// leaves. Sources: micro-batches gain up to 1.3 times in Narayanan et al. (arXiv 2104.04473)
/// section 3.4; narrow ranks explain half of what separates 22B from 1T at tensor 8 in Korthikanti
/// et al. (arXiv 2205.05198) table 5.
double badlyFilled(double side)
{
    constexpr double kHalfFilled = 200.0;
    return 1.0 + kHalfFilled / side;
}

double serverSeconds(TrainingRun job,
                     const Accelerator &accelerator,
                     const Fabric &fabric,
                     Recompute recompute)
{
    job.gpus = std::min(job.gpus, double(fabric.gpusPerServer));
    job.recompute = recompute;
    job.isDataParallelOnly = false;
    job.slowdown = 1.0;
    return 1.0 / trainingSpeed(job, accelerator).tokensPerSecondPerGpu;
}

} // namespace

StepClock::StepClock(const TrainingRun &job, const Accelerator &accelerator, const Fabric &fabric)
    : m_shape{job.shape}
    , m_fabric{fabric}
    , m_sequence{job.sequence}
    , m_expertLayers{expertLayers(job.shape)}
    , m_keyValueBytes{kHalfBytes
                      * (job.shape.latent
                             ? job.shape.latent->keyValueRank + job.shape.latent->rotarySize
                             : 2.0 * job.shape.keyValueHeads * headSize(job.shape))}
    , m_plainSeconds{serverSeconds(job, accelerator, fabric, Recompute::None)}
    , m_fullSeconds{serverSeconds(job, accelerator, fabric, Recompute::Full)}
{
    // Korthikanti et al. (arXiv 2205.05198) section 6: selective recompute costs 2 to 4 %.
    constexpr double kSelective = 1.03;

    // Current software cuts products into pieces that hide the transfers of others (MegaScale,
    // arXiv 2402.15627, section 3.2; tp_comm_overlap of Megatron-Bridge's recipes); first and last
    // pieces stay bare: half is judged.
    constexpr double kHalfHidden = 0.5;
    if (job.age.value_or(usualAge(job.precision)) == SoftwareAge::Current)
        m_exposedTensor = kHalfHidden;
    m_selectiveSeconds = m_plainSeconds * kSelective;
    const ParameterCount count = parametersOf(m_shape);
    m_denseWeights = count.embedding + count.output + count.dense;
    m_routedWeights = count.routed;
    m_trainedDense = m_denseWeights;
    m_trainedRouted = m_routedWeights;
    if (!trainsAdapters(job.training.method))
        return;
    const int rank = job.training.rank;
    m_trainedRouted = m_shape.experts ? double(m_expertLayers) * m_shape.experts->count
            * mlpAdapters(m_shape, m_shape.experts->width, rank)
                                      : 0.0;
    m_trainedDense = adapterParameters(m_shape, rank) - m_trainedRouted;
    m_gatheredBytes = frozenBytes(job.training.method);
}

double StepClock::rate(int span) const
{
    return reachedRate(m_fabric, reachOf(m_fabric, span));
}

double StepClock::stageLayers(const Layout &layout) const
{
    return std::ceil(double(m_shape.layers) / layout.pipeline);
}

double StepClock::tokensOfMicroBatch(const Layout &layout) const
{
    return double(layout.microBatch) * m_sequence / layout.context;
}

double StepClock::computingOf(const Layout &layout) const
{
    const double tokens = tokensOfMicroBatch(layout);
    const double each = layout.recompute == Recompute::Full ? m_fullSeconds
        : layout.recompute == Recompute::Selective          ? m_selectiveSeconds
                                                            : m_plainSeconds;
    const double width =
        m_shape.experts ? std::min(m_shape.hidden, m_shape.experts->width) : m_shape.hidden;
    const double fill =
        badlyFilled(tokens) * badlyFilled(width / layout.tensor) / badlyFilled(width);
    const double share = stageLayers(layout) / m_shape.layers / layout.tensor;
    return layout.microBatches * tokens * each * fill * share;
}

double StepClock::bubbleShareOf(const Layout &layout) const
{
    return (layout.pipeline - 1.0) / (double(layout.virtualStages) * layout.microBatches);
}

double StepClock::tensorSeconds(const Layout &layout) const
{
    if (layout.tensor == 1)
        return 0.0;
    const double passes = layout.recompute == Recompute::Full ? 6.0 : 4.0;
    const double bytes = tokensOfMicroBatch(layout) * m_shape.hidden * kHalfBytes * 2.0
        * (layout.tensor - 1.0) / layout.tensor;
    return layout.microBatches * stageLayers(layout) * passes * bytes * m_exposedTensor
        / rate(layout.tensor);
}

double StepClock::pipelineSeconds(const Layout &layout) const
{
    if (layout.pipeline == 1)
        return 0.0;
    // Activations forward and their gradients backward, each rank its part of the sequence.
    const double bytes =
        2.0 * tokensOfMicroBatch(layout) * m_shape.hidden * kHalfBytes / layout.tensor;
    return layout.microBatches * layout.virtualStages * bytes / rate(int(layout.gpus()));
}

double StepClock::contextSeconds(const Layout &layout) const
{
    if (layout.context == 1)
        return 0.0;
    // Keys and values pass round the ring forward, and with their gradients backward.
    constexpr double kPasses = 3.0;
    const double bytes = kPasses * (layout.context - 1.0) * tokensOfMicroBatch(layout)
        * m_keyValueBytes / layout.tensor;
    return layout.microBatches * stageLayers(layout) * bytes / rate(layout.tensor * layout.context);
}

double StepClock::expertSeconds(const Layout &layout) const
{
    if (!m_shape.experts || layout.expert == 1)
        return 0.0;
    const double passes = layout.recompute == Recompute::Full ? 6.0 : 4.0;
    const double bytes = tokensOfMicroBatch(layout) * m_shape.experts->perToken * m_shape.hidden
        * kHalfBytes / layout.tensor * (layout.expert - 1.0) / layout.expert;
    const double layers = stageLayers(layout) * m_expertLayers / m_shape.layers;
    return layout.microBatches * layers * passes * bytes / rate(layout.tensor * layout.expert);
}

double StepClock::ringSeconds(const Layout &layout, double bytes, int ranks) const
{
    const int inServer = std::clamp(m_fabric.gpusPerServer / layout.tensor, 1, ranks);
    const double servers = double(ranks) / inServer;
    const double within = bytes * (inServer - 1.0) / inServer
        / rate(std::min(layout.tensor * inServer, m_fabric.gpusPerServer));
    if (servers <= 1.0)
        return within;
    const double between =
        bytes * (servers - 1.0) / servers / inServer / reachedRate(m_fabric, Reach::Network);
    return std::max(within, between);
}

double StepClock::dataSeconds(const Layout &layout, double microBatchSeconds) const
{
    // Share of the computing behind which transfers can hide; judged, since matrix products and
    // transfers share the memory's bandwidth.
    constexpr double kHidden = 0.6;

    const int ranks = layout.data * layout.context;
    if (ranks == 1)
        return 0.0;
    const int expertRanks = std::max(1, ranks / layout.expert);
    const double cells = double(layout.tensor) * layout.pipeline;
    // Bytes for each weight that is trained, and for each that is gathered.
    const auto seconds = [&](double trained, double gathered) {
        const double dense = trained * m_trainedDense + gathered * m_denseWeights;
        const double routed = trained * m_trainedRouted + gathered * m_routedWeights;
        return ringSeconds(layout, dense / cells, ranks)
            + ringSeconds(layout, routed / cells / layout.expert, expertRanks);
    };
    // What is left when a pass hides behind the computing of one micro-batch.
    const auto exposed = [&](double trained, double gathered) {
        return std::max(0.0, seconds(trained, gathered) - kHidden * microBatchSeconds);
    };
    switch (layout.zero) {
    case Zero::None:
        return exposed(2.0 * kSingleBytes, 0.0);
    case Zero::Optimizer:
        return exposed(kSingleBytes + kHalfBytes, 0.0);
    case Zero::Gradients:
        return layout.microBatches * exposed(kSingleBytes, 0.0) + exposed(kHalfBytes, 0.0);
    case Zero::Weights:
        // With a pipeline the stage stays gathered through the step.
        return layout.pipeline > 1
            ? exposed(kSingleBytes, m_gatheredBytes)
            : layout.microBatches * exposed(kSingleBytes, 2.0 * m_gatheredBytes);
    }
    return 0.0;
}

StepTime StepClock::timeOf(const Layout &layout) const
{
    StepTime time{.computing = computingOf(layout),
                  .tensor = tensorSeconds(layout),
                  .pipeline = pipelineSeconds(layout),
                  .context = contextSeconds(layout),
                  .expert = expertSeconds(layout)};
    const double working = time.total();
    time.bubble = bubbleShareOf(layout) * working;
    time.data = dataSeconds(layout, working / layout.microBatches);
    return time;
}

double StepClock::secondsPerToken(const Layout &layout) const
{
    const double tokens =
        double(layout.data) * layout.microBatches * layout.microBatch * m_sequence;
    return timeOf(layout).total() * layout.gpus() / tokens;
}

} // namespace steelyard::sizing
