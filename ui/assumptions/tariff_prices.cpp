#include "ui/assumptions/tariff_prices.h"

#include "model/compare/price_parts.h"
#include "ui/assumptions/tariff_grid_view.h"
#include "ui/editing/table_editor.h"
#include "ui/shared/styled_label.h"
#include "ui/text/labels.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace steelyard::ui {

namespace {

constexpr int kPricesWidth = 320;
constexpr int kMultiplesWidth = 400;
constexpr int kMeanDecimals = 4;

/// The first column of the periods: with the sign that the grid shows.
class PeriodNameDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = periodIcon(static_cast<tco::TariffPeriod>(index.row()), option->font);
    }
};

} // namespace

TariffPrices::TariffPrices(Language language, const std::function<QDate()> &today, QWidget *parent)
    : QWidget{parent}
    , m_format{language}
    , m_way{new QComboBox{this}}
    , m_periods{new RowsModel<PeriodRow>{periodFields(m_format), this}}
    , m_parts{new RowsModel<PartRow>{partFields(), this}}
    , m_summary{styledLabel(TextStyle::Body, {}, this)}
{
    m_way->addItem(tr("A price for each period"));
    m_way->addItem(tr("Multiples of parts of the price"));
    m_way->setToolTip(tr("Where a province publishes only by how much each period is dearer or "
                         "cheaper, prices follow from the parts of the price"));
    m_way->setAccessibleName(tr("How the tariff is stated"));
    connect(m_way, &QComboBox::activated, this, [this](int index) {
        store(statedBy(static_cast<TariffWay>(index), m_site),
              tr("State the tariff of %1 in another way").arg(siteName()));
        showWay(); // also when the change was not stored
    });
    makePeriods(today);
    makeParts(today);
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_way);
    column->addWidget(m_periodTable, 1);
    column->addWidget(m_partTable, 1);
    column->addWidget(m_summary);
}

void TariffPrices::makePeriods(const std::function<QDate()> &today)
{
    m_periods->onChanged([this](const std::vector<PeriodRow> &rows, TableEdit, const QString &) {
        Site after = m_site;
        storePeriods(after, rows);
        store(after, tr("Change prices of the tariff of %1").arg(siteName()));
    });
    m_periodTable = new TableEditor{*m_periods, TableEditor::Buttons::None, today, this};
    QTableView *view = m_periodTable->view();
    view->setAccessibleName(tr("Periods and their prices"));
    view->setItemDelegateForColumn(0, new PeriodNameDelegate{view});
    view->verticalHeader()->hide();
    // The multiple makes the price, so it stands before it.
    view->horizontalHeader()->moveSection(static_cast<int>(PeriodColumn::Multiple), 1);
    connect(view->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    Q_EMIT periodChosen(static_cast<tco::TariffPeriod>(current.row()));
            });
}

void TariffPrices::makeParts(const std::function<QDate()> &today)
{
    m_parts->onChanged([this](const std::vector<PartRow> &rows, TableEdit, const QString &) {
        Site after = m_site;
        storeParts(after, rows);
        store(after, tr("Change parts of the price of electricity of %1").arg(siteName()));
    });
    m_partTable = new TableEditor{*m_parts, TableEditor::Buttons::None, today, this};
    m_partTable->view()->setAccessibleName(tr("Parts of the price of electricity"));
    m_partTable->view()->verticalHeader()->hide();
}

void TariffPrices::setSite(const Site &site, const tco::YearPlan &plan)
{
    const bool isOther = site.id != m_site.id || m_periods->rows().empty();
    m_site = site;
    const bool byMultiples = isByMultiples();
    showWay();
    m_periodTable->view()->setColumnHidden(static_cast<int>(PeriodColumn::Multiple), !byMultiples);
    m_partTable->setVisible(byMultiples);
    setFixedWidth(byMultiples ? kMultiplesWidth : kPricesWidth);
    if (isOther) {
        m_periods->showOther(periodRows(site, plan));
        m_parts->showOther(partRows(site));
    } else {
        m_periods->setRows(periodRows(site, plan));
        m_parts->setRows(partRows(site));
    }
    showSummary();
}

void TariffPrices::showWay()
{
    const TariffWay way = isByMultiples() ? TariffWay::Multiples : TariffWay::Prices;
    m_way->setCurrentIndex(static_cast<int>(way));
}

void TariffPrices::showSummary()
{
    const auto plan = yearPlanOf(m_site.electricityTariff.value_or(ElectricityTariff{}));
    const auto mean = meanPriceOf(m_site);
    const auto &rows = m_periods->rows();
    const auto isUnpriced = [](const PeriodRow &row) {
        return row.share > 0.0 && !row.derivedPrice;
    };
    const auto unpriced = std::ranges::find_if(rows, isUnpriced);
    const bool multipliesNothing = isByMultiples() && m_site.electricityTariff->multiplied.empty();
    setTextStyle(*m_summary, mean && !multipliesNothing ? TextStyle::Body : TextStyle::Warning);
    if (!plan)
        m_summary->setText(tr("In the stored timetable hours overlap or are left out. It is shown "
                              "as flat; painting replaces it."));
    else if (multipliesNothing)
        m_summary->setText(tr("No part of the price is multiplied: say Yes for at least one."));
    else if (mean)
        m_summary->setText(tr("Around the clock, all year: %1 %2 per kWh on average")
                               .arg(m_format.number(*mean, kMeanDecimals),
                                    m_format.currencyName(m_site.currency)));
    else if (unpriced != rows.end() && unpriced->isByMultiple && !priceBuildUp(m_site))
        m_summary->setText(tr("A part of the price is blank, so what electricity costs is unknown. "
                              "Enter 0 for a part that there is not."));
    else if (unpriced != rows.end() && unpriced->isByMultiple && !unpriced->multiple)
        m_summary->setText(tr("%1 has hours but no multiple, so what electricity costs is unknown.")
                               .arg(text::label(unpriced->period)));
    else if (unpriced != rows.end() && unpriced->isByMultiple)
        m_summary->setText(tr("In %1 the parts add up to less than nothing.", "tariff period")
                               .arg(text::label(unpriced->period)));
    else if (unpriced != rows.end())
        m_summary->setText(tr("%1 has hours but no price, so what electricity costs is unknown.")
                               .arg(text::label(unpriced->period)));
}

QString TariffPrices::summary() const
{
    return m_summary->text();
}

bool TariffPrices::hasChoice() const
{
    return m_periodTable->view()->currentIndex().isValid();
}

void TariffPrices::chooseFlat()
{
    m_periodTable->view()->setCurrentIndex(
        m_periods->index(static_cast<int>(tco::TariffPeriod::Flat), 0));
}

bool TariffPrices::isByMultiples() const
{
    return m_site.electricityTariff && statesMultiples(*m_site.electricityTariff);
}

QString TariffPrices::siteName() const
{
    return m_site.name.orId(m_site.id.text()).in(m_format.language());
}

void TariffPrices::store(const Site &after, const QString &action)
{
    if (m_changed && after != m_site)
        m_changed(after, action);
}

} // namespace steelyard::ui
