#pragma once

#include "model/base/enum_text.h"
#include "model/compare/deferral.h"
#include "model/tco/demand.h"

#include <QString>

#include <optional>
#include <vector>

namespace steelyard {

template <>
inline constexpr std::array kEnumTexts<tco::ProfileEnd> = {
    EnumText<tco::ProfileEnd>{tco::ProfileEnd::Repeats, "repeats"},
    EnumText<tco::ProfileEnd>{tco::ProfileEnd::Ends, "ends"},
};

/// Hours that a profile may have: those of the longest horizon, with months of 744 h.
inline constexpr int kMostProfileHours = 120 * 744;

/// GPUs needed hour by hour, as they were measured or planned. Adds to the phases.
struct DemandProfile
{
    /// One count per hour from the project's start, each 0 or more; never empty.
    std::vector<int> gpus = {};
    /// The largest count that is wanted: all hours follow in proportion. Nothing: as they stand.
    std::optional<int> peak = {};
    /// What is needed behind the last hour.
    tco::ProfileEnd end = tco::ProfileEnd::Repeats;
    QString source = {};
    /// Nothing: all of it runs when it is needed.
    std::optional<Deferral> deferrable = {};

    friend bool operator==(const DemandProfile &, const DemandProfile &) = default;
};

/// The counts in proportion to the wanted peak, rounded half up to whole GPUs: one per hour.
[[nodiscard]] std::vector<int> hourlyGpus(const DemandProfile &profile);

} // namespace steelyard
