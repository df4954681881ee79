#include "model/sizing/model_presets.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace steelyard::sizing {

namespace {

/// GPT-2 and GPT-3: plain network of four times the width, all biases, tied table, positions.
constexpr ModelShape gptShape(int layers, int hidden, int heads, int vocabulary, int positions)
{
    return {.layers = layers,
            .hidden = hidden,
            .heads = heads,
            .keyValueHeads = heads,
            .feedForward = 4 * hidden,
            .vocabulary = vocabulary,
            .mlp = Mlp::Plain,
            .embeddings = Embeddings::Tied,
            .biases = Biases::All,
            .norm = Norm::ScaleAndShift,
            .learnedPositions = positions};
}

/// GPT-NeoX and Pythia: as GPT, with rotary positions and a separate output layer.
constexpr ModelShape neoxShape(int layers, int hidden, int heads, int vocabulary)
{
    ModelShape shape = gptShape(layers, hidden, heads, vocabulary, 0);
    shape.embeddings = Embeddings::Separate;
    return shape;
}

/// LLaMA and its followers: gated network, no biases, RMSNorm, separate output layer.
constexpr ModelShape llamaShape(
    int layers, int hidden, int heads, int keyValueHeads, int feedForward, int vocabulary)
{
    return {.layers = layers,
            .hidden = hidden,
            .heads = heads,
            .keyValueHeads = keyValueHeads,
            .feedForward = feedForward,
            .vocabulary = vocabulary};
}

constexpr ModelShape tied(ModelShape shape)
{
    shape.embeddings = Embeddings::Tied;
    return shape;
}

constexpr ModelShape withHeads(ModelShape shape, int headSize)
{
    shape.headSize = headSize;
    return shape;
}

constexpr ModelShape qwen2Shape(
    int layers, int hidden, int heads, int keyValueHeads, int feedForward, int vocabulary)
{
    ModelShape shape = llamaShape(layers, hidden, heads, keyValueHeads, feedForward, vocabulary);
    shape.biases = Biases::QueryKeyValue;
    return shape;
}

constexpr ModelShape withExperts(ModelShape shape, Experts experts)
{
    shape.experts = experts;
    return shape;
}

constexpr ModelShape withLatent(ModelShape shape, int queryRank)
{
    shape.latent = LatentAttention{.queryRank = queryRank,
                                   .keyValueRank = 512,
                                   .contentSize = 128,
                                   .rotarySize = 64,
                                   .valueSize = 128};
    return shape;
}

/// Falcon: plain network, no biases, LayerNorm, tied table.
constexpr ModelShape falconShape(int layers, int hidden, int heads, int keyValueHeads)
{
    ModelShape shape = tied(llamaShape(layers, hidden, heads, keyValueHeads, 4 * hidden, 65'024));
    shape.mlp = Mlp::Plain;
    shape.norm = Norm::ScaleAndShift;
    return shape;
}

/// The smallest and the largest Falcon, whose checkpoints hold the output layer apart.
constexpr ModelShape untiedFalconShape(int layers, int hidden, int heads, int keyValueHeads)
{
    ModelShape shape = falconShape(layers, hidden, heads, keyValueHeads);
    shape.embeddings = Embeddings::Separate;
    return shape;
}

constexpr std::string_view kFalcon = "Almazrouei et al. 2023 (arXiv 2311.16867); config.json";
constexpr std::string_view kGpt2 = "Radford et al. 2019, table 2; openai/gpt-2 hparams";
constexpr std::string_view kGpt3 = "Brown et al. 2020 (arXiv 2005.14165) table 2.1";
constexpr std::string_view kPythia = "Biderman et al. 2023 (arXiv 2304.01373); pythia models/*.yml";
constexpr std::string_view kLlama1 = "Touvron et al. 2023 (arXiv 2302.13971) table 2; config.json";
constexpr std::string_view kLlama2 = "Touvron et al. 2023 (arXiv 2307.09288); config.json";
constexpr std::string_view kLlama3 = "Llama Team 2024 (arXiv 2407.21783) table 3; config.json";
constexpr std::string_view kQwen25 = "Qwen Team 2024 (arXiv 2412.15115); config.json";
constexpr std::string_view kQwen3 = "Qwen Team 2025 (arXiv 2505.09388) tables 1 and 2; config.json";
constexpr std::string_view kMosaic = "mosaicml/llm-foundry scripts/train/benchmarking/README.md";

constexpr std::array kPresets = {
    ModelPreset{"GPT-2 124M", gptShape(12, 768, 12, 50'257, 1'024), 124e6, 0, 1'024, kGpt2},
    ModelPreset{"GPT-2 774M", gptShape(36, 1'280, 20, 50'257, 1'024), 774e6, 0, 1'024, kGpt2},
    ModelPreset{"GPT-2 1.5B", gptShape(48, 1'600, 25, 50'257, 1'024), 1.558e9, 0, 1'024, kGpt2},
    ModelPreset{"GPT-3 6.7B", gptShape(32, 4'096, 32, 50'257, 2'048), 6.7e9, 0, 2'048, kGpt3},
    ModelPreset{"GPT-3 175B", gptShape(96, 12'288, 96, 50'257, 2'048), 175e9, 0, 2'048, kGpt3},
    ModelPreset{"Pythia 70M", neoxShape(6, 512, 8, 50'304), 70'426'624, 0, 2'048, kPythia},
    ModelPreset{"Pythia 410M", neoxShape(24, 1'024, 16, 50'304), 405'334'016, 0, 2'048, kPythia},
    ModelPreset{"Pythia 1B", neoxShape(16, 2'048, 8, 50'304), 1'011'781'632, 0, 2'048, kPythia},
    ModelPreset{"Pythia 2.8B", neoxShape(32, 2'560, 32, 50'304), 2'775'208'960, 0, 2'048, kPythia},
    ModelPreset{"GPT-NeoX 20B",
                neoxShape(44, 6'144, 64, 50'432),
                20'556'201'984,
                0,
                2'048,
                "Black et al. 2022 (arXiv 2204.06745); EleutherAI/gpt-neox configs/20B.yml"},
    ModelPreset{"BLOOM 176B",
                gptShape(70, 14'336, 112, 250'880, 0),
                176'247'271'424,
                0,
                2'048,
                "BigScience 2022 (arXiv 2211.05100) table 3"},
    ModelPreset{"MT-NLG 530B",
                gptShape(105, 20'480, 128, 51'200, 2'048),
                530e9,
                0,
                2'048,
                "Smith et al. 2022 (arXiv 2201.11990) section 2.3"},
    ModelPreset{"MPT 7B", gptShape(32, 4'096, 32, 50'368, 2'048), 6'658'859'008, 0, 2'048, kMosaic},
    ModelPreset{
        "MPT 13B", gptShape(40, 5'120, 40, 50'368, 2'048), 12'853'954'560, 0, 2'048, kMosaic},
    ModelPreset{
        "MPT 30B", gptShape(48, 7'168, 56, 50'368, 2'048), 29'975'214'080, 0, 2'048, kMosaic},
    ModelPreset{
        "MPT 70B", gptShape(80, 8'192, 64, 50'368, 2'048), 64'862'437'376, 0, 2'048, kMosaic},
    ModelPreset{"Falcon 7B", untiedFalconShape(32, 4'544, 71, 1), 7.22e9, 0, 2'048, kFalcon},
    ModelPreset{"Falcon 40B", falconShape(60, 8'192, 128, 8), 41.3e9, 0, 2'048, kFalcon},
    ModelPreset{"Falcon 180B", untiedFalconShape(80, 14'848, 232, 8), 180e9, 0, 2'048, kFalcon},
    ModelPreset{"TinyLlama 1.1B",
                llamaShape(22, 2'048, 32, 4, 5'632, 32'000),
                1.1e9,
                0,
                2'048,
                "Zhang et al. 2024 (arXiv 2401.02385) table 2"},
    ModelPreset{
        "LLaMA-1 7B", llamaShape(32, 4'096, 32, 32, 11'008, 32'000), 6.7e9, 0, 2'048, kLlama1},
    ModelPreset{
        "LLaMA-1 13B", llamaShape(40, 5'120, 40, 40, 13'824, 32'000), 13.0e9, 0, 2'048, kLlama1},
    ModelPreset{
        "LLaMA-1 33B", llamaShape(60, 6'656, 52, 52, 17'920, 32'000), 32.5e9, 0, 2'048, kLlama1},
    ModelPreset{
        "LLaMA-1 65B", llamaShape(80, 8'192, 64, 64, 22'016, 32'000), 65.2e9, 0, 2'048, kLlama1},
    ModelPreset{
        "Llama-2 7B", llamaShape(32, 4'096, 32, 32, 11'008, 32'000), 6.7e9, 0, 4'096, kLlama2},
    ModelPreset{
        "Llama-2 13B", llamaShape(40, 5'120, 40, 40, 13'824, 32'000), 13.0e9, 0, 4'096, kLlama2},
    ModelPreset{"Llama-2 34B",
                llamaShape(48, 8'192, 64, 8, 22'016, 32'000),
                33.7e9,
                0,
                4'096,
                "Touvron et al. 2023 (arXiv 2307.09288); config.json of Code Llama 34B"},
    ModelPreset{
        "Llama-2 70B", llamaShape(80, 8'192, 64, 8, 28'672, 32'000), 69.0e9, 0, 4'096, kLlama2},
    ModelPreset{"Llama-3 8B",
                llamaShape(32, 4'096, 32, 8, 14'336, 128'256),
                8'030'261'248,
                0,
                8'192,
                kLlama3},
    ModelPreset{"Llama-3 70B",
                llamaShape(80, 8'192, 64, 8, 28'672, 128'256),
                70'553'706'496,
                0,
                8'192,
                kLlama3},
    ModelPreset{"Llama-3.2 1B",
                tied(llamaShape(16, 2'048, 32, 8, 8'192, 128'256)),
                1.23e9,
                0,
                8'192,
                "meta-llama/llama-models, Llama 3.2 model card; config.json"},
    ModelPreset{"Llama-3.2 3B",
                tied(llamaShape(28, 3'072, 24, 8, 8'192, 128'256)),
                3.21e9,
                0,
                8'192,
                "meta-llama/llama-models, Llama 3.2 model card; config.json"},
    ModelPreset{"Llama-3.1 8B",
                llamaShape(32, 4'096, 32, 8, 14'336, 128'256),
                8'030'261'248,
                0,
                8'192,
                kLlama3},
    ModelPreset{"Llama-3.1 70B",
                llamaShape(80, 8'192, 64, 8, 28'672, 128'256),
                70'553'706'496,
                0,
                8'192,
                kLlama3},
    ModelPreset{"Llama-3.1 405B",
                llamaShape(126, 16'384, 128, 8, 53'248, 128'256),
                405'853'388'800,
                0,
                8'192,
                kLlama3},
    ModelPreset{
        "Qwen2.5 7B", qwen2Shape(28, 3'584, 28, 4, 18'944, 152'064), 7.61e9, 0, 4'096, kQwen25},
    ModelPreset{
        "Qwen2.5 32B", qwen2Shape(64, 5'120, 40, 8, 27'648, 152'064), 32.5e9, 0, 4'096, kQwen25},
    ModelPreset{
        "Qwen2.5 72B", qwen2Shape(80, 8'192, 64, 8, 29'568, 152'064), 72.7e9, 0, 4'096, kQwen25},
    ModelPreset{"Qwen3 8B",
                withHeads(llamaShape(36, 4'096, 32, 8, 12'288, 151'936), 128),
                8.2e9,
                0,
                4'096,
                kQwen3},
    ModelPreset{"Qwen3 32B",
                withHeads(llamaShape(64, 5'120, 64, 8, 25'600, 151'936), 128),
                32.8e9,
                0,
                4'096,
                kQwen3},
    ModelPreset{"Qwen3 30B-A3B",
                withExperts(withHeads(llamaShape(48, 2'048, 32, 4, 6'144, 151'936), 128),
                            {.count = 128, .perToken = 8, .width = 768}),
                30.5e9,
                3.3e9,
                4'096,
                kQwen3},
    ModelPreset{"Qwen3 235B-A22B",
                withExperts(withHeads(llamaShape(94, 4'096, 64, 4, 12'288, 151'936), 128),
                            {.count = 128, .perToken = 8, .width = 1'536}),
                235e9,
                22e9,
                4'096,
                kQwen3},
    ModelPreset{"Mixtral 8x7B",
                withExperts(llamaShape(32, 4'096, 32, 8, 14'336, 32'000),
                            {.count = 8, .perToken = 2, .width = 14'336}),
                46.7e9,
                12.9e9,
                32'768,
                "Jiang et al. 2024 (arXiv 2401.04088) table 1"},
    ModelPreset{"Mixtral 8x22B",
                withExperts(llamaShape(56, 6'144, 48, 8, 16'384, 32'768),
                            {.count = 8, .perToken = 2, .width = 16'384}),
                141e9,
                39e9,
                65'536,
                "Mistral AI, Mixtral 8x22B (17 April 2024); config.json"},
    ModelPreset{"GPT-OSS 120B",
                withExperts(withHeads(llamaShape(36, 2'880, 64, 8, 2'880, 201'088), 64),
                            {.count = 128, .perToken = 4, .width = 2'880}),
                116.83e9,
                5.13e9,
                4'096,
                "OpenAI 2025 (arXiv 2508.10925) table 1, whose active count leaves out the table "
                "of the vocabulary"},
    ModelPreset{"DeepSeek-V2 236B",
                withExperts(withLatent(llamaShape(60, 5'120, 128, 128, 12'288, 102'400), 1'536),
                            {.count = 160,
                             .perToken = 6,
                             .width = 1'536,
                             .sharedWidth = 2 * 1'536,
                             .denseLayers = 1}),
                236e9,
                21e9,
                4'096,
                "DeepSeek-AI 2024 (arXiv 2405.04434) section 3.1.2"},
    ModelPreset{
        "DeepSeek-V3 671B",
        withExperts(
            withLatent(llamaShape(61, 7'168, 128, 128, 18'432, 129'280), 1'536),
            {.count = 256, .perToken = 8, .width = 2'048, .sharedWidth = 2'048, .denseLayers = 3}),
        671e9,
        37e9,
        4'096,
        "DeepSeek-AI 2024 (arXiv 2412.19437) section 4.2"},
};

std::string comparable(std::string_view name)
{
    std::string plain;
    for (const char sign : name) {
        if (sign != ' ' && sign != '-' && sign != '_')
            plain += char(std::tolower(static_cast<unsigned char>(sign)));
    }
    return plain;
}

} // namespace

std::span<const ModelPreset> modelPresets()
{
    return kPresets;
}

const ModelPreset *findPreset(std::string_view name)
{
    const std::string wanted = comparable(name);
    const auto *const found = std::ranges::find_if(
        kPresets, [&](const ModelPreset &preset) { return comparable(preset.name) == wanted; });
    return found == kPresets.end() ? nullptr : found;
}

} // namespace steelyard::sizing
