#include "tests/support/page_desk.h"

#include "model/compare/site_examples.h"
#include "ui/assumptions/sites_view.h"
#include "ui/assumptions/tariff_editor.h"
#include "ui/assumptions/tariff_grid_model.h"
#include "ui/assumptions/tariff_grid_view.h"
#include "ui/editing/table_editor.h"

#include <QComboBox>
#include <QTest>

#include <ranges>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

using enum tco::TariffPeriod;

/// The sites of the small project, to which one at 0.60 per kWh is added, with its tariff open.
struct TariffDesk
{
    explicit TariffDesk(const QString &currency = u"CNY"_s)
    {
        QObject::connect(&desk.session, &Session::dossierChanged, &view, [this] {
            view.reload(SitesView::Reload::SameProject);
        });
        view.reload(SitesView::Reload::OtherProject);
        view.sites().addRow(-1);
        type(u"Currency"_s, currency);
        type(u"Electricity (per kWh)"_s, u"0.60"_s);
        view.resize(1100, 500);
        view.show();
        view.editTariff();
    }

    void type(const QString &title, const QString &text)
    {
        for (int column = 0; column < view.sites().columnCount(); ++column) {
            if (view.sites().head(column).title == title)
                view.sites().setData(view.sites().index(0, column), text, Qt::EditRole);
        }
    }

    [[nodiscard]] const Site &site() const { return desk.project().sites.front(); }
    [[nodiscard]] TariffEditor &editor() const { return *view.tariff(); }
    [[nodiscard]] QModelIndex cell(int month, int hour) const
    {
        return editor().grid().index(month - 1, hour);
    }

    void drag(const QModelIndex &from, const QModelIndex &to) const
    {
        auto *grid = editor().gridView();
        QWidget *area = grid->viewport();
        QTest::mousePress(area, Qt::LeftButton, Qt::NoModifier, grid->visualRect(from).center());
        QTest::mouseMove(area, grid->visualRect(to).center());
        QTest::mouseRelease(area, Qt::LeftButton, Qt::NoModifier, grid->visualRect(to).center());
    }

    /// As the box above the periods does.
    void state(TariffWay way) const
    {
        QComboBox *box = editor().prices().way();
        box->setCurrentIndex(static_cast<int>(way));
        Q_EMIT box->activated(static_cast<int>(way));
    }

    /// The price that a period shows.
    [[nodiscard]] QString periodText(int row) const
    {
        auto &periods = editor().prices().periods();
        return periods.index(row, 1).data().toString();
    }

    PageDesk desk;
    SitesView view{desk.session, desk.prompts};
};

tco::TariffPeriod at(const TariffEditor &editor, size_t month, size_t hour)
{
    return editor.grid().plan()[month - 1][hour];
}

} // namespace

class TariffEditorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePrice_becomesATariffAndBack();
    void draggedCells_takeTheChosenPeriodInOneStep();
    void keys_paintWhatIsSelected();
    void example_hasThePublishedHoursAndPrices();
    void multiples_makeThePricesOfTheParts();
    void multiplesAndBack_keepWhatTheyCameTo();
    void blankPartOrMultiple_isSaid();
    void example_isNotOfferedInAnotherCurrency();
    void periodWithoutPrice_isSaid();
    void cells_areReadAloud();
    void exampleSites_areWholeAndSourced();
};

void TariffEditorTest::onePrice_becomesATariffAndBack()
{
    const TariffDesk shown;
    shown.editor().makeTariff();
    QVERIFY(!shown.site().electricityPricePerKwh);
    QCOMPARE(shown.site().electricityTariff->timetable.size(), size_t{1});
    QCOMPARE(at(shown.editor(), 7, 12), Flat);
    QVERIFY(shown.editor().prices().summary().contains(u"0.6"_s));
    shown.editor().makeOnePrice();
    QVERIFY(!shown.site().electricityTariff);
    QVERIFY(shown.site().electricityPricePerKwh == Decimal::fromText(u"0.6").value());
}

void TariffEditorTest::draggedCells_takeTheChosenPeriodInOneStep()
{
    TariffDesk shown;
    shown.editor().makeTariff();
    shown.editor().gridView()->choosePeriod(SharpPeak);
    shown.drag(shown.cell(7, 18), shown.cell(8, 20));
    QCOMPARE(at(shown.editor(), 7, 18), SharpPeak);
    QCOMPARE(at(shown.editor(), 8, 20), SharpPeak);
    QCOMPARE(at(shown.editor(), 9, 20), Flat);
    // Flat all day from September to June; in July and August flat from 21 to 18 h, else the peak.
    QCOMPARE(shown.site().electricityTariff->timetable.size(), size_t{3});
    shown.desk.session.undoStack().undo();
    QCOMPARE(at(shown.editor(), 7, 18), Flat);
    QCOMPARE(shown.site().electricityTariff->timetable.size(), size_t{1});
}

void TariffEditorTest::keys_paintWhatIsSelected()
{
    const TariffDesk shown;
    shown.editor().makeTariff();
    auto *grid = shown.editor().gridView();
    grid->setCurrentIndex(shown.cell(1, 0));
    QTest::keyClick(grid, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(grid, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(grid, Qt::Key_4);
    QCOMPARE(at(shown.editor(), 1, 0), Valley);
    QCOMPARE(at(shown.editor(), 2, 1), Valley);
    QCOMPARE(at(shown.editor(), 3, 0), Flat);
    grid->choosePeriod(DeepValley);
    QTest::keyClick(grid, Qt::Key_Space);
    QCOMPARE(at(shown.editor(), 2, 0), DeepValley);
}

// Hours: note 2 of State Grid Hubei's table of January 2026, after 鄂发改价管〔2024〕77号: sharp
// peak 2 h (18 to 20, in July and August 20 to 22), peak 6 h, flat 8 h, valley 8 h.
void TariffEditorTest::example_hasThePublishedHoursAndPrices()
{
    const TariffDesk shown;
    shown.editor().takeExample();
    QCOMPARE(at(shown.editor(), 6, 18), SharpPeak);
    QCOMPARE(at(shown.editor(), 7, 18), Peak);
    QCOMPARE(at(shown.editor(), 8, 21), SharpPeak);
    QCOMPARE(at(shown.editor(), 1, 23), Peak);
    QCOMPARE(at(shown.editor(), 1, 13), Valley);
    const std::vector<PeriodRow> &rows = shown.editor().prices().periods().rows();
    QVERIFY(std::abs(rows[0].share - 2.0 / 24) < 1e-12);
    QVERIFY(std::abs(rows[1].share - 6.0 / 24) < 1e-12);
    QVERIFY(std::abs(rows[3].share - 8.0 / 24) < 1e-12);
    // (2 × 1.012099 + 6 × 0.809061 + 8 × 0.613986 + 8 × 0.395024) ÷ 24 = 0.62294
    QVERIFY(shown.editor().prices().summary().contains(u"0.6229"_s));
    QVERIFY(shown.site().demandPricePerKwMonth == Decimal{39});
    QVERIFY(shown.site().source.contains(u"77号"_s));
}

// Parts and period prices: State Grid Hubei's table of January 2026 (two-part, 110 kV); the
// multiples are those between its printed prices, hours by its note 2.
void TariffEditorTest::multiples_makeThePricesOfTheParts()
{
    const TariffDesk shown;
    shown.editor().makeTariff();
    shown.state(TariffWay::Multiples);
    shown.editor().takeExample();
    const Site &site = shown.site();
    QCOMPARE(site.electricityTariff->multiplied,
             (std::set{tco::PricePart::Purchase, tco::PricePart::LineLoss}));
    QCOMPARE(shown.periodText(0), u"1.012099"_s);
    QCOMPARE(shown.periodText(1), u"0.809061"_s);
    QCOMPARE(shown.periodText(2), u"0.613986"_s);
    QCOMPARE(shown.periodText(3), u"0.395024"_s);
    QVERIFY(shown.editor().prices().summary().contains(u"0.6229"_s));
    // The price itself is not typed here, its parts and multiples are.
    auto &periods = shown.editor().prices().periods();
    QVERIFY(!periods.setData(periods.index(1, 1), u"0.9"_s, Qt::EditRole));
    QVERIFY(periods.setData(periods.index(3, 3), u"1"_s, Qt::EditRole));
    QCOMPARE(shown.periodText(3), u"0.613986"_s);
    auto &parts = shown.editor().prices().parts();
    QVERIFY(parts.setData(parts.index(1, 2), u"No"_s, Qt::EditRole));
    // 2 × 0.38447 + 0.013643 + 0.0884 + 0.082273 + 0.0452
    QCOMPARE(shown.periodText(0), u"0.998456"_s);
    QVERIFY(parts.setData(parts.index(0, 2), u"No"_s, Qt::EditRole));
    QVERIFY(shown.editor().prices().summary().startsWith(u"No part"_s));
}

void TariffEditorTest::multiplesAndBack_keepWhatTheyCameTo()
{
    TariffDesk shown;
    shown.editor().makeTariff();
    shown.state(TariffWay::Multiples);
    shown.editor().takeExample();
    shown.state(TariffWay::Prices);
    QVERIFY(shown.site().terms.empty());
    QVERIFY(!statesMultiples(*shown.site().electricityTariff));
    QCOMPARE(shown.periodText(1), u"0.809061"_s);
    shown.desk.session.undoStack().undo();
    QVERIFY(statesMultiples(*shown.site().electricityTariff));
    shown.editor().makeOnePrice();
    QVERIFY(shown.site().terms.empty());
    // (2 × 1.012099 + 6 × 0.809061 + 8 × 0.613986 + 8 × 0.395024) ÷ 24 = 0.6229435
    QVERIFY(shown.site().electricityPricePerKwh == Decimal::fromText(u"0.622944"_s).value());
}

void TariffEditorTest::blankPartOrMultiple_isSaid()
{
    const TariffDesk shown;
    shown.editor().makeTariff();
    shown.state(TariffWay::Multiples);
    QVERIFY(shown.editor().prices().summary().startsWith(u"A part of the price is blank"_s));
    shown.editor().takeExample();
    shown.editor().gridView()->selectAll();
    QTest::keyClick(shown.editor().gridView(), Qt::Key_5);
    QVERIFY(shown.editor().prices().summary().startsWith(u"Deep valley has hours but no mul"_s));
}

void TariffEditorTest::example_isNotOfferedInAnotherCurrency()
{
    const TariffDesk shown{u"USD"_s};
    QVERIFY(!shown.editor().offersExample());
}

void TariffEditorTest::periodWithoutPrice_isSaid()
{
    const TariffDesk shown;
    shown.editor().makeTariff();
    shown.editor().gridView()->selectAll();
    QTest::keyClick(shown.editor().gridView(), Qt::Key_2);
    QVERIFY(shown.editor().prices().summary().startsWith(u"Peak has hours but no price"_s));
    auto &periods = shown.editor().prices().periods();
    QVERIFY(periods.setData(periods.index(1, 1), u"0.81"_s, Qt::EditRole));
    QVERIFY(!periods.setData(periods.index(1, 1), u"-1"_s, Qt::EditRole));
    QVERIFY(shown.editor().prices().summary().contains(u"0.81"_s));
}

void TariffEditorTest::cells_areReadAloud()
{
    const TariffDesk shown;
    shown.editor().takeExample();
    QCOMPARE(shown.cell(1, 18).data(Qt::AccessibleTextRole).toString(),
             u"January, 18 to 19 h: Sharp peak"_s);
    QCOMPARE(shown.cell(1, 18).data().toString(), u"S"_s);
}

void TariffEditorTest::exampleSites_areWholeAndSourced()
{
    TariffDesk shown;
    for (const SiteExample &example : siteExamples())
        shown.view.addExample(example);
    QCOMPARE(shown.desk.project().sites.size(), size_t{3});
    QCOMPARE(shown.desk.project().sites[1].currency.code(), u"CNY"_s);
    QCOMPARE(shown.desk.project().sites[2].currency.code(), u"USD"_s);
    for (const Site &site : shown.desk.project().sites | std::views::drop(1)) {
        QVERIFY(site.electricityPricePerKwh || site.electricityTariff);
        QVERIFY(site.pue && site.rackPricePerMonth && site.rackPowerKw && site.staffCostPerYear);
        QVERIFY(site.source.size() > 100);
    }
}

QTEST_MAIN(TariffEditorTest)
#include "tst_tariff_editor.moc"
