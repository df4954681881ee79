#include "tests/support/sample_desk.h"

#include "ui/charts/chart_panel.h"
#include "ui/commands/save_project.h"
#include "ui/commands/store_project.h"
#include "ui/compare/compare_page.h"
#include "ui/compare/comparison_table.h"
#include "ui/compare/derivation_panel.h"
#include "ui/compare/plan_cards.h"
#include "ui/quotes/quote_list.h"
#include "ui/quotes/quotes_page.h"
#include "ui/shared/labelled_slider.h"
#include "ui/shell/help_window.h"
#include "ui/shell/window_host.h"
#include "ui/whatif/what_if_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QWheelEvent>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;

namespace {

/// A shown window over the sample, in `language`.
struct ShownWindow
{
    explicit ShownWindow(const QString &language = u"en"_s,
                         const QString &sample = u"s05-platform-team.json"_s)
        : desk{sample}
    {
        desk.settings.set(setting::kLanguage, language);
        host = std::make_unique<WindowHost>(desk.session, desk.prompts, desk.settings);
        host->show();
    }

    [[nodiscard]] ComparePage &compare() const
    {
        return dynamic_cast<ComparePage &>(host->window().page(PageId::Compare));
    }

    SampleDesk desk;
    std::unique_ptr<WindowHost> host;
};

/// What Tab stops at on a shown page, from its first stop on.
std::vector<QWidget *> tabStops(const QWidget &page)
{
    std::vector<QWidget *> stops;
    for (QWidget *next = page.nextInFocusChain(); next != &page; next = next->nextInFocusChain()) {
        if (page.isAncestorOf(next) && next->isVisible() && next->isEnabled()
            && (next->focusPolicy() & Qt::TabFocus) != 0 && next->focusProxy() == nullptr)
            stops.push_back(next);
    }
    return stops;
}

QRect placeOf(const QWidget &widget)
{
    return {widget.mapToGlobal(QPoint{}), widget.size()};
}

/// Whether `one` stands above `other` in a column of it, or left of it in its row.
bool isReadBefore(const QWidget &one, const QWidget &other)
{
    const QRect first = placeOf(one);
    const QRect second = placeOf(other);
    const bool shareColumn = first.left() <= second.right() && second.left() <= first.right();
    const bool shareRow = first.top() <= second.bottom() && second.top() <= first.bottom();
    return (shareColumn && first.bottom() < second.top())
        || (shareRow && first.right() < second.left());
}

/// The letters that Alt reaches something by: of the menus, and of a shown page.
QStringList mnemonicsOf(const QWidget &page, const QMenuBar &menus)
{
    QStringList texts;
    for (const QAction *action : menus.actions())
        texts.append(action->text());
    for (const QAbstractButton *button : page.findChildren<QAbstractButton *>()) {
        if (button->isVisibleTo(&page))
            texts.append(button->text());
    }
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        if (label->buddy() != nullptr && label->isVisibleTo(&page))
            texts.append(label->text());
    }
    QStringList letters;
    for (const QString &text : texts) {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (!letter.isEmpty())
            letters.append(letter.toString() + u' ' + text);
    }
    return letters;
}

QString nameOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.accessibleName()
        + widget.property("text").toString();
}

} // namespace

class TestMainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void start_showsTheComparison()
    {
        const ShownWindow shown;
        QCOMPARE(shown.host->window().shownPage(), PageId::Compare);
        QVERIFY(shown.host->window().windowTitle().startsWith("Steelyard"_L1));
        QTRY_COMPARE(shown.compare().categoryChart().chart().categories.size(), size_t{3});
        QVERIFY(!shown.compare().cumulativeChart().chart().title.isEmpty());
    }

    void eachPage_opensByItsAction()
    {
        const ShownWindow shown;
        MainWindow &window = shown.host->window();
        for (size_t place = 0; place < kPageIds.size(); ++place) {
            window.actions().pages.at(static_cast<qsizetype>(place))->trigger();
            QCOMPARE(window.shownPage(), kPageIds.at(place));
        }
    }

    void tab_visitsEachPageAsItIsRead()
    {
        const ShownWindow shown;
        MainWindow &window = shown.host->window();
        for (const PageId id : kPageIds) {
            window.actions().pages.at(static_cast<qsizetype>(id))->trigger();
            QTRY_VERIFY(!tabStops(window.page(id)).empty()); // the report takes its time
            const std::vector<QWidget *> stops = tabStops(window.page(id));
            for (size_t place = 1; place < stops.size(); ++place)
                QVERIFY2(!isReadBefore(*stops.at(place), *stops.at(place - 1)),
                         qPrintable(u"%1, before %2 on page %3"_s
                                        .arg(nameOf(*stops.at(place)), nameOf(*stops.at(place - 1)))
                                        .arg(static_cast<int>(id))));
        }
    }

    void wheel_changesOnlyWhatHasTheFocus()
    {
        const ShownWindow shown;
        QTRY_VERIFY(shown.host->whatIf().saved() != nullptr);
        MainWindow &window = shown.host->window();
        window.showPage(PageId::Sizing);
        const auto boxes = window.page(PageId::Sizing).findChildren<QComboBox *>();
        const auto found = std::ranges::find_if(
            boxes, [](const QComboBox *box) { return box->isVisible() && box->count() > 2; });
        QVERIFY(found != boxes.end());
        QComboBox &box = **found;
        const auto turn = [&box] {
            const QPointF middle = QRectF{box.rect()}.center();
            QWheelEvent wheel{middle, box.mapToGlobal(middle), {}, {0, -120}, {}, {}, {}, false};
            QApplication::sendEvent(&box, &wheel);
        };
        window.setFocus();
        const int before = box.currentIndex();
        turn();
        QCOMPARE(box.currentIndex(), before);
        QVERIFY(!box.hasFocus());
        box.setFocus();
        QTRY_VERIFY(box.hasFocus());
        turn();
        QVERIFY(box.currentIndex() != before);
    }

    void mnemonics_meanOneThing_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("zh_CN") << u"zh_CN"_s;
    }
    void mnemonics_meanOneThing()
    {
        QFETCH(QString, language);
        const ShownWindow shown{language};
        MainWindow &window = shown.host->window();
        for (const PageId id : kPageIds) {
            window.actions().pages.at(static_cast<qsizetype>(id))->trigger();
            QTRY_VERIFY(!tabStops(window.page(id)).empty());
            QStringList letters = mnemonicsOf(window.page(id), *window.menuBar());
            letters.sort();
            for (qsizetype place = 1; place < letters.size(); ++place)
                QVERIFY2(letters.at(place).section(u' ', 0, 0)
                             != letters.at(place - 1).section(u' ', 0, 0),
                         qPrintable(letters.at(place - 1) + u" / "_s + letters.at(place)));
        }
    }

    void otherLanguage_newWindowKeepsPageSlidersAndProject()
    {
        const ShownWindow shown;
        QTRY_VERIFY(shown.host->whatIf().saved() != nullptr);
        shown.compare().whatIf().gpus().setFocus();
        shown.host->whatIf().setGpus(128);
        shown.host->window().showPage(PageId::Quotes);
        Q_EMIT shown.host->window().languageChosen(Language::Chinese);
        MainWindow &window = shown.host->window();
        QVERIFY(window.isVisible());
        QCOMPARE(window.shownPage(), PageId::Quotes);
        QCOMPARE(shown.compare().whatIf().gpus().value(), 128);
        QCOMPARE(shown.desk.settings.value(setting::kLanguage), u"zh_CN"_s);
        QVERIFY(window.windowTitle().contains(u"平台团队"));
    }

    void otherLanguage_newWindowKeepsWhatIsOpenAndChosen()
    {
        const ShownWindow shown;
        QTRY_VERIFY(shown.host->whatIf().saved() != nullptr);
        ComparisonTable &before = shown.compare().table();
        before.tabs().setCurrentIndex(2);
        before.periodBox().setCurrentIndex(1);
        shown.compare().chartTabs().setCurrentIndex(1);
        Q_EMIT before.view().activated(before.view().model()->index(1, 2));
        const auto quotesPage = [&shown]() -> QuotesPage & {
            return dynamic_cast<QuotesPage &>(shown.host->window().page(PageId::Quotes));
        };
        const QuoteId quote = shown.desk.session.dossier()->quotes.back().id;
        quotesPage().list()->choose(quote);
        Q_EMIT shown.host->window().languageChosen(Language::Chinese);
        const ComparisonTable &after = shown.compare().table();
        QVERIFY(&after != &before);
        QCOMPARE(after.tabs().currentIndex(), 2);
        QCOMPARE(after.periodBox().currentIndex(), 1);
        QCOMPARE(shown.compare().chartTabs().currentIndex(), 1);
        QVERIFY(!after.derivation().isHidden());
        QCOMPARE(after.explained()->plan, size_t{1});
        QCOMPARE(quotesPage().list()->choice(), ListChoice{quote});
    }

    void anotherProject_leavesNothingToUndo()
    {
        ShownWindow shown;
        Session &session = shown.desk.session;
        Project changed = session.dossier()->project;
        changed.horizonMonths = 24;
        QVERIFY(saveProject(session, shown.desk.prompts, u"Change it"_s, changed));
        const Actions &actions = shown.host->window().actions();
        QVERIFY(actions.undo->isEnabled());
        QCOMPARE(actions.undo->text(), u"&Undo Change it"_s);
        Dossier other = *session.dossier();
        other.project.id = ProjectId{u"other"_s};
        other.project.name = {.en = u"Other"_s};
        QVERIFY(addProject(session, shown.desk.prompts, u"Add it"_s, other));
        QCOMPARE(session.dossier()->project.id, other.project.id);
        QVERIFY(!actions.undo->isEnabled());
        QCOMPARE(actions.undo->text(), u"&Undo"_s);
        QVERIFY(!actions.redo->isEnabled());
    }

    void sliderIsDragged_cardsChartsAndTableFollow()
    {
        const ShownWindow shown;
        ComparePage &page = shown.compare();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        const ChartSpec before = page.categoryChart().chart();
        const QString total = page.table().view().model()->index(0, 8).data().toString();
        QVERIFY(before.savedSeries.empty());
        Q_EMIT page.whatIf().gpus().valueChanged(192);
        QTRY_VERIFY(shown.host->whatIf().current()->peakGpus == 192);
        // One part in each turn of the event loop.
        QTRY_VERIFY(page.categoryChart().chart().series != before.series);
        QTRY_VERIFY(!page.categoryChart().chart().savedSeries.empty());
        QTRY_VERIFY(!page.cumulativeChart().chart().savedSeries.empty());
        QTRY_VERIFY(page.table().view().model()->index(0, 8).data().toString() != total);
    }

    void howManyToHost_isDrawnOnItsTab()
    {
        const ShownWindow shown;
        ComparePage &page = shown.compare();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        QVERIFY(page.loadDurationChart().chart().x.empty());
        page.chartTabs().setCurrentIndex(1);
        const size_t servers = page.loadDurationChart().chart().x.size();
        QVERIFY(servers > 0);
        Q_EMIT page.whatIf().gpus().valueChanged(192);
        QTRY_VERIFY(page.loadDurationChart().chart().x.size() > servers);
    }

    /// The reasons take two lines in a narrow window and one in a wide one.
    void windowOfAnyWidth_showsItsCardsWhole()
    {
        const ShownWindow shown;
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        const auto *cards = shown.compare().findChild<PlanCards *>();
        for (const int width : {1366, 1920, 1366}) {
            shown.host->window().resize(width, 1000);
            QTRY_COMPARE(cards->viewport()->height(), cards->height());
            QTRY_VERIFY(cards->widget()->height() <= cards->height());
        }
    }

    void figureIsActivated_derivationIsShown()
    {
        const ShownWindow shown;
        ComparisonTable &table = shown.compare().table();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        QVERIFY(table.derivation().isHidden());
        Q_EMIT table.view().activated(table.view().model()->index(0, 1));
        QVERIFY(!table.derivation().isHidden());
        QVERIFY(table.derivation().text().contains(u'×'));
        QTest::keyClick(&table.derivation(), Qt::Key_Escape);
        QVERIFY(table.derivation().isHidden());
    }

    void monthIsActivated_isDerivedAlone()
    {
        const ShownWindow shown;
        ComparisonTable &table = shown.compare().table();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        table.tabs().setCurrentIndex(1);
        const QAbstractItemModel &rows = *table.view().model();
        const QModelIndex total = rows.index(1, rows.columnCount() - 2);
        Q_EMIT table.view().activated(total);
        QVERIFY(table.derivation().text().contains(u"month 2 = "));
        QVERIFY(table.derivation().text().contains(u"Together: " + total.data().toString()));
    }

    void planTab_showsItsMonths()
    {
        const ShownWindow shown;
        ComparisonTable &table = shown.compare().table();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        QCOMPARE(table.tabs().count(), 5); // all plans, three of them, what they return
        table.tabs().setCurrentIndex(2);
        QCOMPARE(table.view().model()->rowCount(), 13); // 12 months and the total
    }

    void lastTab_showsWhatPlansReturn()
    {
        const ShownWindow shown;
        ComparisonTable &table = shown.compare().table();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        table.tabs().setCurrentIndex(4);
        QVERIFY(!table.periodBox().isEnabled());
        const QAbstractItemModel &model = *table.view().model();
        QCOMPARE(model.columnCount(), 3); // hosted and hybrid
        QVERIFY(model.index(2, 0).data().toString().contains(u"IRR"_s));
        Q_EMIT table.view().activated(model.index(2, 1));
        QVERIFY(table.derivation().isHidden());
    }

    void table_copiesAsTabSeparatedValues()
    {
        const ShownWindow shown;
        QTableView &view = shown.compare().table().view();
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        view.setFocus();
        shown.host->window().actions().copy->trigger();
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        QVERIFY(lines.size() >= 4);
        QCOMPARE(lines.front().count(u'\t'), 8);
    }

    void chart_copiesAsDataAndPicture()
    {
        const ShownWindow shown;
        const ChartPanel &chart = shown.compare().categoryChart();
        QTRY_VERIFY(!chart.chart().series.empty());
        chart.copyData();
        QVERIFY(QApplication::clipboard()->text().contains(u'\t'));
        chart.copyPicture();
        QVERIFY(!QApplication::clipboard()->image().isNull());
    }

    void sixPlans_fitTheWindow()
    {
        const ShownWindow shown{u"en"_s, u"s01-university-lab.json"_s};
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        QCOMPARE(shown.host->whatIf().current()->plans.size(), size_t{6});
        QVERIFY(shown.compare().categoryChart().height() >= 200);
    }

    void lastPlanIsDeleted_noOldMoneyStaysOnThePage()
    {
        ShownWindow shown;
        QTRY_VERIFY(shown.compare().isComparing());
        Project after = shown.desk.session.dossier()->project;
        after.plans.clear();
        QVERIFY(saveProject(shown.desk.session, shown.desk.prompts, u"Delete the plans"_s, after));
        QTRY_VERIFY(!shown.compare().isComparing());
        QVERIFY(!shown.compare().table().isVisible());
    }

    void projectIsClosed_pageSaysWhatToDo()
    {
        ShownWindow shown;
        QTRY_VERIFY(shown.host->whatIf().current() != nullptr);
        shown.desk.session.closeProject();
        QCOMPARE(shown.host->window().windowTitle(), u"Steelyard"_s);
        QVERIFY(!shown.compare().table().isVisible());
    }

    void help_opensTheGuide_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("English") << Language::English;
        QTest::newRow("Chinese") << Language::Chinese;
    }

    void help_opensTheGuide()
    {
        QFETCH(const Language, language);
        const HelpWindow help{language};
        QVERIFY(help.browser().toPlainText().size() > 200);
    }

    void settings_outliveTheObject()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        Settings{file}.set(setting::kTheme, ThemeChoice::Dark);
        QCOMPARE(Settings{file}.value(setting::kTheme), ThemeChoice::Dark);
        QCOMPARE(Settings{file}.value(setting::kPage), -1);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
