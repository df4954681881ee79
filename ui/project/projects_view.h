#pragma once

#include "db/project_repository.h"
#include "ui/shared/column_table_model.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace steelyard::ui {

class Prompts;
class Session;

/// The projects of this workspace: made, opened, duplicated, deleted.
class ProjectsView final : public QWidget
{
    Q_OBJECT

public:
    ProjectsView(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void reload();
    [[nodiscard]] const std::vector<db::ProjectSummary> &projects() const
    {
        return m_model->rows();
    }
    [[nodiscard]] QTableView *view() const { return m_view; }

    /// The buttons for new projects and samples, where nothing else offers them.
    void setBeginButtonsVisible(bool isVisible);

    /// Asks for a name, makes the project and opens it.
    void addNew();
    /// Offers the shipped samples and opens the chosen one.
    void openSample();
    void openChosen();
    void duplicateChosen();
    void deleteChosen();

private:
    void listen();
    void showButtons();
    [[nodiscard]] const db::ProjectSummary *chosen() const;

    Session &m_session;
    Prompts &m_prompts;
    ColumnTableModel<db::ProjectSummary> *m_model = nullptr;
    QTableView *m_view = nullptr;
    std::vector<QPushButton *> m_buttonsForChosen;
    std::vector<QPushButton *> m_beginButtons;
};

} // namespace steelyard::ui
