#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace steelyard::ui {

/// Sorts by `SortRole`, never by shown text; unknown values stand last in either direction.
/// Filters by words, all of which must stand somewhere in the row.
class RawSortProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit RawSortProxy(QObject *parent = nullptr);

    /// Words separated by blanks; upper and lower case are the same.
    void setSearchText(const QString &text);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

} // namespace steelyard::ui
