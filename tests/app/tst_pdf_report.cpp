#include "tests/support/comparison_builders.h"

#include "ui/charts/chart_ticks.h"
#include "ui/reports/pdf_report.h"
#include "ui/text/comparison_text.h"
#include "ui/text/report_content.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QTest>
#include <QThread>

using namespace steelyard;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

ReportDocument aReport(const Comparison &comparison)
{
    return text::reportContent(
        comparison, Dossier{}, {.programVersion = u"1"_s}, text::NumberFormat{Language::Chinese});
}

template <typename Read>
auto readFrom(const QByteArray &pdf, Read read)
{
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    return read(document);
}

int pagesOf(const QByteArray &pdf)
{
    return readFrom(pdf, [](const QPdfDocument &document) { return document.pageCount(); });
}

QString textOfPage(const QByteArray &pdf, int page)
{
    return readFrom(pdf,
                    [page](QPdfDocument &document) { return document.getAllText(page).text(); });
}

} // namespace

class TestPdfReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void report_isMadeOnAnyThread();
    void longHorizon_turnsPages();
    void manyPlans_andLongNames_fit();
    void emptyReport_isOnePage();
    void title_staysWithTheTableBelowIt();
    void ticks_coverAllBars();
};

void TestPdfReport::report_isMadeOnAnyThread()
{
    const ReportDocument report = aReport(aPlatformComparison());
    QByteArray pdf;
    std::unique_ptr<QThread> thread{QThread::create([&] { pdf = ui::pdfOf(report); })};
    thread->start();
    QVERIFY(thread->wait());
    QVERIFY(pagesOf(pdf) >= 2);
}

void TestPdfReport::longHorizon_turnsPages()
{
    Comparison comparison = aPlatformComparison();
    comparison.months = 120;
    for (PlanResult &plan : comparison.plans)
        plan = aPlanResult(plan.plan.text(), plan.mode, 2e6, comparison.months);
    QVERIFY(pagesOf(ui::pdfOf(aReport(comparison)))
            > pagesOf(ui::pdfOf(aReport(aPlatformComparison()))));
}

void TestPdfReport::manyPlans_andLongNames_fit()
{
    Comparison comparison = aPlatformComparison();
    const PlanResult plan = comparison.plans.front();
    for (int i = 0; i < 20; ++i) {
        comparison.plans.push_back(plan);
        comparison.plans.back().name.en = QString(200, u'W');
        comparison.plans.back().name.zhCN = QString(200, u'长');
    }
    QVERIFY(pagesOf(ui::pdfOf(aReport(comparison))) >= 4);
}

void TestPdfReport::emptyReport_isOnePage()
{
    QCOMPARE(pagesOf(ui::pdfOf(ReportDocument{.title = u"Empty"_s})), 1);
}

void TestPdfReport::title_staysWithTheTableBelowIt()
{
    // Half a page of rows, then a table whose first rows take more than what is left.
    const ReportTable before{.caption = u"Rows"_s,
                             .columns = {{.title = u"Column"_s}},
                             .rows = {25, {ReportCell{.text = u"row"_s}}}};
    const ReportTable tall{.caption = u"Tall"_s,
                           .columns = {{.title = u"Column"_s}},
                           .rows = {2, {ReportCell{.text = QString(15, u'\n')}}}};
    const QByteArray pdf = ui::pdfOf({.title = u"Report"_s,
                                      .sections = {{.title = u"First"_s, .blocks = {before}},
                                                   {.title = u"Second"_s, .blocks = {tall}}}});
    QCOMPARE(pagesOf(pdf), 2);
    QVERIFY(!textOfPage(pdf, 0).contains(u"Second"_s));
    QVERIFY(textOfPage(pdf, 1).contains(u"Second"_s));
}

void TestPdfReport::ticks_coverAllBars()
{
    const ChartSpec chart{.categories = {u"a"_s, u"b"_s},
                          .series = {{.values = {60.0, 30.0}}, {.values = {45.0, -20.0}}}};
    const ui::ChartTicks ticks = ui::ticksFor(chart);
    QVERIFY(ticks.lowest <= -20.0);
    QVERIFY(ticks.highest >= 105.0);
    QVERIFY(std::ranges::find(ticks.positions, 0.0) != ticks.positions.end());
}

QTEST_MAIN(TestPdfReport)
#include "tst_pdf_report.moc"
