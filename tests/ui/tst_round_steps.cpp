#include "ui/shared/round_steps.h"

#include <QTest>

using namespace steelyard::ui;

class TestRoundSteps final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void span_isCutInRoundSteps_data()
    {
        QTest::addColumn<double>("span");
        QTest::addColumn<int>("parts");
        QTest::addColumn<double>("step");
        QTest::newRow("exact") << 2000.0 << 4 << 500.0;
        QTest::newRow("rounded up") << 2073.4 << 4 << 1000.0;
        QTest::newRow("quarters") << 1000.0 << 4 << 250.0;
        QTest::newRow("small") << 0.7 << 4 << 0.2;
        QTest::newRow("nothing") << 0.0 << 4 << 1.0;
    }

    void span_isCutInRoundSteps()
    {
        QFETCH(const double, span);
        QFETCH(const int, parts);
        QTEST(roundStep(span, parts), "step");
    }

    void negativePart_zeroStaysOnTheGrid()
    {
        const RoundRange range = roundRange(-120.0, 900.0, 4);
        QCOMPARE(range, (RoundRange{.lowest = -500.0, .highest = 1000.0, .step = 500.0}));
    }

    void dataMovesALittle_axisKeepsStill()
    {
        SteadyRange axis;
        const RoundRange before = axis.take(0.0, 1900.0, 4);
        QCOMPARE(axis.take(0.0, 1500.0, 4), before);
        QVERIFY(axis.take(0.0, 2500.0, 4).highest > before.highest);
    }

    void dataShrinksMuch_axisFollows()
    {
        SteadyRange axis;
        axis.take(0.0, 1900.0, 4);
        QCOMPARE(axis.take(0.0, 400.0, 4).highest, 400.0);
    }
};

QTEST_APPLESS_MAIN(TestRoundSteps)
#include "tst_round_steps.moc"
