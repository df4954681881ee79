#pragma once

#include "model/compare/chart_spec.h"
#include "model/compare/project.h"
#include "ui/text/number_format.h"

namespace steelyard::text {

/// The project's demand over its horizon as steps: GPUs over days, with peak and mean in the title.
/// Where work may wait a second line shows the demand with it shifted. More than a thousand steps
/// are drawn as the highest of equal stretches of whole days.
[[nodiscard]] ChartSpec demandChart(const Project &project, const NumberFormat &format);

/// "8,760 hours, at most 96 GPUs, 41.2 on average; behind the last hour the first one follows
/// again": the profile in a sentence, scaled as it is.
[[nodiscard]] QString profileText(const DemandProfile &profile, const NumberFormat &format);

} // namespace steelyard::text
