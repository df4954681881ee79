#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "ui/desk/shipped_catalogue.h"
#include "ui/text/report_content.h"

#include <QByteArray>

namespace steelyard::ui {

/// The report of a snapshot as PDF, evaluated from the snapshot's own document as of the day on
/// which it was taken, with the case that was shown then. `catalogue` has what its job names and
/// the document does not hold. `stamp` says when it is printed. Errors: those of reading the
/// document and of evaluating it. Thread: any.
[[nodiscard]] Result<QByteArray> snapshotPdf(const Snapshot &snapshot,
                                             const desk::ShippedCatalogue &catalogue,
                                             const text::ReportStamp &stamp,
                                             const text::NumberFormat &format);

} // namespace steelyard::ui
