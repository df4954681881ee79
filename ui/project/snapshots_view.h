#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"
#include "ui/shared/column_table_model.h"
#include "ui/text/number_format.h"
#include "ui/whatif/latest_job.h"

#include <QWidget>

#include <memory>

class QPushButton;
class QTableView;

namespace steelyard::ui {

class Prompts;
class Session;
class WhatIfController;

/// Frozen states of the project: taken, reported on, opened as a project of their own, saved,
/// deleted.
class SnapshotsView final : public QWidget
{
    Q_OBJECT

public:
    SnapshotsView(Session &session,
                  Prompts &prompts,
                  const WhatIfController &whatIf,
                  QWidget *parent = nullptr);
    ~SnapshotsView() override;

    void reload();
    [[nodiscard]] const std::vector<Snapshot> &snapshots() const { return m_model->rows(); }
    [[nodiscard]] QTableView *view() const { return m_view; }

    /// With sliders that stand elsewhere than the project, as a case of its own.
    void take();
    /// Opens the chosen one as a project beside this one.
    void openChosen();
    /// Saves the chosen one as a project document.
    void exportChosen();
    void deleteChosen();
    /// The report of the chosen one, made from its own document: the prices of then.
    void saveReportOfChosen();
    void printChosen();

Q_SIGNALS:
    /// The report that was asked for is saved, on its way to the printer, or failed.
    void reportMade();

private:
    struct ReportRequest;
    struct MadeReport;
    using MadeReportPointer = std::shared_ptr<const MadeReport>;

    [[nodiscard]] static MadeReportPointer makeReport(const ReportRequest &request);
    /// Empty `path`: to the printer.
    void requestReport(const QString &path);
    void takeReport(const MadeReportPointer &made);
    void listen();
    void showButtons();
    [[nodiscard]] const Snapshot *chosen() const;

    Session &m_session;
    Prompts &m_prompts;
    const WhatIfController &m_whatIf;
    ColumnTableModel<Snapshot> *m_model = nullptr;
    QTableView *m_view = nullptr;
    std::vector<QPushButton *> m_buttonsForChosen;
    std::vector<QPushButton *> m_buttonsForReport;
    std::unique_ptr<LatestJob<ReportRequest, MadeReportPointer>> m_reports;
};

} // namespace steelyard::ui
