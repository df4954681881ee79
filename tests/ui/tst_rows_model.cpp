#include "ui/editing/fields.h"
#include "ui/editing/rows_model.h"
#include "ui/editing/table_editor.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

struct Item
{
    QString name = {};
    std::optional<Decimal> price = {};
    QDate day = {};
    /// Only of what is named "free".
    QString free = {};

    friend bool operator==(const Item &, const Item &) = default;
};

Field<Item> freeField()
{
    return {.head = {.title = u"Free"_s},
            .text = [](const Item &item) { return item.free; },
            .set = [](Item &item, const QString &typed) -> Result<void> {
                if (item.name != u"free"_s)
                    return blankNotAllowed();
                item.free = typed;
                return {};
            }};
}

/// A model that keeps what is typed, and counts the changes.
struct Sheet
{
    Sheet()
    {
        model.makeRowsBy([](const Item *pattern) { return pattern ? *pattern : Item{}; });
        model.onChanged([this](const std::vector<Item> &rows, TableEdit edit, const QString &) {
            edits.push_back(edit);
            model.setRows(rows);
        });
        model.setRows({{.name = u"a"_s, .price = Decimal{1}}, {.name = u"b"_s}, {.name = u"c"_s}});
    }

    RowsModel<Item> model{
        {textField<Item>({.title = u"Name"_s}, &Item::name),
         optionalDecimalField<Item>({.title = u"Price"_s}, &Item::price, NumberRule::ZeroOrMore),
         dateField<Item>({.title = u"Day"_s}, &Item::day),
         freeField()}};
    std::vector<TableEdit> edits;
};

} // namespace

class RowsModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void model_passesTheTester();
    void badText_isMarkedAndTheValueStays();
    void goodTextAfterABadOne_clearsTheMark();
    void ctrlD_fillsTheSelectionDownInOneStep();
    void ctrlSemicolon_entersToday();
    void ctrlV_makesRowsInOneStepAndMarksBadCells();
    void deleteKey_emptiesCellsAndRemovesWholeRows();
    void enterKey_opensTheEditor();
    void addedRow_isTheOnlySelected();
    void refusals_areListedLatestFirst();
    void manyRefusals_areCounted();
    void textRefusedForAnotherCell_isTakenWithThatCell();
    void pastedCellThatNeedsALaterOne_isTaken();
    void readOnly_refusesEverything();
};

void RowsModelTest::model_passesTheTester()
{
    Sheet sheet;
    const QAbstractItemModelTester tester{&sheet.model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest};
    sheet.model.addRow(0);
    sheet.model.moveRowBy(0, 1);
    sheet.model.duplicateRows({1});
    sheet.model.removeRowsAt({0, 2});
    QCOMPARE(sheet.model.rowCount(), 3);
}

void RowsModelTest::badText_isMarkedAndTheValueStays()
{
    Sheet sheet;
    const QModelIndex price = sheet.model.index(0, 1);
    QVERIFY(!sheet.model.setData(price, u"six"_s, Qt::EditRole));
    QVERIFY(sheet.edits.empty());
    QCOMPARE(price.data().toString(), u"1"_s);
    QCOMPARE(price.data(FieldTableModel::RefusedRole).toString(), u"six"_s);
    QVERIFY(sheet.model.refusal().contains(u"Row 1, Price"_s));
    QCOMPARE(price.data(Qt::ToolTipRole).toString(), sheet.model.refusal());
}

void RowsModelTest::addedRow_isTheOnlySelected()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] { return QDate{}; }};
    editor.show();
    editor.view()->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    editor.view()->setCurrentIndex(sheet.model.index(0, 0));
    QTest::keyClick(editor.view(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(sheet.model.rowCount(), 4);
    QCOMPARE(editor.selectedRows(), std::vector{1});
    QTest::keyClick(editor.view(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(sheet.model.rowCount(), 3);
}

void RowsModelTest::refusals_areListedLatestFirst()
{
    Sheet sheet;
    sheet.model.setData(sheet.model.index(0, 1), u"six"_s, Qt::EditRole);
    sheet.model.setData(sheet.model.index(1, 1), u"seven"_s, Qt::EditRole);
    const QStringList lines = sheet.model.refusal().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.front().contains(u"Row 2"_s));
    QVERIFY(lines.back().contains(u"Row 1"_s));
    sheet.model.setData(sheet.model.index(1, 1), u"7"_s, Qt::EditRole);
    QCOMPARE(sheet.model.refusal(), lines.back());
}

void RowsModelTest::manyRefusals_areCounted()
{
    Sheet sheet;
    for (const int row : {0, 1, 2}) {
        for (const int column : {1, 2})
            sheet.model.setData(sheet.model.index(row, column), u"x"_s, Qt::EditRole);
    }
    const QStringList lines = sheet.model.refusal().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.back().startsWith(u"3 "_s));
}

void RowsModelTest::textRefusedForAnotherCell_isTakenWithThatCell()
{
    Sheet sheet;
    sheet.model.setData(sheet.model.index(0, 3), u"0"_s, Qt::EditRole);
    sheet.model.setData(sheet.model.index(1, 3), u"0"_s, Qt::EditRole);
    QVERIFY(sheet.edits.empty());
    sheet.model.setData(sheet.model.index(0, 0), u"free"_s, Qt::EditRole);
    QCOMPARE(sheet.edits.size(), size_t{1});
    QCOMPARE(sheet.model.rows().front().free, u"0"_s);
    QVERIFY(!sheet.model.refusal().contains(u"Row 1"_s));
    QVERIFY(sheet.model.refusal().contains(u"Row 2"_s));
}

void RowsModelTest::pastedCellThatNeedsALaterOne_isTaken()
{
    Sheet sheet;
    sheet.model.enter(
        {{.row = 0, .column = 3, .text = u"0"_s}, {.row = 0, .column = 0, .text = u"free"_s}},
        TableEdit::Paste);
    QCOMPARE(sheet.model.rows().front().free, u"0"_s);
    QCOMPARE(sheet.model.refusal(), QString{});
}

void RowsModelTest::goodTextAfterABadOne_clearsTheMark()
{
    Sheet sheet;
    const QModelIndex price = sheet.model.index(0, 1);
    sheet.model.setData(price, u"six"_s, Qt::EditRole);
    QVERIFY(sheet.model.setData(price, u"6.88"_s, Qt::EditRole));
    QCOMPARE(sheet.model.refusal(), QString{});
    QCOMPARE(sheet.model.rows().front().price->toText(), u"6.88"_s);
}

void RowsModelTest::ctrlD_fillsTheSelectionDownInOneStep()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] { return QDate{}; }};
    auto *selection = editor.view()->selectionModel();
    selection->select(QItemSelection{sheet.model.index(0, 1), sheet.model.index(2, 1)},
                      QItemSelectionModel::Select);
    editor.fillDown();
    QCOMPARE(sheet.edits.size(), size_t{1});
    for (const Item &item : sheet.model.rows())
        QVERIFY(item.price == Decimal{1});
}

void RowsModelTest::ctrlSemicolon_entersToday()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] {
                           return QDate{2026, 11, 30};
                       }};
    editor.view()->setCurrentIndex(sheet.model.index(1, 2));
    QTest::keyClick(editor.view(), Qt::Key_Semicolon, Qt::ControlModifier);
    editor.enterToday();
    QCOMPARE(sheet.model.rows().at(1).day, QDate(2026, 11, 30));
}

void RowsModelTest::ctrlV_makesRowsInOneStepAndMarksBadCells()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] { return QDate{}; }};
    editor.view()->setCurrentIndex(sheet.model.index(2, 0));
    QGuiApplication::clipboard()->setText(
        u"x\t\"1,234.5\"\r\n\"y \"\"two\"\"\"\tsix\r\nz\t7\r\n"_s);
    editor.paste();
    QCOMPARE(sheet.edits, std::vector{TableEdit::Paste});
    QCOMPARE(sheet.model.rowCount(), 5);
    QCOMPARE(sheet.model.rows().at(2).price->toText(), u"1234.5"_s);
    QCOMPARE(sheet.model.rows().at(3).name, u"y \"two\""_s);
    QVERIFY(!sheet.model.rows().at(3).price);
    QVERIFY(sheet.model.index(3, 1).data(FieldTableModel::RefusedRole).isValid());
    QCOMPARE(sheet.model.rows().at(4).price->toText(), u"7"_s);
}

void RowsModelTest::deleteKey_emptiesCellsAndRemovesWholeRows()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] { return QDate{}; }};
    editor.view()->setCurrentIndex(sheet.model.index(0, 1));
    QTest::keyClick(editor.view(), Qt::Key_Delete);
    QVERIFY(!sheet.model.rows().front().price);
    editor.view()->selectRow(0);
    QTest::keyClick(editor.view(), Qt::Key_Delete);
    QCOMPARE(sheet.model.rowCount(), 2);
}

void RowsModelTest::enterKey_opensTheEditor()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] { return QDate{}; }};
    editor.show();
    editor.view()->setCurrentIndex(sheet.model.index(0, 1));
    QTest::keyClick(editor.view(), Qt::Key_Return);
    QTRY_VERIFY(editor.view()->indexWidget(sheet.model.index(0, 1)) != nullptr
                || editor.view()->viewport()->findChild<QWidget *>() != nullptr);
}

void RowsModelTest::readOnly_refusesEverything()
{
    Sheet sheet;
    TableEditor editor{sheet.model, TableEditor::Buttons::AddRemove, [] { return QDate{}; }};
    editor.setReadOnly(true);
    QVERIFY(!sheet.model.setData(sheet.model.index(0, 0), u"new"_s, Qt::EditRole));
    editor.add();
    editor.view()->selectRow(0);
    editor.remove();
    QVERIFY(sheet.edits.empty());
}

QTEST_MAIN(RowsModelTest)
#include "tst_rows_model.moc"
