#pragma once

#include "model/compare/project.h"
#include "ui/editing/record_form.h"
#include "ui/editing/rows_model.h"
#include "ui/shell/page.h"

class QStackedWidget;
class QTabWidget;

namespace steelyard::ui {

class AssumptionsTab;
class DemandView;
class Prompts;
class Session;
class SiteTermsTab;
class SitesView;

/// On what do the figures rest? Basis, job, demand, assumptions, sites and exchange rates.
class AssumptionsPage final : public Page
{
    Q_OBJECT

public:
    AssumptionsPage(Session &session, Prompts &prompts, QWidget *parent = nullptr);

    void activate() override;

    [[nodiscard]] RecordForm<Project> *basis() const { return m_basis; }
    [[nodiscard]] RecordForm<Project> *job() const { return m_job; }
    [[nodiscard]] DemandView *demand() const { return m_demand; }
    [[nodiscard]] AssumptionsTab *assumptions() const { return m_assumptions; }
    [[nodiscard]] SitesView *sites() const { return m_sites; }
    [[nodiscard]] SiteTermsTab &siteTerms() { return *m_siteTerms; }
    [[nodiscard]] RowsModel<ExchangeRate> &rates() { return *m_rates; }

private:
    [[nodiscard]] QWidget *makeForms();
    [[nodiscard]] QWidget *makeTables();
    void makeAssumptions();
    void makeSiteTerms();
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
    DemandView *m_demand = nullptr;
    AssumptionsTab *m_assumptions = nullptr;
    SitesView *m_sites = nullptr;
    SiteTermsTab *m_siteTerms = nullptr;
    RowsModel<ExchangeRate> *m_rates = nullptr;
};

} // namespace steelyard::ui
