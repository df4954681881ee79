#pragma once

#include "model/catalog/gpu_model.h"

namespace steelyard {

/// A server platform with its data-sheet facts. Absent facts are absent, never 0.
struct ServerSpec
{
    ServerId id = {};
    QString name = {};
    std::optional<int> gpuCount = {};
    /// The accelerator as the data sheet names it; may name several.
    QString gpuModel = {};
    QString cpus = {};
    std::optional<double> memoryGb = {};
    QString localStorage = {};
    QString networkCards = {};
    std::optional<double> rackUnits = {};
    /// Rating, watts: sizes the breaker.
    std::optional<double> maximumPowerW = {};
    /// Measured typical load, watts: pays the electricity.
    std::optional<double> typicalPowerW = {};
    std::optional<double> weightKg = {};
    QString cooling = {};
    QString powerSupplies = {};
    QString source = {};
    Confidence confidence = Confidence::Low;
    QString notes = {};
    RowOrigin origin = RowOrigin::Own;

    friend bool operator==(const ServerSpec &, const ServerSpec &) = default;
};

} // namespace steelyard
