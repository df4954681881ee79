#include "model/compare/demand_scaling.h"

#include "model/compare/priced_line.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace steelyard {

namespace {

/// A phase's duration with its present number of GPUs; nothing: to the end.
std::optional<Days> durationOf(const Project &project, const DemandPhase &phase)
{
    if (phase.followsJob)
        return jobDuration(project, phase.gpus);
    return phase.days ? std::optional{Days{phase.days->toDouble()}} : std::nullopt;
}

tco::Phase timed(const Project &project, const DemandPhase &phase)
{
    tco::Phase result{.gpus = phase.gpus,
                      .start = toHours(Days{phase.startDay.toDouble()}),
                      .repeatMonths = phase.repeatMonths};
    if (const std::optional<Days> days = durationOf(project, phase))
        result.duration = toHours(*days);
    return result;
}

std::vector<DemandStep> stepsOf(const Project &project, const tco::Calendar &calendar)
{
    std::vector<tco::Phase> phases;
    for (const DemandPhase &phase : project.demand)
        phases.push_back(timed(project, phase));
    return tco::layOut(phases, calendar);
}

/// Whether the phase needs GPUs at this hour.
bool isActive(const tco::Phase &phase, Hours hour, const tco::Calendar &calendar)
{
    const std::vector<DemandStep> alone = tco::layOut({&phase, 1}, calendar);
    return std::ranges::any_of(alone, [hour](const DemandStep &step) {
        return step.start <= hour && hour < step.end && step.gpus > GpuCount{};
    });
}

/// Indices of the phases that make up the peak.
std::vector<size_t> peakPhases(const Project &project, const tco::Calendar &calendar)
{
    const std::vector<DemandStep> steps = stepsOf(project, calendar);
    const auto peak = std::ranges::max_element(steps, {}, &DemandStep::gpus);
    std::vector<size_t> phases;
    for (size_t i = 0; i < project.demand.size(); ++i) {
        if (isActive(timed(project, project.demand[i]), peak->start, calendar))
            phases.push_back(i);
    }
    return phases;
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
    return static_cast<int>(tco::peakOf(stepsOf(project, calendar)).value());
}

/// One round of scaling; days that follow the job may move the peak, see `scalePeak`.
void scaleOnce(Project &project, int asked, const tco::Calendar &calendar)
{
    const double ratio = static_cast<double>(asked) / peakGpus(project, calendar);
    const std::vector<size_t> atPeak = peakPhases(project, calendar);
    std::vector<int> shares;
    for (const size_t i : atPeak)
        shares.push_back(project.demand[i].gpus);
    const std::vector<int> scaled = apportioned(shares, asked);
    std::vector<size_t> others;
    for (size_t i = 0; i < project.demand.size(); ++i) {
        DemandPhase &phase = project.demand[i];
        const auto place = std::ranges::find(atPeak, i);
        if (place != atPeak.end()) {
            phase.gpus = scaled[static_cast<size_t>(place - atPeak.begin())];
        } else if (phase.gpus > 0) {
            phase.gpus = std::clamp(static_cast<int>(std::lround(phase.gpus * ratio)), 1, asked);
            others.push_back(i);
        }
    }
    // Each lifts the peak by less than one GPU through rounding, so few steps suffice.
    for (const size_t i : others) {
        while (project.demand[i].gpus > 0 && peakGpus(project, calendar) > asked)
            --project.demand[i].gpus;
    }
}

/// Repeats the scaling while a job's shorter or longer days shift the peak elsewhere.
void scalePeak(Project &project, int asked, const tco::Calendar &calendar)
{
    constexpr int kMostRounds = 8;
    for (int round = 0; round < kMostRounds; ++round) {
        const int peak = peakGpus(project, calendar);
        if (peak == asked || peak == 0)
            return;
        scaleOnce(project, asked, calendar);
    }
}

Figure daysFigure(Days days)
{
    return {days.value(), 1};
}

/// A phase in days, with the horizon that it should fit into.
struct DaysOfPhase
{
    Days start = {};
    /// Nothing: to the end.
    std::optional<Days> length = {};
    std::optional<Days> repeat = {};
    Days horizon = {};

    /// Days that lie beyond the horizon, of the runs that begin within it.
    [[nodiscard]] Days cut() const
    {
        Days behind;
        for (int run = 0; run == 0 || repeat; ++run) {
            const Days from = start + repeat.value_or(Days{}) * run;
            if (from >= horizon)
                break;
            behind += std::max(Days{}, from + length.value_or(Days{}) - horizon);
        }
        return behind;
    }
};

DaysOfPhase inDays(const Project &project, const DemandPhase &phase, const tco::Calendar &calendar)
{
    DaysOfPhase days{.start = Days{phase.startDay.toDouble()},
                     .length = durationOf(project, phase),
                     .horizon = toDays(calendar.horizon())};
    if (phase.repeatMonths.value_or(0) > 0)
        days.repeat = toDays(calendar.monthBasis * *phase.repeatMonths);
    return days;
}

/// What of the phase lies beyond the horizon.
std::optional<Finding> cutOff(const Project &project,
                              const DemandPhase &phase,
                              const tco::Calendar &calendar)
{
    // A minute: a job's days are computed and need not meet the horizon to the last digit.
    constexpr Days kMinute{1.0 / 1'440.0};
    if (phase.gpus == 0)
        return std::nullopt;
    const DaysOfPhase days = inDays(project, phase, calendar);
    const bool isBehind = days.start >= days.horizon;
    const LocalText name = phase.name.orId(phase.id.text());
    if (isBehind && (!days.length || days.repeat))
        return Finding{
            .rule = FindingRule::PhaseBehind, .subject = phase.id.text(), .arguments = {name}};
    if (!days.length)
        return std::nullopt;
    if (phase.followsJob && days.start + *days.length > days.horizon + kMinute)
        return Finding{.rule = FindingRule::JobDoesNotFit,
                       .severity = Severity::Problem,
                       .subject = phase.id.text(),
                       .arguments = {daysFigure(*days.length),
                                     daysFigure(std::max(Days{}, days.horizon - days.start))}};
    const Days behind = isBehind ? *days.length : days.cut();
    if (behind <= kMinute)
        return std::nullopt;
    return Finding{.rule = FindingRule::PhaseCut,
                   .subject = phase.id.text(),
                   .arguments = {name, daysFigure(behind)}};
}

} // namespace

std::optional<Days> jobDuration(const Project &project, int gpus)
{
    if (!project.job || !project.job->tokens || !project.job->measuredTokensPerSecondPerGpu
        || gpus <= 0)
        return std::nullopt;
    const double perSecond = project.job->measuredTokensPerSecondPerGpu->toDouble() * gpus;
    return Days{project.job->tokens->toDouble() / perSecond / kSecondsPerDay};
}

std::vector<DemandPhase> scaledPhases(const Project &project,
                                      int peak,
                                      const tco::Calendar &calendar)
{
    Project scaled = project;
    scalePeak(scaled, peak, calendar);
    return scaled.demand;
}

Result<LaidOutDemand> layOutDemand(const Project &project,
                                   const Knobs &knobs,
                                   const tco::Calendar &calendar)
{
    Project scaled = project;
    if (knobs.gpus)
        scaled.demand = scaledPhases(project, *knobs.gpus, calendar);
    LaidOutDemand result{.steps = stepsOf(scaled, calendar)};
    if (tco::gpuHoursOf(result.steps) <= GpuHours{})
        return Error{ErrorCode::NoDemand};
    for (const DemandPhase &phase : scaled.demand) {
        if (std::optional<Finding> finding = cutOff(scaled, phase, calendar))
            result.findings.push_back(*std::move(finding));
    }
    return result;
}

} // namespace steelyard
