#include "ui/assumptions/tariff_grid_model.h"

#include "ui/text/labels.h"

namespace steelyard::ui {

TariffGridModel::TariffGridModel(Language language, QObject *parent)
    : QAbstractTableModel{parent}
    , m_format{language}
{}

void TariffGridModel::setPlan(const tco::YearPlan &plan)
{
    if (plan == m_plan)
        return;
    m_plan = plan;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void TariffGridModel::paint(const QModelIndexList &cells, tco::TariffPeriod period)
{
    tco::YearPlan plan = m_plan;
    for (const QModelIndex &cell : cells)
        plan.at(static_cast<size_t>(cell.row())).at(static_cast<size_t>(cell.column())) = period;
    if (plan != m_plan && m_painted)
        m_painted(plan);
}

int TariffGridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(tco::kMonthsOfYear);
}

int TariffGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(tco::kHoursOfDay);
}

tco::TariffPeriod TariffGridModel::periodAt(const QModelIndex &index) const
{
    return m_plan.at(static_cast<size_t>(index.row())).at(static_cast<size_t>(index.column()));
}

QVariant TariffGridModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const tco::TariffPeriod period = periodAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return text::periodLetter(period);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1, %2 to %3 h: %4", "month, hours of the day: tariff period")
            .arg(m_format.month(index.row() + 1, QLocale::LongFormat),
                 QString::number(index.column()),
                 QString::number(index.column() + 1),
                 text::label(period));
    case PeriodRole:
        return static_cast<int>(period);
    default:
        return {};
    }
}

QVariant TariffGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section;
    return m_format.month(section + 1, QLocale::ShortFormat);
}

} // namespace steelyard::ui
