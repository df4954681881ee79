#include "model/sizing/server_fit.h"

namespace steelyard::sizing {

std::string_view fitRuleKey(FitRule rule)
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
    case FitRule::GpusAgainstSheet:
        return "gpus_against_sheet";
    case FitRule::GpuMemoryAgainstSheet:
        return "gpu_memory_against_sheet";
    case FitRule::LinkAgainstSheet:
        return "link_against_sheet";
    case FitRule::SuppliesAgainstSheet:
        return "psu_against_sheet";
    case FitRule::UnitsAgainstSheet:
        return "units_against_sheet";
    case FitRule::ProcessorPcie:
        return "pcie_against_cpu";
    case FitRule::PowerRows:
        return "power_rows";
    case FitRule::ExportLicence:
        return "export_licence";
    case FitRule::SupplyTotal:
        return "psu_total";
    case FitRule::OtherGpu:
        return "other_gpu";
    }
    return {};
}

} // namespace steelyard::sizing
