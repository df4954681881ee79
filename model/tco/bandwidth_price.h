#pragma once

#include "model/tco/computed.h"
#include "model/tco/tariff.h"

#include <span>

namespace steelyard::tco {

/// Bandwidth that is paid in any case, and what is used above it.
struct BandwidthCommitment
{
    double committedMbps = 0.0;
    /// Per committed Mbps and month.
    double price = 0.0;
    /// Per Mbps and month above the commitment.
    double overagePrice = 0.0;
};

/// committed × price + max(0, billed − committed) × overage price. Errors: NegativeAmount.
[[nodiscard]] Computed<> commitAndOverage(const BandwidthCommitment &commitment, double billedMbps);

/// A dedicated line: so many Mbps at a price per Mbps, month and end. Errors: NegativeAmount;
/// NotPositive of the ends.
[[nodiscard]] Computed<> dedicatedLine(double mbps, double pricePerMbpsAndEnd, int ends);

/// Days of a month in which a bandwidth package existed, and in which it was used.
struct PackageDays
{
    /// With at least one sample of traffic; a part of a day counts as such, see `daysOfSamples`.
    double valid = 0.0;
    /// From order to release.
    double existing = 0.0;
    double ofMonth = 30.0;
};

/// Which days scale the measured figure and which the floor.
enum class DayRule
{
    /// max(peak × valid, floor × existing) ÷ days of the month.
    /// Source: Tencent Cloud, document 684/106232 (2024-12-24).
    PeakByValidDays,
    /// max(peak, floor) × existing ÷ days of the month.
    /// Source: Huawei Cloud, EIP billing, eip_billing_0009.
    AllByExistingDays
};

/// What a package that bills by 增强型95 costs in a month: `price` per Mbps and month.
///
/// Errors: NegativeAmount; NotPositive of the month; PastSupply of more days than the month has,
/// or more valid than existing ones.
[[nodiscard]] Computed<> enhanced95Fee(
    double peakMbps, double floorMbps, double price, const PackageDays &days, DayRule rule);

/// Whether a vendor bills whole Mbps only.
enum class WholeMbps
{
    No,
    Truncated
};

/// The least bandwidth billed: a share (20 % at Tencent and Huawei) of the largest cap that was
/// set that day. Errors: NoSamples; NegativeAmount; ShareOutOfRange.
/// Source: Huawei Cloud, IEC FAQ, iec_faq_iec_04_0204 (2025-08-20).
[[nodiscard]] Computed<> floorOfCaps(std::span<const double> capsMbps,
                                     double share,
                                     WholeMbps whole = WholeMbps::No);

/// Days that this many five-minute samples are: samples ÷ 288, so that a half day is a half.
/// Source: Huawei Cloud, IEC FAQ.
[[nodiscard]] double daysOfSamples(size_t samples);

/// What a vendor calls a gigabyte.
enum class GigabyteBase
{
    Decimal, ///< 10^9 bytes
    Binary ///< 2^30 bytes, GiB: AWS and Alibaba
};

[[nodiscard]] constexpr double bytesPerGigabyte(GigabyteBase base)
{
    return base == GigabyteBase::Decimal ? 1e9 : 1'073'741'824.0;
}

/// Terabytes of a vendor in its own gigabytes: 62 TB are 63,488 GB to the base of 1,024.
[[nodiscard]] constexpr double gigabytesPerTerabyte(GigabyteBase base)
{
    return base == GigabyteBase::Decimal ? 1'000.0 : 1'024.0;
}

/// What transferring these bytes costs by a tariff per gigabyte of that base.
/// Errors: NegativeAmount; those of `checkedTariff`.
[[nodiscard]] Computed<> trafficCharge(double bytes, GigabyteBase base, const Tariff &perGigabyte);

/// Bytes kept for a time.
struct StoredBytes
{
    double bytes = 0.0;
    double hours = 0.0;
};

/// Gigabyte-months: byte-hours ÷ bytes of a gigabyte ÷ hours of that month.
///
/// Errors: NegativeAmount; NotPositive of the month.
/// Source: AWS, Amazon S3 pricing, billing example.
[[nodiscard]] Computed<> gigabyteMonths(std::span<const StoredBytes> stored,
                                        GigabyteBase base,
                                        double hoursOfMonth);

/// Most data that a line of this bandwidth moves in a time, in gigabytes of that base: Mbps are
/// 10^6 bits. Errors: NegativeAmount.
[[nodiscard]] Computed<> gigabytesMoved(double mbps, double hours, GigabyteBase base);

} // namespace steelyard::tco
