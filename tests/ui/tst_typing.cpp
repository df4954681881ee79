#include "ui/editing/field_delegate.h"
#include "ui/editing/fields.h"
#include "ui/editing/record_form.h"
#include "ui/editing/rows_model.h"
#include "ui/shell/undo_keys.h"

#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

struct Item
{
    QString name = {};
    QString notes = {};

    friend bool operator==(const Item &, const Item &) = default;
};

std::vector<Field<Item>> itemFields()
{
    return {textField<Item>({.title = u"Name"_s}, &Item::name),
            textField<Item>({.title = u"Notes"_s}, &Item::notes)};
}

void type(QWidget &box, const QString &text)
{
    for (const QChar c : text)
        QTest::keyClick(&box, c.toLatin1());
}

} // namespace

/// What happens to a text that is being typed when something else changes the data.
class TypingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openEditor_keepsItsTextWhenOtherCellsChange()
    {
        Table table;
        QLineEdit &editor = table.edit();
        type(editor, u"typed"_s);
        table.model.setRows({{.name = u"a"_s}, {.name = u"other"_s}});
        QCOMPARE(editor.text(), u"typed"_s);
        QTest::keyClick(&editor, Qt::Key_Return);
        QTRY_COMPARE(table.model.rows().front().name, u"typed"_s);
    }

    void openEditor_staysWithItsRowWhenOthersComeAndGo()
    {
        Table table;
        QLineEdit &editor = table.edit();
        type(editor, u"typed"_s);
        table.model.setRows({{.name = u"new"_s}, {.name = u"a"_s}, {.name = u"b"_s}});
        QCOMPARE(editor.text(), u"typed"_s);
        table.model.setRows({{.name = u"new"_s}, {.name = u"a"_s}});
        QTest::keyClick(&editor, Qt::Key_Return);
        QTRY_COMPARE(table.model.rows(),
                     (std::vector<Item>{{.name = u"new"_s}, {.name = u"typed"_s}}));
    }

    void openEditorOfAChangedCell_isToldAndMayReplaceIt()
    {
        Table table;
        QLineEdit &editor = table.edit();
        type(editor, u"mine"_s);
        table.model.setRows({{.name = u"theirs"_s}, {.name = u"b"_s}});
        QTest::keyClick(&editor, Qt::Key_Return);
        QTRY_VERIFY(table.model.refusal().contains(u"theirs"_s));
        QCOMPARE(table.model.rows().front().name, u"theirs"_s);
        QLineEdit &again = table.edit();
        QCOMPARE(again.text(), u"mine"_s);
        QTest::keyClick(&again, Qt::Key_Return);
        QTRY_COMPARE(table.model.rows().front().name, u"mine"_s);
        QVERIFY(table.model.refusal().isEmpty());
    }

    void untouchedEditor_followsTheData()
    {
        Table table;
        const QLineEdit &editor = table.edit();
        table.model.setRows({{.name = u"theirs"_s}, {.name = u"b"_s}});
        QCOMPARE(editor.text(), u"theirs"_s);
    }

    void boxOfAForm_keepsItsTextWhenOtherFieldsChange()
    {
        Form form;
        QLineEdit &name = form.typeInto(0, u"typed"_s);
        form.form.setRecord({.name = u"a"_s, .notes = u"other"_s});
        QCOMPARE(name.text(), u"atyped"_s);
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(form.form.record(), (Item{.name = u"atyped"_s, .notes = u"other"_s}));
    }

    void boxOfAChangedField_isToldAndMayReplaceIt()
    {
        Form form;
        QLineEdit &name = form.typeInto(0, u"mine"_s);
        form.form.setRecord({.name = u"theirs"_s});
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(form.form.record().name, u"theirs"_s);
        QVERIFY(form.form.refusal().contains(u"theirs"_s));
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(form.form.record().name, u"amine"_s);
        QVERIFY(form.form.refusal().isEmpty());
    }

    void anotherRecord_replacesWhatIsTyped()
    {
        Form form;
        const QLineEdit &name = form.typeInto(0, u"typed"_s);
        form.form.showOther({.name = u"z"_s});
        QCOMPARE(name.text(), u"z"_s);
    }

    void undoKey_isTheWindowsOnceTheLineHasNothingToTakeBack()
    {
        QMainWindow window;
        auto *line = new QLineEdit{&window};
        window.setCentralWidget(line);
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        int count = 0;
        connect(&undo, &QAction::triggered, this, [&count] { ++count; });
        window.addAction(&undo);
        UndoKeys keys;
        qApp->installEventFilter(&keys);
        window.show();
        line->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        type(*line, u"x"_s);
        QTest::keySequence(line, QKeySequence::Undo);
        QCOMPARE(line->text(), QString{});
        QCOMPARE(count, 0);
        QTest::keySequence(line, QKeySequence::Undo);
        QCOMPARE(count, 1);
    }

private:
    struct Table
    {
        Table()
        {
            model.onChanged([this](const std::vector<Item> &rows, TableEdit, const QString &) {
                model.setRows(rows);
            });
            model.setRows({{.name = u"a"_s}, {.name = u"b"_s}});
            view.setModel(&model);
            view.setItemDelegate(&delegate);
            view.show();
        }

        QLineEdit &edit()
        {
            view.setCurrentIndex(model.index(0, 0));
            view.edit(model.index(0, 0));
            return *qobject_cast<QLineEdit *>(view.indexWidget(model.index(0, 0)));
        }

        RowsModel<Item> model{itemFields()};
        FieldDelegate delegate;
        QTableView view;
    };

    struct Form
    {
        Form()
        {
            form.onChanged([this](const Item &record, const QString &) { form.setRecord(record); });
            form.setRecord({.name = u"a"_s});
            form.show();
        }

        QLineEdit &typeInto(int field, const QString &text)
        {
            auto &line = *qobject_cast<QLineEdit *>(form.box(field));
            static_cast<void>(QTest::qWaitForWindowActive(&form));
            line.setFocus();
            line.end(false);
            type(line, text);
            return line;
        }

        RecordForm<Item> form{itemFields(), 1, [] { return QDate{2027, 1, 1}; }};
    };
};

QTEST_MAIN(TypingTest)
#include "tst_typing.moc"
