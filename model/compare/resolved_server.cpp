#include "model/compare/resolved_server.h"

#include "model/catalog/row_names.h"

#include <algorithm>

namespace steelyard {

namespace {

std::optional<Kilowatts> kilowatts(const std::optional<double> &watts)
{
    constexpr double kWattsPerKilowatt = 1'000.0;
    return watts ? std::optional{Kilowatts{*watts / kWattsPerKilowatt}} : std::nullopt;
}

} // namespace

const ServerSpec *findServer(const std::vector<ServerSpec> &servers, const QuoteLine &line)
{
    if (!bareName(line.server).isEmpty())
        return rowNamed(servers, line.server);
    const QString accelerator = bareName(line.accelerator);
    const auto found = std::ranges::find_if(servers, [&](const ServerSpec &spec) {
        return !accelerator.isEmpty() && line.gpusPerNode && spec.gpuCount == line.gpusPerNode
            && hasWords(spec.gpuModel, accelerator) && (spec.maximumPowerW || spec.typicalPowerW);
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
