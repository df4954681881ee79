#include "ui/reports/snapshot_report.h"

#include "model/exchange/project_document.h"
#include "ui/desk/evaluation.h"
#include "ui/desk/project_report.h"
#include "ui/reports/pdf_report.h"

namespace steelyard::ui {

Result<QByteArray> snapshotPdf(const Snapshot &snapshot,
                               const desk::ShippedCatalogue &catalogue,
                               const text::ReportStamp &stamp,
                               const text::NumberFormat &format)
{
    const auto dossier = exchange::readProjectDocument(snapshot.document.toUtf8());
    if (!dossier)
        return dossier.error();
    const desk::EvaluationRequest request{.caseName = snapshot.shownCase.text(),
                                          .today = snapshot.takenAt.toLocalTime().date()};
    const auto evaluation = desk::evaluated(*dossier, request);
    if (!evaluation)
        return evaluation.error();
    text::ReportStamp ofSnapshot = stamp;
    ofSnapshot.snapshot = snapshot.name;
    ofSnapshot.takenAt = snapshot.takenAt;
    return pdfOf(desk::projectReport(
        evaluation->comparison, evaluation->laidOver, catalogue, ofSnapshot, format));
}

} // namespace steelyard::ui
