#include "ui/text/source_text.h"

#include <QCoreApplication>

#include <array>
#include <string>

namespace steelyard::text {

namespace {

// The model's prose, word for word: it knows no translations. What is not here stays as it is.
struct Prose
{
    const char *text;
};
[[maybe_unused]] constexpr std::array kProse = {
    Prose{QT_TRANSLATE_NOOP(
        "SourceText",
        "least of a training server: 4 GPUs, 256 GB of RAM, two processors, NVMe, "
        "RDMA of 100 Gb/s")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "layout search")},
    Prose{QT_TRANSLATE_NOOP(
        "SourceText",
        "A800 and H800 data sheets: 400 GB/s both ways is the slowest NVLink between "
        "eight")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "the GPUs alone; N+N supplies carry half of what is installed")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "N+N supplies carry half of what is installed; 10 % of head-room")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of a server with the same GPUs")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of the server")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of the accelerator")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data sheet of the processors")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "the vendor's words against the catalogue's data sheet")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "sum of GPUs, processors and 500 W")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "5 to 10 % for network and storage: judged")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "catalogue: dense peaks; data sheets print twice as much as sparse")},
    Prose{QT_TRANSLATE_NOOP(
        "SourceText",
        "stas00/ml-engineering, compute/cpu-memory; DGX A100 to B200 have 2 TB for "
        "640 to 1,440 GB")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "PCI Express Base Specification, 16 lanes")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "EIA-310: 42 units in a rack of usual height")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "a server without a driver that fits its CUDA does not train")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "data that exists once is lost once")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "stas00/ml-engineering, network, August 2026; the shares are judged")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "rating of the server against the rack of the site")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "a total is the sum of its rows")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "supplies carry no more than all of them together")},
    Prose{QT_TRANSLATE_NOOP(
        "SourceText", "US BIS, 88 FR 73458 (25 October 2023), ECCN 3A090: dense TFLOPS × bits")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "BLOOM 0.36 and Megatron-LM of 2021 0.33 with full recompute against "
                            "llm-foundry of 2023")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "one vendor's releases moved a model's speed by 18 % within a year; the"
                            " cautious quarter of it")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "torchtitan 70B 1.36; llm-foundry 3B 1.16 to 1.31; Megatron-Bridge "
                            "dense rows 1.5 to 1.8")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "as much again as 8 bits over 16: 1.4 × 1.4; the one published row, "
                            "Megatron-Bridge Llama 3 70B on GB300, is a quarter faster")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "Pythia 70M to 6.9B (arXiv 2304.01373), hours from logged step times; "
                            "Narayanan et al. (arXiv 2104.04473) table 1: 44 % of the peak at width"
                            " 2,304, 52 % at 20,480")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "llm.c 124M 0.60 and 774M 0.64, TinyLlama 0.56, llm-foundry 1B 0.60 of "
                            "an A100")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "llm-foundry 7B keeps 92 % from 128 to 512 GPUs, 30B 96 %; Megatron-"
                            "Core 177B 89 % from 96 to 4,608")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "Korthikanti et al. (arXiv 2205.05198) section 6.2: 36 to 39 % more "
                            "time")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "of dense models: whole runs DeepSeek-V3 (arXiv 2412.19437) 0.85 and "
                            "Llama 4 Scout 0.63; benchmarks of DeepSeek-V3, Qwen3 and GPT-OSS 0.36 "
                            "to 0.84")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "bytes by Narayanan et al. (arXiv 2104.04473) section 3 and Rajbhandari"
                            " et al. (arXiv 1910.02054) section 7, against the best layout on the "
                            "links of the measured runs")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "Megatron-LM weak scaling of 2020: 0.35 to 0.43; GPT-3 0.21 at 10,000 "
                            "(arXiv 2204.02311 table 3)")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "llm-foundry benchmarks 0.53 to 0.60; TinyLlama 0.56; MegaScale 0.55 to"
                            " 0.65 (arXiv 2402.15627)")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "with the factors for number of GPUs and width: llm-foundry 0.40 to "
                            "0.46; Megatron-Core 0.41 to 0.49; Llama 3 0.38 to 0.43 (arXiv "
                            "2407.21783 table 4)")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "as Hopper: no dense 16-bit run is published; Megatron-Bridge 8-bit "
                            "rows of B200 and GB200 agree within 23 %")},
    Prose{QT_TRANSLATE_NOOP("SourceText",
                            "google/maxtext MaxText/configs/v5e: 0.56 to 0.67 of 256 chips, 16B to "
                            "128B")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "no run published; one card, judged from A100")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "no run published; matrix products reach 51 to 68 %")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "no run published; matrix products reach 74 to 97 %")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "Pangu Ultra claims 0.50 (arXiv 2504.07866)")},
    Prose{QT_TRANSLATE_NOOP("SourceText", "no run published for this architecture")},
};

} // namespace

QString sourceText(std::string_view source)
{
    return QCoreApplication::translate("SourceText", std::string{source}.c_str());
}

} // namespace steelyard::text
