#pragma once

#include "model/base/result.h"
#include "model/exchange/csv_reader.h"

#include <array>
#include <optional>

namespace steelyard::exchange {

/// The columns of a SkyPilot-style catalogue that are read; others are passed over.
enum class PriceBookColumn
{
    InstanceType,
    AcceleratorName,
    AcceleratorCount,
    Price,
    Region,
    Vcpus,
    MemoryGib,
    SpotPrice,
    AvailabilityZone,
};
inline constexpr size_t kPriceBookColumnCount = 9;

/// Where the columns stand in one file.
class PriceBookColumns final
{
public:
    /// Finds the columns in the header, the reader's present record; letter case does not matter.
    explicit PriceBookColumns(CsvReader &header);

    /// Names of the needed columns that are missing, joined by ", "; empty: all are there.
    [[nodiscard]] QString missing() const;

    /// The file's own place of the column; nothing when the file lacks it.
    [[nodiscard]] std::optional<size_t> indexOf(PriceBookColumn column) const;

    /// Columns in the header.
    [[nodiscard]] size_t count() const { return m_count; }

    /// The name as SkyPilot writes it.
    [[nodiscard]] static QString nameOf(PriceBookColumn column);

private:
    std::array<std::optional<size_t>, kPriceBookColumnCount> m_indices = {};
    size_t m_count = 0;
};

} // namespace steelyard::exchange
