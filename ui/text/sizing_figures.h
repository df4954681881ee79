#pragma once

#include "ui/text/sizing_answer.h"

#include <QString>

#include <array>
#include <span>

namespace steelyard::text {

/// What the sizing page answers.
enum class SizingFigure
{
    Gpus,
    Days,
    GpuHours,
    Utilisation,
    Memory,
    Cost
};

inline constexpr std::array kSizingFigures = {SizingFigure::Gpus,
                                              SizingFigure::Days,
                                              SizingFigure::GpuHours,
                                              SizingFigure::Utilisation,
                                              SizingFigure::Memory,
                                              SizingFigure::Cost};

inline constexpr int kFirstSizingColumn = 1;
inline constexpr double kBytesPerGib = 1024.0 * 1024.0 * 1024.0;

/// The card's memory, which data sheets state in 10^9 bytes, in GiB; nothing: unknown.
[[nodiscard]] std::optional<double> cardGib(const GpuModel &gpu);

/// What the card has beyond the worst case, below zero where it lacks memory; nothing: not known.
[[nodiscard]] std::optional<double> spareGib(const SizingView &view);

/// A figure as its card shows it; `value` is "—" where it is unknown, and `note` says why. `name`
/// holds a currency, beside which a large sum would leave no room.
struct ShownSizing
{
    QString name = {};
    QString value = {};
    QString unit = {};
    QString note = {};
};

[[nodiscard]] QString sizingFigureName(SizingFigure figure);

[[nodiscard]] ShownSizing shownSizing(SizingFigure figure,
                                      const SizingView &view,
                                      const NumberFormat &format);

/// How a figure came about: its formula with the numbers, then what each rests on.
[[nodiscard]] QString sizingDerivation(SizingFigure figure,
                                       const SizingView &view,
                                       const NumberFormat &format);

/// How the job is spread over its GPUs, in one sentence: as given, else the best layout. Empty
/// where none fits, which `layoutRemedies` tells.
[[nodiscard]] QString layoutSentence(const SizingView &view, const NumberFormat &format);

/// One row for each accelerator: GPUs, days, GPU-hours, utilisation, memory to spare, cost, and
/// what is to be said, such as why it has no answer. Column 0 names it, column `kFirstSizingColumn`
/// + i is the i-th figure.
[[nodiscard]] ReportTable acceleratorTable(std::span<const SizedAccelerator> accelerators,
                                           const NumberFormat &format);

} // namespace steelyard::text
