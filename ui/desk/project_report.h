#pragma once

#include "model/report/report_document.h"
#include "ui/desk/evaluation.h"
#include "ui/desk/shipped_catalogue.h"
#include "ui/text/report_content.h"
#include "ui/text/sizing_answer.h"

namespace steelyard::desk {

/// The job of a project, sized; nothing where the project has none. The project's own catalogue
/// rows go before `catalogue`. Thread: any; a layout search is part of it.
[[nodiscard]] std::optional<text::SizingAnswer> sizedFor(const Dossier &dossier,
                                                         const ShippedCatalogue &catalogue);

/// Adds that the demand holds fewer GPU-hours than the job takes; nothing where it holds them, or
/// follows from the job by itself.
void takeDemandFinding(Comparison &comparison,
                       const Project &project,
                       const std::optional<text::SizingAnswer> &sizing);

/// The report of a comparison and of the job behind it, which is sized here. Thread: any.
[[nodiscard]] ReportDocument projectReport(Comparison comparison,
                                           const Dossier &dossier,
                                           const ShippedCatalogue &catalogue,
                                           const text::ReportStamp &stamp,
                                           const text::NumberFormat &format);

} // namespace steelyard::desk
