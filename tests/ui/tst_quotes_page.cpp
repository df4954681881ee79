#include "tests/support/page_desk.h"

#include "db/change_log_repository.h"
#include "ui/commands/store_value.h"
#include "ui/editing/table_editor.h"
#include "ui/quotes/fit_panel.h"
#include "ui/quotes/quote_editor.h"
#include "ui/quotes/quote_list.h"
#include "ui/quotes/quotes_page.h"
#include "ui/text/labels.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// The column of the lines' table with this heading.
int column(QuotesPage &page, const QString &title)
{
    const auto &lines = page.editor()->lines();
    for (int place = 0; place < lines.columnCount(); ++place) {
        if (lines.head(place).title == title)
            return place;
    }
    return -1;
}

bool type(QuotesPage &page, int row, const QString &title, const QString &text)
{
    auto &lines = page.editor()->lines();
    return lines.setData(lines.index(row, column(page, title)), text, Qt::EditRole);
}

QString shown(QuotesPage &page, int row, const QString &title)
{
    auto &lines = page.editor()->lines();
    return lines.index(row, column(page, title)).data().toString();
}

const Quote &onlyQuote(const PageDesk &desk)
{
    return desk.session.dossier()->quotes.front();
}

} // namespace

class QuotesPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newQuote_asksForItsVendorAndIsStored();
    void typedPrice_isStoredAndUndone();
    void wrongPrice_isExplainedAndTheOldOneStays();
    void zeroPrice_needsTheKindFree();
    void nodePrice_isShownPerGpuHour();
    void unpricedLine_saysWhy();
    void newRevision_leavesTheOldOneAsItWas();
    void oldRevision_isReadOnly();
    void deletedQuote_comesBackByUndo();
    void deletedQuote_comesBackToItsPlace();
    void usedQuote_isNotDeleted();
    void search_narrowsTheList();
    void everyEdit_standsInTheChangeLog();
    void vendor_isRenamed();
    void withoutProject_thePageSaysSo();
    void vendorsWords_areCheckedAndAskedAbout();
    void lineWithoutServer_hasNoFitCheck();
};

void QuotesPageTest::newQuote_asksForItsVendorAndIsStored()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    desk.prompts.texts = {u"Lambda"_s};
    page.addVendor();
    page.addQuote();
    QCOMPARE(desk.session.dossier()->quotes.size(), size_t{2});
    const Quote &made = desk.session.dossier()->quotes.back();
    QCOMPARE(made.newest().date, QDate(2026, 11, 30));
    QCOMPARE(page.list()->choice(), ListChoice{made.id});
    QVERIFY(type(page, 0, u"Price"_s, u"2.99"_s));
    QCOMPARE(desk.session.dossier()->quotes.back().newest().lines.front().price->toText(),
             u"2.99"_s);
}

void QuotesPageTest::typedPrice_isStoredAndUndone()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    QVERIFY(type(page, 0, u"Price"_s, u"12.290"_s));
    QCOMPARE(onlyQuote(desk).newest().lines.front().price->toText(), u"12.290"_s);
    QVERIFY(desk.session.undoStack().undoText().contains(u"Price"_s));
    desk.session.undoStack().undo();
    QCOMPARE(onlyQuote(desk).newest().lines.front().price->toText(), u"6.88"_s);
    QCOMPARE(shown(page, 0, u"Price"_s), u"6.88"_s);
    desk.session.undoStack().redo();
    QCOMPARE(shown(page, 0, u"Price"_s), u"12.290"_s);
}

void QuotesPageTest::wrongPrice_isExplainedAndTheOldOneStays()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    for (const QString &wrong : {u"six"_s, u"-3"_s, u"6,88"_s}) {
        QVERIFY(!type(page, 0, u"Price"_s, wrong));
        QVERIFY(page.editor()->lines().refusal().contains(wrong));
    }
    QCOMPARE(shown(page, 0, u"Price"_s), u"6.88"_s);
    QCOMPARE(onlyQuote(desk), aSmallDossier().quotes.front());
    QVERIFY(desk.prompts.errors.empty());
}

void QuotesPageTest::zeroPrice_needsTheKindFree()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    QVERIFY(!type(page, 0, u"Price"_s, u"0"_s));
    QVERIFY(type(page, 0, u"Kind"_s, text::label(LineKind::Free)));
    QVERIFY(type(page, 0, u"Price"_s, u"0"_s));
    QVERIFY(!type(page, 0, u"Kind"_s, text::label(LineKind::Quoted)));
    QVERIFY(onlyQuote(desk).newest().lines.front().kind == LineKind::Free);
}

void QuotesPageTest::nodePrice_isShownPerGpuHour()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    // 210,240 US$ per node and year ÷ 8 GPUs ÷ 8,760 h = 3.00 (26,280 US$ per GPU and year).
    QVERIFY(type(page, 0, u"Unit"_s, text::label(PriceUnit::NodeYear)));
    QVERIFY(type(page, 0, u"Price"_s, u"210,240"_s));
    QVERIFY(shown(page, 0, u"Price per GPU-hour"_s).startsWith(u"3.00"_s));
    QCOMPARE(shown(page, 0, u"Price"_s), u"210,240"_s);
}

void QuotesPageTest::unpricedLine_saysWhy()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    QVERIFY(type(page, 0, u"Unit"_s, text::label(PriceUnit::NodeMonth)));
    QVERIFY(type(page, 0, u"GPUs per node"_s, QString{}));
    auto &lines = page.editor()->lines();
    const QModelIndex perHour = lines.index(0, column(page, u"Price per GPU-hour"_s));
    QCOMPARE(perHour.data().toString(), u"—"_s);
    QVERIFY(!perHour.data(Qt::ToolTipRole).toString().isEmpty());
}

void QuotesPageTest::newRevision_leavesTheOldOneAsItWas()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.editor()->newRevisionButton()->click();
    QVERIFY(type(page, 0, u"Price"_s, u"5.50"_s));
    const Quote &quote = onlyQuote(desk);
    QCOMPARE(quote.revisions.size(), size_t{2});
    QCOMPARE(quote.revisions.front(), aSmallDossier().quotes.front().revisions.front());
    QCOMPARE(quote.newest().number, 2);
    QCOMPARE(quote.newest().lines.front().price->toText(), u"5.50"_s);
    // Plans follow the newest revision: the line keeps its id.
    QCOMPARE(quote.newest().lines.front().id, LineId{u"p5"_s});
}

void QuotesPageTest::oldRevision_isReadOnly()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.editor()->newRevisionButton()->click();
    page.editor()->revisionBox()->setCurrentIndex(0);
    QVERIFY(!type(page, 0, u"Price"_s, u"1"_s));
    QVERIFY(!page.editor()->head()->box(0)->isEnabled());
    page.editor()->revisionBox()->setCurrentIndex(1);
    QVERIFY(type(page, 0, u"Price"_s, u"1"_s));
}

void QuotesPageTest::deletedQuote_comesBackByUndo()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.addQuote();
    const Quote made = desk.session.dossier()->quotes.back();
    page.list()->choose(made.id);
    page.deleteChosen();
    QCOMPARE(desk.session.dossier()->quotes.size(), size_t{1});
    desk.session.undoStack().undo();
    QCOMPARE(desk.session.dossier()->quotes.back(), made);
}

void QuotesPageTest::deletedQuote_comesBackToItsPlace()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    const auto shownQuotes = [&page] {
        QStringList names;
        const QTreeWidgetItem *vendor = page.list()->tree()->topLevelItem(0);
        for (int place = 0; place < vendor->childCount(); ++place)
            names.append(vendor->child(place)->text(0));
        return names;
    };
    Quote first = onlyQuote(desk);
    first.id = QuoteId{u"older"_s};
    first.name.en = u"Annual price"_s;
    QVERIFY(storeValue<Quote>(desk.session, desk.prompts, u"Add"_s, {}, first));
    // "Annual price" was stored last.
    const QStringList before{u"Annual price"_s, u"List price"_s};
    QCOMPARE(shownQuotes(), before);
    page.list()->choose(first.id);
    page.deleteChosen();
    QCOMPARE(shownQuotes(), QStringList{u"List price"_s});
    desk.session.undoStack().undo();
    QCOMPARE(shownQuotes(), before);
}

void QuotesPageTest::usedQuote_isNotDeleted()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.list()->choose(QuoteId{u"list"_s});
    page.deleteChosen();
    QCOMPARE(desk.prompts.errors.size(), size_t{1});
    QVERIFY(desk.prompts.errors.front().code == ErrorCode::StillUsed);
    QCOMPARE(desk.session.dossier()->quotes.size(), size_t{1});
    QCOMPARE(desk.session.undoStack().count(), 0);
}

void QuotesPageTest::search_narrowsTheList()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    desk.prompts.texts = {u"Lambda"_s};
    page.addVendor();
    page.list()->searchBox()->setText(u"p5.48"_s);
    const auto *tree = page.list()->tree();
    int visible = 0;
    for (int place = 0; place < tree->topLevelItemCount(); ++place)
        visible += tree->topLevelItem(place)->isHidden() ? 0 : 1;
    QCOMPARE(visible, 1);
}

void QuotesPageTest::everyEdit_standsInTheChangeLog()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    QVERIFY(type(page, 0, u"Price"_s, u"7"_s));
    const auto log = desk.session.workspace().changeLog().list(desk.project().id, 10);
    QVERIFY(log && !log->empty());
    QCOMPARE(log->front().action, u"Change Price of List price"_s);
}

void QuotesPageTest::vendor_isRenamed()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.list()->choose(VendorId{u"aws"_s});
    auto *name = qobject_cast<QLineEdit *>(page.vendorForm()->box(0));
    name->setText(u"Amazon"_s);
    Q_EMIT name->editingFinished();
    QCOMPARE(desk.session.dossier()->vendors.front().name.en, u"Amazon"_s);
    name->clear();
    Q_EMIT name->editingFinished();
    QVERIFY(!page.vendorForm()->refusal().isEmpty());
    QCOMPARE(desk.session.dossier()->vendors.front().name.en, u"Amazon"_s);
}

void QuotesPageTest::withoutProject_thePageSaysSo()
{
    PageDesk desk{PageDesk::Project::None};
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.addQuote();
    QVERIFY(desk.prompts.questions.isEmpty());
}

void QuotesPageTest::vendorsWords_areCheckedAndAskedAbout()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.list()->choose(onlyQuote(desk).id);
    FitPanel &panel = *page.fitPanel();
    QTRY_VERIFY(!panel.isHidden());
    // One side of 2+2 leaves 4,000 W for GPUs of 8 × 700 W.
    QVERIFY(type(page, 0, u"As stated by the vendor"_s, u"8×H100 SXM, PSU 2000 W 2+2"_s));
    const auto cell = [&](int row, int place) {
        return panel.view().model()->index(row, place).data().toString();
    };
    QTRY_COMPARE(cell(0, 0), u"Problem"_s);
    QCOMPARE(cell(0, 2), u"4,000 W"_s);
    QCOMPARE(cell(0, 3), u"5,600 W"_s);
    QVERIFY(panel.summary().startsWith(u'1'));
    panel.copyLanguage().setCurrentIndex(0);
    panel.copyButton().click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"1. 冗余电源失效后可用 4,000 W"_s));
}

void QuotesPageTest::lineWithoutServer_hasNoFitCheck()
{
    PageDesk desk;
    QuotesPage page{desk.session, desk.prompts, desk.imports};
    page.list()->choose(onlyQuote(desk).id);
    QTRY_VERIFY(!page.fitPanel()->isHidden());
    QVERIFY(type(page, 0, u"Category"_s, text::label(CostCategory::Bandwidth)));
    QTRY_VERIFY(page.fitPanel()->isHidden());
}

QTEST_MAIN(QuotesPageTest)
#include "tst_quotes_page.moc"
