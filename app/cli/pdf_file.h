#pragma once

#include "model/base/result.h"
#include "model/report/report_document.h"

#include <QCoreApplication>

#include <memory>

namespace steelyard::cli {

/// Whether this build can write PDFs at all.
[[nodiscard]] bool canWritePdf();

/// The application object that writing a PDF needs; never opens a display.
[[nodiscard]] std::unique_ptr<QCoreApplication> makePdfApplication(int &argc, char **argv);

/// Errors: FileUnwritable, PdfUnavailable.
[[nodiscard]] Result<void> writePdf(const ReportDocument &report, const QString &path);

} // namespace steelyard::cli
