#include "ui/catalog/offer_table_model.h"

#include "ui/shared/column_table_model.h"

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace steelyard::ui {

namespace {

/// The columns, in order.
enum OfferColumn
{
    Gpu,
    Count,
    GpuHourPrice,
    OnDemandPrice,
    SpotPrice,
    CurrencyCode,
    InstanceType,
    Vcpus,
    Memory,
    Region,
    Zone,
    Book,
    ColumnCount
};

using SortBy = db::OfferQuery::SortBy;

/// What the database sorts by for a column; nothing: it can't.
std::optional<SortBy> sortOf(int column)
{
    switch (column) {
    case Gpu:
        return SortBy::Gpu;
    case Count:
        return SortBy::Count;
    case GpuHourPrice:
        return SortBy::GpuHourPrice;
    case OnDemandPrice:
        return SortBy::InstancePrice;
    case InstanceType:
        return SortBy::InstanceType;
    case Region:
        return SortBy::Region;
    default:
        return {};
    }
}

bool isFigure(int column)
{
    return (column >= Count && column <= SpotPrice) || column == Vcpus || column == Memory;
}

bool isCount(int column)
{
    return column == Count || column == Vcpus || column == Memory;
}

const std::optional<Decimal> *decimalOf(const PriceBookOffer &offer, int column)
{
    switch (column) {
    case Count:
        return &offer.gpuCount;
    case OnDemandPrice:
        return &offer.onDemandPrice;
    case SpotPrice:
        return &offer.spotPrice;
    case Vcpus:
        return &offer.vcpus;
    case Memory:
        return &offer.memoryGib;
    default:
        return nullptr;
    }
}

QString wordOf(const db::FoundOffer &found, int column)
{
    switch (column) {
    case Gpu:
        return found.offer.gpuName;
    case CurrencyCode:
        return found.currency.code();
    case InstanceType:
        return found.offer.instanceType;
    case Region:
        return found.offer.region;
    case Zone:
        return found.offer.zone;
    case Book:
        return found.bookName;
    default:
        return {};
    }
}

QString cellText(const db::FoundOffer &found, int column, const text::NumberFormat &format)
{
    if (column == GpuHourPrice) {
        const auto price = gpuHourPrice(found.offer);
        return price ? format.unitPrice(*price) : QString{text::kUnknown};
    }
    if (const auto *value = decimalOf(found.offer, column); value != nullptr) {
        if (!*value)
            return text::kUnknown;
        // Lists write counts as "8.0"; prices are shown as printed.
        return format.decimal(isCount(column) ? Decimal::fromDouble((*value)->toDouble())
                                              : **value);
    }
    const QString word = wordOf(found, column);
    return word.isEmpty() ? QString{text::kUnknown} : word;
}

} // namespace

OfferTableModel::OfferTableModel(OfferSearch &search, text::NumberFormat format, QObject *parent)
    : QAbstractTableModel{parent}
    , m_search{search}
    , m_format{std::move(format)}
{
    connect(&search, &OfferSearch::started, this, &OfferTableModel::takeFirst);
    connect(&search, &OfferSearch::windowFound, this, &OfferTableModel::takeWindow);
}

void OfferTableModel::setQuery(const db::OfferQuery &query)
{
    m_query = query;
    m_search.start(query);
}

void OfferTableModel::takeFirst(const OfferWindow &first)
{
    beginResetModel();
    m_count = static_cast<int>(std::min<qint64>(first.count, std::numeric_limits<int>::max()));
    m_windows.clear();
    m_asked.clear();
    m_windows.insert(0, first.offers);
    endResetModel();
    Q_EMIT shown(first.count);
}

void OfferTableModel::takeWindow(const OfferWindow &window)
{
    const int first = static_cast<int>(window.offset);
    const int last = first + static_cast<int>(window.offers.size()) - 1;
    m_windows.insert(first / OfferSearch::kWindow, window.offers);
    if (last >= first)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

const db::FoundOffer *OfferTableModel::offer(int row) const
{
    const int number = row / OfferSearch::kWindow;
    const auto window = m_windows.constFind(number);
    if (window == m_windows.cend()) {
        if (!m_asked.contains(number)) {
            m_asked.insert(number);
            m_search.fetch(qint64{number} * OfferSearch::kWindow);
        }
        return nullptr;
    }
    const auto place = static_cast<size_t>(row % OfferSearch::kWindow);
    return place < window->size() ? &(*window)[place] : nullptr;
}

int OfferTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

int OfferTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QVariant OfferTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(isFigure(index.column()) ? kFigureAlignment
                                                            : Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != ExactRole)
        return {};
    const db::FoundOffer *found = offer(index.row());
    if (found == nullptr)
        return role == Qt::DisplayRole ? QVariant{u"…"_s} : QVariant{};
    if (role != ExactRole)
        return cellText(*found, index.column(), m_format);
    const auto *value = decimalOf(found->offer, index.column());
    return value != nullptr && *value ? QVariant{(*value)->toText()} : QVariant{};
}

QVariant OfferTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return {};
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(isFigure(section) ? kFigureAlignment
                                                     : Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, ColumnCount> titles{tr("GPU"),
                                                  tr("GPUs"),
                                                  tr("Per GPU-hour"),
                                                  tr("On demand per hour"),
                                                  tr("Spot per hour"),
                                                  tr("Currency"),
                                                  tr("Instance"),
                                                  tr("vCPUs"),
                                                  tr("Memory (GiB)"),
                                                  tr("Region"),
                                                  tr("Zone"),
                                                  tr("Price book")};
    return titles.at(static_cast<size_t>(section));
}

void OfferTableModel::sort(int column, Qt::SortOrder order)
{
    const auto sortBy = sortOf(column);
    if (!sortBy)
        return;
    db::OfferQuery query = m_query;
    query.sortBy = *sortBy;
    query.isDescending = order == Qt::DescendingOrder;
    setQuery(query);
}

} // namespace steelyard::ui
