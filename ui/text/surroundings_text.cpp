#include "ui/text/surroundings_text.h"

#include "ui/text/source_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace steelyard::text {

using namespace Qt::StringLiterals;
using namespace sizing;

namespace {

struct SurroundingWords
{
    Q_DECLARE_TR_FUNCTIONS(SurroundingsText)
};

/// A unit, and how many of the need's own it holds.
struct UnitStep
{
    const char *name = "";
    double size = 1.0;
};

constexpr std::array kTerabytes{UnitStep{"GB", 1e-3}, UnitStep{"TB", 1.0}, UnitStep{"PB", 1e3}};
constexpr std::array kGigabytes{UnitStep{"GB", 1.0}, UnitStep{"TB", 1e3}};
constexpr std::array kGigabytesPerSecond{
    UnitStep{"MB/s", 1e-3}, UnitStep{"GB/s", 1.0}, UnitStep{"TB/s", 1e3}};
constexpr std::array kGigabits{UnitStep{"Gb/s", 1.0}, UnitStep{"Tb/s", 1e3}};
constexpr std::array kSeconds{UnitStep{"s", 1.0}, UnitStep{"min", 60.0}, UnitStep{"h", 3'600.0}};
constexpr std::array kMinutes{UnitStep{"min", 1.0}, UnitStep{"h", 60.0}};
constexpr std::array kKilowatts{UnitStep{"kW", 1.0}, UnitStep{"MW", 1e3}};
constexpr std::array kMegawattHours{
    UnitStep{"kWh", 1e-3}, UnitStep{"MWh", 1.0}, UnitStep{"GWh", 1e3}};
constexpr std::array kUnits{UnitStep{"U", 1.0}};
constexpr std::array kPercent{UnitStep{"%", 0.01}};
constexpr std::array kPlain{UnitStep{}};

std::span<const UnitStep> stepsOf(Provision provision)
{
    switch (provision) {
    case Provision::Checkpoint:
    case Provision::WeightsFile:
    case Provision::CheckpointsKept:
    case Provision::Dataset:
    case Provision::Snapshots:
    case Provision::SharedStorage:
    case Provision::Backup:
    case Provision::LocalCache:
        return kTerabytes;
    case Provision::HostMemory:
        return kGigabytes;
    case Provision::StorageRate:
    case Provision::LocalRate:
        return kGigabytesPerSecond;
    case Provision::NetworkPerGpu:
    case Provision::NetworkPerServer:
        return kGigabits;
    case Provision::CheckpointWrite:
        return kSeconds;
    case Provision::CheckpointInterval:
        return kMinutes;
    case Provision::GpuPower:
    case Provision::RatedPower:
    case Provision::TypicalPower:
        return kKilowatts;
    case Provision::Energy:
        return kMegawattHours;
    case Provision::RackUnits:
        return kUnits;
    case Provision::CheckpointLoss:
        return kPercent;
    case Provision::CpuCores:
    case Provision::Racks:
        return kPlain;
    }
    Q_UNREACHABLE();
}

/// Decimals with which a figure shows three digits, at most three; a whole one has none.
int decimalsOfThreeDigits(double value)
{
    constexpr int kMostDecimals = 3;
    constexpr int kShownDigits = 3;
    if (!(value > 0.0))
        return 0;
    if (value == std::floor(value))
        return 0;
    const int whole = int(std::floor(std::log10(value))) + 1;
    return std::clamp(kShownDigits - whole, 0, kMostDecimals);
}

/// The largest unit of which it is one at least, else the smallest.
UnitStep unitOf(Provision provision, double amount)
{
    const std::span<const UnitStep> steps = stepsOf(provision);
    UnitStep chosen = steps.front();
    for (const UnitStep &step : steps) {
        if (amount >= step.size)
            chosen = step;
    }
    return chosen;
}

QString threeDigits(double value, const NumberFormat &format)
{
    return format.number(value, decimalsOfThreeDigits(value));
}

/// Both ends in the unit of the expected value; empty where they are that value.
QString rangeText(const Band<double> &band, const UnitStep &unit, const NumberFormat &format)
{
    if (band.low == band.high)
        return {};
    return SurroundingWords::tr("%1 to %2", "least, most")
        .arg(threeDigits(band.low / unit.size, format), threeDigits(band.high / unit.size, format));
}

std::vector<ReportCell> needRow(const Need &need, const NumberFormat &format)
{
    std::vector<ReportCell> row{{.text = provisionName(need.provision)}};
    if (!need.amount) {
        row.push_back({.text = kUnknown});
        row.resize(4);
        row.push_back({.text = need.lacks ? unstatedText(*need.lacks) : QString{}});
        return row;
    }
    const UnitStep unit = unitOf(need.provision, need.amount->expected);
    const double shown = need.amount->expected / unit.size;
    row.push_back({.text = threeDigits(shown, format),
                   .number = shown,
                   .exact = QString::number(shown, 'g', 12)});
    row.push_back({.text = QString::fromLatin1(unit.name)});
    row.push_back({.text = rangeText(*need.amount, unit, format)});
    row.push_back({.text = sourceText(need.source)});
    return row;
}

} // namespace

QString provisionName(Provision provision)
{
    switch (provision) {
    case Provision::Checkpoint:
        return SurroundingWords::tr("Full checkpoint");
    case Provision::WeightsFile:
        return SurroundingWords::tr("Weights alone, 16 bits");
    case Provision::StorageRate:
        return SurroundingWords::tr("Write rate of shared storage");
    case Provision::CheckpointWrite:
        return SurroundingWords::tr("Time to write a checkpoint");
    case Provision::CheckpointInterval:
        return SurroundingWords::tr("Time between checkpoints");
    case Provision::CheckpointLoss:
        return SurroundingWords::tr("Time lost to checkpoints");
    case Provision::CheckpointsKept:
        return SurroundingWords::tr("Checkpoints kept");
    case Provision::Dataset:
        return SurroundingWords::tr("Dataset");
    case Provision::Snapshots:
        return SurroundingWords::tr("Snapshots");
    case Provision::SharedStorage:
        return SurroundingWords::tr("Shared storage to buy");
    case Provision::Backup:
        return SurroundingWords::tr("Backup elsewhere");
    case Provision::LocalCache:
        return SurroundingWords::tr("NVMe drives of a server");
    case Provision::LocalRate:
        return SurroundingWords::tr("Write rate of its NVMe drives");
    case Provision::HostMemory:
        return SurroundingWords::tr("RAM of a server");
    case Provision::CpuCores:
        return SurroundingWords::tr("CPU cores for each GPU");
    case Provision::NetworkPerGpu:
        return SurroundingWords::tr("Network for each GPU");
    case Provision::NetworkPerServer:
        return SurroundingWords::tr("Network of a server");
    case Provision::GpuPower:
        return SurroundingWords::tr("Power of the GPUs, rated");
    case Provision::RatedPower:
        return SurroundingWords::tr("Power of the servers, rated");
    case Provision::TypicalPower:
        return SurroundingWords::tr("Power of the servers, typical");
    case Provision::Energy:
        return SurroundingWords::tr("Energy of the run");
    case Provision::RackUnits:
        return SurroundingWords::tr("Rack units");
    case Provision::Racks:
        return SurroundingWords::tr("Racks");
    }
    Q_UNREACHABLE();
}

QString unstatedText(Unstated input)
{
    switch (input) {
    case Unstated::StorageRate:
        return SurroundingWords::tr("State how fast shared storage is written to.");
    case Unstated::GpuMemory:
        return SurroundingWords::tr("The catalogue lacks the accelerator's memory.");
    case Unstated::GpuPower:
        return SurroundingWords::tr("The catalogue lacks the accelerator's rated power.");
    case Unstated::Layout:
        return SurroundingWords::tr("No layout fits, so nobody knows what the GPUs exchange.");
    case Unstated::Server:
        return SurroundingWords::tr("Choose a server.");
    case Unstated::ServerPower:
        return SurroundingWords::tr("The catalogue lacks the server's rated power.");
    case Unstated::ServerUnits:
        return SurroundingWords::tr("The catalogue lacks the server's height.");
    case Unstated::RackPower:
        return SurroundingWords::tr("State what power one rack of the site gives.");
    case Unstated::RackTooSmall:
        return SurroundingWords::tr("No server goes into a rack of that power and height.");
    }
    Q_UNREACHABLE();
}

QString provisionText(Provision provision, double amount, const NumberFormat &format)
{
    const UnitStep unit = unitOf(provision, amount);
    const QString number = threeDigits(amount / unit.size, format);
    const QString name = QString::fromLatin1(unit.name);
    return name.isEmpty() ? number : number + u' ' + name;
}

ReportTable surroundingsTable(const SizingView &view, const NumberFormat &format)
{
    ReportTable table{
        .caption = SurroundingWords::tr("Around the GPUs"),
        .columns = {
            {.title = SurroundingWords::tr("Need")},
            {.title = SurroundingWords::tr("Expected"), .alignment = ColumnAlignment::End},
            {.title = SurroundingWords::tr("Unit")},
            {.title = SurroundingWords::tr("Least to most"), .alignment = ColumnAlignment::End},
            {.title = SurroundingWords::tr("Rests on, or lacks")}}};
    for (const Need &need : view.around.needs)
        table.rows.push_back(needRow(need, format));
    return table;
}

} // namespace steelyard::text
