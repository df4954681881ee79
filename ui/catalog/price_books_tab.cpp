#include "ui/catalog/price_books_tab.h"

#include "db/price_book_repository.h"
#include "db/transaction.h"
#include "ui/catalog/offer_filter.h"
#include "ui/catalog/offer_search.h"
#include "ui/catalog/offer_table_model.h"
#include "ui/catalog/price_moves_view.h"
#include "ui/imports/import_runner.h"
#include "ui/quotes/offer_quote.h"
#include "ui/shared/card.h"
#include "ui/shared/column_widths.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/prompts.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

constexpr int kBooksWidth = 220;
constexpr int kGpuHourColumn = 2;
/// In characters, by column.
constexpr std::array kWidths{10, 4, 8, 8, 8, 6, 24, 5, 6, 16, 12, 10};

/// A long file name with places where a line may end.
QString wrappable(QString fileName)
{
    return fileName.replace(u'_', u"_\u200B"_s);
}

} // namespace

PriceBooksTab::PriceBooksTab(Session &session,
                             Prompts &prompts,
                             ImportRunner &imports,
                             QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_prompts{prompts}
    , m_imports{imports}
    , m_stack{new QStackedWidget{this}}
    , m_tabs{new QTabWidget{this}}
    , m_moves{new PriceMovesView{session, this}}
{
    m_tabs->addTab(makeOffersPage(), tr("Offers"));
    m_tabs->addTab(m_moves, tr("Prices that moved"));
    m_tabs->setDocumentMode(true);
    m_stack->addWidget(m_tabs);
    m_stack->addWidget(makeEmptyState());
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(kCardGap);
    row->addWidget(makeBooksCard());
    row->addWidget(m_stack, 1);
    const auto listen = [this] {
        connect(&m_session.workspace().changes(),
                &db::ChangeNotifier::priceBooksChanged,
                this,
                &PriceBooksTab::reload);
        connectSearch();
    };
    listen();
    connect(&session, &Session::workspaceReplaced, this, [this, listen] {
        listen();
        reload();
    });
    connect(&session, &Session::dossierChanged, this, &PriceBooksTab::showUse);
    reload();
}

PriceBooksTab::~PriceBooksTab()
{
    // Both listen to the search: they go first.
    delete m_model;
    m_moves->setSearch(nullptr);
}

QWidget *PriceBooksTab::makeBooksCard()
{
    auto *card = new Card{tr("Price books"), this};
    card->setFixedWidth(kBooksWidth);
    m_books = new QListWidget{card};
    m_books->setAccessibleName(tr("Price books"));
    m_edition = styledLabel(TextStyle::Muted, {}, card);
    m_edition->setWordWrap(true);
    auto *import = new QPushButton{tr("Import…"), card};
    m_delete = new QPushButton{tr("Delete"), card};
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(import);
    buttons->addWidget(m_delete);
    card->content()->addWidget(m_books, 1);
    card->content()->addWidget(m_edition);
    card->content()->addLayout(buttons);
    connect(m_books, &QListWidget::currentRowChanged, this, [this] {
        showChosenBook();
        search();
    });
    connect(import, &QPushButton::clicked, this, [this] { m_imports.startWithDialog(); });
    connect(m_delete, &QPushButton::clicked, this, &PriceBooksTab::deleteChosenBook);
    return card;
}

QWidget *PriceBooksTab::makeEmptyState()
{
    auto *empty =
        new EmptyState{tr("No price books yet"),
                       tr("Import a public price catalogue (CSV) to search its offers and "
                          "to see which prices moved."),
                       this};
    connect(empty->addButton(tr("Import…")), &QPushButton::clicked, this, [this] {
        m_imports.startWithDialog();
    });
    return empty;
}

QWidget *PriceBooksTab::makeOffersPage()
{
    auto *page = new QWidget{this};
    m_filter = new OfferFilter{page};
    m_offers = new QTableView{page};
    m_offers->setAccessibleName(tr("Offers"));
    m_offers->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_offers->setSelectionMode(QAbstractItemView::SingleSelection);
    m_offers->setWordWrap(false);
    makeReadOnlyTable(*m_offers);
    m_count = styledLabel(TextStyle::Muted, {}, page);
    m_use = new QPushButton{tr("Use in quote"), page};
    m_use->setToolTip(tr("Adds the chosen offer as a line to a quote of the open project"));
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_count, 1);
    bar->addWidget(m_use);
    auto *column = new QVBoxLayout{page};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_filter);
    column->addWidget(m_offers, 1);
    column->addLayout(bar);
    connect(m_filter, &OfferFilter::changed, this, &PriceBooksTab::search);
    connect(m_use, &QPushButton::clicked, this, &PriceBooksTab::useChosenOffer);
    connect(m_offers, &QTableView::doubleClicked, this, &PriceBooksTab::useChosenOffer);
    return page;
}

void PriceBooksTab::connectSearch()
{
    delete m_model;
    m_moves->setSearch(nullptr);
    m_search = std::make_unique<OfferSearch>(m_session.workspace(), m_session.clock());
    m_model = new OfferTableModel{*m_search, m_session.format(), this};
    m_moves->setSearch(m_search.get());
    m_offers->setModel(m_model);
    m_offers->horizontalHeader()->setSortIndicator(kGpuHourColumn, Qt::AscendingOrder);
    m_offers->setSortingEnabled(true);
    sizeColumns(*m_offers, kWidths);
    connect(m_model, &OfferTableModel::shown, this, [this](qint64 count) {
        m_count->setText(tr("%1 offers match.").arg(m_session.format().whole(count)));
        showUse();
        if (count > 0)
            m_offers->selectRow(0);
    });
    connect(m_search.get(), &OfferSearch::failed, this, [this](const Error &error) {
        m_prompts.showError(error);
    });
}

void PriceBooksTab::reload()
{
    const PriceBook *before = chosenBook();
    const PriceBookId chosen = before != nullptr ? before->id : PriceBookId{};
    const auto books = m_session.workspace().priceBooks().list();
    m_list = books ? *books : std::vector<PriceBook>{};
    {
        const QSignalBlocker quiet{m_books};
        m_books->clear();
        m_books->addItem(tr("All price books"));
        const auto format = m_session.format();
        for (const PriceBook &book : m_list) {
            m_books->addItem(
                tr("%1 (%2)").arg(book.name, format.whole(book.editions.back().offerCount)));
        }
        const auto found = std::ranges::find(m_list, chosen, &PriceBook::id);
        m_books->setCurrentRow(
            found == m_list.end() ? 0 : static_cast<int>(found - m_list.begin()) + 1);
    }
    m_stack->setCurrentIndex(m_list.empty() ? 1 : 0);
    showChosenBook();
    search();
}

const PriceBook *PriceBooksTab::chosenBook() const
{
    const int row = m_books->currentRow() - 1;
    return row < 0 || row >= static_cast<int>(m_list.size()) ? nullptr
                                                             : &m_list[static_cast<size_t>(row)];
}

void PriceBooksTab::showChosenBook()
{
    const auto format = m_session.format();
    const PriceBook *book = chosenBook();
    m_delete->setEnabled(book != nullptr);
    showUse();
    if (book == nullptr) {
        m_edition->setText(m_list.empty() ? QString{}
                                          : tr("The newest edition of each book is searched."));
    } else {
        const PriceBookEdition &edition = book->editions.back();
        m_edition->setText(tr("%1\nEdition %2 of %3\n%4 offers, %5 left out\nPrices in %6")
                               .arg(wrappable(edition.fileName))
                               .arg(edition.number)
                               .arg(format.dateTime(edition.importedAt),
                                    format.whole(edition.offerCount),
                                    format.whole(edition.leftOutCount),
                                    book->currency.code()));
    }
    m_moves->showBook(book);
}

void PriceBooksTab::showUse()
{
    m_use->setEnabled(m_model->rowCount() > 0 && m_session.dossier() != nullptr);
}

void PriceBooksTab::search()
{
    db::OfferQuery query = m_filter->query();
    const PriceBook *book = chosenBook();
    query.book = book != nullptr ? book->id : PriceBookId{};
    query.sortBy = m_model->query().sortBy;
    query.isDescending = m_model->query().isDescending;
    m_model->setQuery(query);
}

void PriceBooksTab::useChosenOffer()
{
    const QModelIndex current = m_offers->currentIndex();
    const db::FoundOffer *found = current.isValid() ? m_model->offer(current.row()) : nullptr;
    if (found == nullptr || !m_session.dossier())
        return;
    const db::FoundOffer offer = *found;
    if (!useOfferInQuote(m_session, m_prompts, offer).isEmpty())
        m_count->setText(tr("%1 is now a line of the quote from %2.")
                             .arg(offer.offer.instanceType, offer.bookName));
}

void PriceBooksTab::deleteChosenBook()
{
    const PriceBook *book = chosenBook();
    if (book == nullptr)
        return;
    const auto answer = m_prompts.choose(
        tr("Delete price book"),
        tr("Delete price book %1 with all its editions? This can't be undone; the file can be "
           "imported again.")
            .arg(book->name),
        {tr("Delete")});
    if (!answer)
        return;
    auto transaction = m_session.workspace().begin(tr("Delete price book %1").arg(book->name));
    if (!transaction) {
        m_prompts.showError(transaction.error());
        return;
    }
    auto removed = m_session.workspace().priceBooks().remove(**transaction, book->id);
    if (removed)
        removed = (*transaction)->commit();
    if (!removed)
        m_prompts.showError(removed.error());
}

} // namespace steelyard::ui
