#include "ui/reports/report_page.h"

#include "ui/desk/evaluation.h"
#include "ui/desk/export_files.h"
#include "ui/reports/pdf_report.h"
#include "ui/reports/printing.h"
#include "ui/shared/card.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"
#include "ui/text/report_content.h"

#include <QHBoxLayout>
#include <QPdfDocument>
#include <QPdfView>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace steelyard::ui {

using namespace Qt::StringLiterals;

/// All that a report is made from, as values for the worker thread.
struct ReportPage::Request
{
    std::shared_ptr<const Dossier> dossier = {};
    desk::EvaluationRequest evaluation = {};
    text::ReportStamp stamp = {};
    text::NumberFormat format{Language::English};
};

ReportPage::ReportPage(Session &session, Prompts &prompts, QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_document{new QPdfDocument{this}}
{
    m_job = std::make_unique<LatestJob<Request, std::shared_ptr<const Result<Rendered>>>>(
        &ReportPage::render, [this](const std::shared_ptr<const Result<Rendered>> &rendered) {
            showRendered(rendered);
        });
    buildLayout();
    connect(&m_session, &Session::dossierChanged, this, &ReportPage::markStale);
    connect(&m_session, &Session::shownCaseChanged, this, &ReportPage::markStale);
}

ReportPage::~ReportPage() = default;

QString ReportPage::title() const
{
    return tr("Report");
}

QString ReportPage::iconName() const
{
    return u"document-print"_s;
}

void ReportPage::activate()
{
    m_view->setFocus();
}

void ReportPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_isStale)
        refresh();
}

void ReportPage::buildLayout()
{
    m_view = new QPdfView{this};
    m_view->setDocument(m_document);
    m_view->setPageMode(QPdfView::PageMode::MultiPage);
    m_view->setZoomMode(QPdfView::ZoomMode::FitToWidth);
    m_view->setAccessibleName(tr("Preview of the report"));
    m_empty = new EmptyState{tr("No report yet"), tr("Open a project to see its report."), this};
    m_stack = new QStackedWidget{this};
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);

    m_print = new QPushButton{tr("&Print…"), this};
    m_print->setToolTip(tr("Print the pages shown (Ctrl+P)"));
    m_savePdf = new QPushButton{tr("Save P&DF…"), this};
    m_savePdf->setToolTip(tr("Save the pages shown as one file"));
    m_saveCsv = new QPushButton{tr("Save &CSV…"), this};
    m_saveCsv->setToolTip(tr("Save all tables for Excel or WPS"));
    connect(m_print, &QPushButton::clicked, this, &ReportPage::print);
    connect(m_savePdf, &QPushButton::clicked, this, &ReportPage::savePdf);
    connect(m_saveCsv, &QPushButton::clicked, this, &ReportPage::saveCsv);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton *button : {m_print, m_savePdf, m_saveCsv})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout{this};
    layout->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    layout->setSpacing(kCardGap);
    layout->addLayout(buttons);
    layout->addWidget(m_stack);
    setReady(false);
}

void ReportPage::markStale()
{
    m_isStale = true;
    setReady(false);
    if (isVisible())
        refresh();
}

void ReportPage::refresh()
{
    m_isStale = false;
    const std::shared_ptr<const Dossier> dossier = m_session.dossier();
    if (!dossier) {
        m_empty->setTexts(tr("No report yet"), tr("Open a project to see its report."));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_job->request({.dossier = dossier,
                    .evaluation = {.caseName = m_session.shownCase().text(),
                                   .today = m_session.clock().today()},
                    .stamp = {.printedAt = m_session.clock().now(),
                              .programVersion = QStringLiteral(STEELYARD_VERSION)},
                    .format = m_session.format()});
}

std::shared_ptr<const Result<ReportPage::Rendered>> ReportPage::render(const Request &request)
{
    const auto result = [&]() -> Result<Rendered> {
        const Result<Dossier> laid = desk::laidOver(*request.dossier, request.evaluation);
        if (!laid)
            return laid.error();
        const Result<Comparison> comparison = desk::compare(*request.dossier, request.evaluation);
        if (!comparison)
            return comparison.error();
        Rendered rendered{
            .report = text::reportContent(*comparison, *laid, request.stamp, request.format)};
        rendered.pdf = pdfOf(rendered.report);
        return rendered;
    };
    return std::make_shared<const Result<Rendered>>(result());
}

void ReportPage::showRendered(const std::shared_ptr<const Result<Rendered>> &rendered)
{
    // The project may have been closed, or changed again, while the report was being made.
    if (m_isStale || !m_session.dossier())
        return;
    m_rendered = rendered;
    if (!*m_rendered) {
        m_empty->setTexts(tr("The report can't be made"), text::errorText(m_rendered->error()));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_document->close();
    m_buffer.close();
    m_buffer.setData((*m_rendered)->pdf);
    m_buffer.open(QIODevice::ReadOnly);
    m_document->load(&m_buffer);
    m_stack->setCurrentWidget(m_view);
    setReady(true);
    Q_EMIT previewReady();
    if (std::exchange(m_printsWhenReady, false))
        print();
}

void ReportPage::setReady(bool isReady)
{
    for (QPushButton *button : {m_print, m_savePdf, m_saveCsv})
        button->setEnabled(isReady);
}

void ReportPage::print()
{
    if (!m_print->isEnabled()) {
        m_printsWhenReady = m_session.dossier() != nullptr;
        return;
    }
    auto *printer = new QPrinter{QPrinter::HighResolution};
    auto *dialog = new QPrintDialog{printer, this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this](QPrinter *chosen) {
        printTo(*chosen);
    });
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    dialog->open();
}

void ReportPage::printTo(QPrinter &printer)
{
    // "Print to file" gets the PDF itself, with its text.
    const Result<void> printed = printer.outputFormat() == QPrinter::PdfFormat
        ? desk::writeFile(printer.outputFileName(), (*m_rendered)->pdf)
        : printPages(*m_document, printer);
    if (!printed)
        m_prompts.showError(printed.error());
}

void ReportPage::savePdf()
{
    if (!m_savePdf->isEnabled())
        return;
    const auto path = m_prompts.saveFile(
        tr("Save the report as PDF"), tr("PDF files (*.pdf)"), suggestedName(u".pdf"_s));
    if (!path)
        return;
    if (const auto saved = desk::writeFile(*path, (*m_rendered)->pdf); !saved)
        m_prompts.showError(saved.error());
}

void ReportPage::saveCsv()
{
    if (!m_saveCsv->isEnabled())
        return;
    const auto path = m_prompts.saveFile(
        tr("Save the tables as CSV"), tr("CSV files (*.csv)"), suggestedName(u".csv"_s));
    if (!path)
        return;
    if (const auto saved = desk::exportCsv((*m_rendered)->report, *path); !saved)
        m_prompts.showError(saved.error());
}

QString ReportPage::suggestedName(const QString &suffix) const
{
    QString name = m_session.dossier()->project.name.in(m_session.language());
    // What some file system forbids in names.
    for (const QChar forbidden : u"/\\:*?\"<>|"_s)
        name.replace(forbidden, u'-');
    return name + suffix;
}

} // namespace steelyard::ui
