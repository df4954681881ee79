#include "published_runs.h"

#include <optional>

namespace steelyard::sizing {

namespace {

/// What papers say of a run; 0 active weights: as the shape counts.
struct RunCard
{
    ModelShape shape = {};
    double weights = 0.0;
    int sequence = 0;
    double gpus = 0.0;
    Precision precision = Precision::Bf16;
    /// Nothing: not stated.
    std::optional<Recompute> recompute = {};
};

struct RunRow
{
    const char *name = nullptr;
    const char *family = nullptr;
    RunCard card = {};
    Accelerator accelerator = {};
    double tokens = 0.0;
    double gpuHours = 0.0;
};

std::vector<RunRow> rows()
{
    return {
        // Touvron et al. LLaMA arXiv:2302.13971 Tables 2 and 15
        {"LLaMA-1 7B",
         "LLaMA",
         {denseShape(32, 4096, 32, 32, 11008, 32000),
          6700000000,
          2048,
          1024,
          Precision::Bf16,
          Recompute::None},
         kA100,
         1e+12,
         82432},
        // Touvron et al. LLaMA arXiv:2302.13971 Tables 2 and 15
        {"LLaMA-1 33B",
         "LLaMA",
         {denseShape(60, 6656, 52, 52, 17920, 32000),
          32500000000,
          2048,
          1024,
          Precision::Bf16,
          Recompute::None},
         kA100,
         1.4e+12,
         530432},
        // Touvron et al. LLaMA arXiv:2302.13971 Tables 2 and 15
        {"LLaMA-1 65B",
         "LLaMA",
         {denseShape(80, 8192, 64, 64, 22016, 32000),
          65200000000,
          2048,
          2048,
          Precision::Bf16,
          Recompute::None},
         kA100,
         1.4e+12,
         1022362},
        // Llama 2 model card / arXiv:2307.09288 Table 2
        {"Llama-2 13B",
         "LLaMA",
         {denseShape(40, 5120, 40, 40, 13824, 32000),
          13015866880,
          4096,
          1024,
          Precision::Bf16,
          Recompute::None},
         kA100,
         2e+12,
         368640},
        // Llama 2 model card / arXiv:2307.09288 Table 2
        {"Llama-2 70B",
         "LLaMA",
         {denseShape(80, 8192, 64, 8, 28672, 32000),
          68976653312,
          4096,
          1024,
          Precision::Bf16,
          Recompute::None},
         kA100,
         2e+12,
         1720320},
        // meta-llama/llama-models model cards
        {"Llama-3 8B",
         "LLaMA",
         {denseShape(32, 4096, 32, 8, 14336, 128256),
          8030261248,
          8192,
          1024,
          Precision::Bf16,
          Recompute::None},
         kH100,
         1.5e+13,
         1300000},
        // meta-llama/llama-models model cards
        {"Llama-3.1 8B",
         "LLaMA",
         {denseShape(32, 4096, 32, 8, 14336, 128256),
          8030261248,
          8192,
          1024,
          Precision::Bf16,
          Recompute::None},
         kH100,
         1.5e+13,
         1460000},
        // meta-llama/llama-models model cards
        {"Llama-3.1 70B",
         "LLaMA",
         {denseShape(80, 8192, 64, 8, 28672, 128256),
          70553706496,
          8192,
          1024,
          Precision::Bf16,
          Recompute::None},
         kH100,
         1.5e+13,
         7000000},
        // meta-llama/llama-models model cards
        {"Llama-3.1 405B",
         "LLaMA",
         {denseShape(126, 16384, 128, 8, 53248, 128256),
          405853388800,
          8192,
          16384,
          Precision::Bf16,
          Recompute::None},
         kH100,
         1.56e+13,
         3.084e+07},
        // BLOOM arXiv:2211.05100 + bigscience train/tr11-176B-ml README
        {"BLOOM-176B",
         "BLOOM",
         {denseShape(70, 14336, 112, 112, 57344, 250880),
          176247271424,
          2048,
          384,
          Precision::Bf16,
          Recompute::Full},
         kA100,
         366000000000,
         1082990},
        // DeepSeek-V3 arXiv:2412.19437 Table 1 and sections 3.2, 4.2
        {"DeepSeek-V3 pre-training",
         "DeepSeek",
         {findPreset("DeepSeek-V3 671B")->shape, 0, 4096, 2048, Precision::Fp8, Recompute::None},
         kH100,
         1.48e+13,
         2664000},
        // DeepSeek-V3 arXiv:2412.19437 Table 1 and sections 3.2, 4.2
        {"DeepSeek-V3 total",
         "DeepSeek",
         {findPreset("DeepSeek-V3 671B")->shape, 0, 4096, 2048, Precision::Fp8, Recompute::None},
         kH100,
         1.48e+13,
         2788000},
        // DeepSeek-V3 arXiv:2412.19437 Table 1 and sections 3.2, 4.2
        {"DeepSeek-V3 per trillion tokens",
         "DeepSeek",
         {findPreset("DeepSeek-V3 671B")->shape, 0, 4096, 2048, Precision::Fp8, Recompute::None},
         kH100,
         1e+12,
         180000},
        // DeepSeek-V2 arXiv:2405.04434 section 3.2.3
        {"DeepSeek-67B dense per trillion tokens",
         "DeepSeek",
         {denseShape(95, 8192, 64, 8, 22016, 102400),
          67000000000,
          4096,
          1024,
          Precision::Bf16,
          Recompute::None},
         kH100,
         1e+12,
         300600},
        // PaLM Table 3
        {"GPT-3 175B",
         "GPT",
         {denseShape(96, 12288, 96, 96, 49152, 50257),
          175000000000,
          2048,
          10000,
          Precision::Fp16,
          {}},
         kV100,
         300000000000,
         10000 * 24.0 * 14.8},
        // EleutherAI/pythia README, models/*.yml and arXiv:2304.01373 Table 6
        {"Pythia 70M",
         "Pythia",
         {denseShape(6, 512, 8, 8, 2048, 50304),
          70426624,
          2048,
          32,
          Precision::Fp16,
          Recompute::Full},
         kA100,
         299892736000,
         510},
        // EleutherAI/pythia README, models/*.yml and arXiv:2304.01373 Table 6
        {"Pythia 410M",
         "Pythia",
         {denseShape(24, 1024, 16, 16, 4096, 50304),
          405334016,
          2048,
          32,
          Precision::Fp16,
          Recompute::Full},
         kA100,
         299892736000,
         2540},
        // EleutherAI/pythia README, models/*.yml and arXiv:2304.01373 Table 6
        {"Pythia 1B",
         "Pythia",
         {denseShape(16, 2048, 8, 8, 8192, 50304),
          1011781632,
          2048,
          64,
          Precision::Fp16,
          Recompute::Full},
         kA100,
         299892736000,
         4830},
        // EleutherAI/pythia README, models/*.yml and arXiv:2304.01373 Table 6
        {"Pythia 2.8B",
         "Pythia",
         {denseShape(32, 2560, 32, 32, 10240, 50304),
          2775208960,
          2048,
          64,
          Precision::Fp16,
          Recompute::Full},
         kA100,
         299892736000,
         14240},
        // EleutherAI/pythia README, models/*.yml and arXiv:2304.01373 Table 6
        {"Pythia 6.9B",
         "Pythia",
         {denseShape(32, 4096, 32, 32, 16384, 50304),
          6856253440,
          2048,
          128,
          Precision::Fp16,
          Recompute::Full},
         kA100,
         299892736000,
         33500},
        // jzhang38/TinyLlama README
        {"TinyLlama 1.1B",
         "TinyLlama",
         {denseShape(22, 2048, 32, 4, 5632, 32000),
          1100000000,
          2048,
          16,
          Precision::Bf16,
          Recompute::None},
         kA100,
         3e+12,
         16 * 24.0 * 90},
        // SmolLM3 blog/config (nanotron)
        {"SmolLM3-3B",
         "SmolLM3",
         {denseShape(36, 2048, 16, 4, 11008, 128256),
          3075098624,
          4096,
          384,
          Precision::Bf16,
          Recompute::None},
         kH100,
         1.12e+13,
         384 * 24.0 * 24},
        // MosaicML MPT-7B blog and mosaicml/llm-foundry
        {"MPT-7B",
         "MPT",
         {denseShape(32, 4096, 32, 32, 16384, 50432),
          6658859008,
          2048,
          440,
          Precision::Bf16,
          Recompute::None},
         kA100,
         1e+12,
         440 * 24.0 * 9.5},
        // BloombergGPT arXiv:2303.17564 section 3.3
        {"BloombergGPT 50B",
         "BloombergGPT",
         {denseShape(70, 7680, 40, 40, 30720, 131072),
          50558868480,
          2048,
          512,
          Precision::Bf16,
          Recompute::Full},
         kA100,
         569000000000,
         512 * 24.0 * 53},
        // StarCoder arXiv:2305.06161 section 5.6
        {"StarCoderBase 15.5B",
         "StarCoderBase",
         {denseShape(40, 6144, 48, 1, 24576, 49152),
          15500000000,
          8192,
          512,
          Precision::Bf16,
          Recompute::None},
         kA100,
         1e+12,
         320256},
        // Falcon-40B model card
        {"Falcon-40B",
         "Falcon",
         {denseShape(60, 8192, 128, 8, 32768, 65024),
          41300000000,
          2048,
          384,
          Precision::Bf16,
          Recompute::None},
         kA100,
         1e+12,
         384 * 24.0 * 60},
        // Skywork arXiv:2310.19341
        {"Skywork-13B",
         "Skywork",
         {denseShape(52, 4608, 36, 36, 12288, 65536),
          13000000000,
          4096,
          512,
          Precision::Bf16,
          Recompute::None},
         kA100,
         3.18e+12,
         512 * 24.0 * 39},
        // GPT-NeoX-20B arXiv:2204.06745
        {"GPT-NeoX-20B",
         "GPT",
         {denseShape(44, 6144, 64, 64, 24576, 50432),
          20556201984,
          2048,
          96,
          Precision::Fp16,
          Recompute::Full},
         kA100,
         472000000000,
         96 * 24.0 * 90},
        // XGLM arXiv:2112.10668
        {"XGLM 7.5B",
         "XGLM",
         {denseShape(32, 4096, 32, 32, 16384, 256000), 7500000000, 2048, 256, Precision::Fp16, {}},
         kA100,
         500000000000,
         256 * 24.0 * 21},
        // karpathy/nanoGPT README and config/train_gpt2.py
        {"nanoGPT GPT-2 124M",
         "nanoGPT",
         {denseShape(12, 768, 12, 12, 3072, 50304),
          124000000,
          1024,
          8,
          Precision::Bf16,
          Recompute::None},
         kA100,
         294912000000,
         8 * 24.0 * 4},
        // karpathy/llm.c scripts/run_gpt2_124M.sh
        {"llm.c GPT-2 124M",
         "llm.c",
         {denseShape(12, 768, 12, 12, 3072, 50304),
          124475904,
          1024,
          8,
          Precision::Bf16,
          Recompute::None},
         kA100,
         9890693120,
         12.6},
        // karpathy/llm.c scripts/run_gpt2_774M.sh
        {"llm.c GPT-2 774M",
         "llm.c",
         {denseShape(36, 1280, 20, 20, 5120, 50304),
          774090240,
          1024,
          8,
          Precision::Bf16,
          Recompute::None},
         kA100,
         149999845376,
         1080},
    };
}

} // namespace

std::vector<PublishedRun> publishedRuns()
{
    std::vector<PublishedRun> runs;
    for (const RunRow &row : rows()) {
        TrainingRun job{
            .shape = row.card.shape,
            .sequence = row.card.sequence,
            .gpus = row.card.gpus,
            .precision = row.card.precision,
            .recompute = row.card.recompute.value_or(usualRecompute(usualAge(row.card.precision)))};
        if (row.card.weights > 0.0) {
            job.totalParameters = row.card.weights;
            job.activeParameters = row.card.weights;
        }
        runs.push_back({.name = row.name,
                        .family = row.family,
                        .job = job,
                        .accelerator = row.accelerator,
                        .tokens = row.tokens,
                        .gpuHours = row.gpuHours});
    }
    return runs;
}

} // namespace steelyard::sizing
