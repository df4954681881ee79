#include "ui/assumptions/tariff_editor.h"

#include "model/compare/price_parts.h"
#include "model/compare/site_examples.h"
#include "ui/assumptions/tariff_grid_model.h"
#include "ui/assumptions/tariff_grid_view.h"
#include "ui/shared/empty_state.h"
#include "ui/shared/styled_label.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace steelyard::ui {

namespace {

QPushButton *pushButton(const QString &text, const QString &tip, QWidget *parent)
{
    auto *button = new QPushButton{text, parent};
    button->setToolTip(tip);
    return button;
}

/// A site that states parts of its price stays with them.
TariffWay usualWay(const Site &site)
{
    return isPricedByParts(site) ? TariffWay::Multiples : TariffWay::Prices;
}

} // namespace

TariffEditor::TariffEditor(Language language, const std::function<QDate()> &today, QWidget *parent)
    : QWidget{parent}
    , m_format{language}
    , m_grid{new TariffGridModel{language, this}}
    , m_prices{new TariffPrices{language, today, this}}
    , m_pages{new QStackedLayout}
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeHeader());
    column->addLayout(m_pages, 1);
    m_pages->addWidget(makeFlatPage());
    m_pages->addWidget(makeTariffPage());
    m_grid->onPainted([this](const tco::YearPlan &plan) {
        Site after = m_site;
        if (!after.electricityTariff)
            return;
        std::vector<TariffSpan> &timetable = after.electricityTariff->timetable;
        timetable = timetableOf(plan, timetable);
        store(after, tr("Paint hours of the tariff of %1").arg(siteName()));
    });
    m_prices->onChanged([this](const Site &after, const QString &action) { store(after, action); });
}

QWidget *TariffEditor::makeHeader()
{
    auto *header = new QWidget{this};
    auto *row = new QHBoxLayout{header};
    row->setContentsMargins({});
    row->setSpacing(8);
    auto *back = pushButton(tr("Back to the sites"), {}, header);
    connect(back, &QPushButton::clicked, this, &TariffEditor::closed);
    m_title = styledLabel(TextStyle::Heading, {}, header);
    m_onePrice = pushButton(
        tr("One price all day"), tr("Replaces the tariff by its mean price over the year"), header);
    connect(m_onePrice, &QPushButton::clicked, this, &TariffEditor::makeOnePrice);
    m_example = pushButton(tr("Example: Hubei, 110 kV"),
                           tr("State Grid Hubei, January 2026, in CNY, with its hours and its "
                              "price of demand"),
                           header);
    connect(m_example, &QPushButton::clicked, this, &TariffEditor::takeExample);
    row->addWidget(back);
    row->addWidget(m_title, 1);
    row->addWidget(m_example);
    row->addWidget(m_onePrice);
    return header;
}

QWidget *TariffEditor::makeFlatPage()
{
    auto *page = new EmptyState{tr("One price at all hours"),
                                tr("A tariff gives each hour of each month its price: sharp peak, "
                                   "peak, flat, valley, deep valley."),
                                this};
    connect(page->addButton(tr("Price by the hour")),
            &QPushButton::clicked,
            this,
            &TariffEditor::makeTariff);
    return page;
}

QWidget *TariffEditor::makeTariffPage()
{
    auto *page = new QWidget{this};
    auto *row = new QHBoxLayout{page};
    row->setContentsMargins({});
    row->setSpacing(12);
    auto *left = new QVBoxLayout;
    left->setSpacing(4);
    m_view = new TariffGridView{*m_grid, page};
    auto *hint = styledLabel(TextStyle::Note,
                             tr("Drag to paint the period chosen on the right. With the keyboard: "
                                "arrows and Shift select, 1 to 5 paint, Space paints the chosen "
                                "one. A column is the hour that begins with its number."),
                             page);
    hint->setWordWrap(true);
    left->addWidget(m_view);
    left->addWidget(hint);
    left->addStretch(1);
    connect(m_prices, &TariffPrices::periodChosen, m_view, &TariffGridView::choosePeriod);
    row->addLayout(left, 1);
    row->addWidget(m_prices);
    return page;
}

QString TariffEditor::siteName() const
{
    return m_site.name.orId(m_site.id.text()).in(m_format.language());
}

bool TariffEditor::offersExample() const
{
    return m_site.currency.code() == QLatin1StringView{siteExamples().front().currency};
}

void TariffEditor::setSite(const Site &site)
{
    const bool isOther = site.id != m_site.id;
    m_site = site;
    m_title->setText(tr("Electricity of %1, %2 per kWh", "site, currency")
                         .arg(siteName(), m_format.currencyName(site.currency)));
    m_example->setEnabled(offersExample());
    m_onePrice->setVisible(site.electricityTariff.has_value());
    if (site.electricityTariff)
        showTariff(*site.electricityTariff);
    m_pages->setCurrentIndex(site.electricityTariff ? 1 : 0);
    if (site.electricityTariff && (isOther || !m_prices->hasChoice()))
        m_prices->chooseFlat();
}

void TariffEditor::showTariff(const ElectricityTariff &tariff)
{
    const auto plan = yearPlanOf(tariff);
    m_grid->setPlan(plan ? *plan : *yearPlanOf(flatTariff({})));
    m_prices->setSite(m_site, m_grid->plan());
}

void TariffEditor::makeTariff()
{
    store(statedBy(usualWay(m_site), m_site),
          tr("Price the electricity of %1 by the hour").arg(siteName()));
}

void TariffEditor::makeOnePrice()
{
    store(atOnePrice(m_site), tr("Price the electricity of %1 alike at all hours").arg(siteName()));
}

void TariffEditor::takeExample()
{
    Site example = siteOf(siteExamples().front());
    const TariffWay way = usualWay(m_site);
    if (way == TariffWay::Multiples)
        priceByParts(example);
    Site after = statedBy(way, m_site);
    for (const auto &[key, part] : example.terms)
        after.terms.insert_or_assign(key, part);
    after.electricityTariff = example.electricityTariff;
    after.demandPricePerKwMonth = example.demandPricePerKwMonth;
    const QString source =
        QCoreApplication::translate("SiteExamples", siteExamples().front().electricitySource);
    if (!after.source.contains(source))
        after.source = QString{after.source + u' ' + source}.trimmed();
    store(after, tr("Take the example tariff for %1").arg(siteName()));
}

void TariffEditor::store(const Site &after, const QString &action)
{
    if (m_changed)
        m_changed(after, action);
}

} // namespace steelyard::ui
