#include "ui/project/project_page.h"

#include "ui/commands/save_project.h"
#include "ui/editing/fields.h"
#include "ui/imports/import_runner.h"
#include "ui/project/cases_view.h"
#include "ui/project/change_log_view.h"
#include "ui/project/plans_view.h"
#include "ui/project/projects_view.h"
#include "ui/project/snapshots_view.h"
#include "ui/project/start_panel.h"
#include "ui/shared/card.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"
#include "ui/whatif/what_if_controller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// More than this reads as a wall; the rest follows when these are mended.
constexpr qsizetype kMostMissing = 3;
/// Of the start screen's free height, against 1 of nothing.
constexpr int kProjectsShare = 4;

/// What keeps the plans from being compared, most important first; as the comparison page has
/// found it, so that nothing is computed twice.
QStringList missingParts(const Dossier &dossier,
                         const WhatIfController &whatIf,
                         const text::NumberFormat &format)
{
    if (dossier.quotes.empty())
        return {ProjectPage::tr("There are no quotes yet: add them on the quotes page.")};
    const auto saved = whatIf.saved();
    if (saved == nullptr)
        return whatIf.error() ? QStringList{text::errorText(*whatIf.error())} : QStringList{};
    QStringList parts;
    for (const Finding &finding : saved->findings) {
        const bool matters =
            finding.severity == Severity::Problem || finding.rule == FindingRule::PlanEmpty;
        const QString part = text::findingText(finding, format);
        if (matters && !parts.contains(part))
            parts.append(part);
    }
    return parts;
}

} // namespace

ProjectPage::ProjectPage(Session &session,
                         Prompts &prompts,
                         const WhatIfController &whatIf,
                         ImportRunner &imports,
                         QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_whatIf{whatIf}
    , m_stack{new QStackedWidget{this}}
    , m_start{new QWidget{this}}
    , m_startPanel{new StartPanel{m_start}}
    , m_content{new QWidget{this}}
    , m_tabs{new QTabWidget{m_content}}
    , m_plans{new PlansView{session, prompts, this}}
    , m_cases{new CasesView{session, prompts, this}}
    , m_snapshots{new SnapshotsView{session, prompts, whatIf, this}}
    , m_changeLog{new ChangeLogView{session, this}}
    , m_projects{new ProjectsView{session, prompts, this}}
{
    m_startColumn = new QVBoxLayout{m_start};
    m_startColumn->setContentsMargins({});
    m_startColumn->setSpacing(kCardGap);
    m_startColumn->addWidget(
        styledLabel(TextStyle::Heading, tr("What do you want to compare?"), m_start));
    m_startColumn->addWidget(m_startPanel);
    m_startColumn->addStretch(1);

    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_plans, tr("Plans"));
    m_tabs->addTab(m_cases, tr("Cases"));
    m_tabs->addTab(m_snapshots, tr("Snapshots"));
    m_tabs->addTab(m_changeLog, tr("Changes"));
    auto *tabCard = new Card{m_content};
    tabCard->content()->addWidget(m_tabs);
    auto *content = new QVBoxLayout{m_content};
    content->setContentsMargins({});
    content->setSpacing(kCardGap);
    content->addWidget(makeHead());
    content->addWidget(tabCard, 1);

    m_stack->addWidget(m_start);
    m_stack->addWidget(m_content);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    column->addWidget(m_stack);
    connect(m_startPanel, &StartPanel::newWanted, m_projects, &ProjectsView::addNew);
    connect(m_startPanel, &StartPanel::sampleWanted, m_projects, &ProjectsView::openSample);
    connect(m_startPanel, &StartPanel::fileWanted, &imports, &ImportRunner::startWithDialog);
    connect(&session, &Session::dossierChanged, this, &ProjectPage::reload);
    connect(&whatIf, &WhatIfController::updated, this, &ProjectPage::showMissing);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (m_tabs->currentWidget() == m_changeLog)
            m_changeLog->reload();
    });
    reload();
}

void ProjectPage::activate()
{
    if (m_session.dossier())
        m_head->box(0)->setFocus();
    else
        m_startPanel->newButton()->setFocus();
}

QWidget *ProjectPage::makeHead()
{
    m_head = new RecordForm<Project>{
        {nameField<Project>(
             {.title = tr("Project"), .width = 30}, &Project::name, m_session.language()),
         textField<Project>({.title = tr("Notes"), .hint = tr("What it is for")}, &Project::notes)},
        2,
        [this] { return m_session.clock().today(); }};
    m_head->onChanged([this](const Project &after, const QString &field) {
        saveProject(m_session, m_prompts, tr("Change %1 of the project").arg(field), after);
    });
    m_summary = styledLabel(TextStyle::Muted, {}, m_content);
    m_missing = styledLabel(TextStyle::Warning, {}, m_content);
    m_missing->setWordWrap(true);
    auto *card = new Card{tr("What is to be bought, and how could it be served?"), m_content};
    card->content()->addWidget(m_head);
    card->content()->addWidget(m_summary);
    card->content()->addWidget(m_missing);
    return card;
}

void ProjectPage::reload()
{
    const auto dossier = m_session.dossier();
    placeProjects();
    m_stack->setCurrentWidget(dossier ? m_content : m_start);
    m_snapshots->reload();
    m_changeLog->reload();
    if (!dossier)
        return;
    const Project &project = dossier->project;
    if (m_head->record().id == project.id)
        m_head->setRecord(project);
    else
        m_head->showOther(project);
    m_plans->reload();
    m_cases->reload();
    const auto format = m_session.format();
    m_summary->setText(u"%1 · %2 · %3 · %4"_s.arg(
        tr("starts %1")
            .arg(project.start.isValid() ? format.date(project.start) : QString{text::kUnknown}),
        tr("%n month(s)", nullptr, project.horizonMonths),
        tr("%n plan(s)", nullptr, static_cast<int>(project.plans.size())),
        tr("%n quote(s)", nullptr, static_cast<int>(dossier->quotes.size()))));
    showMissing();
}

void ProjectPage::placeProjects()
{
    // One list of projects serves both screens.
    const bool isOpen = m_session.dossier() != nullptr;
    const int tab = m_tabs->indexOf(m_projects);
    m_projects->setBeginButtonsVisible(isOpen);
    if (isOpen && tab < 0)
        m_tabs->addTab(m_projects, tr("All projects"));
    if (isOpen)
        return;
    if (tab >= 0)
        m_tabs->removeTab(tab);
    m_startColumn->insertWidget(m_startColumn->count() - 1, m_projects, kProjectsShare);
    m_projects->setVisible(!m_projects->projects().empty());
}

void ProjectPage::showMissing()
{
    const auto dossier = m_session.dossier();
    if (dossier == nullptr)
        return;
    const QStringList parts = missingParts(*dossier, m_whatIf, m_session.format());
    m_missing->setText(parts.mid(0, kMostMissing).join(u'\n'));
    m_missing->setVisible(!parts.isEmpty());
}

QString ProjectPage::missing() const
{
    return m_missing->text();
}

} // namespace steelyard::ui
