// How the needs around the GPUs came about.
#include "model/sizing/server_fit.h"
#include "ui/text/job_sentences.h"
#include "ui/text/need_context.h"
#include "ui/text/source_text.h"

#include <QCoreApplication>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct NeedWords
{
    Q_DECLARE_TR_FUNCTIONS(SurroundingsDerivation)
};

QString memoryText(const NeedContext &of)
{
    return NeedWords::tr("As much as the GPUs of a server have, 256 GB at the least\n= %1 × %2 GB "
                         "= %3")
               .arg(of.format.whole(of.question().gpusPerServer),
                    of.stated(of.question().gpuMemoryGb),
                    of.expected(Provision::HostMemory))
        + u"\n\n"_s
        + NeedWords::tr("Least 0.8 times as much, with which BLOOM was trained; most twice as "
                        "much, between the 1.4 and 3.2 times of DGX systems.");
}

QString coreText(const NeedContext &of)
{
    const double cores = 3.0 * of.question().gpusPerServer + 4.0;
    return NeedWords::tr("One core for the process of a GPU and one for each of 2 that load its "
                         "data; 4 in each server for its system\n= (%1 × 3 + 4) ÷ %1 = %2, %3 in a "
                         "server")
               .arg(of.format.whole(of.question().gpusPerServer),
                    of.expected(Provision::CpuCores),
                    of.number(cores, 0))
        + u"\n\n"_s + NeedWords::tr("Most: 4 that load data.");
}

QString networkText(const NeedContext &of)
{
    const Need *need = findNeed(of.view.around.needs, Provision::NetworkPerGpu);
    if (need->amount->expected == 0.0)
        return NeedWords::tr("All GPUs are in one server.");
    return NeedWords::tr("The network with which a step of this layout takes 5 % longer than on "
                         "one without limit: %1 for each GPU. Of a network's rating 80 % are "
                         "reached.")
               .arg(of.expected(Provision::NetworkPerGpu))
        + u"\n\n"_s + NeedWords::tr("Least: 10 % longer; most: 2 %.");
}

QString serverNetworkText(const NeedContext &of)
{
    return NeedWords::tr("GPUs of a server × network of each + its part of the write rate of "
                         "shared storage\n= %1 × %2 + %3 × 8 ÷ %4 = %5")
        .arg(of.format.whole(of.question().gpusPerServer),
             of.expected(Provision::NetworkPerGpu),
             of.expected(Provision::StorageRate),
             of.servers(),
             of.expected(Provision::NetworkPerServer));
}

QString energyText(const NeedContext &of)
{
    return NeedWords::tr("Typical power × days × 24 h × 1.075 for network and storage\n= %1 × %2 × "
                         "24 h × 1.075 = %3")
               .arg(of.expected(Provision::TypicalPower),
                    figureText(of.question().days.expected.value(), of.format),
                    of.expected(Provision::Energy))
        + u"\n\n"_s
        + NeedWords::tr("Least and most: those of power and days, with 5 % and 10 % for network "
                        "and storage. Cooling comes on top: the site's PUE.");
}

QString typicalText(const NeedContext &of)
{
    const auto &server = of.question().server;
    if (server && server->typicalWatts)
        return NeedWords::tr("Servers × typical power of the data sheet\n= %1 × %2 W = %3")
            .arg(of.servers(),
                 of.stated(server->typicalWatts),
                 of.expected(Provision::TypicalPower));
    return NeedWords::tr("Rated power × 0.76, the mean of heavy training\n= %1 × 0.76 = %2")
               .arg(of.expected(Provision::RatedPower), of.expected(Provision::TypicalPower))
        + u"\n\n"_s
        + NeedWords::tr("Least 0.64 of the rating; most 0.82, the highest that was measured.");
}

/// `each` of one server, in `unit`.
QString serversTimes(const NeedContext &of,
                     const std::optional<double> &each,
                     const QString &unit,
                     Provision result)
{
    return NeedWords::tr("Servers × that of one\n= %1 × %2 %3 = %4")
        .arg(of.servers(), of.stated(each), unit, of.expected(result));
}

QString formulaText(Provision provision, const NeedContext &of)
{
    const SurroundingsQuestion &question = of.question();
    const ServerOffer server = question.server.value_or(ServerOffer{});
    switch (provision) {
    case Provision::Checkpoint:
    case Provision::WeightsFile:
    case Provision::StorageRate:
    case Provision::CheckpointWrite:
    case Provision::CheckpointInterval:
    case Provision::CheckpointLoss:
    case Provision::CheckpointsKept:
    case Provision::Dataset:
    case Provision::Snapshots:
    case Provision::SharedStorage:
    case Provision::Backup:
    case Provision::LocalCache:
        return storageDerivation(provision, of);
    case Provision::LocalRate:
        return NeedWords::tr("Write rate of shared storage ÷ servers, so that a checkpoint that "
                             "goes to the drives first takes no longer\n= %1 ÷ %2 = %3")
            .arg(of.expected(Provision::StorageRate), of.servers(), of.expected(provision));
    case Provision::HostMemory:
        return memoryText(of);
    case Provision::CpuCores:
        return coreText(of);
    case Provision::NetworkPerGpu:
        return networkText(of);
    case Provision::NetworkPerServer:
        return serverNetworkText(of);
    case Provision::GpuPower:
        return NeedWords::tr("GPUs × rated power of one\n= %1 × %2 W = %3")
            .arg(of.number(question.gpus, 0), of.stated(question.gpuWatts), of.expected(provision));
    case Provision::RatedPower:
        return serversTimes(of, ratedWattsOf(server), u"W"_s, provision);
    case Provision::TypicalPower:
        return typicalText(of);
    case Provision::Energy:
        return energyText(of);
    case Provision::RackUnits:
        return serversTimes(of, server.rackUnits, u"U"_s, provision);
    case Provision::Racks:
        return NeedWords::tr("%1 servers, whole ones in each rack, by height and rated power: %2")
            .arg(of.servers(), of.expected(provision));
    }
    Q_UNREACHABLE();
}

} // namespace

QString NeedContext::expected(Provision provision) const
{
    const Need *need = findNeed(view.around.needs, provision);
    if (need == nullptr || !need->amount)
        return kUnknown;
    return provisionText(provision, need->amount->expected, format);
}

QString NeedContext::servers() const
{
    return format.number(serversOf(question()), 0);
}

QString NeedContext::weights() const
{
    return countText(question().weights, format);
}

QString NeedContext::hoursBetween() const
{
    const Hours between = betweenInterruptions(question().failures, GpuCount{question().gpus});
    return format.number(between.value(), 1);
}

QString surroundingsDerivation(Provision provision,
                               const SizingView &view,
                               const NumberFormat &format)
{
    const Need *need = findNeed(view.around.needs, provision);
    if (need == nullptr)
        return {};
    if (!need->amount)
        return need->lacks ? unstatedText(*need->lacks) : QString{};
    const QString text = formulaText(provision, {.view = view, .format = format});
    if (need->source.empty())
        return text;
    return text + u"\n\n"_s + NeedWords::tr("Source: %1").arg(sourceText(need->source));
}

} // namespace steelyard::text
