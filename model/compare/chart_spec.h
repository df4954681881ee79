#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace steelyard {

/// What a colour stands for; the theme and the report turn it into a colour.
enum class ChartRole
{
    Hardware,
    Electricity,
    Cooling,
    Bandwidth,
    Rack,
    Operations,
    Other,
    PlanCloud,
    PlanHosted,
    PlanHybrid,
    Saved, ///< the saved case, pale
    // What fills the memory of a GPU.
    MemoryWeights,
    MemoryGradients,
    MemoryOptimizer,
    MemoryActivations,
    MemoryLogits,
    MemoryBuffers,
    MemoryOverhead
};

/// One stacked part, or one line.
struct ChartSeries
{
    QString name = {};
    ChartRole role = ChartRole::Other;
    /// Tells plans of one mode apart: 0 solid, 1 dashed, 2 dotted ...
    int variant = 0;
    /// Bars: one value per category. Lines: y for each of `ChartSpec::x`.
    std::vector<double> values = {};

    friend bool operator==(const ChartSeries &, const ChartSeries &) = default;
};

/// A marked point of a line chart.
struct ChartMark
{
    double x = 0.0;
    double y = 0.0;
    QString label = {};

    friend bool operator==(const ChartMark &, const ChartMark &) = default;
};

/// A chart as values: no colour, no font, no Qt Charts type. Drawn on screen and in the PDF.
struct ChartSpec
{
    enum class Kind
    {
        StackedBars,
        Lines,
        Steps
    };
    Kind kind = Kind::StackedBars;
    /// The finding, or what is shown when there is none.
    QString title = {};
    /// The basis of the figures, under the chart.
    QString sourceLine = {};
    QString yUnit = {};
    QString xUnit = {};
    /// Bars: their names. Empty for lines.
    std::vector<QString> categories = {};
    /// Lines: shared x positions, rising. Empty for bars.
    std::vector<double> x = {};
    std::vector<ChartSeries> series = {};
    /// Pale lines or bar totals of the saved case, drawn behind; same shape as `series`.
    std::vector<ChartSeries> savedSeries = {};
    /// What the pale ones are; empty: the saved case.
    QString savedName = {};
    std::vector<ChartMark> marks = {};
    /// What is marked, before each mark's own label; empty: the label says it all.
    QString marksName = {};
    /// Bars: text above each bar.
    std::vector<QString> totals = {};

    friend bool operator==(const ChartSpec &, const ChartSpec &) = default;
};

} // namespace steelyard
