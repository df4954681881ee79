#pragma once

#include "model/compare/project.h"
#include "ui/editing/rows_model.h"

#include <QWidget>

class QLabel;

namespace steelyard::ui {

class Prompts;
class Session;
class TableEditor;

/// The project's cases, and the values that the chosen one lays over the project.
class CasesView final : public QWidget
{
    Q_OBJECT

public:
    CasesView(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void reload();

    [[nodiscard]] RowsModel<ProjectCase> &cases() { return *m_cases; }
    [[nodiscard]] RowsModel<CaseValue> &values() { return *m_values; }
    [[nodiscard]] TableEditor *caseTable() const { return m_caseTable; }
    /// What keeps the chosen case from being laid over the project; empty: nothing.
    [[nodiscard]] QString problem() const;

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] TableEditor *makeCases();
    [[nodiscard]] TableEditor *makeValues();
    void showChosen();
    void showProblem();
    void storeCases(std::vector<ProjectCase> cases, const QString &action);
    /// Null: there is none.
    [[nodiscard]] const ProjectCase *chosen() const;

    Session &m_session;
    Prompts &m_prompts;
    CaseId m_shown;
    RowsModel<ProjectCase> *m_cases = nullptr;
    RowsModel<CaseValue> *m_values = nullptr;
    TableEditor *m_caseTable = nullptr;
    TableEditor *m_valueTable = nullptr;
    QLabel *m_valueTitle = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace steelyard::ui
