#pragma once

#include "ui/assumptions/tariff_rows.h"
#include "ui/editing/rows_model.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace steelyard::ui {

class TableEditor;

/// What a kilowatt-hour costs in each period of a site's tariff: a price each, or multiples of the
/// parts of the site's price, which then stand below. Every edit hands the whole changed site to
/// `changed`, whose owner stores it and gives back what is stored by `setSite`.
class TariffPrices final : public QWidget
{
    Q_OBJECT

public:
    using Changed = std::function<void(const Site &after, const QString &action)>;

    TariffPrices(Language language, const std::function<QDate()> &today, QWidget *parent = nullptr);

    void onChanged(Changed changed) { m_changed = std::move(changed); }
    /// Shows the tariff of the site, which has one, over the hours of `plan`.
    void setSite(const Site &site, const tco::YearPlan &plan);

    [[nodiscard]] QComboBox *way() const { return m_way; }
    [[nodiscard]] RowsModel<PeriodRow> &periods() const { return *m_periods; }
    [[nodiscard]] RowsModel<PartRow> &parts() const { return *m_parts; }
    /// The year's mean, or why there is none.
    [[nodiscard]] QString summary() const;
    /// Chooses the flat period, as for a site that is shown anew.
    void chooseFlat();
    [[nodiscard]] bool hasChoice() const;
    [[nodiscard]] bool isByMultiples() const;

Q_SIGNALS:
    /// The period that is to be painted.
    void periodChosen(tco::TariffPeriod period);

private:
    void makePeriods(const std::function<QDate()> &today);
    void makeParts(const std::function<QDate()> &today);
    void showWay();
    void showSummary();
    void store(const Site &after, const QString &action);
    [[nodiscard]] QString siteName() const;

    text::NumberFormat m_format;
    Changed m_changed;
    Site m_site;
    QComboBox *m_way = nullptr;
    RowsModel<PeriodRow> *m_periods = nullptr;
    RowsModel<PartRow> *m_parts = nullptr;
    TableEditor *m_periodTable = nullptr;
    TableEditor *m_partTable = nullptr;
    QLabel *m_summary = nullptr;
};

} // namespace steelyard::ui
