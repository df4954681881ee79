#pragma once

#include "model/tco/computed.h"

namespace steelyard::tco {

/// Hours of the month by which vendors turn a monthly fee into an hourly one.
inline constexpr double kAlibabaMonthHours = 30.0 * 24.0;
/// Tencent Cloud: 365 ÷ 12 days.
inline constexpr double kTencentMonthHours = 365.0 / 12.0 * 24.0;

/// What a change to another monthly price costs for the hours that are left:
/// (new − old) ÷ hours of the month × hours. Below zero: money back.
///
/// Errors: NegativeAmount; NotPositive of the month.
/// Source: Alibaba Cloud, ApsaraDB for MongoDB, "Configuration change fees".
[[nodiscard]] Computed<> changeFee(double oldPerMonth,
                                   double newPerMonth,
                                   double hoursLeft,
                                   double hoursOfMonth);

/// What comes back of a prepaid fee when a subscription ends early.
enum class RefundRule
{
    None, ///< JD Cloud
    UnusedShare, ///< paid × days left ÷ days paid for
    LessOnDemand ///< paid − days used at the on-demand price: Alibaba Cloud, Tencent Cloud
};

/// A prepaid subscription that ends after `daysUsed`, of which a begun day counts as a whole one.
struct EndedSubscription
{
    double paid = 0.0;
    double daysPaid = 0.0;
    double daysUsed = 0.0;
    /// For `LessOnDemand`.
    double onDemandPerDay = 0.0;
    /// By how much short use is dearer; Alibaba Cloud ECS: 1.5.
    double shortUseFactor = 1.0;
};

/// Never below zero, nor more than was paid.
///
/// Errors: NegativeAmount; NotPositive of the days paid for; PastSupply of more days used;
/// BelowOne of the factor.
[[nodiscard]] Computed<> refund(const EndedSubscription &subscription, RefundRule rule);

/// Whole months that a prepaid machine is paid for when it is needed this long.
/// Errors: NegativeAmount; NotPositive of the month.
[[nodiscard]] Computed<int> wholeMonthsPaid(double hoursNeeded, double hoursOfMonth);

} // namespace steelyard::tco
