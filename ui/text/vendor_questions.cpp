#include "ui/text/vendor_questions.h"

#include "ui/text/number_format.h"

#include <algorithm>
#include <array>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

/// With %1 for what is offered and %2 for what is needed. `ask` where the offer does not say.
struct VendorQuestion
{
    FitRule rule;
    const char16_t *chinese;
    const char16_t *english;
    const char16_t *askChinese;
    const char16_t *askEnglish;
};

constexpr std::array kVendorQuestions = {
    VendorQuestion{FitRule::JobMemory,
                   u"贵方所报 %1 张 GPU 的显存放不下该任务（至少需要 %2 "
                   u"张），能否增加数量或提供显存更大的型号？",
                   u"The memory of the %1 GPUs offered does not hold the job, which needs at least "
                   u"%2. Can you offer more of them, or GPUs with more memory?",
                   u"这种 GPU 无论多少张都放不下该任务，能否提供显存更大的型号？",
                   u"No number of these GPUs holds the job. Can you offer GPUs with more memory?"},
    VendorQuestion{FitRule::GpuCount,
                   u"所报服务器只有 %1 张 GPU，训练服务器至少需要 %2 张，能否提供更多 GPU 的机型？",
                   u"The server has %1 GPUs; a training server needs at least %2. Can you offer a "
                   u"model with more?",
                   u"每台服务器配几张 GPU？",
                   u"How many GPUs does each server have?"},
    VendorQuestion{FitRule::HostMemory,
                   u"所报内存为 %1 GB，低于 %2 GB，能否扩充？价格如何变化？",
                   u"The server has %1 GB of RAM, less than %2 GB. Can it be extended, and at what "
                   u"price?",
                   u"每台服务器配多少内存（GB）？",
                   u"How much RAM does each server have, in GB?"},
    VendorQuestion{
        FitRule::HostAgainstGpuMemory,
        u"所报内存 %1 GB 低于全部 GPU 显存之和 %2 GB，能否扩充到不低于显存总量？",
        u"The %1 GB of RAM are less than the %2 GB of all its GPUs. Can it be extended to "
        u"at least as much?",
        u"请说明内存容量和单卡显存（GB）。",
        u"Please state the RAM and the memory of each GPU, in GB."},
    VendorQuestion{FitRule::Processors,
                   u"所报服务器只有 %1 颗 CPU，能否提供 %2 颗 CPU 的机型？",
                   u"The server has %1 processor. Can you offer one with %2?",
                   u"配几颗 CPU，型号是什么？",
                   u"How many processors does it have, and of which model?"},
    VendorQuestion{
        FitRule::LocalDrives,
        u"本地盘不是 NVMe，能否更换为 NVMe SSD？",
        u"The local drives are not NVMe. Can they be NVMe?",
        u"本地盘是否为 NVMe？请说明数量、单盘容量和读写带宽。",
        u"Are the local drives NVMe? Please state their number, capacity and bandwidth."},
    VendorQuestion{
        FitRule::Network,
        u"所报网卡为 %1 Gb/s，低于 RDMA 训练网络所需的 %2 Gb/s，能否更换？",
        u"The network card has %1 Gb/s, less than the %2 Gb/s of RDMA that training needs. "
        u"Can it be replaced?",
        u"配什么 RDMA 网卡（InfiniBand 或 RoCE）？请说明型号、数量、端口速率和 PCIe 插槽。",
        u"Which RDMA cards (InfiniBand or RoCE) does it have? Please state model, number, "
        u"port rate and PCIe slot."},
    VendorQuestion{
        FitRule::SlotAgainstNetwork,
        u"网卡速率 %1 Gb/s 高于其 PCIe x16 插槽所能承载的 %2 Gb/s，如何达到标称速率？",
        u"The network card has %1 Gb/s, but its PCIe x16 slot carries %2 Gb/s. How does it "
        u"reach its rate?",
        u"网卡插在第几代 PCIe、几条通道的插槽上？",
        u"In a PCIe slot of which generation and how many lanes is the network card?"},
    VendorQuestion{
        FitRule::GpuLink,
        u"GPU 之间仅通过 PCIe 或两两桥接互联（%1 GB/s），并非全互联 NVLink（至少 %2 "
        u"GB/s）。请确认，并报 SXM/NVLink 机型的价格。",
        u"The GPUs talk over PCIe or bridges in pairs (%1 GB/s), not over NVLink between all "
        u"of them (%2 GB/s or more). Please confirm, and quote a model with SXM and NVLink.",
        u"GPU 之间如何互联：SXM/NVLink 全互联、NVLink 桥接，还是仅 PCIe？单向带宽多少？",
        u"How are the GPUs joined: NVLink between all, bridges, or PCIe alone? At which "
        u"bandwidth in one direction?"},
    VendorQuestion{
        FitRule::SupplyHeadroom,
        u"冗余电源失效后可用 %1 W，低于所需的 %2 W（整机负载加 10 % 余量，或仅 GPU "
        u"即达此值）。请说明电源冗余方式，或提供更大功率的电源。",
        u"With the spare supplies failed, %1 W remain, less than the %2 W that the load with "
        u"10 % of head-room, or the GPUs alone, take. Please explain the redundancy, or offer "
        u"larger supplies.",
        u"请说明电源数量、单个功率、冗余方式（如 2+2）和整机满载功率。",
        u"Please state number, rating and redundancy (such as 2+2) of the power supplies, and "
        u"the power of the server at full load."},
    VendorQuestion{
        FitRule::SupplyAgainstRating,
        u"冗余电源失效后可用 %1 W，低于该机型或同类 GPU 机型的标称最大功率 %2 W，两者如何一致？",
        u"With the spare supplies failed, %1 W remain, less than the %2 W that the server, or one "
        u"with the same GPUs, is rated at. How do the two agree?",
        u"整机标称最大功率是多少？电源冗余方式是什么？",
        u"What is the rated power of the server, and how are its supplies redundant?"},
    VendorQuestion{
        FitRule::RackPower,
        u"该服务器或同类 GPU 机型最大功率 %1 W，而一个机柜只能提供 %2 W，如何上架？",
        u"The server, or one with the same GPUs, takes up to %1 W, but a rack gives %2 W. How is "
        u"it to be installed?",
        u"服务器最大功率是多少？一个机柜能提供多少功率？",
        u"What does the server draw at most, and how much does one rack give?"},
    VendorQuestion{FitRule::RackUnits,
                   u"服务器高 %1U，而机柜只有 %2U 可用，如何上架？",
                   u"The server has %1 units, but a rack has %2. How is it to be installed?",
                   u"服务器高度是多少 U？机柜可用多少 U？",
                   u"How many rack units does the server take, and how many does a rack have?"},
    VendorQuestion{
        FitRule::DensePeak,
        u"所报算力 %1 TFLOPS 高于该型号稠密 16 位峰值 %2 TFLOPS，是否为稀疏算力？请给出稠密值。",
        u"The offer prints %1 TFLOPS, above the dense 16-bit peak of %2 TFLOPS. Is it the "
        u"peak with sparsity? Please state the dense one.",
        u"请给出 BF16 稠密（不含稀疏）峰值算力。",
        u"Please state the dense BF16 peak, without sparsity."},
    VendorQuestion{FitRule::SoftwareStated,
                   u"请确认操作系统和 CUDA 版本。",
                   u"Please confirm the operating system and the CUDA version.",
                   u"预装什么操作系统、驱动和 CUDA 版本？",
                   u"Which operating system, driver and CUDA version are installed?"},
    VendorQuestion{FitRule::BackupStated,
                   u"请确认数据备份方案。",
                   u"Please confirm how data is backed up.",
                   u"是否包含数据备份？请说明方式、保留时间和容量。",
                   u"Is a backup included? Please state how, for how long and how much."},
    VendorQuestion{FitRule::GpusAgainstSheet,
                   u"规格说明写 %1 张 GPU，而型号资料或报价行为 %2 张，以哪个为准？",
                   u"The specification says %1 GPUs, the data sheet or the quote's own figure %2. "
                   u"Which of them holds?",
                   u"每台服务器配几张 GPU？",
                   u"How many GPUs does each server have?"},
    VendorQuestion{FitRule::GpuMemoryAgainstSheet,
                   u"规格说明写单卡显存 %1 GB，而该型号为 %2 GB，究竟是哪个型号？",
                   u"The specification says %1 GB for each GPU, the data sheet %2 GB. Which model "
                   u"is it?",
                   u"单卡显存多少（GB）？",
                   u"How much memory does each GPU have, in GB?"},
    VendorQuestion{FitRule::LinkAgainstSheet,
                   u"规格说明的 GPU 互联方式与该型号资料不一致，实际是 SXM/NVLink 还是 PCIe？",
                   u"The link between the GPUs differs from the data sheet of the model. Is it SXM "
                   u"with NVLink, or PCIe?",
                   u"GPU 之间如何互联：SXM/NVLink 还是 PCIe？",
                   u"How are the GPUs joined: SXM with NVLink, or PCIe?"},
    VendorQuestion{
        FitRule::SuppliesAgainstSheet,
        u"规格说明的电源总功率为 %1 W，而该机型资料为 %2 W，以哪个为准？",
        u"The specification says %1 W for all power supplies, the data sheet %2 W. Which "
        u"of them holds?",
        u"请说明电源数量和单个功率。",
        u"Please state number and rating of the power supplies."},
    VendorQuestion{FitRule::UnitsAgainstSheet,
                   u"规格说明写高度 %1U，而该机型资料为 %2U，究竟是哪个机型？",
                   u"The specification says %1 units, the data sheet %2. Which model is it?",
                   u"服务器高度是多少 U？",
                   u"How many rack units does the server take?"},
    VendorQuestion{FitRule::ProcessorPcie,
                   u"规格说明写 PCIe %1.0，而所报 CPU 只支持 PCIe %2.0，如何实现？",
                   u"The specification says PCIe %1.0, but the processors have PCIe %2.0. How can "
                   u"that be?",
                   u"主板和 CPU 支持第几代 PCIe？",
                   u"Which generation of PCIe do board and processors have?"},
    VendorQuestion{FitRule::PowerRows,
                   u"功耗明细各项之和为 %1 W，而所列合计为 %2 W，请更正或补全明细。",
                   u"The rows of the power sheet add up to %1 W, but the total says %2 W. Please "
                   u"correct or complete them.",
                   u"请给出各部件的功耗和合计。",
                   u"Please state the power of each part and the total."},
    VendorQuestion{
        FitRule::ExportLicence,
        u"该型号总处理性能 %1 不低于 %2，出口到使用地须取得美国 BIS "
        u"许可，请提供许可证或合规说明。",
        u"The model has a total processing performance of %1, at or above %2: export to "
        u"the place of use needs a licence of the US BIS. Please show it, or explain how "
        u"the delivery is lawful.",
        u"该型号出口到使用地是否需要许可？",
        u"Does export of this model to the place of use need a licence?"},
    VendorQuestion{
        FitRule::SupplyTotal,
        u"全部电源合计 %1 W，低于服务器 %2 W 的负载，如何供电？电源数量和冗余方式是什么？",
        u"All power supplies together give %1 W, less than the %2 W that the server "
        u"takes. How is it powered, and how many supplies are spare?",
        u"请说明电源数量、单个功率和冗余方式。",
        u"Please state number, rating and redundancy of the power supplies."},
    VendorQuestion{FitRule::OtherGpu,
                   u"该服务器配的是 %1，而任务按 %2 估算，究竟报的是哪种 GPU？",
                   u"The server has %1, but the job is sized for %2. Which GPU is offered?",
                   u"服务器配的是哪种 GPU？",
                   u"Which GPU does the server have?"},
};

static_assert(std::ranges::is_sorted(kVendorQuestions, {}, &VendorQuestion::rule)
              && kVendorQuestions.size() == size_t(kLastFitRule) + 1);

} // namespace

LocalText vendorQuestion(const FitFinding &finding)
{
    if (finding.verdict == FitVerdict::Met)
        return {};
    const VendorQuestion &question = kVendorQuestions.at(size_t(finding.rule));
    const bool isDenied =
        finding.rule == FitRule::BackupStated && finding.verdict == FitVerdict::Warning;
    if (isDenied)
        return {.en = u"The offer includes no backup. Which one can be added, and at what price?"_s,
                .zhCN = u"报价不含数据备份，能否增加？价格如何？"_s};
    if (finding.verdict == FitVerdict::Ask
        || (finding.rule == FitRule::JobMemory && !finding.needed))
        return {.en = QString::fromUtf16(question.askEnglish),
                .zhCN = QString::fromUtf16(question.askChinese)};
    const auto filled = [&](const char16_t *sentence, Language language) {
        const NumberFormat format{language};
        const auto side = [&](const std::string &name, std::optional<double> value) {
            return name.empty() ? format.number(value.value_or(0.0), 0)
                                : QString::fromStdString(name);
        };
        return QString::fromUtf16(sentence)
            .replace("%1"_L1, side(finding.offeredName, finding.offered))
            .replace("%2"_L1, side(finding.neededName, finding.needed));
    };
    return {.en = filled(question.english, Language::English),
            .zhCN = filled(question.chinese, Language::Chinese)};
}

} // namespace steelyard::text
