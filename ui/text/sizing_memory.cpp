// What fills the memory of one GPU.
#include "ui/text/job_labels.h"
#include "ui/text/sizing_figures.h"

#include <QCoreApplication>

#include <cmath>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SizingMemoryWords
{
    Q_DECLARE_TR_FUNCTIONS(SizingText)
};

QString memoryBand(const MemoryEstimate &memory, const NumberFormat &format)
{
    const auto gib = [&](double bytes) { return format.number(bytes / kBytesPerGib, 1); };
    return SizingMemoryWords::tr("%1 (%2 to %3)", "expected, at best, at worst")
        .arg(gib(memory.expected()),
             gib(memory.low + memory.overhead),
             gib(memory.high + memory.overhead));
}

std::vector<ReportCell> partRow(const QString &name, const QString &value, const QString &basis)
{
    return {{.text = name}, {.text = value}, {.text = basis}};
}

} // namespace

ReportTable memoryTable(const SizingView &view,
                        const MemoryEstimate &memory,
                        const NumberFormat &format)
{
    const MemoryParts &parts = memory.parts;
    const auto gib = [&](double bytes) { return format.number(bytes / kBytesPerGib, 1); };
    ReportTable table{
        .caption = SizingMemoryWords::tr("Memory of the fullest GPU, GiB"),
        .columns = {{.title = SizingMemoryWords::tr("Part")},
                    {.title = SizingMemoryWords::tr("Value"), .alignment = ColumnAlignment::End},
                    {.title = SizingMemoryWords::tr("How it is counted")}}};
    const Layout &layout = *view.request.layout;
    const auto bytesEach = [&](double StateBytes::*part) {
        const auto text = [&](double bytes) {
            return format.number(bytes, bytes == std::floor(bytes) ? 0 : 2);
        };
        if (layout.adapters)
            return SizingMemoryWords::tr(
                       "%1 bytes for each frozen weight, %2 for each of the adapters")
                .arg(text(layout.bytes.*part), text(layout.adapters->bytes.*part));
        return SizingMemoryWords::tr("%1 bytes for each weight before spreading")
            .arg(text(layout.bytes.*part));
    };
    table.rows = {
        partRow(
            SizingMemoryWords::tr("Weights"), gib(parts.weights), bytesEach(&StateBytes::weights)),
        partRow(SizingMemoryWords::tr("Gradients"),
                gib(parts.gradients),
                bytesEach(&StateBytes::gradients)),
        partRow(SizingMemoryWords::tr("Optimiser"),
                gib(parts.optimizer),
                u"%1 (%2)"_s.arg(bytesEach(&StateBytes::optimizer),
                                 optimizerName(view.request.job.training.optimizer))),
        partRow(SizingMemoryWords::tr("Activations"),
                gib(parts.activations),
                SizingMemoryWords::tr("pipeline stage %1").arg(format.whole(memory.stage + 1))),
        partRow(SizingMemoryWords::tr("Logits"),
                gib(parts.logits),
                SizingMemoryWords::tr("8 bytes each")),
        partRow(SizingMemoryWords::tr("Buffers"),
                gib(parts.buffers),
                SizingMemoryWords::tr("weights gathered for the moment, the allocator's slack")),
        partRow(SizingMemoryWords::tr("Overhead"),
                gib(memory.overhead),
                SizingMemoryWords::tr("CUDA context and communication library")),
        partRow(SizingMemoryWords::tr("Together"),
                memoryBand(memory, format),
                memoryFitText(view, memory, format))};
    table.totalRows = {table.rows.size() - 1};
    return table;
}

QString memoryFitText(const SizingView &view,
                      const MemoryEstimate &memory,
                      const NumberFormat &format)
{
    const auto limit = cardGib(view.gpu);
    if (!limit)
        return SizingMemoryWords::tr("The memory of %1 is not known.").arg(view.gpu.name);
    const QString card = format.number(*limit, 1);
    if (worstMemory(memory) / kBytesPerGib <= *limit)
        return SizingMemoryWords::tr("fits into the card's %1 GiB, also at worst").arg(card);
    if (memory.expected() / kBytesPerGib <= *limit)
        return SizingMemoryWords::tr("may pass the card's %1 GiB").arg(card);
    return SizingMemoryWords::tr("does not fit into the card's %1 GiB").arg(card);
}

} // namespace steelyard::text
