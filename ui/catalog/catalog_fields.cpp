#include "ui/catalog/catalog_fields.h"

#include "ui/editing/fields.h"

#include <QCoreApplication>

namespace steelyard::ui {

namespace {

constexpr int kFirstYear = 1990;
constexpr int kLastYear = 2100;
constexpr int kMostGpus = 100'000;

/// The words of this file.
struct CatalogWords
{
    Q_DECLARE_TR_FUNCTIONS(CatalogWords)
};

template <typename Row>
Field<Row> catalogNameField()
{
    auto field = textField<Row>({.title = CatalogWords::tr("Name"), .width = 24}, &Row::name);
    field.set = [](Row &row, const QString &typed) -> Result<void> {
        if (typed.trimmed().isEmpty())
            return blankNotAllowed();
        row.name = typed.trimmed();
        return {};
    };
    return field;
}

template <typename Row>
Field<Row> originField()
{
    return {.head = {.title = CatalogWords::tr("Origin"), .width = 8, .isEditable = false},
            .text = [](const Row &row) { return text::label(row.origin); }};
}

template <typename Row>
Field<Row> sourceField()
{
    return textField<Row>({.title = CatalogWords::tr("Source"), .width = 30}, &Row::source);
}

template <typename Row>
Field<Row> notesField()
{
    return textField<Row>({.title = CatalogWords::tr("Notes"), .width = 30}, &Row::notes);
}

template <typename Row>
Field<Row> confidenceField()
{
    return enumField<Row>({.title = CatalogWords::tr("Confidence"), .width = 10}, &Row::confidence);
}

} // namespace

std::vector<Field<GpuModel>> acceleratorFields()
{
    using W = CatalogWords;
    const auto words = [](const QString &title, QString GpuModel::*member, int width) {
        return textField<GpuModel>({.title = title, .width = width}, member);
    };
    const auto figure = [](const QString &title, std::optional<double> GpuModel::*member) {
        return figureField<GpuModel>({.title = title, .width = 8}, member);
    };
    return {
        catalogNameField<GpuModel>(),
        words(W::tr("Vendor"), &GpuModel::vendor, 8),
        originField<GpuModel>(),
        confidenceField<GpuModel>(),
        words(W::tr("Architecture"), &GpuModel::architecture, 10),
        words(W::tr("Form factor"), &GpuModel::formFactor, 10),
        figure(W::tr("Memory (GB)"), &GpuModel::memoryGb),
        words(W::tr("Memory type"), &GpuModel::memoryType, 8),
        figure(W::tr("Bandwidth (GB/s)"), &GpuModel::memoryBandwidthGbs),
        figure(W::tr("BF16 dense (TFLOPS)"), &GpuModel::bf16DenseTflops),
        figure(W::tr("BF16 measured (TFLOPS)"), &GpuModel::measuredBf16Tflops),
        figure(W::tr("FP16 dense (TFLOPS)"), &GpuModel::fp16DenseTflops),
        figure(W::tr("FP8 dense (TFLOPS)"), &GpuModel::fp8DenseTflops),
        figure(W::tr("FP4 dense (TFLOPS)"), &GpuModel::fp4DenseTflops),
        figure(W::tr("TF32 dense (TFLOPS)"), &GpuModel::tf32DenseTflops),
        figure(W::tr("FP32 (TFLOPS)"), &GpuModel::fp32Tflops),
        words(W::tr("Link"), &GpuModel::interconnect, 10),
        figure(W::tr("Link, both ways (GB/s)"), &GpuModel::interconnectBothWaysGbs),
        figure(W::tr("Link, per direction (GB/s)"), &GpuModel::interconnectPerDirectionGbs),
        words(W::tr("PCIe"), &GpuModel::pcieGeneration, 6),
        figure(W::tr("Power (W)"), &GpuModel::thermalDesignPowerW),
        optionalWholeField<GpuModel>(
            {.title = W::tr("Launched"), .width = 6}, &GpuModel::launchYear, kFirstYear, kLastYear),
        sourceField<GpuModel>(),
        notesField<GpuModel>(),
    };
}

std::vector<Field<ServerSpec>> serverFields()
{
    using W = CatalogWords;
    const auto words = [](const QString &title, QString ServerSpec::*member, int width) {
        return textField<ServerSpec>({.title = title, .width = width}, member);
    };
    const auto figure = [](const QString &title, std::optional<double> ServerSpec::*member) {
        return figureField<ServerSpec>({.title = title, .width = 8}, member);
    };
    return {
        catalogNameField<ServerSpec>(),
        originField<ServerSpec>(),
        confidenceField<ServerSpec>(),
        optionalWholeField<ServerSpec>(
            {.title = W::tr("GPUs"), .width = 6}, &ServerSpec::gpuCount, 0, kMostGpus),
        words(W::tr("Accelerator"), &ServerSpec::gpuModel, 18),
        words(W::tr("CPUs"), &ServerSpec::cpus, 20),
        figure(W::tr("Memory (GB)"), &ServerSpec::memoryGb),
        words(W::tr("Local storage"), &ServerSpec::localStorage, 20),
        words(W::tr("Network cards"), &ServerSpec::networkCards, 20),
        figure(W::tr("Rack units"), &ServerSpec::rackUnits),
        figure(W::tr("Rated power (W)"), &ServerSpec::maximumPowerW),
        figure(W::tr("Typical power (W)"), &ServerSpec::typicalPowerW),
        figure(W::tr("Weight (kg)"), &ServerSpec::weightKg),
        words(W::tr("Cooling"), &ServerSpec::cooling, 10),
        words(W::tr("Power supplies"), &ServerSpec::powerSupplies, 18),
        sourceField<ServerSpec>(),
        notesField<ServerSpec>(),
    };
}

} // namespace steelyard::ui
