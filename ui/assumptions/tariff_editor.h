#pragma once

#include "ui/assumptions/tariff_prices.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace steelyard::ui {

class TariffGridModel;
class TariffGridView;

/// What electricity costs at a site: one price all day, or a price by month and hour that is
/// painted. Every edit hands the whole changed site to `changed`, whose owner stores it and gives
/// back what is stored by `setSite`.
class TariffEditor final : public QWidget
{
    Q_OBJECT

public:
    using Changed = std::function<void(const Site &after, const QString &action)>;

    TariffEditor(Language language, const std::function<QDate()> &today, QWidget *parent = nullptr);

    void onChanged(Changed changed) { m_changed = std::move(changed); }
    void setSite(const Site &site);

    [[nodiscard]] TariffGridModel &grid() const { return *m_grid; }
    [[nodiscard]] TariffGridView *gridView() const { return m_view; }
    [[nodiscard]] TariffPrices &prices() const { return *m_prices; }
    /// The example's prices are of one currency.
    [[nodiscard]] bool offersExample() const;

    /// Flat all year at the present price or by its parts, ready to be painted.
    void makeTariff();
    /// The year's mean price instead of the tariff.
    void makeOnePrice();
    /// A published tariff with its source, stated as the shown one is.
    void takeExample();

Q_SIGNALS:
    /// The person is done with this site.
    void closed();

private:
    [[nodiscard]] QWidget *makeHeader();
    [[nodiscard]] QWidget *makeFlatPage();
    [[nodiscard]] QWidget *makeTariffPage();
    void showTariff(const ElectricityTariff &tariff);
    void store(const Site &after, const QString &action);
    [[nodiscard]] QString siteName() const;

    text::NumberFormat m_format;
    Changed m_changed;
    Site m_site;
    TariffGridModel *m_grid = nullptr;
    TariffGridView *m_view = nullptr;
    TariffPrices *m_prices = nullptr;
    QStackedLayout *m_pages = nullptr;
    QLabel *m_title = nullptr;
    QPushButton *m_onePrice = nullptr;
    QPushButton *m_example = nullptr;
};

} // namespace steelyard::ui
