#pragma once

#include "model/sizing/fabric.h"
#include "model/sizing/layout.h"
#include "model/sizing/training_speed.h"

namespace steelyard::sizing {

/// What one GPU does in one step, seconds; what overlaps with computing is not counted again.
struct StepTime
{
    double computing = 0.0;
    /// Waiting for the pipeline to fill and drain.
    double bubble = 0.0;
    double tensor = 0.0;
    double pipeline = 0.0;
    double context = 0.0;
    double expert = 0.0;
    /// Gradients and sharded weights between the replicas.
    double data = 0.0;

    [[nodiscard]] double total() const
    {
        return computing + bubble + tensor + pipeline + context + expert + data;
    }
};

/// Times layouts of one job against each other. It starts from the speed of one server and adds
/// what each layout communicates, so it ranks them; how long a job takes, `trainingTime` says.
///
/// Sources: bytes of tensor, pipeline and data parallelism Narayanan et al. (arXiv 2104.04473)
/// section 3 and Rajbhandari et al. (arXiv 1910.02054) section 7; between servers each card
/// carries its share of a ring over the servers.
class StepClock final
{
public:
    /// Needs a job and accelerator without faults.
    StepClock(const TrainingRun &job, const Accelerator &accelerator, const Fabric &fabric);

    /// Needs a layout without faults.
    [[nodiscard]] StepTime timeOf(const Layout &layout) const;

    /// GPU-seconds that one token takes.
    [[nodiscard]] double secondsPerToken(const Layout &layout) const;

private:
    [[nodiscard]] double computingOf(const Layout &layout) const;
    [[nodiscard]] double bubbleShareOf(const Layout &layout) const;
    [[nodiscard]] double tensorSeconds(const Layout &layout) const;
    [[nodiscard]] double pipelineSeconds(const Layout &layout) const;
    [[nodiscard]] double contextSeconds(const Layout &layout) const;
    [[nodiscard]] double expertSeconds(const Layout &layout) const;
    [[nodiscard]] double dataSeconds(const Layout &layout, double microBatchSeconds) const;
    [[nodiscard]] double ringSeconds(const Layout &layout, double bytes, int ranks) const;
    [[nodiscard]] double rate(int span) const;
    /// Layers of the fullest stage.
    [[nodiscard]] double stageLayers(const Layout &layout) const;
    [[nodiscard]] double tokensOfMicroBatch(const Layout &layout) const;

    ModelShape m_shape = {};
    Fabric m_fabric = {};
    int m_sequence = 0;
    int m_expertLayers = 0;
    double m_denseWeights = 0.0;
    double m_routedWeights = 0.0;
    /// Those that have gradients: all, or the adapters.
    double m_trainedDense = 0.0;
    double m_trainedRouted = 0.0;
    /// Bytes in which a sharded weight is gathered.
    double m_gatheredBytes = 2.0;
    double m_keyValueBytes = 0.0;
    /// Share of the tensor ranks' transfers that nothing hides.
    double m_exposedTensor = 1.0;
    /// Of one token on one GPU of one server: nothing, attention, everything computed twice.
    double m_plainSeconds = 0.0;
    double m_selectiveSeconds = 0.0;
    double m_fullSeconds = 0.0;
};

} // namespace steelyard::sizing
