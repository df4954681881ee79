#pragma once

#include "model/base/result.h"
#include "model/report/report_document.h"

#include <QByteArray>

namespace steelyard::ui {

/// The report as an A4 PDF with searchable text and charts as vectors. Needs a QGuiApplication
/// (the offscreen platform will do); on any thread, from values alone.
[[nodiscard]] QByteArray pdfOf(const ReportDocument &report);

/// Writes the PDF whole or not at all. Errors: FileUnwritable.
[[nodiscard]] Result<void> savePdf(const ReportDocument &report, const QString &path);

} // namespace steelyard::ui
