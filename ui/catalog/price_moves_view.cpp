#include "ui/catalog/price_moves_view.h"

#include "db/price_book_repository.h"
#include "ui/catalog/price_move_columns.h"
#include "ui/shared/raw_sort_proxy.h"
#include "ui/shared/read_only_table.h"
#include "ui/shared/styled_label.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

PriceMovesView::PriceMovesView(Session &session, QWidget *parent)
    : QWidget{parent}
    , m_session{session}
    , m_from{new QComboBox{this}}
    , m_to{new QComboBox{this}}
    , m_note{styledLabel(TextStyle::Muted, {}, this)}
    , m_model{new ColumnTableModel<PriceMove>{priceMoveColumns(session.format()), this}}
    , m_view{new QTableView{this}}
{
    auto *bar = new QHBoxLayout;
    bar->setSpacing(8);
    for (const auto &[title, box] :
         {std::pair{tr("From edition"), m_from}, {tr("to edition"), m_to}}) {
        auto *label = styledLabel(TextStyle::Muted, title, this);
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        bar->addWidget(label);
        bar->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &PriceMovesView::requestMoves);
    }
    bar->addWidget(m_note, 1);
    auto *proxy = new RawSortProxy{this};
    proxy->setSourceModel(m_model);
    m_view->setModel(proxy);
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    proxy->sort(-1);
    m_view->setAccessibleName(tr("Prices that moved"));
    makeReadOnlyTable(*m_view);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
}

void PriceMovesView::setSearch(OfferSearch *search)
{
    if (m_search != nullptr)
        m_search->disconnect(this);
    m_search = search;
    m_requested = {};
    if (m_search != nullptr)
        connect(m_search, &OfferSearch::movesFound, this, &PriceMovesView::showMoves);
}

void PriceMovesView::showBook(const PriceBook *book)
{
    const PriceBook shown = book != nullptr ? *book : PriceBook{};
    if (shown == m_book && m_requested != EditionPair{})
        return;
    m_book = shown;
    m_requested = {};
    chooseNewest();
    requestMoves();
}

void PriceMovesView::chooseNewest()
{
    const QSignalBlocker quietFrom{m_from};
    const QSignalBlocker quietTo{m_to};
    m_from->clear();
    m_to->clear();
    const auto format = m_session.format();
    for (const PriceBookEdition &edition : m_book.editions) {
        const QString name =
            tr("%1 (%2)").arg(edition.number).arg(format.dateTime(edition.importedAt));
        m_from->addItem(name, edition.number);
        m_to->addItem(name, edition.number);
    }
    m_from->setCurrentIndex(m_from->count() - 2);
    m_to->setCurrentIndex(m_to->count() - 1);
}

QString PriceMovesView::note() const
{
    return m_note->text();
}

void PriceMovesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    requestMoves();
}

EditionPair PriceMovesView::chosen() const
{
    return {.book = m_book.id,
            .from = m_from->currentData().toInt(),
            .to = m_to->currentData().toInt()};
}

void PriceMovesView::requestMoves()
{
    if (m_book.editions.size() < 2 || m_from->currentIndex() < 0) {
        m_model->setRows({});
        m_note->setText(m_book.editions.empty()
                            ? tr("Choose one price book to see what moved.")
                            : tr("The book has one edition; the next import shows what moved."));
        return;
    }
    if (!isVisible() || m_search == nullptr || chosen() == m_requested)
        return;
    m_requested = chosen();
    m_model->setRows({});
    m_note->setText(tr("Comparing the editions…"));
    m_search->compare(m_requested);
}

void PriceMovesView::showMoves(const EditionPair &editions,
                               const Result<std::vector<PriceMove>> &moves)
{
    if (editions != m_requested)
        return; // others were chosen since
    if (!moves) {
        m_note->setText(text::errorText(moves.error()));
        m_requested = {}; // so that showing it again tries again
        return;
    }
    m_model->setRows(*moves);
    m_view->resizeColumnsToContents();
    m_note->setText(
        tr("%n offer(s) new, gone or at another price", nullptr, static_cast<int>(moves->size()))
        + u" · "_s + tr("prices in %1 per hour").arg(m_book.currency.code()));
}

} // namespace steelyard::ui
