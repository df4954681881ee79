#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

#include <QByteArray>

namespace steelyard::desk {

/// A project with a training job.
struct JobDocument
{
    Dossier project = {};
    /// The file is the `job` object alone: the project around it says nothing.
    bool isJobAlone = false;
};

/// The project of a document that has a training job, or one around a file that is its `job` object
/// alone.
///
/// Errors: FileEmpty, MissingKey where the document has no job, those of
/// `exchange::readProjectDocument`; paths are those of a project document ("/job/tokens").
[[nodiscard]] Result<JobDocument> readJobDocument(const QByteArray &json);

} // namespace steelyard::desk
