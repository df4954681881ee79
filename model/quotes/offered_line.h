#pragma once

#include "model/catalog/gpu_model.h"
#include "model/catalog/server_spec.h"
#include "model/quotes/quote_line.h"
#include "model/sizing/server_fit.h"

#include <vector>

namespace steelyard {

/// Data sheets to hold a vendor's words against.
struct DataSheets
{
    const std::vector<GpuModel> &accelerators;
    const std::vector<ServerSpec> &servers;
};

/// The server that a quote line offers.
struct OfferedLine
{
    /// The vendor's words, and where they are silent the data sheets of server and accelerator.
    sizing::ServerOffer offer = {};
    /// The rack that the words offer with it.
    sizing::SiteLimits rack = {};
    /// Where words, columns of the line and data sheets differ.
    std::vector<sizing::FitFinding> contradictions = {};
    /// The accelerator that is meant; nothing: none of the catalogue, or more than one.
    std::optional<GpuModel> gpu = {};
};

/// Whether the line offers machines with GPUs: it names a server, an accelerator or GPUs of a node.
[[nodiscard]] bool offersServer(const QuoteLine &line);

/// What the line's columns, the vendor's own words and the data sheets say of its server.
[[nodiscard]] OfferedLine offeredLine(const QuoteLine &line, const DataSheets &sheets);

/// All findings on the line's server, worst first. `site`: what the words do not say of the rack.
[[nodiscard]] std::vector<sizing::FitFinding> lineFit(
    const OfferedLine &line,
    const sizing::SiteLimits &site,
    const std::optional<sizing::LayoutAdvice> &advice);

} // namespace steelyard
