// What the servers take of a site: power, energy and racks.
#include "model/sizing/server_fit.h"
#include "model/sizing/surrounding_needs.h"
#include "model/tco/rack_space.h"

#include <algorithm>
#include <array>

namespace steelyard::sizing {

namespace {

constexpr double kKilo = 1e3;

constexpr std::string_view kTypicalSource = "arXiv 2506.14551; Latif et al., IEEE Access 2025";

/// Of one server while it trains, W: 76 % of its rating, 82 % the highest measured, 64 % the
/// lowest; a data sheet's typical figure goes first.
Band<double> typicalWatts(const ServerOffer &server, double rated)
{
    constexpr Band<double> kShare{.low = 0.64, .expected = 0.76, .high = 0.82};
    Band<double> watts = kShare * rated;
    if (server.typicalWatts)
        watts.expected = *server.typicalWatts;
    watts.low = std::min(watts.low, watts.expected);
    watts.high = std::max(watts.high, watts.expected);
    return watts;
}

Need gpuPowerNeed(const SurroundingsQuestion &question)
{
    if (!question.gpuWatts)
        return {.provision = Provision::GpuPower, .lacks = Unstated::GpuPower};
    return {.provision = Provision::GpuPower,
            .amount = exactly(*question.gpuWatts * question.gpus / kKilo),
            .source = "data sheet of the accelerator"};
}

std::vector<Need> powerNeeds(const SurroundingsQuestion &question)
{
    constexpr Band<double> kNetworkAndStorage{.low = 1.05, .expected = 1.075, .high = 1.10};
    constexpr std::array kAll{Provision::RatedPower, Provision::TypicalPower, Provision::Energy};
    const auto rated = question.server ? ratedWattsOf(*question.server) : std::nullopt;
    if (!rated) {
        std::vector<Need> needs;
        for (const Provision provision : kAll)
            needs.push_back({.provision = provision,
                             .lacks = question.server ? Unstated::ServerPower : Unstated::Server});
        return needs;
    }
    const double servers = serversOf(question);
    const Band<double> typical = typicalWatts(*question.server, *rated) * (servers / kKilo);
    const auto energy = [](double kilowatts, Days days, double factor) {
        return kilowatts * toHours(days).value() * factor / kKilo;
    };
    return {{.provision = Provision::RatedPower,
             .amount = exactly(*rated * servers / kKilo),
             .source = question.server->ratedWatts ? "data sheet of the server"
                                                   : "sum of GPUs, processors and 500 W"},
            {.provision = Provision::TypicalPower, .amount = typical, .source = kTypicalSource},
            {.provision = Provision::Energy,
             .amount =
                 Band<double>{
                     .low = energy(typical.low, question.days.low, kNetworkAndStorage.low),
                     .expected = energy(
                         typical.expected, question.days.expected, kNetworkAndStorage.expected),
                     .high = energy(typical.high, question.days.high, kNetworkAndStorage.high)},
             .source = "5 to 10 % for network and storage: judged"}};
}

Need rackUnitNeed(const SurroundingsQuestion &question)
{
    if (!question.server)
        return {.provision = Provision::RackUnits, .lacks = Unstated::Server};
    if (!question.server->rackUnits)
        return {.provision = Provision::RackUnits, .lacks = Unstated::ServerUnits};
    return {.provision = Provision::RackUnits,
            .amount = exactly(*question.server->rackUnits * serversOf(question)),
            .source = "data sheet of the server"};
}

/// Racks of whole servers, by their rating.
Need rackNeed(const SurroundingsQuestion &question)
{
    Need need{.provision = Provision::Racks};
    if (!question.server)
        need.lacks = Unstated::Server;
    else if (!question.server->rackUnits)
        need.lacks = Unstated::ServerUnits;
    else if (!ratedWattsOf(*question.server))
        need.lacks = Unstated::ServerPower;
    else if (!question.rack.watts || !question.rack.units)
        need.lacks = Unstated::RackPower;
    if (need.lacks)
        return need;
    const auto racks = tco::racksOfWholeServers(
        int(serversOf(question)),
        {.units = *question.server->rackUnits,
         .nameplate = Kilowatts{*ratedWattsOf(*question.server) / kKilo}},
        {.units = *question.rack.units, .power = Kilowatts{*question.rack.watts / kKilo}});
    if (!racks) {
        need.lacks = Unstated::RackTooSmall;
        return need;
    }
    need.amount = exactly(*racks);
    return need;
}

} // namespace

std::vector<Need> siteNeeds(const SurroundingsQuestion &question)
{
    std::vector<Need> needs = powerNeeds(question);
    needs.push_back(gpuPowerNeed(question));
    needs.push_back(rackUnitNeed(question));
    needs.push_back(rackNeed(question));
    return needs;
}

} // namespace steelyard::sizing
