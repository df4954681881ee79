#include "tests/support/finding_arguments.h"
#include "tests/support/reference_projects.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

/// The platform team's cloud plan with one more price beside its GPUs.
ProjectBuilder cloudWithService(const QString &price, PriceUnit unit)
{
    ProjectBuilder project = platformTeam(u"6.88"_s);
    project.quote(
        aQuote(u"support"_s).category(CostCategory::Other).price(price, u"USD"_s, unit).node(8));
    project.project().plans.front().services = {
        {.id = ServiceId{u"support"_s}, .quote = QuoteId{u"support"_s}, .line = LineId{u"line"_s}}};
    return project;
}

/// A room that sells its line by the megabit and by the gigabyte, and nothing else.
Site aSiteWithBothLines()
{
    return {.id = SiteId{u"room"_s},
            .currency = currency(u"CNY"_s),
            .bandwidthPricePerMbpsMonth = Decimal{100},
            .trafficPricePerGb = decimal(u"0.80"_s)};
}

std::set<CostCategory> allButBandwidth()
{
    std::set<CostCategory> categories = everything();
    categories.erase(CostCategory::Bandwidth);
    return categories;
}

/// Eight hosted GPUs and eight rented ones, all the time, 200 Mbps and 1,100 GB a month.
ProjectBuilder halfHosted(const Site &site)
{
    return aProject()
        .always(16)
        .site(site)
        .quote(aQuote(u"own"_s)
                   .price(u"1000"_s, u"CNY"_s, PriceUnit::NodeMonth)
                   .node(8)
                   .covers(allButBandwidth()))
        .quote(aQuote(u"cloud"_s)
                   .price(u"5"_s, u"CNY"_s, PriceUnit::GpuHour)
                   .node(8)
                   .covers(allButBandwidth()))
        .plan(u"plan"_s,
              PlanMode::Hybrid,
              {aLayer(SupplyKind::Hosted, u"own"_s, 1), aLayer(SupplyKind::OnDemand, u"cloud"_s)})
        .assume(u"bandwidth_mbps"_s, u"200"_s)
        .assume(u"egress_gb_per_month"_s, u"1100"_s)
        .assume(u"free_egress_gb_per_month"_s, u"100"_s);
}

double bandwidthOf(const Dossier &dossier)
{
    const Comparison result = evaluated(dossier);
    return static_cast<double>(result.plans.front().categories.at(CostCategory::Bandwidth).total)
        / 100.0;
}

} // namespace

class TestSiteAndServices final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void serviceForMachinesByUse_isPaidByUse_data()
    {
        QTest::addColumn<QString>("price");
        QTest::addColumn<PriceUnit>("unit");
        // 32 GPUs for 8,760 h and 64 more for 2,160 h are 418,560 GPU-hours or 52,320 node-hours;
        // each price is 1 per GPU-hour.
        QTest::newRow("GPU-hour") << u"1"_s << PriceUnit::GpuHour;
        QTest::newRow("GPU-month") << u"730"_s << PriceUnit::GpuMonth;
        QTest::newRow("GPU-year") << u"8760"_s << PriceUnit::GpuYear;
        QTest::newRow("node-hour") << u"8"_s << PriceUnit::NodeHour;
        QTest::newRow("node-day") << u"192"_s << PriceUnit::NodeDay;
        QTest::newRow("node-month") << u"5840"_s << PriceUnit::NodeMonth;
        QTest::newRow("node-year") << u"70080"_s << PriceUnit::NodeYear;
    }

    void serviceForMachinesByUse_isPaidByUse()
    {
        QFETCH(QString, price);
        QFETCH(PriceUnit, unit);
        const Comparison result = evaluated(cloudWithService(price, unit));
        const CategoryCost &other = result.plans.front().categories.at(CostCategory::Other);
        QVERIFY(std::abs(static_cast<double>(other.total) / 100.0 - 418'560.0) < 0.1);
    }

    void staffOfRentedMachines_isCountedByGpusPerPersonOnceTheyTakeAny_data()
    {
        QTest::addColumn<QString>("share");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("no staff") << u"0"_s << false;
        QTest::newRow("half the staff") << u"0.5"_s << true;
    }

    void staffOfRentedMachines_isCountedByGpusPerPersonOnceTheyTakeAny()
    {
        QFETCH(QString, share);
        std::set<CostCategory> covered = everything();
        covered.erase(CostCategory::Operations);
        const ProjectBuilder project =
            aProject()
                .always(16)
                .quote(aQuote(u"cloud"_s)
                           .price(u"5"_s, u"CNY"_s, PriceUnit::GpuHour)
                           .node(8)
                           .covers(covered))
                .plan(u"plan"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)})
                .assume(u"staff_share_cloud"_s, share);
        const Comparison result = evaluated(project);
        QTEST(std::ranges::count(result.assumptions, u"gpus_per_fte"_s, &UsedAssumption::key) > 0,
              "isUsed");
    }

    void siteWithBothPrices_paysItsFlatLineAndTheCloudItsTraffic()
    {
        // 200 Mbps × 100 × 12, and half of the 1,000 GB beyond the cloud's allowance at 0.80.
        QCOMPARE(bandwidthOf(halfHosted(aSiteWithBothLines())), 200 * 100 * 12 + 500 * 0.80 * 12);
    }

    void siteThatSellsTrafficOnly_paysForItsShareOfIt()
    {
        // Half of 1,100 GB at the site, half of 1,000 GB at the cloud.
        Site site = aSiteWithBothLines();
        site.bandwidthPricePerMbpsMonth.reset();
        QCOMPARE(bandwidthOf(halfHosted(site)), (550 + 500) * 0.80 * 12);
    }

    void siteWithoutAFlatLine_paysByTheGigabyte()
    {
        QCOMPARE(bandwidthOf(halfHosted(aSiteWithBothLines()).assume(u"bandwidth_mbps"_s, u"0"_s)),
                 (550 + 500) * 0.80 * 12);
    }

    void server_isFoundByWholeWordsOfItsAccelerator_data()
    {
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<QString>("catalogued");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("the model") << u"H200"_s << u"H200-SXM-141GB"_s << true;
        QTest::newRow("with its socket") << u"H200 SXM"_s << u"H200-SXM-141GB"_s << true;
        QTest::newRow("in one word") << u"h200sxm"_s << u"H200-SXM-141GB"_s << true;
        QTest::newRow("a shorter number") << u"H20"_s << u"H200-SXM-141GB"_s << false;
        QTest::newRow("a small card") << u"A10"_s << u"A100-SXM-80GB"_s << false;
    }

    void server_isFoundByWholeWordsOfItsAccelerator()
    {
        QFETCH(QString, accelerator);
        QFETCH(QString, catalogued);
        std::set<CostCategory> covered = everything();
        covered.erase(CostCategory::Electricity);
        ProjectBuilder project = aProject();
        project.always(8)
            .site({.id = SiteId{u"room"_s},
                   .currency = currency(u"CNY"_s),
                   .electricityPricePerKwh = decimal(u"0.60"_s)})
            .server({.id = ServerId{u"server"_s},
                     .name = u"Server"_s,
                     .gpuCount = 8,
                     .gpuModel = catalogued,
                     .maximumPowerW = 10'200})
            .quote(aQuote(u"own"_s)
                       .price(u"1000"_s, u"CNY"_s, PriceUnit::NodeMonth)
                       .node(8)
                       .accelerator(accelerator)
                       .covers(covered))
            .plan(u"plan"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"own"_s)});
        QTEST(evaluated(project).plans.front().isComplete, "isFound");
    }

    void countsAs_isTheAssumptionThatTheUserStated()
    {
        ProjectBuilder project = platformTeam(u"6.88"_s);
        for (Plan &plan : project.project().plans) {
            for (SupplyLayer &layer : plan.supply) {
                if (layer.countsAs) {
                    layer.countsAs->factor = Decimal{2};
                    layer.countsAs->reason = u"measured"_s;
                }
            }
        }
        const Comparison result = evaluated(project);
        QCOMPARE(argumentTexts(findingsOf(result, FindingRule::CountsAs).front()),
                 (QStringList{u"H200"_s, u"H100"_s, u"2"_s, u"measured"_s}));
        QCOMPARE(result.countedAs.size(), size_t{1});
        QCOMPARE(result.countedAs.front().offered, u"H200"_s);
        QCOMPARE(result.countedAs.front().as.factor, Decimal{2});
    }

    void oddPrice_isMeasuredAgainstItsOwnAccelerator()
    {
        // Beside B200 lines at 30 the H20 at 3 is no outlier; among H20 lines at 3, the one at
        // 30 is.
        ProjectBuilder project = platformTeam(u"6.88"_s).reporting(u"CNY"_s);
        const auto offer = [&project](const char *id, const char *gpu, const char *price) {
            project.quote(aQuote(QString::fromLatin1(id))
                              .price(QString::fromLatin1(price), u"CNY"_s, PriceUnit::GpuHour)
                              .accelerator(QString::fromLatin1(gpu)));
        };
        offer("b200-1", "B200", "30");
        offer("b200-2", "B200", "31");
        offer("b200-3", "B200", "32");
        offer("h20-1", "H20", "3");
        QVERIFY(findingsOf(evaluated(project), FindingRule::PriceImplausible).empty());
        offer("h20-2", "H20", "3");
        offer("h20-3", "H20", "30");
        const auto findings = findingsOf(evaluated(project), FindingRule::PriceImplausible);
        QCOMPARE(findings.size(), size_t{1});
        QCOMPARE(findings.front().subject, u"h20-3"_s);
    }
};

QTEST_APPLESS_MAIN(TestSiteAndServices)
#include "tst_site_and_services.moc"
