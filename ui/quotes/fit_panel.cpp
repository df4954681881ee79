#include "ui/quotes/fit_panel.h"

#include "ui/desk/offer_check.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/server_fit_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kFitRowPadding = 7;
constexpr int kShownFitRows = 7;
/// The question, told at length, leaves no room for the rest.
constexpr int kWidestColumn = 300;

} // namespace

FitPanel::FitPanel(Session &session, QWidget *parent)
    : Card{parent}
    , m_session{session}
    , m_summary{styledLabel(TextStyle::Muted, {}, this)}
    , m_language{new QComboBox{this}}
    , m_copy{new QPushButton{tr("Copy questions"), this}}
    , m_view{new QTableView{this}}
    , m_model{new ReportTableModel{{}, this}}
    , m_worker{[](const Question &question) -> Findings {
                   return desk::checkedLine(question.line,
                                            question.dossier->project,
                                            desk::rowsFor(*question.dossier, *question.catalogue));
               },
               [this](const Findings &findings) { take(findings); }}
{
    layOut();
    hide();
    connect(m_copy, &QPushButton::clicked, this, &FitPanel::copyQuestions);
}

void FitPanel::layOut()
{
    // Who is asked need not speak the reader's language.
    m_language->addItem(u"中文"_s);
    m_language->addItem(u"English"_s);
    m_language->setCurrentIndex(m_session.language() == Language::Chinese ? 0 : 1);
    m_language->setAccessibleName(tr("Language of the questions"));
    m_copy->setToolTip(tr("Puts the numbered questions to the vendor on the clipboard"));
    auto *head = new QHBoxLayout;
    head->addWidget(styledLabel(TextStyle::Heading, tr("Fit check"), this));
    head->addSpacing(kCardGap);
    head->addWidget(m_summary, 1);
    head->addWidget(m_language);
    head->addWidget(m_copy);
    content()->addLayout(head);

    m_view->setModel(m_model);
    const int rowHeight = m_view->fontMetrics().height() + kFitRowPadding;
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->horizontalHeader()->setMaximumSectionSize(kWidestColumn);
    m_view->setAccessibleName(tr("Fit check of the chosen line"));
    m_view->setFixedHeight(rowHeight * (kShownFitRows + 1));
    makeReadOnlyTable(*m_view);
    content()->addWidget(m_view);
}

void FitPanel::reloadCatalogue()
{
    m_catalogue = std::make_shared<const desk::ShippedCatalogue>(
        desk::catalogueOf(m_session.workspace()).value_or({}));
}

void FitPanel::showLine(const QuoteLine *line)
{
    const auto dossier = m_session.dossier();
    m_isAsked = dossier != nullptr && line != nullptr && offersServer(*line);
    if (!m_isAsked) {
        hide();
        return;
    }
    m_worker.request({.line = *line, .dossier = dossier, .catalogue = m_catalogue});
}

void FitPanel::take(const Findings &findings)
{
    if (!m_isAsked)
        return;
    m_findings = findings;
    const text::NumberFormat format = m_session.format();
    showTable(*m_model, text::askingFitTable(findings, format));
    m_view->resizeColumnsToContents();
    m_summary->setText(text::fitSummary(findings));
    show();
    Q_EMIT checked();
}

void FitPanel::copyQuestions()
{
    const Language language =
        m_language->currentIndex() == 0 ? Language::Chinese : Language::English;
    QGuiApplication::clipboard()->setText(text::questionList(m_findings, language));
}

QString FitPanel::summary() const
{
    return m_summary->text();
}

} // namespace steelyard::ui
