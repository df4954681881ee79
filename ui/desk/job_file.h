#pragma once

#include "model/base/result.h"
#include "model/compare/project.h"

#include <QByteArray>

namespace steelyard::desk {

/// The training job of a project document, or of a file that is its `job` object alone.
///
/// Errors: FileEmpty, MissingKey where the document has no job, those of
/// `exchange::readProjectDocument`; paths are those of a project document ("/job/tokens").
[[nodiscard]] Result<TrainingJob> jobInDocument(const QByteArray &json);

} // namespace steelyard::desk
