#include "model/compare/demand_scaling.h"

#include "model/compare/priced_line.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace steelyard {

namespace {

/// Whether the phase needs GPUs at this hour.
bool isActive(const tco::Phase &phase, Hours hour, const tco::Calendar &calendar)
{
    const std::vector<DemandStep> alone = tco::layOut({&phase, 1}, calendar);
    return std::ranges::any_of(alone, [hour](const DemandStep &step) {
        return step.start <= hour && hour < step.end && step.gpus > GpuCount{};
    });
}

/// The first step in which the most GPUs are needed.
DemandStep peakStep(const Project &project, const tco::Calendar &calendar)
{
    const std::vector<DemandStep> steps = demandSteps(project, calendar);
    return *std::ranges::max_element(steps, {}, &DemandStep::gpus);
}

/// Indices of the phases that make up the peak.
std::vector<size_t> peakPhases(const Project &project, Hours peak, const tco::Calendar &calendar)
{
    std::vector<size_t> phases;
    for (size_t i = 0; i < project.demand.size(); ++i) {
        if (isActive(phaseInTime(project, project.demand[i]), peak, calendar))
            phases.push_back(i);
    }
    return phases;
}

/// The profile's count at this hour; 0 without a profile.
int profileAt(const Project &project, Hours hour)
{
    if (!project.demandProfile)
        return 0;
    const std::vector<int> gpus = hourlyGpus(*project.demandProfile);
    const auto place = static_cast<size_t>(hour.value());
    const bool isBehind = place >= gpus.size();
    if (gpus.empty() || (isBehind && project.demandProfile->end == tco::ProfileEnd::Ends))
        return 0;
    return gpus[place % gpus.size()];
}

/// Scales the whole profile by `numerator` / `denominator`, to whole GPUs at its highest hour.
void scaleProfile(DemandProfile &profile, double numerator, double denominator)
{
    const int highest = profile.peak.value_or(std::ranges::max(profile.gpus));
    if (highest > 0)
        profile.peak =
            std::max(1, static_cast<int>(std::lround(highest * numerator / denominator)));
}

/// `shares` in whole numbers that sum to `total`, by the largest remainder; first come, first
/// served among equals.
std::vector<int> apportioned(const std::vector<int> &shares, int total)
{
    const auto sum = std::accumulate(shares.begin(), shares.end(), qint64{0});
    std::vector<int> result;
    std::vector<qint64> remainders;
    for (const int share : shares) {
        const qint64 product = qint64{share} * total;
        result.push_back(static_cast<int>(product / sum));
        remainders.push_back(product % sum);
    }
    std::vector<size_t> order(shares.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, std::greater<>{}, [&](size_t i) { return remainders[i]; });
    const int left = total - std::accumulate(result.begin(), result.end(), 0);
    for (size_t i = 0; i < static_cast<size_t>(left); ++i)
        ++result[order[i]];
    return result;
}

int peakGpus(const Project &project, const tco::Calendar &calendar)
{
    return static_cast<int>(tco::peakOf(demandSteps(project, calendar)).value());
}

/// Lowers the profile, and then phases beside the peak, until no rounding lifts the peak above
/// what is asked. Each lifts it by less than one GPU, so few steps suffice.
///
/// `others` holds the phases' indices with their GPUs, which the project has not got yet, so that
/// they don't pay for what the profile is rounded up by.
void lowerToPeak(Project &project,
                 const std::vector<std::pair<size_t, int>> &others,
                 int asked,
                 const tco::Calendar &calendar)
{
    while (project.demandProfile && project.demandProfile->peak.value_or(0) > 1
           && peakGpus(project, calendar) > asked)
        --*project.demandProfile->peak;
    for (const auto &[i, gpus] : others)
        project.demand[i].gpus = gpus;
    for (const auto &[i, gpus] : others) {
        while (project.demand[i].gpus > 0 && peakGpus(project, calendar) > asked)
            --project.demand[i].gpus;
    }
}

/// One round of scaling from the present peak; days that follow the job may move it, see
/// `scalePeak`.
void scaleOnce(Project &project, const DemandStep &peak, int asked, const tco::Calendar &calendar)
{
    const double ratio = asked / peak.gpus.value();
    const std::vector<size_t> atPeak = peakPhases(project, peak.start, calendar);
    std::vector<int> shares;
    for (const size_t i : atPeak)
        shares.push_back(project.demand[i].gpus);
    const int ofProfile = profileAt(project, peak.start);
    shares.push_back(ofProfile);
    const std::vector<int> scaled = apportioned(shares, asked);
    if (ofProfile > 0)
        scaleProfile(*project.demandProfile, scaled.back(), ofProfile);
    else if (project.demandProfile)
        scaleProfile(*project.demandProfile, asked, peak.gpus.value());
    std::vector<std::pair<size_t, int>> others;
    for (size_t i = 0; i < project.demand.size(); ++i) {
        DemandPhase &phase = project.demand[i];
        const auto place = std::ranges::find(atPeak, i);
        if (place != atPeak.end()) {
            phase.gpus = scaled[static_cast<size_t>(place - atPeak.begin())];
        } else if (phase.gpus > 0) {
            const auto rounded = static_cast<int>(std::lround(phase.gpus * ratio));
            others.emplace_back(i, std::clamp(rounded, 1, asked));
            phase.gpus = 0;
        }
    }
    lowerToPeak(project, others, asked, calendar);
}

/// Repeats the scaling while a job's shorter or longer days shift the peak elsewhere.
void scalePeak(Project &project, int asked, const tco::Calendar &calendar)
{
    constexpr int kMostRounds = 8;
    for (int round = 0; round < kMostRounds; ++round) {
        const DemandStep peak = peakStep(project, calendar);
        if (peak.gpus == GpuCount{static_cast<double>(asked)} || peak.gpus <= GpuCount{})
            return;
        scaleOnce(project, peak, asked, calendar);
    }
}

Figure daysFigure(Hours time)
{
    return {toDays(time).value(), 1};
}

/// Time behind the horizon, of the runs that begin within it.
Hours behindHorizon(const tco::Phase &phase, const tco::Calendar &calendar)
{
    const bool repeats = phase.repeatMonths.value_or(0) > 0;
    Hours behind;
    for (int run = 0; run == 0 || repeats; ++run) {
        const Hours from = tco::runStart(phase, run, calendar);
        if (from >= calendar.horizon())
            break;
        behind += std::max(Hours{}, from + phase.duration.value_or(Hours{}) - calendar.horizon());
    }
    return behind;
}

/// What of the phase lies beyond the horizon.
std::optional<Finding> cutOff(const Project &project,
                              const DemandPhase &phase,
                              const tco::Calendar &calendar)
{
    // A job's days are computed and need not meet the horizon to the last digit.
    constexpr Hours kMinute{1.0 / 60.0};
    if (phase.gpus == 0)
        return std::nullopt;
    const tco::Phase time = phaseInTime(project, phase);
    const Hours horizon = calendar.horizon();
    const bool isBehind = time.start >= horizon;
    const LocalText name = phase.name.orId(phase.id.text());
    if (isBehind && (!time.duration || time.repeatMonths.value_or(0) > 0))
        return Finding{
            .rule = FindingRule::PhaseBehind, .subject = phase.id.text(), .arguments = {name}};
    if (!time.duration)
        return std::nullopt;
    if (phase.followsJob && time.start + *time.duration > horizon + kMinute)
        return Finding{.rule = FindingRule::JobDoesNotFit,
                       .severity = Severity::Problem,
                       .subject = phase.id.text(),
                       .arguments = {daysFigure(*time.duration),
                                     daysFigure(std::max(Hours{}, horizon - time.start))}};
    const Hours behind = isBehind ? *time.duration : behindHorizon(time, calendar);
    if (behind <= kMinute)
        return std::nullopt;
    return Finding{.rule = FindingRule::PhaseCut,
                   .subject = phase.id.text(),
                   .arguments = {name, daysFigure(behind)}};
}

/// What of a profile that is longer than the horizon lies beyond it.
std::optional<Finding> profileCutOff(const DemandProfile &profile, const tco::Calendar &calendar)
{
    const Hours behind = Hours{static_cast<double>(profile.gpus.size())} - calendar.horizon();
    if (behind <= Hours{})
        return std::nullopt;
    return Finding{.rule = FindingRule::ProfileCut,
                   .subject = QStringLiteral("/demand/profile"),
                   .arguments = {daysFigure(behind)}};
}

} // namespace

Project scaledTo(Project project, int peak, const tco::Calendar &calendar)
{
    scalePeak(project, peak, calendar);
    return project;
}

Result<LaidOutDemand> layOutDemand(const Project &project,
                                   const Knobs &knobs,
                                   const tco::Calendar &calendar)
{
    const Project scaled = knobs.gpus ? scaledTo(project, *knobs.gpus, calendar) : project;
    LaidOutDemand result{.steps = demandSteps(scaled, calendar),
                         .shifted = shiftedSteps(scaled, calendar)};
    if (tco::gpuHoursOf(result.steps) <= GpuHours{})
        return Error{ErrorCode::NoDemand};
    for (const DemandPhase &phase : scaled.demand) {
        if (std::optional<Finding> finding = cutOff(scaled, phase, calendar))
            result.findings.push_back(*std::move(finding));
    }
    if (scaled.demandProfile) {
        if (std::optional<Finding> finding = profileCutOff(*scaled.demandProfile, calendar))
            result.findings.push_back(*std::move(finding));
    }
    return result;
}

} // namespace steelyard
