#include "ui/desk/sizing_answer.h"

#include "ui/desk/shipped_catalogue.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace steelyard::desk {

namespace {

/// So that a slip of a degree overflows nothing.
constexpr int kMostGpus = 1'000'000;

/// At least `gpus`, in whole servers and whole replicas.
int wholeReplicas(double gpus, const AskedLayout &layout, int server)
{
    const auto degree = [](int asked) { return std::clamp(asked, 1, kMostGpus); };
    const double replica =
        double(degree(layout.tensor)) * degree(layout.pipeline) * degree(layout.context);
    const int unit = std::lcm(int(std::min(replica, double(kMostGpus))), server);
    return int(std::min(std::ceil(gpus / unit) * unit, double(std::numeric_limits<int>::max())));
}

/// The layout of a job with a deadline is known only after its GPUs are.
Result<text::SizingView> sizedWithLayout(const AskedJob &job, const GpuModel &gpu)
{
    auto view = sizedJob(job, gpu);
    if (!view || !job.layout || !job.deadlineDays)
        return view;
    AskedJob spread = job;
    spread.gpus = wholeReplicas(view->sizing.gpus, *job.layout, view->request.gpusPerServer);
    spread.deadlineDays.reset();
    auto spreadView = sizedJob(spread, gpu);
    if (spreadView)
        spreadView->request.deadline = Days{*job.deadlineDays};
    return spreadView;
}

/// Whole servers from a quarter to twice `gpus`, or single GPUs where they don't fill a server.
std::vector<double> countsAround(double gpus, double server)
{
    constexpr double kPoints = 24.0;
    constexpr double kFurthest = 2.0;
    constexpr double kNearest = 0.25;

    const double unit = gpus < server ? 1.0 : server;
    const double asked = gpus / unit;
    const double first = std::max(1.0, std::floor(asked * kNearest));
    const double last = std::ceil(asked * kFurthest);
    const double step = std::max(1.0, std::floor((last - first) / kPoints));
    std::vector<double> counts{gpus, last * unit};
    const auto steps = static_cast<int>(std::ceil((last - first) / step));
    for (int each = 0; each < steps; ++each)
        counts.push_back((first + each * step) * unit);
    std::ranges::sort(counts);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

std::vector<text::SizingPoint> pointsAround(const text::SizingView &view)
{
    const std::string architecture = view.gpu.architecture.toStdString();
    const sizing::Accelerator accelerator = factsOf(view.gpu, architecture);
    const sizing::SizingRequest &request = view.request;
    std::vector<text::SizingPoint> points;
    for (const double gpus : countsAround(view.sizing.gpus, request.gpusPerServer)) {
        sizing::TrainingRun job = request.job;
        job.gpus = gpus;
        const auto time =
            sizing::trainingTime(job, accelerator, request.tokens, request.measuredSpeed);
        if (time)
            points.push_back({.gpus = gpus, .gpuHours = time->gpuHours, .days = time->days});
    }
    return points;
}

} // namespace

text::SizingAnswer answerTo(const SizingQuestion &question)
{
    text::SizingAnswer answer;
    for (const GpuModel &gpu : question.gpus) {
        text::SizedAccelerator sized{.gpu = gpu};
        if (auto view = sizedWithLayout(question.job, gpu))
            sized.view = *std::move(view);
        else
            sized.error = view.error();
        answer.accelerators.push_back(std::move(sized));
    }
    if (const text::SizingView *asked = answer.asked())
        answer.points = pointsAround(*asked);
    return answer;
}

} // namespace steelyard::desk
