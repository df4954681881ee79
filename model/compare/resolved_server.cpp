#include "model/compare/resolved_server.h"

#include <algorithm>

namespace steelyard {

namespace {

/// Names are compared by letters and digits only: "H100 SXM" is part of "H100-SXM-80GB".
QString bare(const QString &name)
{
    QString result;
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            result += c.toCaseFolded();
    }
    return result;
}

std::optional<Kilowatts> kilowatts(const std::optional<double> &watts)
{
    constexpr double kWattsPerKilowatt = 1'000.0;
    return watts ? std::optional{Kilowatts{*watts / kWattsPerKilowatt}} : std::nullopt;
}

} // namespace

const ServerSpec *findServer(const std::vector<ServerSpec> &servers, const QuoteLine &line)
{
    const QString server = bare(line.server);
    const QString accelerator = bare(line.accelerator);
    const auto found = std::ranges::find_if(servers, [&](const ServerSpec &spec) {
        if (!server.isEmpty())
            return bare(spec.name) == server || spec.id.text() == line.server;
        return !accelerator.isEmpty() && line.gpusPerNode && spec.gpuCount == line.gpusPerNode
            && bare(spec.gpuModel).contains(accelerator)
            && (spec.maximumPowerW || spec.typicalPowerW);
    });
    return found == servers.end() ? nullptr : &*found;
}

ServerFacts factsOf(const ServerSpec &spec)
{
    return {.name = spec.name,
            .rating = kilowatts(spec.maximumPowerW),
            .typical = kilowatts(spec.typicalPowerW),
            .rackUnits = spec.rackUnits};
}

} // namespace steelyard
