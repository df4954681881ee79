#include "tests/support/reference_projects.h"

#include "model/tco/layer_stack.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// Prices of a hosted and a reserved eight-GPU server per year, and of a GPU-hour on demand.
struct Prices
{
    QString hosted;
    QString reserved;
    QString onDemand;
};

/// Hosted servers, then reserved ones, then GPUs on demand; "auto" unless pinned.
ProjectBuilder threeLayers(ProjectBuilder project,
                           const Prices &prices,
                           std::optional<int> hosted = {},
                           std::optional<int> reserved = {})
{
    const auto offer = [&project](const QString &id, const QString &price, PriceUnit unit) {
        project.quote(aQuote(id).price(price, u"CNY"_s, unit).node(8));
    };
    offer(u"hosted"_s, prices.hosted, PriceUnit::NodeYear);
    offer(u"reserved"_s, prices.reserved, PriceUnit::NodeYear);
    offer(u"burst"_s, prices.onDemand, PriceUnit::GpuHour);
    return project.plan(u"plan"_s,
                        PlanMode::Hybrid,
                        {aLayer(SupplyKind::Hosted, u"hosted"_s, hosted),
                         aLayer(SupplyKind::Reserved, u"reserved"_s, reserved),
                         aLayer(SupplyKind::OnDemand, u"burst"_s)});
}

/// Hosted servers of eight GPUs, then rented ones.
void addTwoLayers(ProjectBuilder &project, QuoteBuilder hosted, QuoteBuilder burst)
{
    project.quote(hosted.node(8))
        .quote(burst.node(8))
        .plan(u"plan"_s,
              PlanMode::Hybrid,
              {aLayer(SupplyKind::Hosted, u"hosted"_s), aLayer(SupplyKind::OnDemand, u"burst"_s)});
}

/// The cheapest of all pinned splits.
MinorUnits bruteForce(const ProjectBuilder &project, const Prices &prices, int most)
{
    MinorUnits cheapest = std::numeric_limits<MinorUnits>::max();
    for (int hosted = 0; hosted <= most; ++hosted) {
        for (int reserved = 0; hosted + reserved <= most; ++reserved) {
            const Comparison result = evaluated(threeLayers(project, prices, hosted, reserved));
            cheapest = std::min(cheapest, result.plans.front().total);
        }
    }
    return cheapest;
}

std::vector<int> serversOf(const Comparison &comparison)
{
    std::vector<int> servers;
    for (const LayerUse &layer : comparison.plans.front().layers)
        servers.push_back(layer.servers);
    return servers;
}

/// Thirty-two GPUs always and sixty-four more for ninety days.
ProjectBuilder aBurst()
{
    return aProject().always(32).phase({.gpus = 64, .startDay = Decimal{180}, .days = Decimal{90}});
}

/// Reserved servers at 150,000 a year, then hosted ones at 100,000 that pay for their power, then
/// GPUs at 6 an hour. Per GPU-hour and share u of busy hours some 2.14, 1.62 + 0.78 u and 6 u:
/// reserved pays above 67 %, rented below 31 %, hosted between.
ProjectBuilder poweredLayers(std::optional<int> reserved, std::optional<int> hosted)
{
    std::set<CostCategory> allButPower = everything();
    allButPower.erase(CostCategory::Electricity);
    std::mt19937 random{3};
    ProjectBuilder project = aProject();
    for (int phase = 0; phase < 6; ++phase)
        project.phase({.gpus = 40,
                       .startDay = Decimal{static_cast<int>(random() % 200)},
                       .days = Decimal{static_cast<int>(40 + random() % 300)}});
    return project
        .site({.id = SiteId{u"room"_s},
               .currency = currency(u"CNY"_s),
               .electricityPricePerKwh = Decimal{1}})
        .server({.id = ServerId{u"server"_s},
                 .name = u"Server"_s,
                 .gpuCount = 8,
                 .maximumPowerW = 10'200,
                 .typicalPowerW = 7'750})
        .quote(aQuote(u"reserved"_s).price(u"150000"_s, u"CNY"_s, PriceUnit::NodeYear).node(8))
        .quote(aQuote(u"hosted"_s)
                   .price(u"100000"_s, u"CNY"_s, PriceUnit::NodeYear)
                   .node(8)
                   .server(u"Server"_s)
                   .covers(allButPower))
        .quote(aQuote(u"burst"_s).price(u"6"_s, u"CNY"_s, PriceUnit::GpuHour).node(8))
        .plan(u"plan"_s,
              PlanMode::Hybrid,
              {aLayer(SupplyKind::Reserved, u"reserved"_s, reserved),
               aLayer(SupplyKind::Hosted, u"hosted"_s, hosted),
               aLayer(SupplyKind::OnDemand, u"burst"_s)});
}

} // namespace

class TestLayeredSplit final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cheaperLaterLayer_takesTheBase()
    {
        // Reserved 12,000 against hosted 20,000 a month, on demand 6 an hour, 730 h a month: the
        // base of 4 servers is reserved, 4 × 12 × 12,000 = 576,000, and 64 GPUs × 2,160 h × 6 =
        // 829,440 on demand. A fifth server would save 8 × 2,160 × 6 = 103,680 and cost 144,000.
        const Comparison result =
            evaluated(threeLayers(aBurst(), {u"240000"_s, u"144000"_s, u"6"_s}));
        QCOMPARE(totalOf(result, u"plan"_s), 1'405'440.0);
        QVERIFY(serversOf(result) == (std::vector{0, 4, 8}));
    }

    void layers_areSplitAsBruteForceSplitsThem_data()
    {
        QTest::addColumn<QString>("hosted");
        QTest::addColumn<QString>("reserved");
        QTest::addColumn<QString>("onDemand");
        const auto row = [](const char *name, QString hosted, QString reserved, QString onDemand) {
            QTest::newRow(name) << std::move(hosted) << std::move(reserved) << std::move(onDemand);
        };
        row("hosted cheapest", u"100000"_s, u"140000"_s, u"6"_s);
        row("reserved cheapest", u"140000"_s, u"100000"_s, u"6"_s);
        row("one price", u"140000"_s, u"140000"_s, u"6"_s);
        row("on demand cheapest", u"140000"_s, u"150000"_s, u"1"_s);
        row("all dear", u"140000"_s, u"150000"_s, u"60"_s);
        // 8 × 2,160 h × 6: hosting the burst, or not, costs the same.
        row("a tie", u"103680"_s, u"103680"_s, u"6"_s);
    }

    void layers_areSplitAsBruteForceSplitsThem()
    {
        QFETCH(QString, hosted);
        QFETCH(QString, reserved);
        QFETCH(QString, onDemand);
        const Prices prices{hosted, reserved, onDemand};
        std::mt19937 random{7};
        for (int round = 0; round < 4; ++round) {
            ProjectBuilder project = aProject().months(6);
            const auto below = [&random](unsigned end) { return static_cast<int>(random() % end); };
            for (int phase = 0; phase < 3; ++phase)
                project.phase({.gpus = 4 + below(20),
                               .startDay = Decimal{below(150)},
                               .days = Decimal{10 + below(150)}});
            const int most = 9;
            const Comparison automatic = evaluated(threeLayers(project, prices));
            QCOMPARE(automatic.plans.front().total, bruteForce(project, prices, most));
        }
    }

    void moreSplitsThanAreTried_areSplitAsBruteForceSplitsThem()
    {
        // Thirty servers in two layers are 496 splits.
        MinorUnits cheapest = std::numeric_limits<MinorUnits>::max();
        for (int reserved = 0; reserved <= 30; ++reserved) {
            for (int hosted = 0; reserved + hosted <= 30; ++hosted) {
                const Comparison pinned = evaluated(poweredLayers(reserved, hosted));
                cheapest = std::min(cheapest, pinned.plans.front().total);
            }
        }
        const Comparison automatic = evaluated(poweredLayers({}, {}));
        QCOMPARE(automatic.plans.front().total, cheapest);
        // Each layer has a part of the load that it serves cheapest.
        for (const LayerUse &layer : automatic.plans.front().layers)
            QVERIFY(layer.servers > 0);
    }

    void equalSplits_takeTheFewestServers()
    {
        // Each server of the burst costs 8 × 2,160 h × 6 = 103,680 either way.
        const Comparison result =
            evaluated(threeLayers(aBurst(), {u"103680"_s, u"103680"_s, u"6"_s}));
        QVERIFY(serversOf(result) == (std::vector{0, 4, 8}));
    }

    void manyServers_areSplitAsTheLinesSay()
    {
        // 2,000 servers always and 2,000 for 90 days, too many to try all: the base is reserved at
        // 144,000, the burst rented for 16,000 GPUs × 2,160 h × 6.
        ProjectBuilder project = aProject().always(16'000).phase(
            {.gpus = 16'000, .startDay = Decimal{180}, .days = Decimal{90}});
        const Comparison result =
            evaluated(threeLayers(project, {u"240000"_s, u"144000"_s, u"6"_s}));
        QCOMPARE(totalOf(result, u"plan"_s), 2'000 * 144'000.0 + 16'000 * 2'160 * 6.0);
        QVERIFY(serversOf(result) == (std::vector{0, 2'000, 2'000}));
    }

    void manyServersUnderAPinnedLayer_areSplitAsTheLinesSay()
    {
        // 75 servers always and 425 more for 73 days, 50 of them reserved by hand. A hosted one
        // pays above 350,400 ÷ (8 × 8,760 h × 10) = half the hours: 25 under the 50, and
        // 3,400 GPUs × 1,752 h × 10 rented.
        ProjectBuilder project = aProject().always(600).phase(
            {.gpus = 3'400, .startDay = Decimal{180}, .days = Decimal{73}});
        const Comparison result =
            evaluated(threeLayers(project, {u"350400"_s, u"120000"_s, u"10"_s}, {}, 50));
        QVERIFY(serversOf(result) == (std::vector{25, 50, 425}));
        QCOMPARE(totalOf(result, u"plan"_s),
                 25 * 350'400.0 + 50 * 120'000.0 + 3'400 * 1'752 * 10.0);
    }

    void manyServersWithATier_areNeverDearerThanTheirNeighbours()
    {
        // Fifty phases of ten servers that end after 350, 343, … 7 days. A hosted server pays
        // above 80 % of 365 days and, from the 241st on, above 60 %: 90 servers (294 days, the
        // next 287). The lines take 420,480 for all and find 190. Rented: 80 GPUs × 24 h × 7 days
        // × (41 + 40 + … + 1 = 861) × 10.
        ProjectBuilder project = aProject();
        for (int weeks = 50; weeks > 0; --weeks)
            project.phase({.gpus = 80, .days = Decimal{7 * weeks}});
        QuoteBuilder hosted = aQuote(u"hosted"_s).price(u"560640"_s, u"CNY"_s, PriceUnit::NodeYear);
        hosted.line().tiers = {{Decimal{240}, Decimal{420'480}}};
        hosted.line().tierMode = TierMode::Graduated;
        addTwoLayers(
            project, hosted, aQuote(u"burst"_s).price(u"10"_s, u"CNY"_s, PriceUnit::GpuHour));
        const Comparison result = evaluated(project);
        const HybridSplit &split = *result.plans.front().split;
        QCOMPARE(split.optimalServers, 90);
        QCOMPARE(totalOf(result, u"plan"_s), 90 * 560'640.0 + 80 * 24 * 7 * 861 * 10.0);
        QCOMPARE(*split.oneFewerAdds, MinorUnits{(8 * 24 * 294 * 10 - 560'640) * 100});
        QCOMPARE(*split.oneMoreAdds, MinorUnits{(560'640 - 8 * 24 * 287 * 10) * 100});
    }

    void pinnedLayer_leavesTheOtherItsBest()
    {
        // Two hosted by hand at 240,000; two more of the base are reserved.
        const Comparison result =
            evaluated(threeLayers(aBurst(), {u"240000"_s, u"144000"_s, u"6"_s}, 2));
        QVERIFY(serversOf(result) == (std::vector{2, 2, 8}));
        const HybridSplit &split = *result.plans.front().split;
        QVERIFY(split.isPinned);
        QCOMPARE(split.optimalServers, 0);
        QCOMPARE(*split.optimalTotal, MinorUnits{1'405'440'00});
        // A hosted server takes the place of a reserved one: 240,000 − 144,000.
        QCOMPARE(*split.oneMoreAdds, MinorUnits{96'000'00});
        QVERIFY(!split.breakEvenUtilisation);
    }

    void burstPaidByTheMonth_isNotExplainedByAThreshold()
    {
        // Hosted 96,000 a year; a rented node costs 14,000 for each month that it is used in.
        // The second node works on the first day of each month only, but pays 12 × 14,000.
        ProjectBuilder project = aProject();
        project.always(8).phase({.gpus = 8, .days = Decimal{1}, .repeatMonths = 1});
        addTwoLayers(
            project,
            aQuote(u"hosted"_s).price(u"96000"_s, u"CNY"_s, PriceUnit::NodeYear),
            aQuote(u"burst"_s).price(u"14000"_s, u"CNY"_s, PriceUnit::NodeMonth).prepaid());
        const Comparison result = evaluated(project);
        const HybridSplit &split = *result.plans.front().split;
        QCOMPARE(split.optimalServers, 2);
        QVERIFY(!split.breakEvenUtilisation);
        QCOMPARE(*split.oneFewerAdds, MinorUnits{(12 * 14'000 - 96'000) * 100});
        QVERIFY(!split.oneMoreAdds);
    }

    void burstPaidByTheHour_isExplainedByItsThreshold()
    {
        // 144,000 ÷ (70,080 GPU-hours × 6) = 34.2 %; the fifth is busy 2,160 of 8,760 hours.
        ProjectBuilder project = aBurst();
        addTwoLayers(project,
                     aQuote(u"hosted"_s).price(u"144000"_s, u"CNY"_s, PriceUnit::NodeYear),
                     aQuote(u"burst"_s).price(u"6"_s, u"CNY"_s, PriceUnit::GpuHour));
        const Comparison result = evaluated(project);
        const HybridSplit &split = *result.plans.front().split;
        QVERIFY(std::abs(split.breakEvenUtilisation.value() - 144'000 / (70'080 * 6.0)) < 1e-9);
        QCOMPARE(*split.oneMoreAdds, MinorUnits{(144'000 - 103'680) * 100});
    }

    void layerBehindTheLastElasticOne_followsTheSplitThatIsExplained()
    {
        // One server always, a second for 73 days, a third for one; hosted 350,400, one rented at
        // 10 an hour, the rest reserved at 60,000. One hosted: 350,400 + 8 × 1,752 h × 10 + 60,000
        // = 550,560. Two: 2 × 350,400 + 8 × 24 h × 10 = 702,720, for no reserved one is left; the
        // rule knows nothing of that.
        ProjectBuilder project = aProject();
        project.always(8)
            .phase({.gpus = 8, .days = Decimal{73}})
            .phase({.gpus = 8, .days = Decimal{1}})
            .quote(aQuote(u"hosted"_s).price(u"350400"_s, u"CNY"_s, PriceUnit::NodeYear).node(8))
            .quote(aQuote(u"burst"_s).price(u"10"_s, u"CNY"_s, PriceUnit::GpuHour).node(8))
            .quote(aQuote(u"rest"_s).price(u"60000"_s, u"CNY"_s, PriceUnit::NodeYear).node(8))
            .plan(u"plan"_s,
                  PlanMode::Hybrid,
                  {aLayer(SupplyKind::Hosted, u"hosted"_s),
                   aLayer(SupplyKind::OnDemand, u"burst"_s, 1),
                   aLayer(SupplyKind::Reserved, u"rest"_s)});
        const Comparison result = evaluated(project);
        QCOMPARE(totalOf(result, u"plan"_s), 550'560.0);
        const HybridSplit &split = *result.plans.front().split;
        QCOMPARE(split.optimalServers, 1);
        QCOMPARE(*split.oneMoreAdds, MinorUnits{(702'720 - 550'560) * 100});
        QVERIFY(!split.breakEvenUtilisation);
    }

    void stack_isTheLowerEnvelopeOfItsLayers()
    {
        // Per GPU: hosted 10 + 1 an hour, reserved 30 + 0, rented 3 an hour; demand 4 for 40 h,
        // 8 for 10 h, 12 for 4 h of 40 h. Busy 40 h: 50, 30, 120; 10 h: 20, 30, 30; 4 h: 14, 30,
        // 12. Hosted can't stand above reserved, so the base is hosted or nothing is reserved:
        // 4 × 50 + 4 × 20 + 4 × 12 = 328, against reserved alone 4 × 30 + 4 × 30 + 4 × 12 = 288.
        const std::vector<DemandStep> steps{{Hours{0}, Hours{4}, GpuCount{12}},
                                            {Hours{4}, Hours{10}, GpuCount{8}},
                                            {Hours{10}, Hours{40}, GpuCount{4}}};
        const tco::LoadCurve curve{steps};
        const tco::StackLayer hosted{.fixedPerGpu = 10, .perGpuHour = PricePerGpuHour{1}};
        const tco::StackLayer reserved{.fixedPerGpu = 30};
        const tco::StackLayer rented{.perGpuHour = PricePerGpuHour{3}};
        const std::vector<GpuCount> hostedFirst =
            tco::cheapestStack(curve, std::array{hosted, reserved, rented});
        QCOMPARE(hostedFirst[0].value(), 0.0);
        QCOMPARE(hostedFirst[1].value(), 8.0);
        // The other way round each slice gets its best: 4 × 30 + 4 × 20 + 4 × 12.
        const std::vector<GpuCount> reservedFirst =
            tco::cheapestStack(curve, std::array{reserved, hosted, rented});
        QVERIFY(reservedFirst == (std::vector{GpuCount{4}, GpuCount{8}, GpuCount{12}}));
    }

    void stackOfAGivenSize_raisesTheOthers()
    {
        const std::vector<DemandStep> steps{{Hours{0}, Hours{10}, GpuCount{10}}};
        const tco::StackLayer pinned{.fixedPerGpu = 99, .capacity = GpuCount{3}};
        const tco::StackLayer rented{.perGpuHour = PricePerGpuHour{3}};
        const std::vector<GpuCount> ends =
            tco::cheapestStack(tco::LoadCurve{steps}, std::array{pinned, rented});
        QVERIFY(ends == (std::vector{GpuCount{3}, GpuCount{10}}));
    }

    void stackUnderAGivenSize_endsWhereThatOneMeetsTheDemand()
    {
        // Demand 100 for 10 h, then 15 for 90 h. Base 500 a GPU, ten pinned GPUs at 1 an hour,
        // rented at 10 an hour. A base of 5 under the ten serves the 15: 2,500 + 10 × 100 h × 1 +
        // 85 × 10 h × 10 = 12,000. Without a base, 5 rented for 100 h instead: 14,500.
        const std::vector<DemandStep> steps{{Hours{0}, Hours{10}, GpuCount{100}},
                                            {Hours{10}, Hours{100}, GpuCount{15}}};
        const tco::StackLayer base{.fixedPerGpu = 500};
        const tco::StackLayer pinned{.perGpuHour = PricePerGpuHour{1}, .capacity = GpuCount{10}};
        const tco::StackLayer rented{.perGpuHour = PricePerGpuHour{10}};
        const std::vector<GpuCount> ends =
            tco::cheapestStack(tco::LoadCurve{steps}, std::array{base, pinned, rented});
        QVERIFY(ends == (std::vector{GpuCount{5}, GpuCount{15}, GpuCount{100}}));
    }
};

QTEST_APPLESS_MAIN(TestLayeredSplit)
#include "tst_layered_split.moc"
