#include "ui/shared/column_table_model.h"
#include "ui/shared/raw_sort_proxy.h"
#include "ui/shared/table_copy.h"

#include <QAbstractItemModelTester>
#include <QTableView>
#include <QTest>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;

namespace {

struct Offer
{
    QString name;
    std::optional<double> price;
};

QVariant known(const std::optional<double> &price)
{
    return price ? QVariant{*price} : QVariant{};
}

// Columns that are made one by one: g++ 12 fails on their braced list in a return statement.
std::vector<Column<Offer>> offerColumns()
{
    Column<Offer> name;
    name.title = [] { return u"Offer"_s; };
    name.text = [](const Offer &offer) { return offer.name; };
    Column<Offer> price;
    price.title = [] { return u"Price"_s; };
    price.text = [](const Offer &offer) {
        return offer.price ? QString::number(*offer.price, 'f', 2) : u"—"_s;
    };
    price.sortValue = [](const Offer &offer) { return known(offer.price); };
    price.alignment = kFigureAlignment;
    price.exact = [](const Offer &offer) {
        return offer.price ? QString::number(*offer.price) : QString{};
    };
    return {name, price};
}

QStringList shownNames(const QAbstractItemModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.index(row, 0).data().toString());
    return names;
}

} // namespace

class TestColumnTableModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsChange_modelStaysConsistent()
    {
        ColumnTableModel<Offer> model{offerColumns()};
        const QAbstractItemModelTester tester{
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest};
        model.setRows({{u"a"_s, 1.0}, {u"b"_s, 2.0}});
        model.setRows({{u"c"_s, 3.0}, {u"d"_s, 4.0}});
        model.setRows({});
        model.setTable(offerColumns(), {{u"e"_s, 5.0}});
        QCOMPARE(model.index(0, 1).data().toString(), u"5.00"_s);
    }

    void sameNumberOfRows_selectionStays()
    {
        ColumnTableModel<Offer> model{offerColumns()};
        model.setRows({{u"a"_s, 1.0}, {u"b"_s, 2.0}});
        QTableView view;
        view.setModel(&model);
        view.setCurrentIndex(model.index(1, 1));
        model.setRows({{u"a"_s, 1.5}, {u"b"_s, 2.5}});
        QCOMPARE(view.currentIndex(), model.index(1, 1));
    }

    void figures_sortByValueAndUnknownComesLast()
    {
        ColumnTableModel<Offer> model{offerColumns()};
        model.setRows({{u"ten"_s, 10.0}, {u"unknown"_s, {}}, {u"nine"_s, 9.0}});
        RawSortProxy proxy;
        proxy.setSourceModel(&model);
        proxy.sort(1, Qt::AscendingOrder);
        QCOMPARE(shownNames(proxy), (QStringList{u"nine"_s, u"ten"_s, u"unknown"_s}));
        proxy.sort(1, Qt::DescendingOrder);
        QCOMPARE(shownNames(proxy), (QStringList{u"ten"_s, u"nine"_s, u"unknown"_s}));
    }

    void severalWords_allMustMatch()
    {
        ColumnTableModel<Offer> model{offerColumns()};
        model.setRows({{u"H100 Frankfurt"_s, 2.0}, {u"H100 Tokyo"_s, 3.0}});
        RawSortProxy proxy;
        proxy.setSourceModel(&model);
        proxy.setSearchText(u" tokyo  h100 "_s);
        QCOMPARE(shownNames(proxy), QStringList{u"H100 Tokyo"_s});
    }

    void oneColumnIsChosen_copyHoldsItWithHeadingAndExactFigures()
    {
        ColumnTableModel<Offer> model{offerColumns()};
        model.setRows({{u"a"_s, 1.125}, {u"b"_s, {}}});
        QTableView view;
        view.setModel(&model);
        view.selectColumn(1);
        const ReportTable copied = copiedTable(view);
        QCOMPARE(copied.columns.size(), size_t{1});
        QCOMPARE(copied.columns.front().title, u"Price"_s);
        QCOMPARE(copied.rows.at(0).at(0).exact, u"1.125"_s);
        QVERIFY(!copied.rows.at(1).at(0).number);
    }

    void nothingIsChosen_copyHoldsTheWholeTable()
    {
        ColumnTableModel<Offer> model{offerColumns()};
        model.setRows({{u"a"_s, 1.0}, {u"b"_s, 2.0}});
        QTableView view;
        view.setModel(&model);
        const ReportTable copied = copiedTable(view);
        QCOMPARE(copied.rows.size(), size_t{2});
        QCOMPARE(copied.columns.size(), size_t{2});
    }
};

QTEST_MAIN(TestColumnTableModel)
#include "tst_column_table_model.moc"
