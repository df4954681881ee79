#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

#include <vector>

namespace steelyard::desk {

/// A project document that ships with the program.
struct SampleProject
{
    /// ":/samples/s05-platform-team.json"
    QString resource = {};
    /// Where it lies in the source tree and the installed data folder: "s05-platform-team.json".
    QString fileName = {};
};

/// The shipped samples; the first one opens on first start.
[[nodiscard]] std::vector<SampleProject> sampleProjects();

[[nodiscard]] Result<Dossier> readSample(const SampleProject &sample);

} // namespace steelyard::desk
