#pragma once

#include "model/compare/dossier.h"
#include "model/exchange/document_archive.h"

namespace steelyard::exchange {

// Layout of catalogue rows and used offers in a project document (see `document_archive.h`).

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<GpuModel> &gpu)
{
    static const GpuModel usual;
    archive.always("id", gpu.id);
    archive.always("name", gpu.name);
    archive("vendor", gpu.vendor);
    archive("architecture", gpu.architecture);
    archive("form_factor", gpu.formFactor);
    archive("memory_gb", gpu.memoryGb);
    archive("memory_type", gpu.memoryType);
    archive("memory_bandwidth_gbs", gpu.memoryBandwidthGbs);
    archive("fp32_tflops", gpu.fp32Tflops);
    archive("tf32_dense_tflops", gpu.tf32DenseTflops);
    archive("fp16_dense_tflops", gpu.fp16DenseTflops);
    archive("bf16_dense_tflops", gpu.bf16DenseTflops);
    archive("fp8_dense_tflops", gpu.fp8DenseTflops);
    archive("fp4_dense_tflops", gpu.fp4DenseTflops);
    archive("interconnect", gpu.interconnect);
    archive("interconnect_both_ways_gbs", gpu.interconnectBothWaysGbs);
    archive("interconnect_per_direction_gbs", gpu.interconnectPerDirectionGbs);
    archive("pcie_generation", gpu.pcieGeneration);
    archive("thermal_design_power_w", gpu.thermalDesignPowerW);
    archive("launch_year", gpu.launchYear);
    archive("measured_bf16_tflops", gpu.measuredBf16Tflops);
    archive("source", gpu.source);
    archive.unless(usual.confidence, "confidence", gpu.confidence);
    archive("notes", gpu.notes);
    archive.unless(usual.origin, "origin", gpu.origin);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<ServerSpec> &server)
{
    static const ServerSpec usual;
    archive.always("id", server.id);
    archive.always("name", server.name);
    archive("gpu_count", server.gpuCount);
    archive("gpu_model", server.gpuModel);
    archive("cpus", server.cpus);
    archive("memory_gb", server.memoryGb);
    archive("local_storage", server.localStorage);
    archive("network_cards", server.networkCards);
    archive("rack_units", server.rackUnits);
    archive("maximum_power_w", server.maximumPowerW);
    archive("typical_power_w", server.typicalPowerW);
    archive("weight_kg", server.weightKg);
    archive("cooling", server.cooling);
    archive("power_supplies", server.powerSupplies);
    archive("source", server.source);
    archive.unless(usual.confidence, "confidence", server.confidence);
    archive("notes", server.notes);
    archive.unless(usual.origin, "origin", server.origin);
}

template <typename Archive>
void layout(Archive &archive, typename Archive::template Value<UsedOffer> &used)
{
    archive.always("book", used.book);
    archive("edition", used.edition);
    archive("currency", used.currency);
    archive.always("instance_type", used.offer.instanceType);
    archive("gpu_name", used.offer.gpuName);
    archive("gpu_count", used.offer.gpuCount);
    archive("vcpus", used.offer.vcpus);
    archive("memory_gib", used.offer.memoryGib);
    archive("region", used.offer.region);
    archive("zone", used.offer.zone);
    archive("on_demand_price", used.offer.onDemandPrice);
    archive("spot_price", used.offer.spotPrice);
    archive("line", used.offer.line);
}

} // namespace steelyard::exchange
