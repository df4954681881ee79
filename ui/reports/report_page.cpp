#include "ui/reports/report_page.h"

#include "ui/desk/export_files.h"
#include "ui/desk/project_report.h"
#include "ui/reports/pdf_report.h"
#include "ui/reports/printing.h"
#include "ui/shared/card.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shared/proposed_file_name.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"
#include "ui/whatif/what_if_controller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPdfDocument>
#include <QPdfView>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace steelyard::ui {

using namespace Qt::StringLiterals;

namespace {

/// A sheet wider than this no longer shows what it looks like on paper.
constexpr int kWidestPreview = 960;
constexpr int kPreviewShare = 100;

} // namespace

/// All that a report is made from, as values for the worker thread.
struct ReportPage::Request
{
    std::shared_ptr<const Comparison> comparison = {};
    /// The project with the shown case laid over it.
    std::shared_ptr<const Dossier> laidOver = {};
    text::ReportStamp stamp = {};
    text::NumberFormat format{Language::English};
    /// For the job; empty where the project has none.
    desk::ShippedCatalogue catalogue = {};
};

ReportPage::ReportPage(Session &session,
                       Prompts &prompts,
                       WhatIfController &whatIf,
                       QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_whatIf{whatIf}
    , m_document{new QPdfDocument{this}}
{
    m_job = std::make_unique<LatestJob<Request, std::shared_ptr<const Rendered>>>(
        &ReportPage::render,
        [this](const std::shared_ptr<const Rendered> &rendered) { showRendered(rendered); });
    buildLayout();
    connect(&m_whatIf, &WhatIfController::requested, this, &ReportPage::markStale);
    connect(&m_whatIf, &WhatIfController::updated, this, &ReportPage::markStale);
}

ReportPage::~ReportPage()
{
    // The view first: it waits for its thread, which still reads the document.
    delete m_view;
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

void ReportPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_printsWhenReady = false; // whoever went on doesn't wait for a dialog any more
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
    buttons->addWidget(
        styledLabel(TextStyle::Heading, tr("What will the decision-maker see?"), this));
    buttons->addStretch();
    for (QPushButton *button : {m_print, m_savePdf, m_saveCsv})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout{this};
    layout->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    layout->setSpacing(kCardGap);
    layout->addLayout(buttons);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(m_stack, kPreviewShare);
    middle->addStretch(1);
    m_stack->setMaximumWidth(kWidestPreview);
    layout->addLayout(middle, 1);
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
    if (m_session.dossier() == nullptr) {
        showNothing(tr("No report yet"), tr("Open a project to see its report."));
        return;
    }
    if (m_whatIf.isBusy())
        return; // `updated` comes
    if (const auto &error = m_whatIf.error()) {
        showNothing(tr("The report can't be made"), text::errorText(*error));
        return;
    }
    m_isStale = false;
    Request request{.comparison = m_whatIf.current(),
                    .laidOver = m_whatIf.laidOver(),
                    .stamp = {.printedAt = m_session.clock().now(),
                              .programVersion = QStringLiteral(STEELYARD_VERSION)},
                    .format = m_session.format()};
    if (request.laidOver->project.job) {
        if (auto catalogue = desk::catalogueOf(m_session.workspace()))
            request.catalogue = *std::move(catalogue);
    }
    m_job->request(std::move(request));
}

void ReportPage::showNothing(const QString &title, const QString &hint)
{
    m_isStale = false;
    m_printsWhenReady = false;
    m_empty->setTexts(title, hint);
    m_stack->setCurrentWidget(m_empty);
}

std::shared_ptr<const ReportPage::Rendered> ReportPage::render(const Request &request)
{
    Rendered rendered{.report = desk::projectReport(*request.comparison,
                                                    *request.laidOver,
                                                    request.catalogue,
                                                    request.stamp,
                                                    request.format)};
    rendered.pdf = pdfOf(rendered.report);
    return std::make_shared<const Rendered>(std::move(rendered));
}

void ReportPage::showRendered(const std::shared_ptr<const Rendered> &rendered)
{
    // The project may have been closed, or changed again, while the report was being made.
    if (m_isStale || !m_session.dossier() || m_job->isBusy())
        return;
    m_rendered = rendered;
    m_document->close();
    m_buffer.close();
    m_buffer.setData(m_rendered->pdf);
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
    if (m_print->isEnabled())
        printPdf(m_rendered->pdf, m_prompts, this);
    else
        m_printsWhenReady = m_session.dossier() != nullptr && !m_whatIf.error();
}

void ReportPage::savePdf()
{
    if (!m_savePdf->isEnabled())
        return;
    const auto path = m_prompts.saveFile(
        tr("Save the report as PDF"), tr("PDF files (*.pdf)"), suggestedName(u".pdf"_s));
    if (!path)
        return;
    if (const auto saved = desk::writeFile(*path, m_rendered->pdf); !saved)
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
    if (const auto saved = desk::exportCsv(m_rendered->report, *path); !saved)
        m_prompts.showError(saved.error());
}

QString ReportPage::suggestedName(const QString &suffix) const
{
    return proposedFileName(m_session.dossier()->project.name.in(m_session.language()), suffix);
}

} // namespace steelyard::ui
