#include "ui/charts/line_style.h"

#include <QTest>

#include <cmath>
#include <set>
#include <utility>

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int kPlans = 8;

/// sRGB to linear light. Source: WCAG 2.2, "relative luminance".
double linear(int part)
{
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double brightness(const QColor &color)
{
    return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green())
        + 0.0722 * linear(color.blue());
}

} // namespace

class TestLineStyle final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansOfOneKind_allDiffer_data() { addRoles(); }
    void plansOfOneKind_allDiffer()
    {
        QFETCH(const ChartRole, role);
        for (const auto ground : {ChartGround::Light, ChartGround::Dark}) {
            std::set<std::pair<QRgb, QList<qreal>>> styles;
            for (int variant = 0; variant < kPlans; ++variant) {
                const QPen pen =
                    dashedPen(lineColor(role, variant, ground), 2.0, static_cast<size_t>(variant));
                styles.emplace(pen.color().rgb(), pen.dashPattern());
            }
            QCOMPARE(styles.size(), size_t{kPlans});
        }
    }

    void lines_standOutFromTheGround_data() { addRoles(); }
    void lines_standOutFromTheGround()
    {
        QFETCH(const ChartRole, role);
        // The surfaces of the two themes: white, and #262b31.
        const double white = 1.0;
        const double dark = brightness(QColor{0x26, 0x2b, 0x31});
        for (int variant = 0; variant < kPlans; ++variant) {
            const double onWhite = brightness(lineColor(role, variant, ChartGround::Light));
            QVERIFY((white + 0.05) / (onWhite + 0.05) >= 2.99); // colours are whole numbers
            const double onDark = brightness(lineColor(role, variant, ChartGround::Dark));
            QVERIFY((onDark + 0.05) / (dark + 0.05) >= 2.99);
        }
    }

    void onLightGround_theFirstPlanHasTheColourOfItsKind()
    {
        QCOMPARE(lineColor(ChartRole::PlanCloud, 0, ChartGround::Light),
                 chartColor(ChartRole::PlanCloud, ChartGround::Light));
    }

private:
    static void addRoles()
    {
        QTest::addColumn<ChartRole>("role");
        QTest::newRow("cloud") << ChartRole::PlanCloud;
        QTest::newRow("hosted") << ChartRole::PlanHosted;
        QTest::newRow("hybrid") << ChartRole::PlanHybrid;
    }
};

QTEST_MAIN(TestLineStyle)
#include "tst_line_style.moc"
