#pragma once

#include "model/compare/dossier.h"
#include "ui/shared/column_table_model.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace steelyard::ui {

class Prompts;
class Session;

/// Frozen states of the project: taken, opened as a project of their own, saved, deleted.
class SnapshotsView final : public QWidget
{
    Q_OBJECT

public:
    SnapshotsView(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void reload();
    [[nodiscard]] const std::vector<Snapshot> &snapshots() const { return m_model->rows(); }
    [[nodiscard]] QTableView *view() const { return m_view; }

    void take();
    /// Opens the chosen one as a project beside this one.
    void openChosen();
    /// Saves the chosen one as a project document.
    void exportChosen();
    void deleteChosen();

private:
    void listen();
    void showButtons();
    [[nodiscard]] const Snapshot *chosen() const;

    Session &m_session;
    Prompts &m_prompts;
    ColumnTableModel<Snapshot> *m_model = nullptr;
    QTableView *m_view = nullptr;
    std::vector<QPushButton *> m_buttonsForChosen;
};

} // namespace steelyard::ui
