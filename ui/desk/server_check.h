#pragma once

#include "ui/desk/job_sizing.h"
#include "ui/desk/shipped_catalogue.h"

namespace steelyard::desk {

/// A server that a job is held against.
struct AskedServer
{
    /// Name or id in the shipped catalogue; empty: none.
    QString name = {};
    /// What one rack of the site gives, kW; nothing: not known.
    std::optional<double> rackKilowatts = {};
    /// The peak that the offer prints, TFLOPS.
    std::optional<double> printedTflops = {};
    /// Operating system, CUDA and backup as the offer states them.
    bool statesSystem = false;
    bool statesCuda = false;
    bool statesBackup = false;
};

/// The job with what the server settles: its GPUs in one server; its accelerator where the data
/// sheet names one and none is asked for; one server where neither GPUs nor a deadline are. The
/// job as it is where no server is asked about. Errors: NotFound for the server.
[[nodiscard]] Result<AskedJob> askedOn(const AskedServer &server,
                                       const AskedJob &job,
                                       const ShippedCatalogue &catalogue);

/// Adds the check of the server, if one is asked about, to a sized view. Errors as above.
[[nodiscard]] Result<void> checkServer(const AskedServer &server,
                                       text::SizingView &view,
                                       const ShippedCatalogue &catalogue);

} // namespace steelyard::desk
