#pragma once

#include "model/base/enum_text.h"
#include "model/base/result.h"
#include "model/money/decimal.h"
#include "model/tco/subscription.h"

#include <optional>
#include <vector>

namespace steelyard {

/// The units to which the length of a run is rounded up.
enum class RunUnit
{
    Exact, ///< none: what is used is billed, or to the second
    Minute,
    Hour,
    Day
};

template <>
inline constexpr std::array kEnumTexts<RunUnit> = {
    EnumText<RunUnit>{RunUnit::Exact, "exact"},
    EnumText<RunUnit>{RunUnit::Minute, "minute"},
    EnumText<RunUnit>{RunUnit::Hour, "hour"},
    EnumText<RunUnit>{RunUnit::Day, "day"},
};

template <>
inline constexpr std::array kEnumTexts<tco::RefundRule> = {
    EnumText<tco::RefundRule>{tco::RefundRule::None, "none"},
    EnumText<tco::RefundRule>{tco::RefundRule::UnusedShare, "unused_share"},
    EnumText<tco::RefundRule>{tco::RefundRule::LessOnDemand, "less_on_demand"},
};

/// What a share of the month costs: 0.25 of it at 0.8 times the price.
struct UseTier
{
    Decimal share = {};
    Decimal multiplier = {};

    friend bool operator==(const UseTier &, const UseTier &) = default;
};

/// Money per hour that the buyer promises to spend on a line's use, and the price that it earns.
/// What an hour leaves of it is lost; what it does not cover is paid at the line's price.
///
/// Source: AWS, Savings Plans User Guide, "Understanding how Savings Plans apply to your usage";
/// Google Cloud names the same a flexible commitment.
struct SavingsPlan
{
    /// Commitment, in the line's currency and on its tax basis; the line's discounts leave it.
    Decimal perHour = {};
    /// Of the line's unit while the plan covers it, final but for tax; or the share off the line's
    /// price after its discounts. One of the two is stated.
    std::optional<Decimal> price = {};
    std::optional<Decimal> discount = {};
    /// Length of a term. The first begins with the month of the first use, and each further one
    /// with the first use behind the one before.
    int months = 12;
    /// Share of a term's commitments that is paid when the term begins. Nothing: all by time.
    std::optional<Decimal> upfrontShare = {};

    friend bool operator==(const SavingsPlan &, const SavingsPlan &) = default;
};

/// How a vendor bills machines that are rented by time, beside the price of their time.
struct RentalTerms
{
    /// Paid per piece (GPU or node) at the begin of each minimum term, in the line's currency and
    /// on its tax basis. The line's discounts take off it too; its tiers and base quantity do not
    /// touch it. Nothing: all of it is paid by time.
    std::optional<Decimal> upfront = {};
    /// Of machines paid by use, each run by itself.
    RunUnit billingUnit = RunUnit::Exact;
    /// Least that a run is billed for; nothing: its length.
    std::optional<Decimal> minimumRunMinutes = {};
    /// Of machines paid by use, each by the share of a month in which it runs, first share first;
    /// they make the whole month. None: all of it at the price.
    std::vector<UseTier> sustainedUse = {};
    /// Paid for each hour in which a machine paid by use stands still between its first and its
    /// last run, for the disk and address that it keeps; as `upfront` in all else.
    std::optional<Decimal> keptPerHour = {};
    /// Of a price per GPU- or node-hour, in the order in which they take the use of each hour:
    /// narrow ones before wide ones.
    std::vector<SavingsPlan> savingsPlans = {};
    /// What comes back of a term that is paid in advance and ends before its months are over.
    tco::RefundRule refund = tco::RefundRule::None;
    /// Of `LessOnDemand`: what each hour of a GPU or node that was used counts for then, and by how
    /// much short use is dearer; nothing: not stated, and 1. As `upfront` in all else.
    std::optional<Decimal> onDemandPerHour = {};
    std::optional<Decimal> shortUseFactor = {};

    friend bool operator==(const RentalTerms &, const RentalTerms &) = default;
};

/// The document's key of the first term that is stated; nothing: none is.
[[nodiscard]] std::optional<QLatin1StringView> firstStated(const RentalTerms &terms);

} // namespace steelyard
