#include "ui/assumptions/assumptions_page.h"

#include "ui/assumptions/assumptions_tab.h"
#include "ui/assumptions/demand_fields.h"
#include "ui/assumptions/demand_view.h"
#include "ui/assumptions/project_fields.h"
#include "ui/assumptions/rate_fields.h"
#include "ui/assumptions/site_terms_tab.h"
#include "ui/assumptions/sites_view.h"
#include "ui/commands/save_project.h"
#include "ui/editing/table_editor.h"
#include "ui/editing/typed_value.h"
#include "ui/shared/card.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kFormColumns = 3;

/// A page of the tab widget: what it is about, and the table.
QWidget *tablePage(const QString &explanation, TableEditor &table, QWidget *parent)
{
    auto *page = new QWidget{parent};
    auto *column = new QVBoxLayout{page};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto *label = styledLabel(TextStyle::Muted, explanation, page);
    label->setWordWrap(true);
    column->addWidget(label);
    column->addWidget(&table, 1);
    return page;
}

/// A currency of the quotes that no rate joins to the reporting one; else a usual one.
Currency currencyWithoutRate(const Dossier &dossier)
{
    const FxTable rates{dossier.project.currency, dossier.project.rates};
    for (const Quote &quote : dossier.quotes) {
        for (const QuoteLine &line : quote.newest().lines) {
            if (!rates.conversionFrom(line.currency))
                return line.currency;
        }
    }
    const QString usual = dossier.project.currency.code() == u"USD" ? u"CNY"_s : u"USD"_s;
    return *Currency::fromText(usual);
}

} // namespace

AssumptionsPage::AssumptionsPage(Session &session, Prompts &prompts, QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_stack{new QStackedWidget{this}}
{
    auto *content = new QWidget{this};
    auto *rows = new QVBoxLayout{content};
    rows->setContentsMargins({});
    rows->setSpacing(kCardGap);
    rows->addWidget(makeForms());
    rows->addWidget(makeTables(), 1);
    m_stack->addWidget(content);
    m_stack->addWidget(new EmptyState{
        tr("No project is open"), tr("Open or make a project on the project page."), this});
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    column->setSpacing(kCardGap);
    column->addWidget(styledLabel(TextStyle::Heading, tr("What are the figures based on?"), this));
    column->addWidget(m_stack, 1);
    connect(&session, &Session::dossierChanged, this, &AssumptionsPage::reload);
    reload();
}

void AssumptionsPage::activate()
{
    m_basis->box(0)->setFocus();
}

const Project &AssumptionsPage::project() const
{
    return m_session.dossier()->project;
}

void AssumptionsPage::store(const QString &action, Project after)
{
    saveProject(m_session, m_prompts, action, std::move(after));
}

QWidget *AssumptionsPage::makeForms()
{
    const auto today = [this] { return m_session.clock().today(); };
    const Language language = m_session.language();
    m_basis = new RecordForm<Project>{basisFields(language), kFormColumns, today};
    m_job = new RecordForm<Project>{jobFields(language), kFormColumns, today};
    auto *forms = new QWidget{this};
    auto *column = new QVBoxLayout{forms};
    column->setContentsMargins({});
    column->setSpacing(kCardGap);
    for (const auto &[title, form] :
         {std::pair{tr("Basis"), m_basis}, {tr("Training job"), m_job}}) {
        auto *card = new Card{title, forms};
        card->content()->addWidget(form);
        column->addWidget(card);
        form->onChanged([this](const Project &after, const QString &field) {
            store(tr("Change %1 of the project").arg(field), after);
        });
    }
    return forms;
}

QWidget *AssumptionsPage::makeTables()
{
    m_tabs = new QTabWidget{this};
    m_tabs->setDocumentMode(true);
    m_demand = new DemandView{m_session, m_prompts, this};
    m_tabs->addTab(m_demand, tr("Demand"));
    makeAssumptions();
    m_sites = new SitesView{m_session, m_prompts, this};
    m_tabs->addTab(m_sites, tr("Sites"));
    makeSiteTerms();
    makeRates();
    auto *card = new Card{this};
    card->content()->addWidget(m_tabs);
    return card;
}

void AssumptionsPage::makeAssumptions()
{
    m_assumptions = new AssumptionsTab{[this] { return m_session.clock().today(); }, this};
    m_assumptions->onChanged([this](std::map<QString, Assumption> stored, const QString &action) {
        Project after = project();
        after.assumptions = std::move(stored);
        store(action, std::move(after));
    });
    m_tabs->addTab(m_assumptions, tr("Assumptions"));
}

void AssumptionsPage::makeSiteTerms()
{
    m_siteTerms = new SiteTermsTab{
        m_session.language(), [this] { return m_session.clock().today(); }, m_prompts, this};
    m_siteTerms->onChanged([this](std::vector<Site> sites, TableEdit edit, const QString &field) {
        Project after = project();
        after.sites = std::move(sites);
        store(actionText(edit, field, tr("the terms of a site")), std::move(after));
    });
    m_tabs->addTab(m_siteTerms, tr("Site terms"));
}

void AssumptionsPage::makeRates()
{
    m_rates = new RowsModel<ExchangeRate>{
        rateFields([this](const ExchangeRate &rate) { return countsText(project(), rate); }), this};
    m_rates->makeRowsBy([this](const ExchangeRate *pattern) { return makeRate(pattern); });
    m_rates->onChanged(
        [this](const std::vector<ExchangeRate> &rows, TableEdit edit, const QString &field) {
            Project after = project();
            after.rates = rows;
            store(actionText(edit, field, tr("the exchange rates")), std::move(after));
        });
    auto *table = new TableEditor{*m_rates,
                                  TableEditor::Buttons::AddRemove,
                                  [this] { return m_session.clock().today(); },
                                  this};
    m_tabs->addTab(tablePage(tr("The program knows no rates of its own: each needs its date and "
                                "source. A rate dated after the project's start counts from that "
                                "month on; each direction is used as it is stated."),
                             *table,
                             this),
                   tr("Exchange rates"));
}

std::optional<ExchangeRate> AssumptionsPage::makeRate(const ExchangeRate *pattern)
{
    ExchangeRate rate;
    if (pattern != nullptr) {
        rate = *pattern;
    } else {
        rate.to = project().currency;
        rate.from = currencyWithoutRate(*m_session.dossier());
        rate.date = m_session.clock().today();
        // A rate has no harmless default: a made-up one would be computed with.
        const auto typed =
            m_prompts.askText(tr("New exchange rate"),
                              tr("What is 1 %1 worth in %2?").arg(rate.from.code(), rate.to.code()),
                              {});
        if (!typed)
            return {};
        const auto value = typedDecimal(*typed, NumberRule::AboveZero);
        if (!value || !value->has_value()) {
            m_prompts.showError(value ? blankNotAllowed() : value.error());
            return {};
        }
        rate.rate = **value;
    }
    rate.id = RateId::create();
    return rate;
}

void AssumptionsPage::reload()
{
    const auto dossier = m_session.dossier();
    m_stack->setCurrentIndex(dossier ? 0 : 1);
    if (!dossier)
        return;
    const Project &shown = dossier->project;
    if (m_basis->record().id != shown.id) {
        m_basis->showOther(shown);
        m_job->showOther(shown);
        m_demand->reload(DemandView::Reload::OtherProject);
        m_assumptions->showOther(shown);
        m_sites->reload(SitesView::Reload::OtherProject);
        m_siteTerms->setSites(shown.sites);
        m_rates->showOther(shown.rates);
        return;
    }
    m_basis->setRecord(shown);
    m_job->setRecord(shown);
    m_demand->reload(DemandView::Reload::SameProject);
    m_assumptions->setProject(shown);
    m_sites->reload(SitesView::Reload::SameProject);
    m_siteTerms->setSites(shown.sites);
    m_rates->setRows(shown.rates);
}

} // namespace steelyard::ui
