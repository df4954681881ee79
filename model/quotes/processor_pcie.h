#pragma once

#include <QString>

#include <optional>

namespace steelyard {

/// The PCIe generation of the processors that are named, by their family; nothing: none is named
/// whose family is known.
///
/// AMD EPYC 7001: 3; 7002 and 7003: 4; 8004, 9004 and 9005: 5. Intel Xeon Scalable of the first
/// and second generation: 3; third (Ice Lake): 4; fourth and fifth, Xeon 6: 5. Sources: AMD EPYC
/// 7002, 7003, 9004 and 9005 series data sheets; Intel ARK, "PCI Express revision" of the families.
[[nodiscard]] std::optional<int> processorPcieGeneration(const QString &words);

} // namespace steelyard
