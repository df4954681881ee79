#include "ui/shared/raw_sort_proxy.h"

#include "ui/shared/column_table_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

RawSortProxy::RawSortProxy(QObject *parent)
    : QSortFilterProxyModel{parent}
{
    setSortRole(SortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void RawSortProxy::setSearchText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RawSortProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool isLeftKnown = left.data(SortRole).isValid();
    const bool isRightKnown = right.data(SortRole).isValid();
    if (isLeftKnown && isRightKnown)
        return QSortFilterProxyModel::lessThan(left, right);
    // In descending order the view turns the answer round, so the unknown ones must too.
    return sortOrder() == Qt::AscendingOrder ? isLeftKnown && !isRightKnown
                                             : !isLeftKnown && isRightKnown;
}

bool RawSortProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty())
        return true;
    QString text;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        text += sourceModel()->index(row, column, parent).data().toString() + u'\n';
    return std::ranges::all_of(
        m_words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace steelyard::ui
