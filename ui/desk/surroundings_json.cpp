#include "ui/desk/surroundings_json.h"

#include <string>

namespace steelyard::desk {

using namespace sizing;

namespace {

const char *provisionKey(Provision provision)
{
    switch (provision) {
    case Provision::Checkpoint:
        return "checkpoint_tb";
    case Provision::WeightsFile:
        return "weights_file_tb";
    case Provision::StorageRate:
        return "storage_write_gb_per_s";
    case Provision::CheckpointWrite:
        return "checkpoint_write_s";
    case Provision::CheckpointInterval:
        return "checkpoint_interval_min";
    case Provision::CheckpointLoss:
        return "checkpoint_loss_share";
    case Provision::CheckpointsKept:
        return "checkpoints_kept_tb";
    case Provision::Dataset:
        return "dataset_tb";
    case Provision::Snapshots:
        return "snapshots_tb";
    case Provision::SharedStorage:
        return "shared_storage_tb";
    case Provision::Backup:
        return "backup_tb";
    case Provision::LocalCache:
        return "local_cache_tb_per_server";
    case Provision::LocalRate:
        return "nvme_write_gb_per_s_per_server";
    case Provision::HostMemory:
        return "ram_gb_per_server";
    case Provision::CpuCores:
        return "cpu_cores_per_gpu";
    case Provision::NetworkPerGpu:
        return "network_gbit_per_s_per_gpu";
    case Provision::NetworkPerServer:
        return "network_gbit_per_s_per_server";
    case Provision::GpuPower:
        return "gpu_power_kw";
    case Provision::RatedPower:
        return "rated_power_kw";
    case Provision::TypicalPower:
        return "typical_power_kw";
    case Provision::Energy:
        return "energy_mwh";
    case Provision::RackUnits:
        return "rack_units";
    case Provision::Racks:
        return "racks";
    }
    Q_UNREACHABLE();
}

const char *unstatedKey(Unstated input)
{
    switch (input) {
    case Unstated::StorageRate:
        return "storage_rate";
    case Unstated::GpuMemory:
        return "gpu_memory";
    case Unstated::GpuPower:
        return "gpu_power";
    case Unstated::Layout:
        return "layout";
    case Unstated::Server:
        return "server";
    case Unstated::ServerPower:
        return "server_power";
    case Unstated::ServerUnits:
        return "server_units";
    case Unstated::RackPower:
        return "rack_power";
    case Unstated::RackTooSmall:
        return "rack_too_small";
    }
    Q_UNREACHABLE();
}

Json needJson(const Need &need)
{
    if (!need.amount)
        return {{"low", nullptr},
                {"expected", nullptr},
                {"high", nullptr},
                {"unstated", need.lacks ? Json(unstatedKey(*need.lacks)) : Json(nullptr)}};
    return {{"low", need.amount->low},
            {"expected", need.amount->expected},
            {"high", need.amount->high},
            {"source", std::string{need.source}}};
}

} // namespace

Json surroundingsJson(const text::SizingView &view)
{
    Json json = Json::object();
    for (const Need &need : view.around.needs)
        json[provisionKey(need.provision)] = needJson(need);
    return json;
}

} // namespace steelyard::desk
