#include "ui/project/projects_view.h"

#include "ui/commands/store_project.h"
#include "ui/desk/sample_projects.h"
#include "ui/project/new_project.h"
#include "ui/shared/prompts.h"
#include "ui/shared/read_only_table.h"
#include "ui/shell/session.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

Column<db::ProjectSummary> countColumn(std::function<QString()> title,
                                       int db::ProjectSummary::*member,
                                       const text::NumberFormat &format)
{
    return {
        .title = std::move(title),
        .text = [member,
                 format](const db::ProjectSummary &row) { return format.whole(row.*member); },
        .sortValue = [member](const db::ProjectSummary &row) -> QVariant { return row.*member; },
        .alignment = kFigureAlignment};
}

bool isOpen(const Session &session, const db::ProjectSummary &row)
{
    return session.dossier() != nullptr && session.dossier()->project.id == row.id;
}

std::vector<Column<db::ProjectSummary>> projectColumns(const Session &session)
{
    const text::NumberFormat format = session.format();
    return {
        {.title = [] { return ProjectsView::tr("Project"); },
         .text =
             [&session](const db::ProjectSummary &row) {
                 const QString name = row.name.in(session.language());
                 return isOpen(session, row) ? ProjectsView::tr("%1 (open)").arg(name) : name;
             },
         .emphasis =
             [&session](const db::ProjectSummary &row) {
                 return isOpen(session, row) ? CellEmphasis::Strong : CellEmphasis::Normal;
             }},
        countColumn(
            [] { return ProjectsView::tr("Plans"); }, &db::ProjectSummary::planCount, format),
        countColumn(
            [] { return ProjectsView::tr("Quotes"); }, &db::ProjectSummary::quoteCount, format),
        countColumn(
            [] { return ProjectsView::tr("Cases"); }, &db::ProjectSummary::caseCount, format),
        {.title = [] { return ProjectsView::tr("Changed"); },
         .text = [format](const db::ProjectSummary &row) { return format.dateTime(row.changedAt); },
         .sortValue = [](const db::ProjectSummary &row) -> QVariant { return row.changedAt; }},
    };
}

} // namespace

ProjectsView::ProjectsView(Session &session, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_model{new ColumnTableModel<db::ProjectSummary>{projectColumns(session), this}}
    , m_view{new QTableView{this}}
{
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_view->setAccessibleName(tr("Projects of this workspace"));
    makeReadOnlyTable(*m_view);
    auto *bar = new QHBoxLayout;
    const auto addButton = [this, bar](const QString &text, auto slot) {
        auto *button = new QPushButton{text, this};
        connect(button, &QPushButton::clicked, this, slot);
        bar->addWidget(button);
        return button;
    };
    m_buttonsForChosen = {addButton(tr("Open"), &ProjectsView::openChosen),
                          addButton(tr("Duplicate"), &ProjectsView::duplicateChosen),
                          addButton(tr("Delete"), &ProjectsView::deleteChosen)};
    bar->addStretch();
    m_beginButtons = {addButton(tr("New project…"), &ProjectsView::addNew),
                      addButton(tr("Open sample…"), &ProjectsView::openSample)};
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_view, 1);
    column->addLayout(bar);
    connect(m_view, &QTableView::activated, this, &ProjectsView::openChosen);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showButtons();
    });
    listen();
    connect(&session, &Session::workspaceReplaced, this, [this] {
        listen();
        reload();
    });
    connect(&session, &Session::dossierChanged, this, &ProjectsView::reload);
    reload();
}

void ProjectsView::listen()
{
    connect(&m_session.workspace().changes(),
            &db::ChangeNotifier::projectsChanged,
            this,
            &ProjectsView::reload);
}

void ProjectsView::reload()
{
    const auto list = m_session.workspace().projects().list();
    m_model->setRows(list ? *list : std::vector<db::ProjectSummary>{});
    if (chosen() == nullptr) {
        const auto open = std::ranges::find_if(
            m_model->rows(), [this](const auto &row) { return isOpen(m_session, row); });
        if (open != m_model->rows().end())
            m_view->selectRow(static_cast<int>(open - m_model->rows().begin()));
    }
    showButtons();
}

void ProjectsView::showButtons()
{
    for (QPushButton *button : m_buttonsForChosen)
        button->setEnabled(chosen() != nullptr);
}

const db::ProjectSummary *ProjectsView::chosen() const
{
    const auto selected = m_view->selectionModel()->selectedRows();
    return selected.isEmpty() || selected.front().row() >= m_model->rowCount()
        ? nullptr
        : &m_model->row(selected.front());
}

void ProjectsView::setBeginButtonsVisible(bool isVisible)
{
    for (QPushButton *button : m_beginButtons)
        button->setVisible(isVisible);
}

void ProjectsView::addNew()
{
    const auto name =
        m_prompts.askText(tr("New project"), tr("What is to be bought?"), tr("New project"));
    if (!name || name->trimmed().isEmpty())
        return;
    addProject(m_session,
               m_prompts,
               tr("Make project %1").arg(name->trimmed()),
               newProject(name->trimmed(), m_session.clock().today()));
}

void ProjectsView::openSample()
{
    const auto samples = desk::sampleProjects();
    std::vector<Dossier> dossiers;
    QStringList names;
    for (const auto &sample : samples) {
        if (const auto dossier = desk::readSample(sample)) {
            names.append(dossier->project.name.in(m_session.language()));
            dossiers.push_back(*dossier);
        }
    }
    const auto answer = m_prompts.choose(tr("Open sample"), tr("Which sample?"), names);
    if (!answer)
        return;
    const Dossier &dossier = dossiers.at(static_cast<size_t>(*answer));
    const bool isThere = std::ranges::any_of(m_model->rows(), [&](const db::ProjectSummary &row) {
        return row.id == dossier.project.id;
    });
    if (!isThere) {
        addProject(m_session, m_prompts, tr("Open sample %1").arg(names.at(*answer)), dossier);
        return;
    }
    if (const auto opened = m_session.openProject(dossier.project.id); !opened)
        m_prompts.showError(opened.error());
}

void ProjectsView::openChosen()
{
    if (chosen() == nullptr)
        return;
    const ProjectId id = chosen()->id;
    if (const auto opened = m_session.openProject(id); !opened)
        m_prompts.showError(opened.error());
}

void ProjectsView::duplicateChosen()
{
    if (chosen() == nullptr)
        return;
    const QString name = chosen()->name.in(m_session.language());
    const auto dossier = m_session.workspace().projects().loadDossier(chosen()->id);
    if (!dossier) {
        m_prompts.showError(dossier.error());
        return;
    }
    addProject(m_session,
               m_prompts,
               tr("Duplicate project %1").arg(name),
               projectCopy(*dossier, tr("%1 (copy)").arg(name)));
}

void ProjectsView::deleteChosen()
{
    if (chosen() == nullptr)
        return;
    const ProjectId id = chosen()->id;
    const QString name = chosen()->name.in(m_session.language());
    const auto answer = m_prompts.choose(
        tr("Delete project"),
        tr("Delete project %1 with its quotes, plans and snapshots? This can't be undone; save it "
           "as a document first if in doubt.")
            .arg(name),
        {tr("Delete")});
    if (answer)
        deleteProject(m_session, m_prompts, tr("Delete project %1").arg(name), id);
}

} // namespace steelyard::ui
