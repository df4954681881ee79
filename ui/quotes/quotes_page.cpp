#include "ui/quotes/quotes_page.h"

#include "db/catalog_repository.h"
#include "db/vendor_repository.h"
#include "model/compare/project_calendar.h"
#include "ui/commands/store_value.h"
#include "ui/imports/import_runner.h"
#include "ui/quotes/fit_panel.h"
#include "ui/quotes/quote_editor.h"
#include "ui/quotes/quote_list.h"
#include "ui/quotes/vendor_card.h"
#include "ui/shared/card.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kListWidth = 300;
constexpr int kEditorWidth = 900;

} // namespace

QuotesPage::QuotesPage(Session &session, Prompts &prompts, ImportRunner &imports, QWidget *parent)
    : Page{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_imports{imports}
    , m_surroundings{std::make_shared<LineSurroundings>(
          LineSurroundings{.format = session.format()})}
    , m_basis{styledLabel(TextStyle::Muted, {}, this)}
    , m_stack{new QStackedWidget{this}}
    , m_empty{new EmptyState{{}, {}, this}}
    , m_editor{
          new QuoteEditor{m_surroundings, [&session] { return session.clock().today(); }, this}}
{
    auto *header = new QHBoxLayout;
    header->addWidget(styledLabel(TextStyle::Heading, tr("What do the vendors offer?"), this));
    header->addStretch();
    header->addWidget(m_basis);

    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeQuoteSide());
    m_vendorCard = new VendorCard{session, prompts, this};
    m_stack->addWidget(m_vendorCard);
    auto *splitter = new QSplitter{this};
    splitter->addWidget(makeListCard());
    splitter->addWidget(m_stack);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kListWidth, kEditorWidth});
    splitter->setHandleWidth(kCardGap);
    splitter->setChildrenCollapsible(false);

    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(kPageMarginX, kPageMarginY, kPageMarginX, kPageMarginY);
    column->setSpacing(kCardGap);
    column->addLayout(header);
    column->addWidget(splitter, 1);
    connectAll();
    reloadNames();
    reload();
}

RecordForm<Vendor> *QuotesPage::vendorForm() const
{
    return m_vendorCard->form();
}

void QuotesPage::activate()
{
    m_list->searchBox()->setFocus();
}

QWidget *QuotesPage::makeListCard()
{
    auto *card = new Card{this};
    m_list = new QuoteList{card};
    card->content()->addWidget(m_list, 1);
    auto *grid = new QGridLayout;
    grid->setSpacing(8);
    const auto addButton = [&](const QString &text, int row, int place, auto slot) {
        auto *button = new QPushButton{text, card};
        connect(button, &QPushButton::clicked, this, slot);
        grid->addWidget(button, row, place);
        return button;
    };
    m_newQuote = addButton(tr("New quote"), 0, 0, &QuotesPage::addQuote);
    addButton(tr("New vendor"), 0, 1, &QuotesPage::addVendor);
    m_delete = addButton(tr("Delete"), 1, 0, &QuotesPage::deleteChosen);
    addButton(tr("Import…"), 1, 1, [this] { m_imports.startWithDialog(); });
    card->content()->addLayout(grid);
    return card;
}

QWidget *QuotesPage::makeQuoteSide()
{
    m_quoteSide = new QWidget{this};
    m_fit = new FitPanel{m_session, m_quoteSide};
    auto *column = new QVBoxLayout{m_quoteSide};
    column->setContentsMargins({});
    column->setSpacing(kCardGap);
    column->addWidget(m_editor, 1);
    column->addWidget(m_fit);
    return m_quoteSide;
}

void QuotesPage::connectAll()
{
    connect(m_list, &QuoteList::choiceChanged, this, &QuotesPage::showChosen);
    connect(
        m_editor, &QuoteEditor::changed, this, [this](const Quote &after, const QString &action) {
            if (const Quote *before = quote(after.id))
                storeValue<Quote>(m_session, m_prompts, action, *before, after);
        });
    connect(m_editor, &QuoteEditor::lineChosen, this, [this] {
        m_fit->showLine(m_editor->chosenLine());
    });
    connect(&m_session, &Session::dossierChanged, this, &QuotesPage::reload);
    const auto listen = [this] {
        auto &changes = m_session.workspace().changes();
        connect(&changes, &db::ChangeNotifier::vendorsChanged, this, &QuotesPage::reload);
        connect(&changes, &db::ChangeNotifier::catalogChanged, this, &QuotesPage::reloadNames);
    };
    listen();
    connect(&m_session, &Session::workspaceReplaced, this, [this, listen] {
        listen();
        reloadNames();
        reload();
    });
}

void QuotesPage::reloadNames()
{
    m_fit->reloadCatalogue();
    m_surroundings->accelerators.clear();
    m_surroundings->servers.clear();
    if (const auto models = m_session.workspace().catalog().accelerators()) {
        for (const auto &model : *models)
            m_surroundings->accelerators.append(model.value.name);
    }
    if (const auto servers = m_session.workspace().catalog().servers()) {
        for (const auto &server : *servers)
            m_surroundings->servers.append(server.value.name);
    }
}

void QuotesPage::reload()
{
    m_vendors.clear();
    if (const auto vendors = m_session.workspace().vendors().list()) {
        for (const auto &vendor : *vendors)
            m_vendors.push_back(vendor.value);
    }
    const auto dossier = m_session.dossier();
    const auto format = m_session.format();
    if (dossier) {
        m_surroundings->monthBasis = typicalMonth(dossier->project);
        m_basis->setText(
            tr("Prices as quoted · month of %1 h")
                .arg(format.decimal(Decimal::fromDouble(m_surroundings->monthBasis.value()))));
    } else {
        m_basis->clear();
    }
    m_list->show(m_vendors,
                 dossier ? dossier->quotes : std::vector<Quote>{},
                 format,
                 m_session.clock().today());
    m_newQuote->setEnabled(dossier != nullptr);
    showChosen();
}

void QuotesPage::showChosen()
{
    const ListChoice choice = m_list->choice();
    const auto *vendorId = std::get_if<VendorId>(&choice);
    const auto *quoteId = std::get_if<QuoteId>(&choice);
    const Quote *chosenQuote = quoteId != nullptr ? quote(*quoteId) : nullptr;
    const Vendor *chosenVendor = vendorId != nullptr ? vendor(*vendorId) : nullptr;
    m_delete->setEnabled(chosenQuote != nullptr || chosenVendor != nullptr);
    if (chosenQuote != nullptr) {
        m_editor->show(*chosenQuote, m_vendors, m_session.dossier()->project.currency);
        m_stack->setCurrentWidget(m_quoteSide);
    } else if (chosenVendor != nullptr) {
        m_vendorCard->showVendor(*chosenVendor);
        m_stack->setCurrentWidget(m_vendorCard);
    } else {
        if (m_session.dossier())
            m_empty->setTexts(tr("No quotes yet"),
                              tr("Add the first quote with its vendor, or take offers from a "
                                 "price book on the catalogue page."));
        else
            m_empty->setTexts(tr("No project is open"),
                              tr("Quotes belong to a project. Open or make one on the project "
                                 "page."));
        m_stack->setCurrentWidget(m_empty);
    }
}

const Quote *QuotesPage::quote(const QuoteId &id) const
{
    const auto dossier = m_session.dossier();
    if (!dossier)
        return nullptr;
    const auto found = std::ranges::find(dossier->quotes, id, &Quote::id);
    return found == dossier->quotes.end() ? nullptr : &*found;
}

const Vendor *QuotesPage::vendor(const VendorId &id) const
{
    const auto found = std::ranges::find(m_vendors, id, &Vendor::id);
    return found == m_vendors.end() ? nullptr : &*found;
}

VendorId QuotesPage::makeVendor(const QString &name)
{
    const Vendor made{.id = VendorId::create(), .name = {.en = name}};
    const bool isStored =
        storeValue<Vendor>(m_session, m_prompts, tr("Add vendor %1").arg(name), {}, made);
    return isStored ? made.id : VendorId{};
}

void QuotesPage::addVendor()
{
    const auto name = m_prompts.askText(tr("New vendor"), tr("Name of the vendor:"), {});
    if (!name || name->trimmed().isEmpty())
        return;
    const VendorId id = makeVendor(name->trimmed());
    if (!id.isEmpty())
        m_list->choose(id);
}

VendorId QuotesPage::vendorForNewQuote()
{
    const ListChoice choice = m_list->choice();
    if (const auto *chosen = std::get_if<VendorId>(&choice))
        return *chosen;
    if (const auto *chosen = std::get_if<QuoteId>(&choice); chosen != nullptr && quote(*chosen))
        return quote(*chosen)->vendor;
    const auto name = m_prompts.askText(tr("New quote"), tr("Name of the vendor:"), {});
    return name && !name->trimmed().isEmpty() ? makeVendor(name->trimmed()) : VendorId{};
}

void QuotesPage::addQuote()
{
    if (!m_session.dossier())
        return;
    const VendorId maker = vendorForNewQuote();
    if (maker.isEmpty())
        return;
    Quote made{.id = QuoteId::create(), .vendor = maker, .name = {.en = tr("New quote")}};
    QuoteLine line;
    line.id = LineId::create();
    line.name.en = tr("New line");
    line.currency = m_session.dossier()->project.currency;
    made.revisions.push_back({.date = m_session.clock().today(), .lines = {line}});
    const Vendor *offering = vendor(maker);
    const QString name = offering != nullptr ? offering->name.in(m_session.language()) : QString{};
    if (storeValue<Quote>(m_session, m_prompts, tr("Add a quote of %1").arg(name), {}, made)) {
        m_list->choose(made.id);
        m_editor->editName();
    }
}

void QuotesPage::deleteChosen()
{
    const ListChoice choice = m_list->choice();
    const Language language = m_session.language();
    if (const auto *id = std::get_if<QuoteId>(&choice); id != nullptr && quote(*id)) {
        const Quote before = *quote(*id);
        storeValue<Quote>(
            m_session, m_prompts, tr("Delete quote %1").arg(before.name.in(language)), before, {});
    } else if (const auto *maker = std::get_if<VendorId>(&choice);
               maker != nullptr && vendor(*maker)) {
        const Vendor before = *vendor(*maker);
        storeValue<Vendor>(
            m_session, m_prompts, tr("Delete vendor %1").arg(before.name.in(language)), before, {});
    }
}

} // namespace steelyard::ui
