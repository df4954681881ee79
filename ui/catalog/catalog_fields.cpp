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
    const auto words = [](const QString &title, QString GpuModel::*member, int width) {
        return textField<GpuModel>({.title = title, .width = width}, member);
    };
    const auto figure = [](const QString &title, std::optional<double> GpuModel::*member) {
        return figureField<GpuModel>({.title = title, .width = 8}, member);
    };
    return {
        catalogNameField<GpuModel>(),
        words(CatalogWords::tr("Vendor"), &GpuModel::vendor, 8),
        originField<GpuModel>(),
        confidenceField<GpuModel>(),
        words(CatalogWords::tr("Architecture"), &GpuModel::architecture, 10),
        words(CatalogWords::tr("Form factor"), &GpuModel::formFactor, 14),
        figure(CatalogWords::tr("Memory (GB)", "of an accelerator"), &GpuModel::memoryGb),
        words(CatalogWords::tr("Memory type"), &GpuModel::memoryType, 8),
        figure(CatalogWords::tr("Bandwidth (GB/s)"), &GpuModel::memoryBandwidthGbs),
        figure(CatalogWords::tr("BF16 dense (TFLOPS)"), &GpuModel::bf16DenseTflops),
        figure(CatalogWords::tr("BF16 measured (TFLOPS)"), &GpuModel::measuredBf16Tflops),
        figure(CatalogWords::tr("FP16 dense (TFLOPS)"), &GpuModel::fp16DenseTflops),
        figure(CatalogWords::tr("FP8 dense (TFLOPS)"), &GpuModel::fp8DenseTflops),
        figure(CatalogWords::tr("FP4 dense (TFLOPS)"), &GpuModel::fp4DenseTflops),
        figure(CatalogWords::tr("TF32 dense (TFLOPS)"), &GpuModel::tf32DenseTflops),
        figure(CatalogWords::tr("FP32 (TFLOPS)"), &GpuModel::fp32Tflops),
        words(CatalogWords::tr("Link"), &GpuModel::interconnect, 10),
        figure(CatalogWords::tr("Link, both ways (GB/s)"), &GpuModel::interconnectBothWaysGbs),
        figure(CatalogWords::tr("Link, per direction (GB/s)"),
               &GpuModel::interconnectPerDirectionGbs),
        words(CatalogWords::tr("PCIe"), &GpuModel::pcieGeneration, 6),
        figure(CatalogWords::tr("Power (W)"), &GpuModel::thermalDesignPowerW),
        optionalWholeField<GpuModel>({.title = CatalogWords::tr("Launched"), .width = 6},
                                     &GpuModel::launchYear,
                                     kFirstYear,
                                     kLastYear),
        sourceField<GpuModel>(),
        notesField<GpuModel>(),
    };
}

std::vector<Field<ServerSpec>> serverFields()
{
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
            {.title = CatalogWords::tr("GPUs"), .width = 6}, &ServerSpec::gpuCount, 0, kMostGpus),
        words(CatalogWords::tr("Accelerator"), &ServerSpec::gpuModel, 18),
        words(CatalogWords::tr("CPUs"), &ServerSpec::cpus, 20),
        figure(CatalogWords::tr("Memory (GB)", "of a server"), &ServerSpec::memoryGb),
        words(CatalogWords::tr("Local storage"), &ServerSpec::localStorage, 20),
        words(CatalogWords::tr("Network cards"), &ServerSpec::networkCards, 20),
        figure(CatalogWords::tr("Rack units"), &ServerSpec::rackUnits),
        figure(CatalogWords::tr("Rated power (W)"), &ServerSpec::maximumPowerW),
        figure(CatalogWords::tr("Typical power (W)"), &ServerSpec::typicalPowerW),
        figure(CatalogWords::tr("Weight (kg)"), &ServerSpec::weightKg),
        words(CatalogWords::tr("Cooling"), &ServerSpec::cooling, 10),
        words(CatalogWords::tr("Power supplies"), &ServerSpec::powerSupplies, 18),
        sourceField<ServerSpec>(),
        notesField<ServerSpec>(),
    };
}

} // namespace steelyard::ui
