#pragma once

#include "model/compare/plan_frame.h"
#include "model/compare/plan_stream.h"

namespace steelyard {

/// The interest of the loan or lease that pays for a layer's `purchase`, within the horizon: billed
/// as it accrues, and paid with the principal, which the purchase's own payment brings in. What is
/// owed when the horizon ends is paid off then. Payments and interest add up to the same.
///
/// The layer has a financing, and the purchase is known.
[[nodiscard]] PlanStream interestStream(const PlanFrame &frame,
                                        const ResolvedLayer &layer,
                                        const PlanStream &purchase);

/// Payment, interest of the whole term and effective rate.
[[nodiscard]] LayerFinancing financingOf(const PlanFrame &frame,
                                         const ResolvedLayer &layer,
                                         const PlanStream &purchase);

} // namespace steelyard
