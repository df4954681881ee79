#include "ui/desk/server_fit_json.h"

#include "ui/text/vendor_questions.h"

#include <string>

namespace steelyard::desk {

using namespace sizing;

namespace {

const char *ruleKey(FitRule rule)
{
    switch (rule) {
    case FitRule::JobMemory:
        return "job_memory";
    case FitRule::GpuCount:
        return "gpu_count";
    case FitRule::HostMemory:
        return "ram";
    case FitRule::HostAgainstGpuMemory:
        return "ram_against_gpu_memory";
    case FitRule::Processors:
        return "cpus";
    case FitRule::LocalDrives:
        return "nvme";
    case FitRule::Network:
        return "rdma";
    case FitRule::SlotAgainstNetwork:
        return "pcie_against_nic";
    case FitRule::GpuLink:
        return "gpu_link";
    case FitRule::SupplyHeadroom:
        return "psu_headroom";
    case FitRule::SupplyAgainstRating:
        return "psu_against_rating";
    case FitRule::RackPower:
        return "rack_power";
    case FitRule::RackUnits:
        return "rack_units";
    case FitRule::DensePeak:
        return "dense_peak";
    case FitRule::SoftwareStated:
        return "os_and_cuda_stated";
    case FitRule::BackupStated:
        return "backup_stated";
    }
    Q_UNREACHABLE();
}

const char *verdictKey(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Problem:
        return "problem";
    case FitVerdict::Warning:
        return "warning";
    case FitVerdict::Ask:
        return "not_stated";
    case FitVerdict::Met:
        return "met";
    }
    Q_UNREACHABLE();
}

Json numberOrNull(std::optional<double> value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json questionJson(const FitFinding &finding)
{
    const LocalText question = text::vendorQuestion(finding);
    if (question.isEmpty())
        return nullptr;
    return {{"zh_CN", jsonText(question.zhCN)}, {"en", jsonText(question.en)}};
}

} // namespace

Json serverFitJson(const text::SizingView &view)
{
    if (!view.serverCheck)
        return nullptr;
    Json findings = Json::array();
    for (const FitFinding &finding : view.serverCheck->findings)
        findings.push_back({{"rule", ruleKey(finding.rule)},
                            {"severity", verdictKey(finding.verdict)},
                            {"offered", numberOrNull(finding.offered)},
                            {"needed", numberOrNull(finding.needed)},
                            {"source", std::string{finding.source}},
                            {"question", questionJson(finding)}});
    return {{"server", jsonText(view.serverCheck->server)}, {"findings", findings}};
}

} // namespace steelyard::desk
