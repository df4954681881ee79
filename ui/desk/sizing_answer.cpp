#include "ui/desk/sizing_answer.h"

#include "ui/desk/server_check.h"
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
    constexpr int kMostRounds = 4;

    const Days deadline{*job.deadlineDays};
    AskedJob spread = job;
    spread.deadlineDays.reset();
    double enough = view->sizing.gpus;
    // It may take longer than the best one did.
    for (int round = 0; round < kMostRounds; ++round) {
        spread.gpus = wholeReplicas(enough, *job.layout, view->request.gpusPerServer);
        auto spreadView = sizedJob(spread, gpu);
        if (!spreadView)
            return spreadView;
        view = std::move(spreadView);
        view->request.deadline = deadline;
        const Days taken = view->sizing.time.days.expected;
        if (taken <= deadline)
            break;
        enough = *spread.gpus * (taken / deadline);
    }
    return view;
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
        const auto time = sizing::trainingTime(
            job, accelerator, request.tokens, request.measuredSpeed, request.failures);
        if (time)
            points.push_back({.gpus = gpus, .gpuHours = time->gpuHours, .days = time->days});
    }
    return points;
}

} // namespace

text::SizingAnswer answerTo(const SizingQuestion &question)
{
    const AskedJob job =
        question.server ? askedOn(*question.server, question.job, question.gpus) : question.job;
    const AskedJob onOthers = onOtherAccelerator(job);
    text::SizingAnswer answer;
    for (size_t place = 0; place < question.gpus.size(); ++place) {
        const GpuModel &gpu = question.gpus[place];
        text::SizedAccelerator sized{.gpu = gpu};
        if (auto view = sizedWithLayout(place == 0 ? job : onOthers, gpu)) {
            sized.view = *std::move(view);
            if (place < question.prices.size())
                sized.view->price = question.prices[place];
        } else {
            sized.error = view.error();
        }
        answer.accelerators.push_back(std::move(sized));
    }
    if (answer.asked() == nullptr)
        return answer;
    answer.points = pointsAround(*answer.asked());
    if (question.server)
        checkServer(*question.server, job.server, *answer.accelerators.front().view);
    return answer;
}

} // namespace steelyard::desk
