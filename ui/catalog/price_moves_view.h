#pragma once

#include "model/catalog/price_book.h"
#include "ui/shared/column_table_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace steelyard::ui {

class Session;

/// Which prices of one book moved between two editions.
class PriceMovesView final : public QWidget
{
    Q_OBJECT

public:
    explicit PriceMovesView(Session &session, QWidget *parent = nullptr);

    /// Null: no single book is chosen.
    void showBook(const PriceBook *book);

private:
    void showMoves();

    Session &m_session;
    PriceBook m_book;
    QComboBox *m_from = nullptr;
    QComboBox *m_to = nullptr;
    QLabel *m_note = nullptr;
    ColumnTableModel<PriceMove> *m_model = nullptr;
    QTableView *m_view = nullptr;
};

} // namespace steelyard::ui
