#include "ui/charts/chart_marks.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

ChartSpec chartWithMarks(int count)
{
    ChartSpec chart{.kind = ChartSpec::Kind::Lines};
    for (int mark = 1; mark <= count; ++mark)
        chart.marks.push_back({.x = double(mark), .label = u"month %1"_s.arg(mark)});
    return chart;
}

} // namespace

class ChartMarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyMark_hasNoNumber()
    {
        QCOMPARE(markEntries(chartWithMarks(1)), (std::vector<MarkEntry>{{.text = u"month 1"_s}}));
        QCOMPARE(markNumber(chartWithMarks(1), 0), QString{});
    }

    void severalMarks_areNumberedAsInTheLegend()
    {
        const ChartSpec chart = chartWithMarks(2);
        QCOMPARE(markEntries(chart),
                 (std::vector<MarkEntry>{{.number = u"1"_s, .text = u"month 1"_s},
                                         {.number = u"2"_s, .text = u"month 2"_s}}));
        QCOMPARE(markNumber(chart, 1), u"2"_s);
    }

    void markedThing_isNamedBeforeItsValue()
    {
        ChartSpec chart = chartWithMarks(1);
        chart.marksName = u"This job"_s;
        QCOMPARE(markEntries(chart).front().text, u"This job: month 1"_s);
    }

    void manyMarks_leaveTheChartItsPlace()
    {
        const auto entries = markEntries(chartWithMarks(11));
        QCOMPARE(entries.size(), size_t{5});
        QVERIFY(entries.back().text.contains(u"7"_s));
        QCOMPARE(entries.back().number, QString{});
    }
};

QTEST_APPLESS_MAIN(ChartMarksTest)
#include "tst_chart_marks.moc"
