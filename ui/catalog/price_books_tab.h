#pragma once

#include "model/catalog/price_book.h"

#include <QWidget>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTabWidget;

namespace steelyard::ui {

class EmptyState;
class ImportRunner;
class OfferFilter;
class OfferSearch;
class OfferTableModel;
class PriceMovesView;
class Prompts;
class Session;

/// Price books: which there are, what they offer, which prices moved.
class PriceBooksTab final : public QWidget
{
    Q_OBJECT

public:
    PriceBooksTab(Session &session,
                  Prompts &prompts,
                  ImportRunner &imports,
                  QWidget *parent = nullptr);
    ~PriceBooksTab() override;

    [[nodiscard]] OfferFilter *filter() const { return m_filter; }
    [[nodiscard]] QTableView *offers() const { return m_offers; }
    [[nodiscard]] OfferTableModel *offerModel() const { return m_model; }
    [[nodiscard]] QListWidget *books() const { return m_books; }
    [[nodiscard]] PriceMovesView *moves() const { return m_moves; }
    [[nodiscard]] QTabWidget *tabs() const { return m_tabs; }

    void reload();
    /// Puts the chosen offer as a line into a quote of the open project.
    void useChosenOffer();
    void deleteChosenBook();

private:
    [[nodiscard]] QWidget *makeBooksCard();
    [[nodiscard]] QWidget *makeEmptyState();
    [[nodiscard]] QWidget *makeOffersPage();
    void connectSearch();
    void search();
    void showChosenBook();
    void showUse();
    /// The chosen book; null: all of them.
    [[nodiscard]] const PriceBook *chosenBook() const;

    Session &m_session;
    Prompts &m_prompts;
    ImportRunner &m_imports;
    std::vector<PriceBook> m_list;
    std::unique_ptr<OfferSearch> m_search;
    OfferTableModel *m_model = nullptr;
    QListWidget *m_books = nullptr;
    QLabel *m_edition = nullptr;
    QPushButton *m_delete = nullptr;
    QStackedWidget *m_stack = nullptr;
    QTabWidget *m_tabs = nullptr;
    OfferFilter *m_filter = nullptr;
    QTableView *m_offers = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_use = nullptr;
    PriceMovesView *m_moves = nullptr;
};

} // namespace steelyard::ui
