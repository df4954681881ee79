#include "ui/desk/project_job.h"

#include "model/sizing/model_presets.h"
#include "ui/desk/shipped_catalogue.h"

#include <algorithm>

namespace steelyard::desk {

namespace {

/// Of the phase that the job fills, else of the largest; nothing: there is none.
std::optional<int> gpusOf(const std::vector<DemandPhase> &demand)
{
    const auto phase = std::ranges::max_element(demand, {}, [](const DemandPhase &each) {
        return std::pair{each.followsJob, each.gpus};
    });
    if (phase == demand.end() || phase->gpus <= 0)
        return {};
    return phase->gpus;
}

/// Projects of before a job had a model name it so.
void takeModelByName(AskedJob &asked, const QString &name)
{
    const sizing::ModelPreset *preset = sizing::findPreset(name.toStdString());
    if (preset == nullptr)
        return;
    asked.model = QString::fromUtf8(preset->name.data(), qsizetype(preset->name.size()));
    asked.parameters.reset();
}

/// The last one that the quotes offer.
QString quotedGpu(const Dossier &dossier, const std::vector<GpuModel> &accelerators)
{
    QString gpu;
    for (const Quote &quote : dossier.quotes) {
        for (const QuoteLine &line : quote.newest().lines) {
            if (rowNamed(accelerators, line.accelerator) != nullptr)
                gpu = line.accelerator;
        }
    }
    return gpu;
}

} // namespace

std::optional<AskedJob> askedJob(const Project &project)
{
    if (!project.job)
        return {};
    AskedJob asked = filledIn(askedJob(*project.job), {.gpus = gpusOf(project.demand)});
    if (asked.model.isEmpty() && asked.shape == JobShape{})
        takeModelByName(asked, project.job->name.en);
    return asked;
}

AskedJob projectJob(const Dossier &dossier,
                    const std::vector<GpuModel> &accelerators,
                    const QString &otherGpu)
{
    const QString quoted = quotedGpu(dossier, accelerators);
    return filledIn(*askedJob(dossier.project), {.gpu = quoted.isEmpty() ? otherGpu : quoted});
}

} // namespace steelyard::desk
