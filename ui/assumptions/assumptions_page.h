#pragma once

#include "ui/assumptions/assumption_rows.h"
#include "ui/editing/record_form.h"
#include "ui/editing/rows_model.h"
#include "ui/shell/page.h"

class QStackedWidget;
class QTabWidget;

namespace steelyard::ui {

class Prompts;
class Session;
class TableEditor;

/// On what do the figures rest? Basis, job, demand, assumptions, sites and exchange rates.
class AssumptionsPage final : public Page
{
    Q_OBJECT

public:
    AssumptionsPage(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void activate() override;

    [[nodiscard]] RecordForm<Project> *basis() const { return m_basis; }
    [[nodiscard]] RecordForm<Project> *job() const { return m_job; }
    [[nodiscard]] RowsModel<DemandPhase> &phases() { return *m_phases; }
    [[nodiscard]] RowsModel<AssumptionRow> &assumptions() { return *m_assumptions; }
    [[nodiscard]] RowsModel<Site> &sites() { return *m_sites; }
    [[nodiscard]] RowsModel<ExchangeRate> &rates() { return *m_rates; }
    [[nodiscard]] TableEditor *assumptionTable() const { return m_assumptionTable; }

    /// Gives the chosen assumptions their defaults back.
    void resetChosen();

private:
    [[nodiscard]] QWidget *makeForms();
    [[nodiscard]] QWidget *makeTables();
    void makePhases();
    void makeAssumptions();
    void makeSites();
    void makeRates();
    /// A rate that the person has said, or a copy. Nothing: the person turned away.
    [[nodiscard]] std::optional<ExchangeRate> makeRate(const ExchangeRate *pattern);
    void reload();
    void store(const QString &action, Project after);
    [[nodiscard]] const Project &project() const;

    Session &m_session;
    Prompts &m_prompts;
    QStackedWidget *m_stack = nullptr;
    QTabWidget *m_tabs = nullptr;
    RecordForm<Project> *m_basis = nullptr;
    RecordForm<Project> *m_job = nullptr;
    RowsModel<DemandPhase> *m_phases = nullptr;
    RowsModel<AssumptionRow> *m_assumptions = nullptr;
    RowsModel<Site> *m_sites = nullptr;
    RowsModel<ExchangeRate> *m_rates = nullptr;
    TableEditor *m_assumptionTable = nullptr;
};

} // namespace steelyard::ui
