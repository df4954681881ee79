#pragma once

#include "app/cli/options.h"
#include "model/base/clock.h"

namespace steelyard::cli {

/// What every command needs beside its options.
struct Surroundings
{
    const Clock &clock;
    Language language = Language::English;
};

// Each runs one command and returns the program's exit code.

[[nodiscard]] int compare(const CompareOptions &options, const Surroundings &surroundings);
[[nodiscard]] int explain(const ExplainOptions &options, const Surroundings &surroundings);
[[nodiscard]] int payments(const PaymentsOptions &options, const Surroundings &surroundings);
[[nodiscard]] int sizeJob(const SizeOptions &options, const Surroundings &surroundings);
[[nodiscard]] int sizeTable(const SizeOptions &options, const Surroundings &surroundings);
[[nodiscard]] int sizeMemoryTable(const SizeOptions &options, const Surroundings &surroundings);
[[nodiscard]] int checkOffers(const CheckOptions &options, const Surroundings &surroundings);
[[nodiscard]] int listProjects(const ListOptions &options, const Surroundings &surroundings);
[[nodiscard]] int importFile(const ImportCommandOptions &options, const Surroundings &surroundings);
[[nodiscard]] int exportProject(const ExportOptions &options, const Surroundings &surroundings);
[[nodiscard]] int printSchema();

} // namespace steelyard::cli
