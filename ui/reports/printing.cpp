#include "ui/reports/printing.h"

#include "model/base/result.h"
#include "ui/desk/export_files.h"
#include "ui/shared/prompts.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>
#include <memory>

namespace steelyard::ui {

namespace {

/// More than this is not seen on paper, but fills the printer's memory.
constexpr double kFinestDpi = 300.0;
constexpr double kPointsPerInch = 72.0;

void printPage(QPdfDocument &document, int page, const QPrinter &printer, QPainter &painter)
{
    const QSizeF points = document.pagePointSize(page);
    const double dpi = std::min<double>(printer.resolution(), kFinestDpi);
    const QImage image = document.render(page, (points * (dpi / kPointsPerInch)).toSize());
    // The report keeps its own margins: scale from sheet to sheet, not into the printable area.
    const QRectF sheet = printer.paperRect(QPrinter::DevicePixel);
    const QPointF corner = -printer.pageRect(QPrinter::DevicePixel).topLeft();
    const QSizeF size = points.scaled(sheet.size(), Qt::KeepAspectRatio);
    painter.drawImage(QRectF{corner, size}, image);
}

/// Prints the chosen pages. Errors: FileUnwritable, when the printer refuses to begin.
Result<void> printPages(QPdfDocument &document, QPrinter &printer)
{
    const int first = std::max(printer.fromPage(), 1);
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), document.pageCount())
                                          : document.pageCount();
    QPainter painter;
    if (!painter.begin(&printer))
        return Error{.code = ErrorCode::FileUnwritable,
                     .arguments = {printer.printerName()},
                     .where = printer.printerName()};
    for (int page = first; page <= last; ++page) {
        if (page > first)
            printer.newPage();
        printPage(document, page - 1, printer, painter);
    }
    return {};
}

Result<void> printTo(QPrinter &printer, const QByteArray &pdf)
{
    const bool isWhole = printer.fromPage() == 0;
    if (printer.outputFormat() == QPrinter::PdfFormat && isWhole)
        return desk::writeFile(printer.outputFileName(), pdf);
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    return printPages(document, printer);
}

} // namespace

void printPdf(const QByteArray &pdf, Prompts &prompts, QWidget *parent)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog{printer.get(), parent};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Holds the printer, which the dialog only borrows, for as long as the dialog lives.
    QObject::connect(
        dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), dialog, [pdf, &prompts, printer] {
            if (const auto printed = printTo(*printer, pdf); !printed)
                prompts.showError(printed.error());
        });
    dialog->open();
}

} // namespace steelyard::ui
