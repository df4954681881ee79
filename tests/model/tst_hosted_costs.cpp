#include "tests/support/reference_projects.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

using State = CategoryCost::State;

namespace {

/// A room at 0.60 CNY/kWh, PUE 1.25, racks of 40 kW at 5,000 and 100 CNY per Mbps.
Site aSite()
{
    return {.id = SiteId{u"room"_s},
            .currency = currency(u"CNY"_s),
            .electricityPricePerKwh = decimal(u"0.60"_s),
            .pue = decimal(u"1.25"_s),
            .rackPricePerMonth = Decimal{5'000},
            .rackPowerKw = Decimal{40},
            .rackUnits = 42,
            .bandwidthPricePerMbpsMonth = Decimal{100},
            .staffCostPerYear = Decimal{300'000},
            .source = u"test"_s};
}

/// DGX H100: rating 10.2 kW, 8 units high (user guide); its typical power is not stated.
ServerSpec anH100Server()
{
    return {.id = ServerId{u"h100"_s},
            .name = u"NVIDIA DGX H100"_s,
            .gpuCount = 8,
            .gpuModel = u"H100-SXM-80GB"_s,
            .rackUnits = 8,
            .maximumPowerW = 10'200};
}

/// Four servers of eight GPUs at 50,000 CNY a month, bare: nothing else is in the price.
ProjectBuilder bareHosting(const Site &site = aSite())
{
    return aProject()
        .always(32)
        .site(site)
        .server(anH100Server())
        .quote(aQuote(u"bare"_s)
                   .price(u"50000"_s, u"CNY"_s, PriceUnit::NodeMonth)
                   .node(8)
                   .server(u"NVIDIA DGX H100"_s)
                   .covers({}))
        .plan(u"hosted"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bare"_s)});
}

const CategoryCost &costOf(const Comparison &comparison, CostCategory category)
{
    return comparison.plans.front().categories.at(category);
}

double amountOf(const Comparison &comparison, CostCategory category)
{
    return static_cast<double>(costOf(comparison, category).total) / 100.0;
}

void addService(ProjectBuilder &project,
                CostCategory category,
                const QString &price,
                PriceUnit unit,
                std::optional<Decimal> quantity = {})
{
    const QString id = u"service-"_s + enumText(category);
    project.quote(aQuote(id).category(category).price(price, u"CNY"_s, unit).covers({}));
    project.project().plans.front().services.push_back({.id = ServiceId{id},
                                                        .quote = QuoteId{id},
                                                        .line = LineId{u"line"_s},
                                                        .quantity = quantity});
}

} // namespace

class TestHostedCosts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void busyServers_payForTypicalPowerNotTheRating()
    {
        // 4 × 10.2 kW × 0.76 × 8,760 h × 0.60 CNY/kWh.
        const Comparison result = evaluated(bareHosting());
        const double electricity = 4 * 10.2 * 0.76 * 8'760 * 0.60;
        QVERIFY(std::abs(amountOf(result, CostCategory::Electricity) - electricity) < 0.1);
        QVERIFY(std::abs(amountOf(result, CostCategory::Cooling) - electricity * 0.25) < 0.1);
    }

    void measuredTypicalPower_goesBeforeTheShare()
    {
        ProjectBuilder project = bareHosting();
        project.dossier().servers.front().typicalPowerW = 8'000;
        const Comparison result = evaluated(project);
        QVERIFY(std::abs(amountOf(result, CostCategory::Electricity) - 4 * 8.0 * 8'760 * 0.60)
                < 0.1);
        QVERIFY(std::ranges::none_of(result.assumptions, [](const UsedAssumption &used) {
            return used.key == u"typical_power_share"_s;
        }));
    }

    void idleServers_stillDrawTheirIdlePower()
    {
        ProjectBuilder project = bareHosting();
        project.project().demand.front().days = decimal(u"182.5"_s);
        const Comparison result = evaluated(project);
        const double full = 4 * 10.2 * 0.76 * 4'380 * 0.60;
        QVERIFY(std::abs(amountOf(result, CostCategory::Electricity) - full * 1.2) < 0.1);
    }

    void explicitCooling_paysByTheCop()
    {
        Site site = aSite();
        site.pue.reset();
        site.coolingCop = Decimal{4};
        const Comparison result = evaluated(bareHosting(site));
        QVERIFY(std::abs(amountOf(result, CostCategory::Cooling)
                         - amountOf(result, CostCategory::Electricity) / 4)
                < 0.1);
    }

    void racks_areSizedOnTheRating()
    {
        // 4 × 10.2 kW need two racks of 40 kW, though 4 × 8 units fit into one of 42.
        const Comparison result = evaluated(bareHosting());
        QCOMPARE(amountOf(result, CostCategory::Rack), 2 * 5'000.0 * 12);
    }

    void operations_takeTheLeastStaffOfASmallSite()
    {
        // 32 GPUs ÷ 75 are less than half a person.
        const Comparison result = evaluated(bareHosting());
        QCOMPARE(amountOf(result, CostCategory::Operations), 150'000.0);
        const Comparison large = evaluated(bareHosting(), {.gpus = 96});
        QCOMPARE(amountOf(large, CostCategory::Operations), 96.0 / 75 * 300'000);
    }

    void bandwidth_isPaidByTheMegabit()
    {
        const Comparison result = evaluated(bareHosting().assume(u"bandwidth_mbps"_s, u"200"_s));
        QCOMPARE(amountOf(result, CostCategory::Bandwidth), 200 * 100.0 * 12);
    }

    void parts_sumToTheTotal()
    {
        const Comparison result = evaluated(bareHosting());
        const PlanResult &plan = result.plans.front();
        MinorUnits categories = 0;
        for (const auto &[category, cost] : plan.categories)
            categories += cost.total;
        MinorUnits streams = 0;
        for (const CostStream &stream : plan.streams)
            streams = std::accumulate(stream.entries.begin(), stream.entries.end(), streams);
        QCOMPARE(categories, plan.total);
        QCOMPARE(streams, plan.total);
        QCOMPARE(plan.cumulative.back(), plan.total);
        QVERIFY(plan.isComplete);
    }

    void derivation_multipliesToTheAmount()
    {
        const Comparison result = evaluated(bareHosting().rate(u"USD"_s, u"CNY"_s, u"7.2"_s));
        for (const CostStream &stream : result.plans.front().streams) {
            double product = 100.0;
            for (const Factor &factor : stream.factors)
                product *= factor.value;
            const auto total =
                std::accumulate(stream.entries.begin(), stream.entries.end(), MinorUnits{0});
            QVERIFY2(std::abs(product - static_cast<double>(total)) < 12.0,
                     qPrintable(QString::number(static_cast<int>(stream.kind))));
        }
    }

    void factorsOfAMonth_multiplyToItsEntry()
    {
        const Comparison result = evaluated(bareHosting().rate(u"USD"_s, u"CNY"_s, u"7.2"_s));
        for (const CostStream &stream : result.plans.front().streams) {
            for (size_t month = 0; month < stream.entries.size(); ++month) {
                double product = 100.0;
                for (const Factor &factor : stream.factors)
                    product *= factor.in(month);
                QVERIFY2(std::abs(product - static_cast<double>(stream.entries[month])) < 0.5001,
                         qPrintable(QString::number(static_cast<int>(stream.kind))));
            }
        }
    }

    void coveredCategory_isSaidToBeCovered()
    {
        ProjectBuilder project = bareHosting();
        project.dossier().quotes.front().revisions.front().lines.front().covers = {
            CostCategory::Electricity, CostCategory::Cooling};
        const Comparison result = evaluated(project);
        QCOMPARE(costOf(result, CostCategory::Electricity).state, State::Covered);
        QCOMPARE(costOf(result, CostCategory::Cooling).state, State::Covered);
        QCOMPARE(costOf(result, CostCategory::Rack).state, State::Known);
        QCOMPARE(costOf(result, CostCategory::Storage).state, State::Nothing);
    }

    void service_replacesTheSitesOwnPrice()
    {
        ProjectBuilder project = bareHosting();
        addService(project, CostCategory::Electricity, u"0.50"_s, PriceUnit::KilowattHour);
        addService(project, CostCategory::Rack, u"400"_s, PriceUnit::KilowattMonth);
        addService(project, CostCategory::Bandwidth, u"10000"_s, PriceUnit::Month, Decimal{1});
        const Comparison result = evaluated(project);
        const double energy = 4 * 10.2 * 0.76 * 8'760;
        QVERIFY(std::abs(amountOf(result, CostCategory::Electricity) - energy * 0.50) < 0.1);
        // Cooling takes the price of the contract too.
        QVERIFY(std::abs(amountOf(result, CostCategory::Cooling) - energy * 0.25 * 0.50) < 0.1);
        QCOMPARE(amountOf(result, CostCategory::Rack), 4 * 10.2 * 400 * 12);
        QCOMPARE(amountOf(result, CostCategory::Bandwidth), 120'000.0);
    }

    /// Eight cross connects at 30 a month are no rack.
    void flatServiceInPlaceOfTheSitesPrice_isNamed()
    {
        ProjectBuilder project = bareHosting();
        project.project().sites.front().rackPricePerMonth = Decimal{5'000};
        const auto named = [&project] {
            return findingsOf(evaluated(project), FindingRule::ServiceInPlace);
        };
        QCOMPARE(named().size(), size_t{0});
        addService(project, CostCategory::Rack, u"30"_s, PriceUnit::Month, Decimal{8});
        QCOMPARE(named().size(), size_t{1});
        QCOMPARE(named().front().arguments.back(), FindingArgument{Term{u"rack_price"_s}});
        project.dossier().quotes.back().revisions.front().lines.front().category =
            CostCategory::Other;
        QCOMPARE(named().size(), size_t{0});
        QCOMPARE(amountOf(evaluated(project), CostCategory::Other), 2'880.0);
    }

    void serviceBesideACoveringPrice_isMarkedAsTwiceCounted()
    {
        ProjectBuilder project = bareHosting();
        project.dossier().quotes.front().revisions.front().lines.front().covers = {
            CostCategory::Rack};
        addService(project, CostCategory::Rack, u"400"_s, PriceUnit::KilowattMonth);
        QCOMPARE(findingsOf(evaluated(project), FindingRule::TwiceCounted).size(), size_t{1});
    }

    void missingSite_leavesThePlanIncomplete()
    {
        ProjectBuilder project = bareHosting();
        project.project().sites.clear();
        const Comparison result = evaluated(project);
        QVERIFY(!result.plans.front().isComplete);
        QCOMPARE(*result.plans.front().incompleteBecause, AbsenceReason::SiteUnknown);
        QCOMPARE(costOf(result, CostCategory::Electricity).state, State::Unknown);
        QCOMPARE(amountOf(result, CostCategory::Hardware), 4 * 50'000.0 * 12);
        QVERIFY(!result.cheapest && !result.winner);
        QCOMPARE(findingsOf(result, FindingRule::SiteMissing).size(), size_t{1});
    }

    void unknownServer_leavesItsElectricityUnknown()
    {
        ProjectBuilder project = bareHosting();
        project.dossier().servers.clear();
        const Comparison result = evaluated(project);
        QCOMPARE(*result.plans.front().incompleteBecause, AbsenceReason::PowerUnknown);
        QCOMPARE(findingsOf(result, FindingRule::PowerUnknown).size(), size_t{1});
    }

    void server_isFoundByItsAccelerator()
    {
        ProjectBuilder project = bareHosting();
        QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
        line.server.clear();
        line.accelerator = u"H100 SXM"_s;
        QVERIFY(evaluated(project).plans.front().isComplete);
    }

    void purchase_paysAtOnceKeepsAValueAndNeedsUpkeep()
    {
        ProjectBuilder project = bareHosting().months(36);
        QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
        line.unit = PriceUnit::Once;
        line.price = Decimal{2'000'000};
        const Comparison result = evaluated(project);
        const std::vector<MinorUnits> &paid = costOf(result, CostCategory::Hardware).byMonth;
        QCOMPARE(paid.front(), MinorUnits{4 * 2'000'000'00});
        QCOMPARE(paid.back(), MinorUnits{0});
        QCOMPARE(amountOf(result, CostCategory::Residual), -8'000'000 * 0.28);
        // Half a person for three years, and 12 % upkeep a year.
        QCOMPARE(amountOf(result, CostCategory::Operations), 3 * 150'000.0 + 3 * 0.12 * 8'000'000);
    }

    void residualValue_followsTheHorizon()
    {
        ProjectBuilder project = bareHosting();
        QuoteLine &line = project.dossier().quotes.front().revisions.front().lines.front();
        line.unit = PriceUnit::Once;
        line.price = Decimal{2'000'000};
        QCOMPARE(amountOf(evaluated(project), CostCategory::Residual), -8'000'000 * 0.65);
        QCOMPARE(amountOf(evaluated(project.assume(u"residual_rate"_s, u"0.1"_s)),
                          CostCategory::Residual),
                 -800'000.0);
    }

    void defaults_areNamedOnlyWhereTheyEnteredAFigure()
    {
        const Comparison result = evaluated(bareHosting());
        QStringList keys;
        for (const Finding &finding : findingsOf(result, FindingRule::DefaultUsed))
            keys.append(finding.subject);
        QVERIFY(keys.contains(u"idle_power_share"_s) && keys.contains(u"bandwidth_mbps"_s));
        QVERIFY(!keys.contains(u"maintenance_rate_per_year"_s) && !keys.contains(u"goodput"_s));
    }

    void cloudTraffic_isFreeUpToTheAllowance()
    {
        ProjectBuilder project = aProject();
        Site site = aSite();
        site.trafficPricePerGb = decimal(u"0.80"_s);
        project.always(8)
            .site(site)
            .quote(
                aQuote(u"cloud"_s).price(u"8"_s, u"CNY"_s, PriceUnit::GpuHour).node(8).covers({}))
            .plan(u"cloud"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)});
        QCOMPARE(costOf(evaluated(project), CostCategory::Bandwidth).state, State::Nothing);
        QCOMPARE(costOf(evaluated(project), CostCategory::Electricity).state, State::Covered);
        project.assume(u"egress_gb_per_month"_s, u"1100"_s);
        QCOMPARE(amountOf(evaluated(project), CostCategory::Bandwidth), 1'000 * 0.80 * 12);
    }
};

QTEST_APPLESS_MAIN(TestHostedCosts)
#include "tst_hosted_costs.moc"
