#include "tests/support/page_desk.h"

#include "ui/charts/chart_panel.h"
#include "ui/compare/derivation_panel.h"
#include "ui/sizing/accelerator_board.h"
#include "ui/sizing/field_fold.h"
#include "ui/sizing/figure_card.h"
#include "ui/sizing/job_field.h"
#include "ui/sizing/sizing_controller.h"
#include "ui/sizing/sizing_form.h"
#include "ui/sizing/sizing_page.h"
#include "ui/sizing/surroundings_board.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryFile>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;

namespace {

/// A shown page over the small project.
struct ShownPage
{
    explicit ShownPage(PageDesk::Project wanted = PageDesk::Project::Small)
        : desk{wanted}
        , sizing{desk.session}
        , page{desk.session, desk.prompts, sizing}
    {
        page.resize(1'200, 820);
        page.show();
    }

    /// The published run that the page shows as its example.
    void showExample()
    {
        sizing.askExample();
        QTRY_VERIFY(page.isAnswering());
    }

    /// Llama-3.1 8B on 2 T tokens, 64 H100.
    void typeJob()
    {
        SizingForm &form = page.form();
        form.model().box().setCurrentText(u"Llama-3.1 8B"_s);
        type(form.tokens(), u"2T"_s);
        type(form.gpus(), u"64"_s);
        // Each key is a question of its own.
        QTRY_COMPARE(card(text::SizingFigure::Gpus).value(), u"64"_s);
    }

    static void type(const JobNumber &field, const QString &text)
    {
        field.box().selectAll();
        QTest::keyClicks(&field.box(), text);
    }

    [[nodiscard]] const FigureCard &card(text::SizingFigure figure) const
    {
        return **std::ranges::find(page.cards(), figure, &FigureCard::figure);
    }

    [[nodiscard]] double expectedDays() const
    {
        return sizing.answer()->asked()->sizing.time.days.expected.value();
    }

    PageDesk desk;
    SizingController sizing;
    SizingPage page;
};

} // namespace

class TestSizingPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAsked_pageSaysHowToBegin()
    {
        const ShownPage shown;
        QVERIFY(!shown.page.isAnswering());
        QVERIFY(!shown.page.form().useInProject().isEnabled());
    }

    void publishedRun_takesItsDays()
    {
        ShownPage shown;
        shown.showExample();
        // GPT-3 175B, 300 B tokens on 1,024 A100: 34 days at 140 TFLOPS of hardware FLOPs
        // (Narayanan et al., arXiv 2104.04473, section 5.1); the band must hold them.
        const auto &days = shown.sizing.answer()->asked()->sizing.time.days;
        QVERIFY(days.low.value() < 34.0 && days.high.value() > 34.0);
        QCOMPARE(shown.card(text::SizingFigure::Gpus).value(), u"1,024"_s);
    }

    void quotedPrice_givesTheCost()
    {
        // The small project has one quote: an H100 hour on demand at 6.88 USD.
        ShownPage shown;
        shown.typeJob();
        const double hours = shown.sizing.answer()->asked()->sizing.time.gpuHours.expected.value();
        const text::NumberFormat format{Language::English};
        QCOMPARE(shown.card(text::SizingFigure::Cost).value(), format.number(hours * 6.88, 0));
        QVERIFY(text::sizingDerivation(
                    text::SizingFigure::Cost, *shown.sizing.answer()->asked(), format)
                    .contains(u"List price"_s));
        // Nobody offers the others.
        const ReportTable table =
            text::acceleratorTable(shown.sizing.answer()->accelerators, format);
        const size_t cost = text::kFirstSizingColumn + text::kSizingFigures.size() - 1;
        QCOMPARE(table.columns[cost].title, u"Cost, USD"_s);
        QCOMPARE(table.rows[1][cost].text, QString{text::kUnknown});
    }

    void jobIsTyped_answerFollowsAtOnce()
    {
        ShownPage shown;
        shown.typeJob();
        const double days = shown.expectedDays();
        ShownPage::type(shown.page.form().tokens(), u"4T"_s);
        // Time grows with the tokens and nothing else.
        QTRY_COMPARE(shown.expectedDays() / days, 2.0);
    }

    void lastKeys_win()
    {
        ShownPage shown;
        shown.typeJob();
        for (const QString &gpus : {u"8"_s, u"16"_s, u"32"_s, u"128"_s})
            ShownPage::type(shown.page.form().gpus(), gpus);
        QTRY_COMPARE(shown.card(text::SizingFigure::Gpus).value(), u"128"_s);
        QVERIFY(!shown.sizing.isBusy());
    }

    void deadlineIsGiven_wholeServersMakeIt()
    {
        ShownPage shown;
        shown.typeJob();
        SizingForm &form = shown.page.form();
        form.given().box().setCurrentIndex(1);
        QVERIFY(form.gpus().isHidden());
        ShownPage::type(form.deadline(), u"30"_s);
        QTRY_VERIFY(shown.sizing.answer()->asked()->request.deadline.has_value());
        QVERIFY(shown.expectedDays() <= 30.0);
        QCOMPARE(int(shown.sizing.answer()->asked()->sizing.gpus) % 8, 0);
    }

    void deadlineWithALayout_takesWholeReplicas()
    {
        ShownPage shown;
        shown.showExample(); // replicas of 64 GPUs
        SizingForm &form = shown.page.form();
        form.given().box().setCurrentIndex(1);
        ShownPage::type(form.deadline(), u"90"_s);
        QTRY_VERIFY(shown.sizing.answer()->asked()->request.deadline == Days{90.0});
        QVERIFY(shown.sizing.answer()->asked()->sizing.memory.has_value());
        QCOMPARE(int(shown.sizing.answer()->asked()->sizing.gpus) % 64, 0);
        QVERIFY(shown.expectedDays() <= 90.0);
    }

    void tabKey_goesThroughTheForm()
    {
        ShownPage shown;
        SizingForm &form = shown.page.form();
        shown.page.activate();
        for (const QWidget *box : std::initializer_list<const QWidget *>{&form.model().box(),
                                                                         &form.tokenSource().box(),
                                                                         &form.tokens().box(),
                                                                         &form.gpu().box(),
                                                                         &form.given().box(),
                                                                         &form.gpus().box(),
                                                                         &form.expert().button()}) {
            QVERIFY(shown.page.focusWidget() == box);
            QTest::keyClick(shown.page.focusWidget(), Qt::Key_Tab);
        }
    }

    void textMakesNoValue_isRefusedAtItsBoxAndTheAnswerStays()
    {
        ShownPage shown;
        shown.typeJob();
        const double days = shown.expectedDays();
        ShownPage::type(shown.page.form().tokens(), u"many"_s);
        QVERIFY(!shown.page.form().tokens().problem().isEmpty());
        QVERIFY(!shown.page.remarks().isEmpty());
        QVERIFY(!shown.page.form().useInProject().isEnabled());
        QCOMPARE(shown.expectedDays(), days);
        ShownPage::type(shown.page.form().tokens(), u"2T"_s);
        QVERIFY(shown.page.form().tokens().problem().isEmpty());
    }

    void impossibleJob_isToldAtItsField_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        // Llama-3.1 8B has 32 heads and 32 layers; 64 GPUs.
        QTest::newRow("tensor parallelism that divides no heads") << 1 << u"64"_s;
        QTest::newRow("pipeline that divides no layers") << 2 << u"64"_s;
        QTest::newRow("experts of a dense model") << 4 << u"2"_s;
    }

    void impossibleJob_isToldAtItsField()
    {
        QFETCH(const int, field);
        QFETCH(const QString, text);
        ShownPage shown;
        shown.typeJob();
        const QList<JobField *> &fields = shown.page.form().expert().fields();
        constexpr int kLayoutFields = 6;
        auto *asked = qobject_cast<JobNumber *>(fields.at(fields.size() - kLayoutFields + field));
        ShownPage::type(*asked, text);
        QTRY_VERIFY(!asked->problem().isEmpty());
        QVERIFY(shown.page.form().expert().button().isChecked());
        QVERIFY(!shown.page.remarks().isEmpty());
    }

    void cardHasNoPeakInThePrecision_isToldAndOthersAnswer()
    {
        ShownPage shown;
        shown.typeJob();
        auto *precision = qobject_cast<JobChoice *>(shown.page.form().expert().fields().at(3));
        shown.page.form().gpu().box().setCurrentText(u"A100-SXM-80GB"_s);
        precision->box().setCurrentText(u"FP8"_s); // which Ampere has not
        QTRY_VERIFY(!precision->problem().isEmpty());
    }

    void withoutLayout_bestOneAndItsNeighboursAreTold()
    {
        ShownPage shown;
        shown.typeJob();
        QVERIFY(shown.card(text::SizingFigure::Memory).value() != u"—"_s);
        QTest::keyClick(shown.page.cards().at(int(text::SizingFigure::Memory)), Qt::Key_Return);
        const auto told = [&shown] { return shown.page.accelerators().derivation().text(); };
        // The parts of the page follow an answer in turns.
        QTRY_VERIFY(told().contains(u"Best layout on 64 GPUs: "));
        QVERIFY(told().contains(u"Why not a neighbouring layout"));
    }

    void noLayoutFits_isRemarkedOnWithTheFewestGpus()
    {
        ShownPage shown;
        shown.typeJob();
        // Its weights with gradients and optimiser alone are 16 × 70.55 GB.
        shown.page.form().model().box().setCurrentText(u"Llama-3.1 70B"_s);
        ShownPage::type(shown.page.form().gpus(), u"8"_s);
        QTRY_VERIFY(shown.page.remarks().contains(u"No layout fits the card's 74.5 GiB on 8"));
        QVERIFY(shown.page.remarks().contains(u"The fewest whole servers of 8"));
    }

    void layoutIsGiven_memoryStandsUnderItsLimit()
    {
        ShownPage shown;
        shown.showExample();
        const ChartSpec &chart = shown.page.memoryChart().chart();
        QVERIFY(shown.page.memoryChart().isVisible());
        QCOMPARE(chart.series.size(), size_t{7});
        // 80 GB, 10^9 bytes each, are 74.5 GiB.
        QVERIFY(std::abs(chart.savedSeries.front().values.front() - 74.506) < 0.001);
        double sum = 0.0;
        for (const ChartSeries &part : chart.series)
            sum += part.values.front();
        QCOMPARE(QString::number(sum, 'f', 1), chart.totals.front());
    }

    void measuredSpeedAboveThePeak_isCalledImpossible()
    {
        ShownPage shown;
        shown.typeJob();
        auto *speed = qobject_cast<JobNumber *>(shown.page.form().expert().fields().at(8));
        // 989.4 TFLOPS ÷ (6 · 8.03 B) allow about 20,000 tokens/s.
        ShownPage::type(*speed, u"50000"_s);
        QTRY_VERIFY(speed->problem().contains(u"of one GPU"_s));
    }

    void eachFigure_opensItsDerivation()
    {
        ShownPage shown;
        shown.showExample();
        DerivationPanel &panel = shown.page.accelerators().derivation();
        QVERIFY(panel.isHidden());
        for (FigureCard *card : shown.page.cards()) {
            QTest::keyClick(card, Qt::Key_Return);
            QVERIFY(!panel.isHidden());
            QVERIFY(panel.text().size() > 40);
        }
        QTest::keyClick(&panel, Qt::Key_Escape);
        QVERIFY(panel.isHidden());
        QTest::mouseClick(shown.page.cards().at(1), Qt::LeftButton);
        QVERIFY(panel.text().contains(u"1,024"));
    }

    void acceleratorsSideBySide_upToFive()
    {
        ShownPage shown;
        shown.typeJob();
        AcceleratorBoard &board = shown.page.accelerators();
        QTRY_COMPARE(board.view().model()->rowCount(), 5);
        QVERIFY(!board.others().isEnabled());
        board.view().setCurrentIndex(board.view().model()->index(4, 0));
        board.removal().click();
        QTRY_COMPARE(board.view().model()->rowCount(), 4);
        Q_EMIT board.others().activated(board.others().findText(u"H200-SXM-141GB"_s));
        QTRY_COMPARE(board.view().model()->index(4, 0).data().toString(), u"H200-SXM-141GB"_s);
    }

    void eachNeed_opensItsDerivation()
    {
        ShownPage shown;
        shown.showExample();
        SurroundingsBoard &board = shown.page.surroundings();
        const QAbstractItemModel &needs = *board.view().model();
        QCOMPARE(needs.rowCount(), int(sizing::Provision::Racks) + 1);
        for (int row = 0; row < needs.rowCount(); ++row) {
            Q_EMIT board.view().activated(needs.index(row, 0));
            QVERIFY(!board.derivation().text().isEmpty());
        }
        // 174.6 billion weights of 14 bytes.
        Q_EMIT board.view().activated(needs.index(0, 0));
        QVERIFY(board.derivation().text().contains(u"14"_s));
        // No server is chosen: the last row says so in place of a figure.
        QCOMPARE(needs.index(needs.rowCount() - 1, 1).data().toString(), u"—"_s);
    }

    void tableFigure_opensItsDerivation()
    {
        ShownPage shown;
        shown.showExample();
        AcceleratorBoard &board = shown.page.accelerators();
        Q_EMIT board.view().activated(board.view().model()->index(0, 2));
        QVERIFY(board.derivation().text().contains(u"÷"));
    }

    void charts_copyAsPictureAndAsData()
    {
        ShownPage shown;
        shown.showExample();
        for (const ChartPanel *chart :
             {&shown.page.memoryChart(), &shown.page.daysChart(), &shown.page.gpuHoursChart()}) {
            chart->copyPicture();
            QVERIFY(!QApplication::clipboard()->image().isNull());
            chart->copyData();
            QVERIFY(QApplication::clipboard()->text().contains(u'\t'));
        }
    }

    void moreGpus_finishSoonerAndCostMore()
    {
        ShownPage shown;
        shown.showExample();
        const auto &points = shown.sizing.answer()->points;
        QVERIFY(points.size() > 10);
        for (size_t i = 1; i < points.size(); ++i) {
            QVERIFY(points[i].gpus > points[i - 1].gpus);
            QVERIFY(points[i].days.expected < points[i - 1].days.expected);
            QVERIFY(points[i].gpuHours.expected > points[i - 1].gpuHours.expected);
        }
    }

    /// Steps of 2 s with 64 sequences on 8 GPUs: 4 sequences per second and GPU.
    void speed_isReadFromALog()
    {
        ShownPage shown;
        shown.typeJob();
        QTemporaryFile log;
        QVERIFY(log.open());
        for (int step = 0; step < 6; ++step)
            log.write("elapsed time per iteration (ms): 2000.0 | global batch size: 64 |\n");
        log.close();
        shown.desk.prompts.filesToOpen.push_back(log.fileName());
        shown.desk.prompts.texts.push_back(u"8"_s); // the log does not say on how many GPUs
        shown.page.form().openLog().click();
        QTRY_VERIFY(shown.sizing.job().tokensPerSecond.has_value());
        QCOMPARE(*shown.sizing.job().tokensPerSecond,
                 64.0 * desk::sequenceOf(shown.sizing.job()) / 2.0 / 8.0);
        QVERIFY(shown.sizing.job().speedSource.contains(u"Megatron-LM"_s));
        QCOMPARE(shown.desk.prompts.questions.size(), 1);
        QVERIFY(shown.desk.prompts.errors.empty());
    }

    void logThatIsNone_changesNothing()
    {
        ShownPage shown;
        shown.typeJob();
        QTemporaryFile log;
        QVERIFY(log.open());
        log.write("hello\n");
        log.close();
        shown.desk.prompts.filesToOpen.push_back(log.fileName());
        shown.page.form().openLog().click();
        QTRY_COMPARE(shown.desk.prompts.errors.size(), size_t{1});
        QCOMPARE(shown.desk.prompts.errors.front().code, ErrorCode::LogWithoutSteps);
        QVERIFY(shown.desk.prompts.errors.front().where.contains(log.fileName()));
        QVERIFY(!shown.sizing.job().tokensPerSecond);
    }

    void useInProject_setsJobDemandAndHorizonInOneStep()
    {
        ShownPage shown;
        shown.showExample();
        const Project before = shown.desk.project();
        shown.desk.prompts.choices.push_back(0); // replace the demand
        shown.page.form().useInProject().click();
        const Project &after = shown.desk.project();
        QCOMPARE(after.demand.size(), size_t{1});
        QCOMPARE(after.demand.front().gpus, 1'024);
        QVERIFY(after.demand.front().days->toDouble() >= shown.expectedDays());
        QCOMPARE(after.job->tokens->toDouble(), 300e9);
        QVERIFY(after.horizonMonths * 730.0 / 24.0 >= shown.expectedDays());
        QCOMPARE(shown.desk.session.undoStack().count(), 1);
        shown.desk.session.undoStack().undo();
        QCOMPARE(shown.desk.project(), before);
    }

    void usedQuestion_isKeptWholeAndAskedAgain()
    {
        ShownPage shown;
        shown.showExample();
        shown.desk.prompts.choices.push_back(0);
        shown.page.useInProject();
        QCOMPARE(shown.desk.project().job->model, u"GPT-3 175B"_s);
        QCOMPARE(shown.desk.project().job->globalBatch, 1'536);
        SizingController later{shown.desk.session};
        later.start();
        QCOMPARE(desk::withQuestion({}, later.job()).layout, shown.desk.project().job->layout);
        QCOMPARE(later.job().gpu, u"A100-SXM-80GB"_s);
        QCOMPARE(later.job().age, shown.sizing.job().age);
    }

    void knownModelsShape_isChangedInOneNumber()
    {
        ShownPage shown;
        shown.typeJob();
        auto *layers = qobject_cast<JobNumber *>(shown.page.form().shape().fields().constFirst());
        QCOMPARE(layers->box().text(), u"32"_s);
        QCOMPARE(shown.sizing.job().shape, JobShape{});
        const double weights = shown.sizing.answer()->asked()->sizing.parameters.total();
        ShownPage::type(*layers, u"64"_s);
        QCOMPARE(shown.sizing.job().shape, JobShape{.layers = 64});
        QTRY_VERIFY(shown.sizing.answer()->asked()->sizing.parameters.total() > 1.7 * weights);
        // Another model begins with a shape of its own.
        shown.page.form().model().box().setCurrentText(u"Llama-3.1 70B"_s);
        QCOMPARE(layers->box().text(), u"80"_s);
        QCOMPARE(shown.sizing.job().shape, JobShape{});
    }

    void computeOptimalTokens_needNoNumber()
    {
        ShownPage shown;
        shown.typeJob();
        shown.page.form().tokenSource().box().setCurrentIndex(1);
        QVERIFY(shown.page.form().tokens().isHidden());
        // 20 for each of 8.03 billion weights.
        QTRY_VERIFY(qAbs(shown.sizing.answer()->asked()->request.tokens / 160.6e9 - 1.0) < 0.001);
    }

    void impossibleClaim_isRemarkedOn()
    {
        ShownPage shown;
        shown.typeJob();
        auto *claimed = qobject_cast<JobNumber *>(shown.page.form().expert().fields().at(12));
        ShownPage::type(*claimed, u"10"_s);
        QTRY_VERIFY(shown.page.remarks().contains(u"10"_s));
    }

    void demandIsKept_horizonIsNeverShortened()
    {
        ShownPage shown;
        shown.showExample();
        shown.desk.prompts.choices.push_back(1); // add to it
        shown.page.useInProject();
        QCOMPARE(shown.desk.project().demand.size(), size_t{2});
        QCOMPARE(shown.desk.project().horizonMonths, 12);
        shown.desk.prompts.choices.push_back(1);
        shown.page.useInProject();
        QCOMPARE(shown.desk.project().demand.size(), size_t{2}); // its own phase once
    }

    void questionIsDeclined_nothingIsStored()
    {
        ShownPage shown;
        shown.showExample();
        shown.page.useInProject();
        QCOMPARE(shown.desk.session.undoStack().count(), 0);
    }

    void noProject_answersButCantBeUsed()
    {
        ShownPage shown{PageDesk::Project::None};
        shown.showExample();
        QVERIFY(!shown.page.form().useInProject().isEnabled());
    }

    void otherWindow_keepsTheQuestion()
    {
        ShownPage shown;
        shown.typeJob();
        const SizingPage other{shown.desk.session, shown.desk.prompts, shown.sizing};
        QCOMPARE(other.form().tokens().box().text(), u"2T"_s);
        QCOMPARE(other.form().model().box().currentText(), u"Llama-3.1 8B"_s);
        QVERIFY(other.isAnswering());
    }
};

QTEST_MAIN(TestSizingPage)
#include "tst_sizing_page.moc"
