#pragma once

#include "model/tco/time_of_use.h"

#include <QIcon>
#include <QTableView>

namespace steelyard::ui {

class TariffGridModel;

/// The hours of a tariff, to be painted: the mouse gives the dragged cells the chosen period; with
/// the keyboard arrows and Shift select, 1 to 5 give the period of that place, Space the chosen
/// one.
class TariffGridView final : public QTableView
{
    Q_OBJECT

public:
    explicit TariffGridView(TariffGridModel &model, QWidget *parent = nullptr);

    /// What mouse and Space paint.
    void choosePeriod(tco::TariffPeriod period) { m_chosen = period; }

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintSelection(tco::TariffPeriod period);
    void paintDragged();
    void fitHeight();

    TariffGridModel &m_grid;
    tco::TariffPeriod m_chosen = tco::TariffPeriod::Flat;
    bool m_isDragging = false;
};

/// A square of the period's colour with its letter.
[[nodiscard]] QIcon periodIcon(tco::TariffPeriod period, const QFont &font);

} // namespace steelyard::ui
