#include "ui/assumptions/sites_view.h"

#include "model/compare/site_examples.h"
#include "ui/assumptions/site_fields.h"
#include "ui/assumptions/tariff_editor.h"
#include "ui/assumptions/tariff_grid_view.h"
#include "ui/commands/save_project.h"
#include "ui/editing/table_editor.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

QString exampleWord(const char *text)
{
    return QCoreApplication::translate("SiteExamples", text);
}

} // namespace

SitesView::SitesView(Session &session, Prompts &prompts, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_pages{new QStackedLayout{this}}
{
    m_pages->addWidget(makeTable());
    makeTariffEditor();
    m_pages->addWidget(m_tariff);
    showPage(0);
}

QWidget *SitesView::makeTable()
{
    m_sites = new RowsModel<Site>{siteFields(m_session.language()), this};
    m_sites->makeRowsBy([this](const Site *pattern) {
        Site site;
        site.name.en = tr("New site");
        site.currency = m_session.dossier()->project.currency;
        if (pattern != nullptr)
            site = *pattern;
        site.id = SiteId::create();
        return site;
    });
    m_sites->onChanged([this](const std::vector<Site> &rows, TableEdit edit, const QString &field) {
        store(rows, actionText(edit, field, tr("the sites")));
    });
    auto *page = new QWidget{this};
    auto *column = new QVBoxLayout{page};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto *label = styledLabel(TextStyle::Muted,
                              tr("Machine rooms with their prices. A blank one is unknown, not 0."),
                              page);
    label->setWordWrap(true);
    column->addWidget(label);
    m_table = new TableEditor{*m_sites,
                              TableEditor::Buttons::AddRemove,
                              [this] { return m_session.clock().today(); },
                              page};
    m_table->view()->setAccessibleName(tr("Sites"));
    m_table->setEmptyText(tr("No sites yet. Add one, or begin with an example whose figures are "
                             "published."));
    column->addWidget(m_table, 1);
    addButtons();
    return page;
}

void SitesView::addButtons()
{
    auto *example = new QPushButton{tr("Add example"), m_table};
    example->setToolTip(tr("Adds a site with published figures and their sources"));
    auto *menu = new QMenu{example};
    for (const SiteExample &each : siteExamples())
        menu->addAction(exampleWord(each.name), this, [this, &each] { addExample(each); });
    example->setMenu(menu);
    m_editTariff = new QPushButton{tr("Electricity by the hour…"), m_table};
    m_editTariff->setToolTip(tr("What a kWh costs in each hour of each month at the chosen site"));
    connect(m_editTariff, &QPushButton::clicked, this, &SitesView::editTariff);
    m_table->buttonRow()->insertWidget(1, example);
    m_table->buttonRow()->insertWidget(4, m_editTariff);
}

void SitesView::makeTariffEditor()
{
    m_tariff =
        new TariffEditor{m_session.language(), [this] { return m_session.clock().today(); }, this};
    m_tariff->onChanged([this](const Site &after, const QString &action) {
        std::vector<Site> sites = m_sites->rows();
        const auto found = std::ranges::find(sites, after.id, &Site::id);
        if (found == sites.end())
            return;
        *found = after;
        store(std::move(sites), action);
    });
    connect(m_tariff, &TariffEditor::closed, this, &SitesView::showTable);
}

/// Only what is shown asks for room: the grid is wider than small pages are.
void SitesView::showPage(int shown)
{
    for (int page = 0; page < m_pages->count(); ++page) {
        const auto policy = page == shown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(page)->setSizePolicy(policy, policy);
    }
    m_pages->setCurrentIndex(shown);
}

const Site *SitesView::chosen() const
{
    const int row = std::max(m_table->view()->currentIndex().row(), 0);
    const auto &sites = m_sites->rows();
    return static_cast<size_t>(row) < sites.size() ? &sites[static_cast<size_t>(row)] : nullptr;
}

void SitesView::editTariff()
{
    const Site *site = chosen();
    if (site == nullptr)
        return;
    m_edited = site->id;
    m_tariff->setSite(*site);
    showPage(1);
    m_tariff->gridView()->setFocus();
}

void SitesView::showTable()
{
    m_edited = {};
    showPage(0);
    m_table->view()->setFocus();
}

void SitesView::addExample(const SiteExample &example)
{
    Site site = siteOf(example);
    site.id = SiteId::create();
    site.name.en = exampleWord(example.name);
    site.source = exampleWord(example.electricitySource) + u' ' + exampleWord(example.otherSources);
    std::vector<Site> sites = m_sites->rows();
    sites.push_back(std::move(site));
    store(std::move(sites), tr("Add the example site %1").arg(exampleWord(example.name)));
}

void SitesView::store(std::vector<Site> sites, const QString &action)
{
    Project after = m_session.dossier()->project;
    after.sites = std::move(sites);
    const auto isGone = [&after](const SiteId &id) {
        return std::ranges::find(after.sites, id, &Site::id) == after.sites.end();
    };
    if (isGone(after.site))
        after.site = {};
    for (Plan &plan : after.plans) {
        if (isGone(plan.site))
            plan.site = {};
    }
    saveProject(m_session, m_prompts, action, std::move(after));
}

void SitesView::reload(Reload what)
{
    const auto &sites = m_session.dossier()->project.sites;
    if (what == Reload::OtherProject)
        m_sites->showOther(sites);
    else
        m_sites->setRows(sites);
    m_editTariff->setEnabled(!sites.empty());
    if (m_edited.isEmpty())
        return;
    const auto found = std::ranges::find(sites, m_edited, &Site::id);
    if (found == sites.end())
        showTable();
    else
        m_tariff->setSite(*found);
}

} // namespace steelyard::ui
