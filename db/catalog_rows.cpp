#include "db/catalog_rows.h"

#include "db/statement.h"

using namespace Qt::StringLiterals;

namespace steelyard::db {

namespace {

constexpr auto kSelectAccelerators = R"(
    SELECT
        id,
        version,
        origin,
        name,
        vendor,
        architecture,
        form_factor,
        memory_gb,
        memory_type,
        memory_bandwidth_gbs,
        fp32_tflops,
        tf32_dense_tflops,
        fp16_dense_tflops,
        bf16_dense_tflops,
        fp8_dense_tflops,
        fp4_dense_tflops,
        interconnect,
        interconnect_both_ways_gbs,
        interconnect_per_direction_gbs,
        pcie_generation,
        thermal_design_power_w,
        launch_year,
        measured_bf16_tflops,
        source,
        confidence,
        notes
    FROM accelerator
    WHERE (project_id IS NULL OR project_id = ?) AND (? IS NULL OR id = ?)
    ORDER BY origin DESC, position, name, id)"_L1;

constexpr auto kSelectServers = R"(
    SELECT
        id,
        version,
        origin,
        name,
        gpu_count,
        gpu_model,
        cpus,
        memory_gb,
        local_storage,
        network_cards,
        rack_units,
        maximum_power_w,
        typical_power_w,
        weight_kg,
        cooling,
        power_supplies,
        source,
        confidence,
        notes
    FROM server
    WHERE (project_id IS NULL OR project_id = ?) AND (? IS NULL OR id = ?)
    ORDER BY origin DESC, position, name, id)"_L1;

Stored<GpuModel> acceleratorOf(const Statement &row)
{
    return {.value = {.id = row.id<GpuModelId>("id"_L1),
                      .name = row.text("name"_L1),
                      .vendor = row.text("vendor"_L1),
                      .architecture = row.text("architecture"_L1),
                      .formFactor = row.text("form_factor"_L1),
                      .memoryGb = row.optionalReal("memory_gb"_L1),
                      .memoryType = row.text("memory_type"_L1),
                      .memoryBandwidthGbs = row.optionalReal("memory_bandwidth_gbs"_L1),
                      .fp32Tflops = row.optionalReal("fp32_tflops"_L1),
                      .tf32DenseTflops = row.optionalReal("tf32_dense_tflops"_L1),
                      .fp16DenseTflops = row.optionalReal("fp16_dense_tflops"_L1),
                      .bf16DenseTflops = row.optionalReal("bf16_dense_tflops"_L1),
                      .fp8DenseTflops = row.optionalReal("fp8_dense_tflops"_L1),
                      .fp4DenseTflops = row.optionalReal("fp4_dense_tflops"_L1),
                      .interconnect = row.text("interconnect"_L1),
                      .interconnectBothWaysGbs = row.optionalReal("interconnect_both_ways_gbs"_L1),
                      .interconnectPerDirectionGbs =
                          row.optionalReal("interconnect_per_direction_gbs"_L1),
                      .pcieGeneration = row.text("pcie_generation"_L1),
                      .thermalDesignPowerW = row.optionalReal("thermal_design_power_w"_L1),
                      .launchYear = row.optionalNumber("launch_year"_L1),
                      .measuredBf16Tflops = row.optionalReal("measured_bf16_tflops"_L1),
                      .source = row.text("source"_L1),
                      .confidence = row.enumeration<Confidence>("confidence"_L1),
                      .notes = row.text("notes"_L1),
                      .origin = row.enumeration<RowOrigin>("origin"_L1)},
            .version = RowVersion{row.integer("version"_L1)}};
}

Stored<ServerSpec> serverOf(const Statement &row)
{
    return {.value = {.id = row.id<ServerId>("id"_L1),
                      .name = row.text("name"_L1),
                      .gpuCount = row.optionalNumber("gpu_count"_L1),
                      .gpuModel = row.text("gpu_model"_L1),
                      .cpus = row.text("cpus"_L1),
                      .memoryGb = row.optionalReal("memory_gb"_L1),
                      .localStorage = row.text("local_storage"_L1),
                      .networkCards = row.text("network_cards"_L1),
                      .rackUnits = row.optionalReal("rack_units"_L1),
                      .maximumPowerW = row.optionalReal("maximum_power_w"_L1),
                      .typicalPowerW = row.optionalReal("typical_power_w"_L1),
                      .weightKg = row.optionalReal("weight_kg"_L1),
                      .cooling = row.text("cooling"_L1),
                      .powerSupplies = row.text("power_supplies"_L1),
                      .source = row.text("source"_L1),
                      .confidence = row.enumeration<Confidence>("confidence"_L1),
                      .notes = row.text("notes"_L1),
                      .origin = row.enumeration<RowOrigin>("origin"_L1)},
            .version = RowVersion{row.integer("version"_L1)}};
}

} // namespace

Rows rowsOf(const GpuModel &model)
{
    return {{.table = "accelerator"_L1,
             .cells = {{"id"_L1, model.id},
                       {"origin"_L1, RowOrigin::Own},
                       {"name"_L1, model.name},
                       {"vendor"_L1, model.vendor},
                       {"architecture"_L1, model.architecture},
                       {"form_factor"_L1, model.formFactor},
                       {"memory_gb"_L1, model.memoryGb},
                       {"memory_type"_L1, model.memoryType},
                       {"memory_bandwidth_gbs"_L1, model.memoryBandwidthGbs},
                       {"fp32_tflops"_L1, model.fp32Tflops},
                       {"tf32_dense_tflops"_L1, model.tf32DenseTflops},
                       {"fp16_dense_tflops"_L1, model.fp16DenseTflops},
                       {"bf16_dense_tflops"_L1, model.bf16DenseTflops},
                       {"fp8_dense_tflops"_L1, model.fp8DenseTflops},
                       {"fp4_dense_tflops"_L1, model.fp4DenseTflops},
                       {"interconnect"_L1, model.interconnect},
                       {"interconnect_both_ways_gbs"_L1, model.interconnectBothWaysGbs},
                       {"interconnect_per_direction_gbs"_L1, model.interconnectPerDirectionGbs},
                       {"pcie_generation"_L1, model.pcieGeneration},
                       {"thermal_design_power_w"_L1, model.thermalDesignPowerW},
                       {"launch_year"_L1, model.launchYear},
                       {"measured_bf16_tflops"_L1, model.measuredBf16Tflops},
                       {"source"_L1, model.source},
                       {"confidence"_L1, model.confidence},
                       {"notes"_L1, model.notes}}}};
}

Rows rowsOf(const ServerSpec &server)
{
    return {{.table = "server"_L1,
             .cells = {{"id"_L1, server.id},
                       {"origin"_L1, RowOrigin::Own},
                       {"name"_L1, server.name},
                       {"gpu_count"_L1, server.gpuCount},
                       {"gpu_model"_L1, server.gpuModel},
                       {"cpus"_L1, server.cpus},
                       {"memory_gb"_L1, server.memoryGb},
                       {"local_storage"_L1, server.localStorage},
                       {"network_cards"_L1, server.networkCards},
                       {"rack_units"_L1, server.rackUnits},
                       {"maximum_power_w"_L1, server.maximumPowerW},
                       {"typical_power_w"_L1, server.typicalPowerW},
                       {"weight_kg"_L1, server.weightKg},
                       {"cooling"_L1, server.cooling},
                       {"power_supplies"_L1, server.powerSupplies},
                       {"source"_L1, server.source},
                       {"confidence"_L1, server.confidence},
                       {"notes"_L1, server.notes}}}};
}

Result<std::vector<Stored<GpuModel>>> allAccelerators(const Connection &connection,
                                                      const ProjectId &project)
{
    Statement select{connection, kSelectAccelerators};
    return select.bind(project, GpuModelId{}, GpuModelId{}).all(acceleratorOf);
}

Result<std::vector<Stored<ServerSpec>>> allServers(const Connection &connection,
                                                   const ProjectId &project)
{
    Statement select{connection, kSelectServers};
    return select.bind(project, ServerId{}, ServerId{}).all(serverOf);
}

Result<std::optional<Stored<GpuModel>>> findAccelerator(const Connection &connection,
                                                        const GpuModelId &id)
{
    Statement select{connection, kSelectAccelerators};
    return select.bind(ProjectId{}, id, id).first(acceleratorOf);
}

Result<std::optional<Stored<ServerSpec>>> findServer(const Connection &connection,
                                                     const ServerId &id)
{
    Statement select{connection, kSelectServers};
    return select.bind(ProjectId{}, id, id).first(serverOf);
}

} // namespace steelyard::db
