#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "model/report/report_document.h"

#include <QByteArray>

namespace steelyard::desk {

/// Writes `content` whole or not at all: an existing file stays until the new one is complete.
/// Errors: FileUnwritable.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &content);

/// The project document. Errors: FileUnwritable.
[[nodiscard]] Result<void> exportProject(const Dossier &dossier, const QString &path);

/// All tables of the report as CSV. Errors: FileUnwritable.
[[nodiscard]] Result<void> exportCsv(const ReportDocument &report, const QString &path);

} // namespace steelyard::desk
