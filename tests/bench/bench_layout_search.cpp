// Time budget of the layout search: the whole space of 1,024 GPUs in less than 50 ms, so that the
// page answers while somebody types. One job without the search: in less than 20 µs.

#include "model/sizing/fewest_gpus.h"
#include "model/sizing/job_sizing.h"
#include "model/sizing/layout_changes.h"
#include "model/sizing/model_presets.h"

#include <benchmark/benchmark.h>

using namespace steelyard::sizing;

namespace {

constexpr Accelerator kH100{.architecture = "Hopper", .bf16Tflops = 989.0, .memoryGb = 80.0};

LayoutQuestion asked(const char *model, int sequence)
{
    return {.job = {.shape = findPreset(model)->shape, .sequence = sequence, .gpus = 1'024.0},
            .memory = 80e9,
            .fabric = {.link = 450e9, .bus = 64e9, .network = 50e9}};
}

/// The search as users meet it: best layout, its neighbours and the fewest GPUs.
void searchOf1024Gpus(benchmark::State &state, const char *model, int sequence)
{
    const LayoutQuestion question = asked(model, sequence);
    for ([[maybe_unused]] auto _ : state) {
        const auto best = bestLayout(question, kH100);
        if (best)
            benchmark::DoNotOptimize(rejectedNeighbours(question, kH100, *best));
        benchmark::DoNotOptimize(fewestGpus(question));
    }
}
BENCHMARK_CAPTURE(searchOf1024Gpus, llama70B, "Llama-3.1 70B", 8'192)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchOf1024Gpus, llama405BLongSequence, "Llama-3.1 405B", 131'072)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchOf1024Gpus, deepSeekV3, "DeepSeek-V3 671B", 4'096)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchOf1024Gpus, qwenExpertsLongSequence, "Qwen3 235B-A22B", 131'072)
    ->Unit(benchmark::kMillisecond);

/// Every layout with its memory, none left out for being slow.
void memoryOfWholeSpace(benchmark::State &state)
{
    const LayoutQuestion question = asked("Qwen3 235B-A22B", 131'072);
    for ([[maybe_unused]] auto _ : state)
        forEachLayout(question, [&](const Layout &layout) {
            benchmark::DoNotOptimize(
                trainingMemory(question.job.shape, layout, question.job.sequence));
            return Visit::Next;
        });
}
BENCHMARK(memoryOfWholeSpace)->Unit(benchmark::kMillisecond);

/// One job without the search: FLOPs, time, and the memory of a given layout. Its budget is 20 µs.
void sizedJob(benchmark::State &state, const char *model, Method method)
{
    const ModelShape &shape = findPreset(model)->shape;
    SizingRequest request{
        .job = {.shape = shape, .sequence = 8'192, .gpus = 1'024.0, .training = {.method = method}},
        .tokens = 15e12,
        .layout = Layout{.tensor = 8, .pipeline = 4, .data = 32, .microBatches = 32}};
    takeStates(*request.layout, shape, request.job.training);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(faultsOf(request, kH100));
        benchmark::DoNotOptimize(sized(request, kH100));
    }
}
BENCHMARK_CAPTURE(sizedJob, llama70B, "Llama-3.1 70B", Method::Full)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(sizedJob, llama70BAdapters, "Llama-3.1 70B", Method::QLora)
    ->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
