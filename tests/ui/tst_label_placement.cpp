#include "ui/charts/label_placement.h"

#include <QTest>

using namespace steelyard::ui;

namespace {

const QRectF kPlot{0.0, 0.0, 400.0, 200.0};
const QSizeF kSize{100.0, 16.0};

} // namespace

class TestLabelPlacement final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void risingLines_labelStandsOffThem()
    {
        // Both rise from the lower left to the upper right through the point: free are the upper
        // left and the lower right.
        const QPointF at{200.0, 100.0};
        const QPolygonF steep{QList<QPointF>{{100.0, 200.0}, at, {300.0, 0.0}}};
        const QPolygonF flat{QList<QPointF>{{0.0, 150.0}, at, {400.0, 50.0}}};
        const QRectF label = labelBeside(at, kSize, {.plot = kPlot, .lines = {steep}});
        QVERIFY(label.right() < at.x() && label.bottom() < at.y());
        // A third line runs above: now it is the lower right.
        const QPolygonF above{QList<QPointF>{{0.0, 85.0}, {200.0, 85.0}}};
        const QRectF other = labelBeside(at, kSize, {.plot = kPlot, .lines = {steep, flat, above}});
        QVERIFY(other.left() > at.x() && other.top() > at.y());
    }

    void pointAtTheEdge_labelStaysInside()
    {
        for (const QPointF &at : {kPlot.topLeft(), kPlot.topRight(), kPlot.bottomRight()}) {
            const QRectF label = labelBeside(at, kSize, {.plot = kPlot});
            QVERIFY(kPlot.contains(label));
            QVERIFY(!label.contains(at));
        }
    }

    void twoMarksTogether_labelsDontCover()
    {
        LabelSurroundings surroundings{.plot = kPlot};
        const QPointF at{200.0, 100.0};
        surroundings.labels.push_back(labelBeside(at, kSize, surroundings));
        const QRectF second = labelBeside(at + QPointF{4.0, 0.0}, kSize, surroundings);
        QVERIFY(!second.intersects(surroundings.labels.front()));
    }
};

QTEST_MAIN(TestLabelPlacement)
#include "tst_label_placement.moc"
