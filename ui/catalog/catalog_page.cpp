#include "ui/catalog/catalog_page.h"

#include "db/catalog_repository.h"
#include "ui/catalog/catalog_fields.h"
#include "ui/catalog/offer_filter.h"
#include "ui/catalog/price_books_tab.h"
#include "ui/shared/card.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The values as they are stored; tells when they can't be read.
template <typename Row>
std::vector<Row> valuesOf(const Result<std::vector<db::Stored<Row>>> &stored, Prompts &prompts)
{
    std::vector<Row> values;
    if (!stored) {
        prompts.showError(stored.error());
        return values;
    }
    values.reserve(stored->size());
    for (const auto &row : *stored)
        values.push_back(row.value);
    return values;
}

} // namespace

CatalogPage::CatalogPage(Session &session, Prompts &prompts, ImportRunner &imports, QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_tabs{new QTabWidget{this}}
    , m_accelerators{new CatalogTable<GpuModel>{
          session,
          prompts,
          acceleratorFields(),
          [this] { return valuesOf(m_session.workspace().catalog().accelerators(), m_prompts); },
          this}}
    , m_servers{new CatalogTable<ServerSpec>{
          session,
          prompts,
          serverFields(),
          [this] { return valuesOf(m_session.workspace().catalog().servers(), m_prompts); },
          this}}
    , m_priceBooks{new PriceBooksTab{session, prompts, imports, this}}
{
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_accelerators, tr("Accelerators"));
    m_tabs->addTab(m_servers, tr("Servers"));
    m_tabs->addTab(m_priceBooks, tr("Price books"));
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    column->setSpacing(kCardGap);
    column->addWidget(styledLabel(
        TextStyle::Heading, tr("What hardware is there, and at what list prices?"), this));
    column->addWidget(m_tabs, 1);
    const auto listen = [this] {
        connect(&m_session.workspace().changes(),
                &db::ChangeNotifier::catalogChanged,
                this,
                &CatalogPage::reload);
    };
    listen();
    connect(&session, &Session::workspaceReplaced, this, [this, listen] {
        listen();
        reload();
    });
}

void CatalogPage::activate()
{
    if (m_tabs->currentWidget() == m_priceBooks)
        m_priceBooks->filter()->textBox()->setFocus();
    else if (m_tabs->currentWidget() == m_servers)
        m_servers->searchBox()->setFocus();
    else
        m_accelerators->searchBox()->setFocus();
}

QVariantMap CatalogPage::state() const
{
    QVariantMap state = Page::state();
    state.insert(u"accelerator"_s, m_accelerators->chosenId());
    state.insert(u"accelerator search"_s, m_accelerators->searchBox()->text());
    state.insert(u"server"_s, m_servers->chosenId());
    state.insert(u"server search"_s, m_servers->searchBox()->text());
    return state;
}

void CatalogPage::restore(const QVariantMap &state)
{
    Page::restore(state);
    m_accelerators->searchBox()->setText(state.value(u"accelerator search"_s).toString());
    m_accelerators->chooseId(state.value(u"accelerator"_s).toString());
    m_servers->searchBox()->setText(state.value(u"server search"_s).toString());
    m_servers->chooseId(state.value(u"server"_s).toString());
}

void CatalogPage::reload()
{
    m_accelerators->reload();
    m_servers->reload();
}

} // namespace steelyard::ui
