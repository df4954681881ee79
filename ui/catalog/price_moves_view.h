#pragma once

#include "model/catalog/price_book.h"
#include "ui/catalog/offer_search.h"
#include "ui/shared/column_table_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace steelyard::ui {

class Session;

/// Which prices of one book moved between two editions. They are looked up on the search's thread,
/// and only while the view is shown.
class PriceMovesView final : public QWidget
{
    Q_OBJECT

public:
    explicit PriceMovesView(Session &session, QWidget *parent = nullptr);

    /// Null: no single book is chosen.
    void showBook(const PriceBook *book);
    /// Null while there is none.
    void setSearch(OfferSearch *search);
    /// What is shown of the moves, in words.
    [[nodiscard]] QString note() const;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void chooseNewest();
    void requestMoves();
    [[nodiscard]] EditionPair chosen() const;
    void showMoves(const EditionPair &editions, const Result<std::vector<PriceMove>> &moves);

    Session &m_session;
    OfferSearch *m_search = nullptr;
    PriceBook m_book;
    /// What was asked for last; empty: nothing.
    EditionPair m_requested;
    QComboBox *m_from = nullptr;
    QComboBox *m_to = nullptr;
    QLabel *m_note = nullptr;
    ColumnTableModel<PriceMove> *m_model = nullptr;
    QTableView *m_view = nullptr;
};

} // namespace steelyard::ui
