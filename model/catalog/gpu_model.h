#pragma once

#include "model/base/enum_text.h"
#include "model/base/id.h"

#include <QString>

#include <optional>

namespace steelyard {

/// How far a catalogue fact can be trusted.
enum class Confidence
{
    High,
    Medium,
    Low
};

template <>
inline constexpr std::array kEnumTexts<Confidence> = {
    EnumText<Confidence>{Confidence::High, "high"},
    EnumText<Confidence>{Confidence::Medium, "medium"},
    EnumText<Confidence>{Confidence::Low, "low"},
};

/// Whose row it is: shipped with the program and renewed by its updates, or the user's own.
enum class RowOrigin
{
    Shipped,
    Own
};

template <>
inline constexpr std::array kEnumTexts<RowOrigin> = {
    EnumText<RowOrigin>{RowOrigin::Shipped, "shipped"},
    EnumText<RowOrigin>{RowOrigin::Own, "own"},
};

/// An accelerator with its data-sheet facts. Absent facts are absent, never 0.
///
/// Throughput is dense (without sparsity) in TFLOPS, bandwidth in GB/s, memory in GB.
struct GpuModel
{
    GpuModelId id = {};
    QString name = {};
    QString vendor = {};
    QString architecture = {};
    QString formFactor = {};
    std::optional<double> memoryGb = {};
    QString memoryType = {};
    std::optional<double> memoryBandwidthGbs = {};
    std::optional<double> fp32Tflops = {};
    std::optional<double> tf32DenseTflops = {};
    std::optional<double> fp16DenseTflops = {};
    std::optional<double> bf16DenseTflops = {};
    std::optional<double> fp8DenseTflops = {};
    std::optional<double> fp4DenseTflops = {};
    QString interconnect = {};
    std::optional<double> interconnectBothWaysGbs = {};
    std::optional<double> interconnectPerDirectionGbs = {};
    QString pcieGeneration = {};
    /// Watts.
    std::optional<double> thermalDesignPowerW = {};
    std::optional<int> launchYear = {};
    /// Best measured dense matrix product in BF16, TFLOPS.
    std::optional<double> measuredBf16Tflops = {};
    QString source = {};
    Confidence confidence = Confidence::Low;
    QString notes = {};
    RowOrigin origin = RowOrigin::Own;

    friend bool operator==(const GpuModel &, const GpuModel &) = default;
};

} // namespace steelyard
