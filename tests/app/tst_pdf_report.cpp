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

int pagesOf(const QByteArray &pdf)
{
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    return document.pageCount();
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
