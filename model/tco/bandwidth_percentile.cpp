#include "model/tco/bandwidth_percentile.h"

#include "model/tco/input_refusal.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace steelyard::tco {

namespace {

using Samples = std::span<const double>;

constexpr size_t kTopDays = 5;

Checked samplesProblem(Samples samples)
{
    if (samples.empty())
        return Refusal{Undefined::NoSamples, "bandwidth"};
    for (const double sample : samples) {
        if (const Checked problem = notNegative(sample, "bandwidth"))
            return problem;
    }
    return {};
}

/// The sample of this rank, 0 being the highest.
double ranked(Samples samples, size_t rank)
{
    std::vector<double> sorted{samples.begin(), samples.end()};
    const auto at = sorted.begin() + static_cast<std::ptrdiff_t>(rank);
    std::ranges::nth_element(sorted, at, std::greater{});
    return *at;
}

double percentileOf(Samples samples)
{
    return ranked(samples, discardedSamples(samples.size()));
}

double fifthOf(Samples day)
{
    return ranked(day, std::min(kTopDays, day.size()) - 1);
}

double peakOfSamples(Samples samples)
{
    return ranked(samples, 0);
}

double meanOf(Samples values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double topFiveMean(Samples days)
{
    std::vector<double> sorted{days.begin(), days.end()};
    std::ranges::sort(sorted, std::greater{});
    sorted.resize(std::min(kTopDays, sorted.size()));
    return meanOf(sorted);
}

std::vector<double> byDay(Samples samples, size_t samplesPerDay, double (*figure)(Samples))
{
    std::vector<double> days;
    for (size_t first = 0; first < samples.size(); first += samplesPerDay)
        days.push_back(
            figure(samples.subspan(first, std::min(samplesPerDay, samples.size() - first))));
    return days;
}

} // namespace

Computed<> percentile95(Samples samples)
{
    if (const Checked problem = samplesProblem(samples))
        return *problem;
    return percentileOf(samples);
}

Computed<> percentile95(Samples in, Samples out, Directions directions)
{
    if (in.size() != out.size())
        return Refusal{Undefined::LengthsDiffer, "bandwidth"};
    if (const Checked problem = firstRefusal({samplesProblem(in), samplesProblem(out)}))
        return *problem;
    std::vector<double> joined(in.size());
    switch (directions) {
    case Directions::LargerPercentile:
        return std::max(percentileOf(in), percentileOf(out));
    case Directions::LargerSample:
        std::ranges::transform(in, out, joined.begin(), std::ranges::max);
        break;
    case Directions::Sum:
        std::ranges::transform(in, out, joined.begin(), std::plus{});
        break;
    }
    return percentileOf(joined);
}

Computed<> fifthHighest(Samples daySamples)
{
    if (const Checked problem = samplesProblem(daySamples))
        return *problem;
    return fifthOf(daySamples);
}

Computed<> meanOfTopFive(Samples days)
{
    if (const Checked problem = samplesProblem(days))
        return *problem;
    return topFiveMean(days);
}

Computed<> billedBandwidth(Samples samples, BandwidthRule rule, size_t samplesPerDay)
{
    constexpr size_t kFourth = 4;
    if (const Checked problem = samplesProblem(samples))
        return *problem;
    if (samplesPerDay == 0)
        return Refusal{Undefined::NotPositive, "samples_per_day"};
    switch (rule) {
    case BandwidthRule::Monthly95:
        return percentileOf(samples);
    case BandwidthRule::Enhanced95:
        return topFiveMean(byDay(samples, samplesPerDay, fifthOf));
    case BandwidthRule::TopFiveDailyPeaks:
        return topFiveMean(byDay(samples, samplesPerDay, peakOfSamples));
    case BandwidthRule::DailyPeakAverage:
        return meanOf(byDay(samples, samplesPerDay, peakOfSamples));
    case BandwidthRule::DailyPercentileAverage:
        return meanOf(byDay(samples, samplesPerDay, percentileOf));
    case BandwidthRule::FourthPeak: {
        const std::vector<double> peaks = byDay(samples, samplesPerDay, peakOfSamples);
        if (peaks.size() < kFourth)
            return Refusal{Undefined::PeriodOutOfRange, "days"};
        return ranked(peaks, kFourth - 1);
    }
    case BandwidthRule::MonthlyPeak:
        return peakOfSamples(samples);
    }
    return Undefined::NoSamples;
}

Computed<std::vector<double>> nightDiscounted(Samples samples, double factor, size_t samplesPerDay)
{
    // 00:00 to 08:00 is a third of a day.
    constexpr size_t kNightsPerDay = 3;
    if (const Checked problem = isShare(factor, "night_factor"))
        return *problem;
    if (samplesPerDay == 0)
        return Refusal{Undefined::NotPositive, "samples_per_day"};
    std::vector<double> result{samples.begin(), samples.end()};
    for (size_t i = 0; i < result.size(); ++i) {
        if (i % samplesPerDay < samplesPerDay / kNightsPerDay)
            result[i] *= factor;
    }
    return result;
}

} // namespace steelyard::tco
