#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "ui/text/report_content.h"

#include <QByteArray>

namespace steelyard::ui {

/// The report of a snapshot as PDF, evaluated from the snapshot's own document as of the day on
/// which it was taken, with the case that was shown then. `stamp` says when it is printed.
/// Errors: those of reading the document and of evaluating it. Thread: any.
[[nodiscard]] Result<QByteArray> snapshotPdf(const Snapshot &snapshot,
                                             const text::ReportStamp &stamp,
                                             const text::NumberFormat &format);

} // namespace steelyard::ui
