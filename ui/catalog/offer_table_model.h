#pragma once

#include "ui/catalog/offer_search.h"
#include "ui/text/number_format.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

namespace steelyard::ui {

/// The offers that match a query, of which only the windows that are looked at are in memory.
class OfferTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    OfferTableModel(OfferSearch &search, text::NumberFormat format, QObject *parent = nullptr);

    /// Shows what matches; the old rows stay until the answer is there.
    void setQuery(const db::OfferQuery &query);
    [[nodiscard]] const db::OfferQuery &query() const { return m_query; }

    /// The offer in this row; null while it is on its way.
    [[nodiscard]] const db::FoundOffer *offer(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;
    /// Asks the database for the other order.
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    /// The answer to the newest query is shown.
    void shown(qint64 count);

private:
    void takeFirst(const OfferWindow &first);
    void takeWindow(const OfferWindow &window);

    OfferSearch &m_search;
    text::NumberFormat m_format;
    db::OfferQuery m_query;
    int m_count = 0;
    /// By the number of the window.
    QHash<int, std::vector<db::FoundOffer>> m_windows;
    mutable QSet<int> m_asked;
};

} // namespace steelyard::ui
