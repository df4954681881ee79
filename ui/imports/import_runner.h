#pragma once

#include "model/base/result.h"
#include "ui/desk/import_file.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>

class QProgressDialog;

namespace steelyard::ui {

class ImportSummary;
class Prompts;
class Session;

/// Imports files into the session's workspace on a worker thread, with a progress that can be
/// cancelled, and shows afterwards what was read, left out and moved. One file at a time.
///
/// It outlives windows: an import goes on when another language makes another window, and what was
/// begun in one workspace ends in that one.
class ImportRunner final : public QObject
{
    Q_OBJECT

public:
    ImportRunner(Session &session, Prompts &prompts, QObject *parent = nullptr);
    /// Cancels what is running and waits for it: the workspace stays as it was.
    ~ImportRunner() override;

    /// Where progress and summary are shown from now on.
    void setWindow(QWidget *window);

    /// Asks for the name of a price book first; there several lists are called alike.
    void start(const QString &file);
    /// Asks for the file first.
    void startWithDialog();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// What the last import showed; null before the first and after it was closed.
    [[nodiscard]] ImportSummary *summary() const;

Q_SIGNALS:
    /// The import came to an end: done, failed or cancelled.
    void finished();

private:
    using Outcome = Result<desk::ImportReport>;

    void run(db::ProjectRepository::IfKnown ifKnown);
    void showProgress();
    void takeOutcome();
    void takeReport(const desk::ImportReport &report);
    /// The file holds a project that is there already. True: it goes on.
    [[nodiscard]] bool askHowToGoOn(const Error &error);

    Session &m_session;
    Prompts &m_prompts;
    QPointer<QWidget> m_window;
    bool m_isRunning = false;
    QString m_file;
    /// Where it began; another one may have been opened since.
    QString m_workspacePath;
    QString m_bookName;
    std::shared_ptr<std::atomic_bool> m_isCancelled = std::make_shared<std::atomic_bool>(false);
    QFutureWatcher<Outcome> m_watcher;
    QPointer<QProgressDialog> m_progress;
    QPointer<ImportSummary> m_summary;
};

} // namespace steelyard::ui
