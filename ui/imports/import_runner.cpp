#include "ui/imports/import_runner.h"

#include "ui/imports/import_summary.h"
#include "ui/shared/prompts.h"
#include "ui/shell/session.h"

#include <QDir>
#include <QFileInfo>
#include <QProgressDialog>
#include <QPromise>
#include <QtConcurrentRun>

namespace steelyard::ui {

namespace {

constexpr int kAllDone = 100;
/// A shorter import needs no progress; milliseconds.
constexpr int kMoment = 400;

} // namespace

ImportRunner::ImportRunner(Session &session, Prompts &prompts, QObject *parent)
    : QObject{parent}
    , m_session{session}
    , m_prompts{prompts}
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ImportRunner::takeOutcome);
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, [this](int percent) {
        if (m_progress)
            m_progress->setValue(percent);
    });
}

ImportRunner::~ImportRunner()
{
    *m_isCancelled = true;
    m_watcher.waitForFinished();
}

ImportSummary *ImportRunner::summary() const
{
    return m_summary;
}

void ImportRunner::setWindow(QWidget *window)
{
    m_window = window;
    if (m_isRunning)
        showProgress();
}

void ImportRunner::startWithDialog()
{
    const auto file = m_prompts.openFile(
        tr("Import"), tr("Price lists and project documents (*.csv *.json);;All files (*)"));
    if (file)
        start(*file);
}

void ImportRunner::start(const QString &file)
{
    if (m_isRunning) {
        m_prompts.showMessage(tr("Import"),
                              tr("%1 is still being imported. Wait for it, or cancel it first.")
                                  .arg(QFileInfo{m_file}.fileName()));
        return;
    }
    m_bookName.clear();
    if (const auto proposal = desk::proposedBookName(file)) {
        const auto name =
            m_prompts.askText(tr("Import"),
                              tr("Name of the price book. A list under the name of a book that is "
                                 "there becomes its next edition."),
                              *proposal);
        if (!name)
            return;
        m_bookName = name->trimmed();
    }
    m_file = file;
    m_workspacePath = m_session.workspace().path();
    run(db::ProjectRepository::IfKnown::Refuse);
}

void ImportRunner::run(db::ProjectRepository::IfKnown ifKnown)
{
    m_isRunning = true;
    m_isCancelled = std::make_shared<std::atomic_bool>(false);
    const desk::ImportOptions options{.ifKnown = ifKnown,
                                      .priceBookName = m_bookName,
                                      .action = tr("Import %1").arg(QFileInfo{m_file}.fileName())};
    const auto work = [file = m_file,
                       workspace = m_workspacePath,
                       options,
                       &clock = m_session.clock(),
                       isCancelled = m_isCancelled](QPromise<Outcome> &promise) {
        promise.setProgressRange(0, kAllDone);
        promise.addResult(desk::importFile(
            file, workspace, options, clock, [&promise, &isCancelled](int percent) {
                promise.setProgressValue(percent);
                return !*isCancelled;
            }));
    };
    showProgress();
    m_watcher.setFuture(QtConcurrent::run(work));
}

void ImportRunner::showProgress()
{
    delete m_progress;
    // Not modal, and shown only when the import takes longer than a moment.
    m_progress = new QProgressDialog{
        tr("Importing %1…").arg(QFileInfo{m_file}.fileName()), tr("Cancel"), 0, kAllDone, m_window};
    m_progress->setWindowTitle(tr("Import"));
    m_progress->setMinimumDuration(kMoment);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_progress, &QProgressDialog::canceled, this, [isCancelled = m_isCancelled] {
        *isCancelled = true;
    });
}

void ImportRunner::takeOutcome()
{
    m_isRunning = false;
    delete m_progress; // at once: what follows may ask
    const Outcome outcome = m_watcher.result();
    const bool isKnown = !outcome && outcome.error().code == ErrorCode::ProjectExists;
    if (isKnown && askHowToGoOn(outcome.error()))
        return;
    if (outcome)
        takeReport(*outcome);
    const bool isSettled = outcome || isKnown || outcome.error().code == ErrorCode::Cancelled;
    if (!isSettled)
        m_prompts.showError(outcome.error());
    Q_EMIT finished();
}

void ImportRunner::takeReport(const desk::ImportReport &report)
{
    if (m_session.workspace().path() != m_workspacePath) {
        m_prompts.showMessage(tr("Import"),
                              tr("%1 was imported into %2, which was open when the import began.")
                                  .arg(report.name.in(m_session.language()),
                                       QDir::toNativeSeparators(m_workspacePath)));
        return;
    }
    // The import wrote through a connection of its own.
    m_session.workspace().noticeForeignChanges();
    if (!report.project.isEmpty()) {
        if (const auto opened = m_session.openProject(report.project); !opened)
            m_prompts.showError(opened.error());
    }
    if (m_summary)
        m_summary->close();
    m_summary = new ImportSummary{report, m_session.format(), m_window};
    m_summary->setAttribute(Qt::WA_DeleteOnClose);
    m_summary->show();
}

bool ImportRunner::askHowToGoOn(const Error &error)
{
    const auto answer = m_prompts.choose(tr("Import"),
                                         tr("The workspace already holds the project \"%1\". "
                                            "Replace it with the file's version, or add "
                                            "a copy beside it?")
                                             .arg(error.arguments.value(0)),
                                         {tr("Add a copy"), tr("Replace")});
    if (!answer)
        return false;
    run(*answer == 0 ? db::ProjectRepository::IfKnown::Copy
                     : db::ProjectRepository::IfKnown::Replace);
    return true;
}

} // namespace steelyard::ui
