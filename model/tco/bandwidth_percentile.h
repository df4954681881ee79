#pragma once

#include "model/tco/computed.h"

#include <span>
#include <vector>

namespace steelyard::tco {

// What a bandwidth contract bills of a month's measurements: averages over five minutes in Mbps
// (1 Mbps is 1,000 kbps), unless a contract says otherwise.

inline constexpr size_t kSamplesPerDay = 288;

/// How the two directions of a line become one figure.
enum class Directions
{
    LargerPercentile, ///< each direction by itself, the larger of both billed
    LargerSample, ///< the larger of in and out at each time
    Sum ///< in and out added at each time
};

/// Samples that a 95th percentile leaves out: the highest 5 % of them, rounded down. Of the 8,640
/// of 30 days these are 432, which is 36 hours, so that the 433rd highest is billed.
[[nodiscard]] constexpr size_t discardedSamples(size_t samples)
{
    return samples / 20; // 5 %
}

/// The 95th percentile: sort descending, discard 5 %, bill the next.
///
/// Errors: NoSamples; NegativeAmount.
[[nodiscard]] Computed<> percentile95(std::span<const double> samples);

/// The same of a line that was measured in both directions.
/// Errors: also LengthsDiffer.
[[nodiscard]] Computed<> percentile95(std::span<const double> in,
                                      std::span<const double> out,
                                      Directions directions);

/// The value of one day in 增强型95: the fifth highest of its samples; of fewer than five the
/// lowest. Errors: NoSamples; NegativeAmount.
/// Source: Tencent Cloud, document 684/106232 (2024-12-24).
[[nodiscard]] Computed<> fifthHighest(std::span<const double> daySamples);

/// The month's value in 增强型95 and in "average of the top five days": the mean of the five
/// highest days, of all when there are fewer. Errors: NoSamples; NegativeAmount.
[[nodiscard]] Computed<> meanOfTopFive(std::span<const double> days);

/// Named rules that make one billed figure of a month's samples.
enum class BandwidthRule
{
    Monthly95, ///< the 95th percentile of the month
    Enhanced95, ///< 增强型95: mean of the five highest of the days' fifth highest samples
    TopFiveDailyPeaks, ///< mean of the five highest daily peaks
    DailyPeakAverage, ///< 日峰值月平均: mean of the daily peaks
    DailyPercentileAverage, ///< 日95月平均: mean of the days' 95th percentiles
    FourthPeak, ///< 第四峰: the fourth highest daily peak
    MonthlyPeak ///< the highest sample
};

/// What is billed of a month by a rule. A day has `samplesPerDay` samples; the last may have fewer.
///
/// Errors: NoSamples; NegativeAmount; NotPositive of `samplesPerDay`; PeriodOutOfRange of a
/// month with fewer than four days for the fourth peak.
[[nodiscard]] Computed<> billedBandwidth(std::span<const double> samples,
                                         BandwidthRule rule,
                                         size_t samplesPerDay = kSamplesPerDay);

/// The samples with those of 00:00 to 08:00 counted at `factor`: tariffs that halve the night.
///
/// Errors: ShareOutOfRange; NotPositive of `samplesPerDay`.
[[nodiscard]] Computed<std::vector<double>> nightDiscounted(std::span<const double> samples,
                                                            double factor = 0.5,
                                                            size_t samplesPerDay = kSamplesPerDay);

} // namespace steelyard::tco
