#pragma once

#include "ui/desk/asked_job.h"

#include <CLI/CLI.hpp>

namespace steelyard::cli {

/// Adds what is trained, on how many tokens and by which method; read into `job`, which must
/// outlive `app`.
void addTrainedOptions(CLI::App &app, desk::AskedJob &job);

} // namespace steelyard::cli
