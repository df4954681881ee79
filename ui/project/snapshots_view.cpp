#include "ui/project/snapshots_view.h"

#include "db/project_repository.h"
#include "db/snapshot_repository.h"
#include "db/transaction.h"
#include "model/exchange/project_document.h"
#include "ui/commands/push_command.h"
#include "ui/commands/store_project.h"
#include "ui/commands/store_snapshot.h"
#include "ui/desk/export_files.h"
#include "ui/project/new_project.h"
#include "ui/reports/printing.h"
#include "ui/reports/snapshot_report.h"
#include "ui/shared/empty_hint.h"
#include "ui/shared/prompts.h"
#include "ui/shared/proposed_file_name.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/whatif/what_if_case.h"
#include "ui/whatif/what_if_controller.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

Column<Snapshot> column(std::function<QString()> title,
                        std::function<QString(const Snapshot &)> text)
{
    return {.title = std::move(title), .text = std::move(text)};
}

std::vector<Column<Snapshot>> snapshotColumns(const text::NumberFormat &format)
{
    auto taken = column([] { return SnapshotsView::tr("Taken"); },
                        [format](const Snapshot &shown) { return format.dateTime(shown.takenAt); });
    taken.sortValue = [](const Snapshot &shown) -> QVariant { return shown.takenAt; };
    return {column([] { return SnapshotsView::tr("Snapshot"); },
                   [](const Snapshot &shown) { return shown.name; }),
            taken,
            column([] { return SnapshotsView::tr("By"); },
                   [](const Snapshot &shown) { return shown.takenBy; }),
            column([] { return SnapshotsView::tr("Program version"); },
                   [](const Snapshot &shown) { return shown.programVersion; })};
}

} // namespace

struct SnapshotsView::ReportRequest
{
    Snapshot snapshot = {};
    desk::ShippedCatalogue catalogue = {};
    text::ReportStamp stamp = {};
    text::NumberFormat format{Language::English};
    /// Empty: to the printer.
    QString path = {};
};

struct SnapshotsView::MadeReport
{
    Result<QByteArray> pdf;
    QString path = {};
};

SnapshotsView::SnapshotsView(Session &session,
                             Prompts &prompts,
                             const WhatIfController &whatIf,
                             QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_whatIf{whatIf}
    , m_model{new ColumnTableModel<Snapshot>{snapshotColumns(session.format()), this}}
    , m_view{new QTableView{this}}
    , m_reports{std::make_unique<LatestJob<ReportRequest, MadeReportPointer>>(
          &SnapshotsView::makeReport, [this](const MadeReportPointer &made) { takeReport(made); })}
{
    auto *explanation = styledLabel(
        TextStyle::Muted,
        tr("A snapshot keeps the whole project as it is now, quotes and prices included, so that "
           "the same report can be made again later."),
        this);
    explanation->setWordWrap(true);
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int narrow : {1, 2, 3})
        m_view->horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
    m_view->setAccessibleName(tr("Snapshots"));
    showWhileEmpty(*m_view, tr("No snapshots yet. Take one when a decision is made."));
    makeReadOnlyTable(*m_view);
    auto *bar = new QHBoxLayout;
    const auto addButton = [this, bar](const QString &text, auto slot) {
        auto *button = new QPushButton{text, this};
        connect(button, &QPushButton::clicked, this, slot);
        bar->addWidget(button);
        return button;
    };
    addButton(tr("Take snapshot…"), &SnapshotsView::take);
    m_buttonsForReport = {addButton(tr("Save PDF…"), &SnapshotsView::saveReportOfChosen),
                          addButton(tr("Print…"), &SnapshotsView::printChosen)};
    m_buttonsForChosen = {addButton(tr("Open as project"), &SnapshotsView::openChosen),
                          addButton(tr("Save document…"), &SnapshotsView::exportChosen),
                          addButton(tr("Delete"), &SnapshotsView::deleteChosen)};
    bar->addStretch();
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(explanation);
    column->addWidget(m_view, 1);
    column->addLayout(bar);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showButtons();
    });
    listen();
    connect(&session, &Session::workspaceReplaced, this, &SnapshotsView::listen);
}

SnapshotsView::~SnapshotsView() = default;

void SnapshotsView::listen()
{
    connect(&m_session.workspace().changes(),
            &db::ChangeNotifier::snapshotsChanged,
            this,
            &SnapshotsView::reload);
}

void SnapshotsView::reload()
{
    const auto dossier = m_session.dossier();
    std::vector<Snapshot> rows;
    if (dossier) {
        if (const auto list = m_session.workspace().snapshots().list(dossier->project.id))
            rows = *list;
    }
    m_model->setRows(std::move(rows));
    showButtons();
}

void SnapshotsView::showButtons()
{
    for (QPushButton *button : m_buttonsForChosen)
        button->setEnabled(chosen() != nullptr);
    // One report at a time: a newer one would take a waiting one's place.
    for (QPushButton *button : m_buttonsForReport)
        button->setEnabled(chosen() != nullptr && !m_reports->isBusy());
}

const Snapshot *SnapshotsView::chosen() const
{
    const auto selected = m_view->selectionModel()->selectedRows();
    return selected.isEmpty() || selected.front().row() >= m_model->rowCount()
        ? nullptr
        : &m_model->row(selected.front());
}

void SnapshotsView::take()
{
    if (!m_session.dossier())
        return;
    const auto format = m_session.format();
    const auto name = m_prompts.askText(
        tr("Take snapshot"), tr("Name of the snapshot:"), format.date(m_session.clock().today()));
    if (!name || name->trimmed().isEmpty())
        return;
    const ProjectId project = m_session.dossier()->project.id;
    auto dossier = m_session.workspace().projects().loadDossier(project);
    if (!dossier) {
        m_prompts.showError(dossier.error());
        return;
    }
    dossier->snapshots.clear();
    dossier->changeLog.clear();
    CaseId shownCase = m_session.shownCase();
    if (const auto laidOver = m_whatIf.laidOver();
        laidOver != nullptr && m_whatIf.knobs() != Knobs{}) {
        const KnobGround ground{
            .project = dossier->project, .laidOver = laidOver->project, .shownCase = shownCase};
        dossier->project.cases.push_back(caseFromKnobs(ground, m_whatIf.knobs(), name->trimmed()));
        shownCase = dossier->project.cases.back().id;
    }
    const Snapshot snapshot{.id = SnapshotId::create(),
                            .name = name->trimmed(),
                            .takenAt = m_session.clock().now(),
                            .takenBy = db::userName(),
                            .programVersion = QStringLiteral(STEELYARD_VERSION),
                            .shownCase = shownCase,
                            .document =
                                QString::fromUtf8(exchange::writeProjectDocument(*dossier))};
    pushCommand(m_session,
                new StoreSnapshot{m_session,
                                  m_prompts,
                                  tr("Take snapshot %1").arg(snapshot.name),
                                  project,
                                  snapshot,
                                  StoreSnapshot::Direction::Add});
}

void SnapshotsView::openChosen()
{
    if (chosen() == nullptr)
        return;
    const Snapshot snapshot = *chosen();
    const auto dossier = exchange::readProjectDocument(snapshot.document.toUtf8());
    if (!dossier) {
        m_prompts.showError(dossier.error());
        return;
    }
    const QString name =
        tr("%1 (snapshot %2)").arg(dossier->project.name.in(m_session.language()), snapshot.name);
    if (addProject(m_session,
                   m_prompts,
                   tr("Open snapshot %1").arg(snapshot.name),
                   projectCopy(*dossier, name)))
        m_session.showCase(snapshot.shownCase);
}

void SnapshotsView::exportChosen()
{
    if (chosen() == nullptr)
        return;
    const Snapshot snapshot = *chosen();
    const auto path = m_prompts.saveFile(tr("Save document"),
                                         tr("Project documents (*.json)"),
                                         proposedFileName(snapshot.name, u".json"));
    if (!path)
        return;
    if (const auto done = desk::writeFile(*path, snapshot.document.toUtf8()); !done)
        m_prompts.showError(done.error());
}

void SnapshotsView::saveReportOfChosen()
{
    if (chosen() == nullptr)
        return;
    const auto path = m_prompts.saveFile(tr("Save the report of the snapshot as PDF"),
                                         tr("PDF files (*.pdf)"),
                                         proposedFileName(chosen()->name, u".pdf"));
    if (path)
        requestReport(*path);
}

void SnapshotsView::printChosen()
{
    if (chosen() != nullptr)
        requestReport({});
}

void SnapshotsView::requestReport(const QString &path)
{
    auto catalogue = desk::catalogueOf(m_session.workspace());
    m_reports->request({.snapshot = *chosen(),
                        .catalogue = catalogue ? *std::move(catalogue) : desk::ShippedCatalogue{},
                        .stamp = {.printedAt = m_session.clock().now(),
                                  .programVersion = QStringLiteral(STEELYARD_VERSION)},
                        .format = m_session.format(),
                        .path = path});
    showButtons();
}

SnapshotsView::MadeReportPointer SnapshotsView::makeReport(const ReportRequest &request)
{
    return std::make_shared<const MadeReport>(MadeReport{
        .pdf = snapshotPdf(request.snapshot, request.catalogue, request.stamp, request.format),
        .path = request.path});
}

void SnapshotsView::takeReport(const MadeReportPointer &made)
{
    if (!made->pdf)
        m_prompts.showError(made->pdf.error());
    else if (made->path.isEmpty())
        printPdf(*made->pdf, m_prompts, this);
    else if (const auto saved = desk::writeFile(made->path, *made->pdf); !saved)
        m_prompts.showError(saved.error());
    showButtons();
    Q_EMIT reportMade();
}

void SnapshotsView::deleteChosen()
{
    if (chosen() == nullptr || !m_session.dossier())
        return;
    const Snapshot snapshot = *chosen();
    pushCommand(m_session,
                new StoreSnapshot{m_session,
                                  m_prompts,
                                  tr("Delete snapshot %1").arg(snapshot.name),
                                  m_session.dossier()->project.id,
                                  snapshot,
                                  StoreSnapshot::Direction::Remove});
}

} // namespace steelyard::ui
