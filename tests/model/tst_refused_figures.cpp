#include "tests/support/finding_arguments.h"
#include "tests/support/hosted_room.h"

#include "model/compare/cost_view.h"
#include "model/compare/input_checks.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

using Spoil = std::function<void(Project &project, QuoteLine &rented, QuoteLine &bought)>;

/// Eight GPUs: rented by the hour in a cloud, rented there in USD, or bought and hosted in a room
/// with a line of its own.
ProjectBuilder threeWays()
{
    Site room = aFreeRoom();
    room.name = {u"Room 7"_s};
    room.electricityPricePerKwh = Decimal{1};
    room.rackPricePerMonth = Decimal{4'000};
    room.rackPowerKw = Decimal{12};
    room.bandwidthPricePerMbpsMonth = Decimal{20};
    room.trafficPricePerGb = Decimal{1};
    room.storagePricePerTbMonth = Decimal{100};
    room.staffCostPerYear = Decimal{300'000};
    ProjectBuilder project = aHostedRoom(room, 1, 10.0);
    project.quote(aQuote(u"cloud"_s).price(u"10"_s, u"CNY"_s, PriceUnit::GpuHour).node(8))
        .quote(aQuote(u"dollars"_s).price(u"2"_s, u"USD"_s, PriceUnit::GpuHour).node(8))
        .quote(aQuote(u"bought"_s)
                   .price(u"2000000"_s, u"CNY"_s, PriceUnit::Once)
                   .node(8)
                   .server(u"Node"_s)
                   .covers({}))
        .rate(u"USD"_s, u"CNY"_s, u"7.2"_s)
        .assume(u"storage_tb"_s, u"10"_s);
    project.project().plans.clear();
    project.plan(u"cloud"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"cloud"_s)})
        .plan(u"dollars"_s, PlanMode::Cloud, {aLayer(SupplyKind::OnDemand, u"dollars"_s)})
        .plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s)});
    return project;
}

Dossier spoiled(const Spoil &spoil)
{
    Dossier dossier = threeWays();
    const auto line = [&dossier](const char *quote) -> QuoteLine & {
        return std::ranges::find(dossier.quotes, QuoteId{QString::fromLatin1(quote)}, &Quote::id)
            ->revisions.front()
            .lines.front();
    };
    spoil(dossier.project, line("dollars"), line("bought"));
    return dossier;
}

QStringList incompleteOf(const Comparison &comparison)
{
    QStringList plans;
    for (const PlanResult &plan : comparison.plans) {
        if (!plan.isComplete)
            plans.append(plan.plan.text());
    }
    return plans;
}

Spoil assuming(const char *key, const char *value)
{
    return
        [key = QString::fromLatin1(key), value = decimal(QString::fromLatin1(value))](
            Project &project, QuoteLine &, QuoteLine &) { project.assumptions[key].value = value; };
}

Spoil agreeing(const char *key, const char *value)
{
    return [key = QString::fromLatin1(key), value = decimal(QString::fromLatin1(value))](
               Project &project, QuoteLine &, QuoteLine &) {
        project.sites.front().terms[key] = value;
    };
}

/// All day flat, but for these hours.
ElectricityTariff flatBut(int from, int to)
{
    ElectricityTariff tariff = flatTariff(Decimal{1});
    tariff.timetable = {{.fromHour = 0, .toHour = from}, {.fromHour = to, .toHour = 24}};
    return tariff;
}

} // namespace

Q_DECLARE_METATYPE(Spoil)
Q_DECLARE_METATYPE(FindingRule)

class TestRefusedFigures final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeWays_areComplete()
    {
        const Comparison result = evaluated(threeWays());
        QCOMPARE(incompleteOf(result), QStringList{});
        QCOMPARE(refusedPaths(result), QStringList{});
    }

    void badLine_takesNothingFromItsQuote()
    {
        // Its neighbour keeps the quote's delivery and discount.
        Dossier dossier = threeWays();
        QuoteRevision &revision =
            std::ranges::find(dossier.quotes, QuoteId{u"dollars"_s}, &Quote::id)->revisions.front();
        revision.commitment = UseCommitment{.amount = Money{Decimal{1}, currency(u"USD"_s)},
                                            .months = 1,
                                            .discount = decimal(u"0.5"_s)};
        const MinorUnits half = planOf(evaluated(dossier), u"dollars"_s).total;
        revision.lines.push_back(revision.lines.front());
        revision.lines.back().id = LineId{u"bad"_s};
        revision.lines.back().price = Decimal{-1};
        dossier.project.plans[2].supply.push_back(aLayer(SupplyKind::OnDemand, u"dollars"_s));
        dossier.project.plans[2].supply.back().line = LineId{u"bad"_s};
        const Comparison result = evaluated(dossier);
        QCOMPARE(incompleteOf(result), QStringList{u"own"_s});
        QCOMPARE(planOf(result, u"dollars"_s).total, half);
    }

    void badPrice_changesNoNumberOfServers()
    {
        Dossier dossier = threeWays();
        dossier.servers.clear(); // the line alone tells how many GPUs a server has
        std::ranges::find(dossier.quotes, QuoteId{u"bought"_s}, &Quote::id)
            ->revisions.front()
            .lines.front()
            .price = Decimal{-1};
        QCOMPARE(evaluated(dossier).plans[2].layers.front().gpusPerServer, 8);
    }

    void olderRate_doesNotStandForARefusedOne()
    {
        Dossier dossier = threeWays();
        ExchangeRate &newest = dossier.project.rates.front();
        newest.date = QDate{2026, 12, 1};
        newest.rate = Decimal{0};
        dossier.project.rates.push_back({.id = RateId{u"old"_s},
                                         .from = newest.from,
                                         .to = newest.to,
                                         .rate = Decimal{7},
                                         .date = QDate{2026, 1, 1}});
        QCOMPARE(incompleteOf(evaluated(dossier)), QStringList{u"dollars"_s});
    }

    void commitmentOfNoMonths_isNamed()
    {
        Dossier dossier = threeWays();
        std::ranges::find(dossier.quotes, QuoteId{u"dollars"_s}, &Quote::id)
            ->revisions.front()
            .commitment = UseCommitment{.months = 0};
        const Comparison result = evaluated(dossier);
        QCOMPARE(refusedPaths(result),
                 QStringList{u"/quotes/dollars/revisions/1/commitment/months"_s});
        QCOMPARE(incompleteOf(result), QStringList{u"dollars"_s});
    }

    void figureOfSome_isNamedAndTheRestStands_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("incomplete");
        const QStringList own{u"own"_s};
        const QStringList dollars{u"dollars"_s};
        const auto row = [](const char *path, const QStringList &incomplete, Spoil spoil) {
            QTest::newRow(path) << std::move(spoil) << QString::fromLatin1(path) << incomplete;
        };
        // Tariff shares that do not sum to 1: some hours belong to no period, or to two.
        row("/sites/room/electricity_tariff/timetable", own, [](auto &p, auto &, auto &) {
            p.sites.front().electricityPricePerKwh.reset();
            p.sites.front().electricityTariff = flatBut(8, 11);
        });
        row("/sites/room/electricity_price_per_kwh", own, [](auto &p, auto &, auto &) {
            p.sites.front().electricityTariff = flatTariff(Decimal{1});
        });
        // Overlapping tiers.
        row("/quotes/dollars/revisions/1/lines/line/tiers", dollars, [](auto &, auto &l, auto &) {
            l.tiers = {{Decimal{8}, Decimal{2}}, {Decimal{8}, Decimal{1}}};
        });
        // Negative prices.
        row("/quotes/dollars/revisions/1/lines/line/price",
            dollars,
            [](auto &, auto &line, auto &) { line.price = Decimal{-2}; });
        row("/plans/dollars/supply/dollars/price", dollars, [](auto &p, auto &, auto &) {
            p.plans[1].supply.front().price = Decimal{-2};
        });
        row("/sites/room/rack_price_per_month", own, [](auto &p, auto &, auto &) {
            p.sites.front().rackPricePerMonth = Decimal{-1};
        });
        row("/sites/room/bandwidth_price_per_mbps_month", own, [](auto &p, auto &, auto &) {
            p.sites.front().bandwidthPricePerMbpsMonth = Decimal{-1};
        });
        row("/sites/room/storage_price_per_tb_month", own, [](auto &p, auto &, auto &) {
            p.sites.front().storagePricePerTbMonth = Decimal{-1};
        });
        row("/sites/room/staff_cost_per_year", own, [](auto &p, auto &, auto &) {
            p.sites.front().staffCostPerYear = Decimal{-1};
        });
        // A rate of -100 %.
        row("/plans/dollars/supply/dollars/price_change_per_year",
            dollars,
            [](auto &p, auto &, auto &) {
                p.plans[1].supply.front().priceChangePerYear = Decimal{-1};
            });
        row("/sites/room/terms/electricity_escalation_yearly",
            own,
            agreeing("electricity_escalation_yearly", "-1"));
        row("/sites/room/terms/host_escalation_yearly",
            own,
            agreeing("host_escalation_yearly", "-1"));
        row("/plans/own/supply/bought/financing/annual_rate", own, [](auto &p, auto &, auto &) {
            p.plans[2].supply.front().financing =
                Financing{.annualRate = Decimal{-1}, .months = 12};
        });
        // Exchange rates; the currency's lines have none then.
        row("/rates/USDCNY/rate", dollars, [](auto &p, auto &, auto &) {
            p.rates.front().rate = Decimal{0};
        });
        row("/rates/USDCNY/change_per_year", dollars, [](auto &p, auto &, auto &) {
            p.rates.front().changePerYear = Decimal{-1};
        });
        // Utilisation above 100 %, and other shares.
        row("/assumptions/gpu_load/value", own, assuming("gpu_load", "1.2"));
        row("/assumptions/idle_power_share/value", own, assuming("idle_power_share", "-0.1"));
        row("/assumptions/maintenance_rate_per_year/value",
            own,
            assuming("maintenance_rate_per_year", "2"));
        row("/assumptions/residual_rate/value", own, assuming("residual_rate", "-1"));
        row("/assumptions/staff_minimum_fte/value", own, assuming("staff_minimum_fte", "-1"));
        row("/assumptions/gpus_per_fte/value", own, assuming("gpus_per_fte", "0"));
        row("/assumptions/bandwidth_mbps/value", own, assuming("bandwidth_mbps", "-1"));
        row("/assumptions/storage_tb/value", own, assuming("storage_tb", "-1"));
        row("/assumptions/rack_power_margin/value", own, assuming("rack_power_margin", "-1"));
        row("/assumptions/insurance_rate_per_year/value",
            own,
            assuming("insurance_rate_per_year", "-1"));
        row("/assumptions/egress_gb_per_month/value", {}, assuming("egress_gb_per_month", "-1"));
        row("/finance/residual_schedule", own, [](auto &p, auto &, auto &) {
            p.finance.residualSchedule = {{36, decimal(u"0.28"_s)}};
            p.assumptions[u"residual_rate"_s].value = decimal(u"0.3"_s);
        });
        row("/finance/residual_schedule/1/month", own, [](auto &p, auto &, auto &) {
            p.finance.residualSchedule = {{24, decimal(u"0.38"_s)}, {12, decimal(u"0.65"_s)}};
        });
        // The rest of what belongs to a site, a line or a plan.
        row("/sites/room/pue", own, [](auto &p, auto &, auto &) {
            p.sites.front().pue = decimal(u"0.9"_s);
        });
        row("/sites/room/cooling_cop", own, [](auto &p, auto &, auto &) {
            p.sites.front().coolingCop = Decimal{4};
        });
        row("/sites/room/rack_power_kw", own, [](auto &p, auto &, auto &) {
            p.sites.front().rackPowerKw = Decimal{0};
        });
        row("/sites/room/terms/exit_share", own, agreeing("exit_share", "2"));
        row("/quotes/dollars/revisions/1/lines/line/base_quantity",
            dollars,
            [](auto &, auto &line, auto &) { line.baseQuantity = Decimal{0}; });
        row("/quotes/dollars/revisions/1/lines/line/vat_rate",
            dollars,
            [](auto &, auto &line, auto &) { line.vatRate = Decimal{6}; });
        row("/quotes/dollars/revisions/1/lines/line/discounts",
            dollars,
            [](auto &, auto &line, auto &) { line.discounts = {Decimal{10}}; });
        row("/quotes/dollars/revisions/1/lines/line/minimum_term_months",
            dollars,
            [](auto &, auto &line, auto &) { line.minimumTermMonths = 121; });
        row("/quotes/dollars/revisions/1/lines/line/gpus_per_node",
            dollars,
            [](auto &, auto &line, auto &) { line.gpusPerNode = 0; });
        row("/plans/own/supply/bought/servers", own, [](auto &p, auto &, auto &) {
            p.plans[2].supply.front().servers = -1;
        });
        row("/plans/own/supply/bought/counts_as/factor", own, [](auto &p, auto &, auto &) {
            p.plans[2].supply.front().countsAs = CountsAs{.factor = Decimal{0}};
        });
        row("/plans/own/services/s/quantity", own, [](auto &p, auto &, auto &) {
            p.plans[2].services.push_back({.id = ServiceId{u"s"_s},
                                           .quote = QuoteId{u"cloud"_s},
                                           .line = LineId{u"line"_s},
                                           .quantity = Decimal{-1}});
        });
        // What all plans are seen through: their cash stands.
        row("/assumptions/goodput/value", {}, assuming("goodput", "1.5"));
        row("/assumptions/discount_rate/value", {}, assuming("discount_rate", "-1"));
        row("/assumptions/inflation_per_year/value", {}, assuming("inflation_per_year", "-1"));
        row("/assumptions/depreciation_years/value", {}, assuming("depreciation_years", "0"));
        row("/assumptions/salvage_rate/value", {}, assuming("salvage_rate", "2"));
        row("/budget/amount", {}, [](auto &p, auto &, auto &) {
            p.budget = Money{Decimal{-1}, p.currency};
        });
    }

    void figureOfSome_isNamedAndTheRestStands()
    {
        QFETCH(Spoil, spoil);
        QFETCH(QStringList, incomplete);
        const Dossier dossier = spoiled(spoil);
        const Comparison result = evaluated(dossier);
        QTEST(refusedPaths(result).join(u' '), "path");
        QCOMPARE(incompleteOf(result), incomplete);
        const Comparison whole = evaluated(threeWays());
        for (const PlanResult &plan : result.plans) {
            if (plan.isComplete)
                QCOMPARE(plan.total, planOf(whole, plan.plan.text()).total);
        }
        QVERIFY(result.cheapest);
        // An import or a typed figure is still refused as such.
        QTEST(firstBadFigure(dossier).value_or(Error{ErrorCode::NotFound}).where, "path");
    }

    void refusedRate_takesItsViewAlone_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<CostView>("view");
        QTest::newRow("discount") << assuming("discount_rate", "-1") << CostView::PresentValue;
        QTest::newRow("life") << assuming("depreciation_years", "0") << CostView::Accounting;
        QTest::newRow("left of it") << assuming("salvage_rate", "2") << CostView::Accounting;
    }
    void refusedRate_takesItsViewAlone()
    {
        QFETCH(Spoil, spoil);
        QFETCH(CostView, view);
        Dossier dossier = spoiled(spoil);
        for (const CostView each : {CostView::Accounting, CostView::PresentValue})
            QCOMPARE(whyAbsent(evaluated(dossier), each) == AbsenceReason::FigureRefused,
                     each == view);
        dossier.project.finance.view = view;
        QCOMPARE(incompleteOf(evaluated(dossier)).size(), 3);
    }

    void refusedGoodput_leavesUsefulHoursUnknown()
    {
        const Comparison result = evaluated(spoiled(assuming("goodput", "1.5")));
        QVERIFY(!result.goodput);
        for (const PlanResult &plan : result.plans) {
            QVERIFY(plan.perGpuHour);
            QVERIFY(!plan.perUsefulGpuHour);
        }
    }

    void refusedFigure_isTheReasonAndTellsItsLimits()
    {
        const Comparison result = evaluated(spoiled(assuming("gpu_load", "1.2")));
        const PlanResult &own = planOf(result, u"own"_s);
        QCOMPARE(own.incompleteBecause, std::optional{AbsenceReason::FigureRefused});
        QVERIFY(!own.aboveBest);
        const auto stateOf = [&own](CostCategory category) {
            return own.categories.at(category).state;
        };
        QCOMPARE(stateOf(CostCategory::Electricity), CategoryCost::State::Unknown);
        QCOMPARE(stateOf(CostCategory::Hardware), CategoryCost::State::Known);
        const Finding finding = findingsOf(result, FindingRule::FigureOutside).front();
        QCOMPARE(finding.severity, Severity::Problem);
        QCOMPARE(
            finding.arguments,
            (std::vector<FindingArgument>{u"/assumptions/gpu_load/value"_s, u"0 … 1"_s, u"1.2"_s}));
        for (const UsedAssumption &used : result.assumptions)
            QVERIFY(used.key != "gpu_load"_L1);
    }

    void contradiction_saysWhatStandsWhere_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<FindingRule>("rule");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("hours without a period") << Spoil{[](auto &p, auto &, auto &) {
            p.sites.front().electricityPricePerKwh.reset();
            p.sites.front().electricityTariff = flatBut(8, 11);
        }} << FindingRule::TimetableHour << QStringList{u"1"_s, u"8"_s, u"9"_s, u"0"_s};
        QTest::newRow("hours in two periods") << Spoil{[](auto &p, auto &, auto &) {
            p.sites.front().electricityPricePerKwh.reset();
            p.sites.front().electricityTariff = flatBut(11, 8);
        }} << FindingRule::TimetableHour << QStringList{u"1"_s, u"8"_s, u"9"_s, u"2"_s};
        QTest::newRow("tiers from one quantity") << Spoil{[](auto &, auto &line, auto &) {
            line.tiers = {{Decimal{8}, Decimal{2}}, {Decimal{8}, Decimal{1}}};
        }} << FindingRule::TiersOverlap << QStringList{u"8"_s};
        QTest::newRow("months that fall") << Spoil{[](auto &p, auto &, auto &) {
            p.finance.residualSchedule = {{24, decimal(u"0.38"_s)}, {12, decimal(u"0.65"_s)}};
        }} << FindingRule::NotRising << QStringList{u"12"_s, u"24"_s};
        QTest::newRow("price and tariff")
            << Spoil{[](auto &p, auto &, auto &) {
                   p.sites.front().electricityTariff = flatTariff(Decimal{1});
               }}
            << FindingRule::StatedTwice
            << QStringList{u"electricity_price_per_kwh, electricity_tariff"_s};
    }

    void contradiction_saysWhatStandsWhere()
    {
        QFETCH(Spoil, spoil);
        QFETCH(FindingRule, rule);
        QFETCH(QStringList, arguments);
        const auto findings = findingsOf(evaluated(spoiled(spoil)), rule);
        QCOMPARE(findings.size(), size_t{1});
        QStringList found = argumentTexts(findings.front());
        QVERIFY(found.takeFirst().startsWith(u'/'));
        QCOMPARE(found, arguments);
    }

    void lineThatNoPlanUses_isNamedAndChangesNothing()
    {
        Dossier dossier = threeWays();
        QuoteRevision &revision =
            std::ranges::find(dossier.quotes, QuoteId{u"cloud"_s}, &Quote::id)->revisions.front();
        revision.lines.push_back(revision.lines.front());
        revision.lines.back().id = LineId{u"unused"_s};
        revision.lines.back().price = Decimal{-1};
        const Comparison result = evaluated(dossier);
        QCOMPARE(refusedPaths(result),
                 QStringList{u"/quotes/cloud/revisions/1/lines/unused/price"_s});
        QCOMPARE(incompleteOf(result), QStringList{});
    }

    void planWithoutServerCount_hasNoFigureAtAll()
    {
        const Comparison result =
            evaluated(spoiled([](auto &, auto &, auto &bought) { bought.gpusPerNode = 10'001; }));
        const PlanResult &own = planOf(result, u"own"_s);
        QCOMPARE(own.incompleteBecause, std::optional{AbsenceReason::FigureRefused});
        for (const auto &[category, cost] : own.categories)
            QCOMPARE(cost.state, CategoryCost::State::Unknown);
        QVERIFY(findingsOf(result, FindingRule::PlanEmpty).empty());
    }

    void severalFigures_areAllNamed()
    {
        const Comparison result = evaluated(spoiled([](auto &p, auto &rented, auto &) {
            rented.price = Decimal{-2};
            rented.vatRate = Decimal{6};
            p.sites.front().pue = Decimal{0};
            p.assumptions[u"gpu_load"_s].value = Decimal{2};
        }));
        QCOMPARE(refusedPaths(result),
                 (QStringList{u"/sites/room/pue"_s,
                              u"/assumptions/gpu_load/value"_s,
                              u"/quotes/dollars/revisions/1/lines/line/price"_s,
                              u"/quotes/dollars/revisions/1/lines/line/vat_rate"_s}));
        QCOMPARE(incompleteOf(result), (QStringList{u"dollars"_s, u"own"_s}));
    }

    void partOfAPrice_mayBeACredit()
    {
        // 0.85 - 0.05 of losses credited, for 10 kW over 8,760 hours.
        const Comparison result = evaluated(spoiled([](auto &p, auto &, auto &) {
            Site &room = p.sites.front();
            room.electricityPricePerKwh.reset();
            for (const char *key : {"transmission_price_per_kwh",
                                    "system_operation_price_per_kwh",
                                    "government_funds_per_kwh"})
                room.terms[QString::fromLatin1(key)] = Decimal{0};
            room.terms[u"purchase_price_per_kwh"_s] = decimal(u"0.85"_s);
            room.terms[u"line_loss_price_per_kwh"_s] = decimal(u"-0.05"_s);
        }));
        QCOMPARE(refusedPaths(result), QStringList{});
        QCOMPARE(planOf(result, u"own"_s).categories.at(CostCategory::Electricity).total,
                 MinorUnits{7'008'000});
    }

    void termBeyondTheHorizon_asksForWhatLeavingCosts()
    {
        const Comparison result = evaluated(spoiled(agreeing("minimum_term_months", "24")));
        QCOMPARE(incompleteOf(result), QStringList{u"own"_s});
        const auto unknown = findingsOf(result, FindingRule::PriceUnknown);
        QCOMPARE(unknown.size(), size_t{1});
        QCOMPARE(unknown.front().arguments,
                 (std::vector<FindingArgument>{Term{u"exit_share"_s}, LocalText{u"Room 7"_s}}));
    }

    void currencyWithoutRate_leavesItsPlanIncomplete()
    {
        const Comparison result =
            evaluated(spoiled([](auto &p, auto &, auto &) { p.rates.clear(); }));
        QCOMPARE(incompleteOf(result), QStringList{u"dollars"_s});
        QCOMPARE(findingsOf(result, FindingRule::RateMissing).front().arguments,
                 (std::vector<FindingArgument>{u"USD"_s, u"CNY"_s}));
    }

    void percentileOfNoSamples_isAskedFor()
    {
        const Comparison result = evaluated(spoiled([](auto &p, auto &, auto &) {
            p.sites.front().bandwidthRule = tco::BandwidthRule::Monthly95;
        }));
        QCOMPARE(incompleteOf(result), QStringList{u"own"_s});
        QCOMPARE(
            findingsOf(result, FindingRule::PriceUnknown).front().arguments,
            (std::vector<FindingArgument>{Term{u"bandwidth_p95_mbps"_s}, LocalText{u"Room 7"_s}}));
    }
};

QTEST_APPLESS_MAIN(TestRefusedFigures)
#include "tst_refused_figures.moc"
