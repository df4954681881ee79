#include "model/tco/hybrid_split.h"

#include <QTest>

#include <random>

using namespace steelyard;
using namespace steelyard::tco;

namespace {

/// A year of hourly demand: a daily rhythm with noise, never below zero.
std::vector<DemandStep> noisyYear(unsigned seed)
{
    std::mt19937 random{seed};
    std::vector<DemandStep> steps;
    for (int hour = 0; hour < 8'760; ++hour) {
        const int ofDay = hour % 24;
        const double noise = static_cast<double>(random() % 81) - 40.0;
        const double level = 64.0 + noise + (ofDay >= 9 && ofDay < 21 ? 24.0 : -10.0);
        steps.push_back({Hours{static_cast<double>(hour)},
                         Hours{static_cast<double>(hour + 1)},
                         GpuCount{std::max(0.0, level)}});
    }
    return steps;
}

double costOf(const LoadCurve &curve, const BlockCosts &costs, int servers)
{
    const GpuCount hosted = costs.perServer * servers;
    const GpuHours served = curve.gpuHours({GpuCount{}, hosted});
    const GpuHours rented = curve.gpuHours({hosted, std::max(hosted, curve.peak())});
    return costs.fixedPerServer.value() * servers + (served * costs.marginal).value()
        + (rented * costs.burst).value();
}

} // namespace

class TestHybridSplit final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_findsWhatBruteForceFinds_data()
    {
        QTest::addColumn<double>("burst");
        QTest::addColumn<int>("perServer");
        for (const double burst : {1.0, 1.42, 1.6, 2.5, 3.4, 7.0, 40.0}) {
            for (const int perServer : {1, 8, 16})
                QTest::addRow("%.2f, %d GPUs", burst, perServer) << burst << perServer;
        }
    }

    void rule_findsWhatBruteForceFinds()
    {
        QFETCH(double, burst);
        QFETCH(int, perServer);
        // Hosted 1.30 per GPU-hour owned and 0.12 per GPU-hour used.
        const LoadCurve curve{noisyYear(1)};
        const BlockCosts costs{.perServer = GpuCount{static_cast<double>(perServer)},
                               .fixedPerServer = Amount{1.30 * perServer * 8'760},
                               .marginal = PricePerGpuHour{0.12},
                               .burst = PricePerGpuHour{burst}};
        int best = 0;
        for (int servers = 1; servers * perServer <= 200; ++servers) {
            if (costOf(curve, costs, servers) < costOf(curve, costs, best) - 1e-6)
                best = servers;
        }
        QCOMPARE(cheapestServers(curve, GpuCount{}, costs), best);
    }

    void threshold_isHostedPriceOverOnDemandPrice()
    {
        const BlockCosts costs{.perServer = GpuCount{8},
                               .fixedPerServer = Amount{210'240},
                               .burst = PricePerGpuHour{6.88}};
        QVERIFY(std::abs(breakEvenUtilisation(costs, Hours{8'760}).value() - 3.0 / 6.88) < 1e-12);
    }

    void freeRunning_neverPaysWhenRentIsNoDearer()
    {
        const BlockCosts costs{.perServer = GpuCount{8},
                               .marginal = PricePerGpuHour{1.0},
                               .burst = PricePerGpuHour{1.0}};
        QVERIFY(!breakEvenUtilisation(costs, Hours{8'760}));
        QCOMPARE(cheapestServers(LoadCurve{noisyYear(2)}, GpuCount{}, costs), 0);
    }
};

QTEST_APPLESS_MAIN(TestHybridSplit)
#include "tst_hybrid_split.moc"
