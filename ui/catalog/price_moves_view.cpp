#include "ui/catalog/price_moves_view.h"

#include "db/price_book_repository.h"
#include "ui/catalog/price_move_columns.h"
#include "ui/shared/raw_sort_proxy.h"
#include "ui/shared/styled_label.h"
#include "ui/shared/table_copy.h"
#include "ui/shell/session.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

/// Enough to read; more is a matter for the file itself.
constexpr int kMostMoves = 5000;

} // namespace

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
        connect(box, &QComboBox::currentIndexChanged, this, &PriceMovesView::showMoves);
    }
    bar->addWidget(m_note, 1);
    auto *proxy = new RawSortProxy{this};
    proxy->setSourceModel(m_model);
    m_view->setModel(proxy);
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    proxy->sort(-1);
    m_view->verticalHeader()->hide();
    m_view->setAccessibleName(tr("Prices that moved"));
    enableTableCopy(*m_view);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
}

void PriceMovesView::showBook(const PriceBook *book)
{
    m_book = book != nullptr ? *book : PriceBook{};
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
    showMoves();
}

void PriceMovesView::showMoves()
{
    m_model->setRows({});
    if (m_book.editions.size() < 2 || m_from->currentIndex() < 0) {
        m_note->setText(m_book.editions.empty()
                            ? tr("Choose one price book to see what moved.")
                            : tr("The book has one edition; the next import shows what moved."));
        return;
    }
    const auto moves = m_session.workspace().priceBooks().moves(
        m_book.id, m_from->currentData().toInt(), m_to->currentData().toInt(), kMostMoves);
    if (!moves) {
        m_note->setText(text::errorText(moves.error()));
        return;
    }
    m_model->setRows(*moves);
    m_view->resizeColumnsToContents();
    m_note->setText(tr("%n price(s) moved", nullptr, static_cast<int>(moves->size())));
}

} // namespace steelyard::ui
