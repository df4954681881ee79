#pragma once

#include "model/compare/electricity_tariff.h"
#include "ui/text/number_format.h"

#include <QAbstractTableModel>

#include <functional>

namespace steelyard::ui {

/// The hours of a tariff: a row for each month, a column for each hour of the day, a period in
/// each cell.
class TariffGridModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Beside Qt's roles: the cell's `tco::TariffPeriod` as int.
    enum Role
    {
        PeriodRole = Qt::UserRole + 1
    };
    using Painted = std::function<void(const tco::YearPlan &plan)>;

    explicit TariffGridModel(Language language, QObject *parent = nullptr);

    /// `painted` stores the new grid and gives back what is stored by `setPlan`.
    void onPainted(Painted painted) { m_painted = std::move(painted); }
    void setPlan(const tco::YearPlan &plan);
    [[nodiscard]] const tco::YearPlan &plan() const { return m_plan; }
    /// Gives all these cells one period, as one change.
    void paint(const QModelIndexList &cells, tco::TariffPeriod period);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] tco::TariffPeriod periodAt(const QModelIndex &index) const;

    text::NumberFormat m_format;
    tco::YearPlan m_plan = {};
    Painted m_painted;
};

} // namespace steelyard::ui
