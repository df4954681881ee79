#include "tests/support/project_builders.h"

#include "model/tco/calendar.h"
#include "model/tco/cooling.h"

#include <QTest>

#include <limits>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

constexpr int kRounds = STEELYARD_ROUNDS;

/// Numbers that are the same in every run.
class Chance final
{
public:
    [[nodiscard]] int whole(int lowest, int highest)
    {
        return std::uniform_int_distribution<int>{lowest, highest}(m_engine);
    }
    [[nodiscard]] double real(double lowest, double highest)
    {
        return std::uniform_real_distribution<double>{lowest, highest}(m_engine);
    }
    /// As somebody would write it, to four decimals.
    [[nodiscard]] QString written(double lowest, double highest)
    {
        return QString::number(real(lowest, highest), 'f', 4);
    }

private:
    std::mt19937_64 m_engine{20'260'204}; // any seed, but one
};

/// What a random decision is about.
struct Figures
{
    int months = 1;
    int always = 1;
    int burst = 0;
    QString burstDays = {};
    QString onDemand = {};
    QString hosted = {};
    QString electricity = {};
    /// Of the hours from 22 to 6; nothing: all hours have one price.
    std::optional<QString> valley = {};
    QString demand = {};
    QString pue = {};
    QString rack = {};
    QString usdInCny = {};
};

Figures someFigures(Chance &chance)
{
    return {.months = chance.whole(1, 2),
            .always = chance.whole(1, 16),
            .burst = chance.whole(0, 16),
            .burstDays = chance.written(1.0, 40.0),
            .onDemand = chance.written(0.5, 12.0),
            .hosted = chance.written(3'000.0, 40'000.0),
            .electricity = chance.written(0.02, 0.5),
            .valley =
                chance.whole(0, 1) == 1 ? std::optional{chance.written(0.01, 0.3)} : std::nullopt,
            .demand = chance.written(0.0, 50.0),
            .pue = chance.written(1.0, 2.0),
            .rack = chance.written(0.0, 5'000.0),
            .usdInCny = chance.written(0.05, 20.0)};
}

Site aRoom(const Figures &figures)
{
    Site room{.id = SiteId{u"room"_s},
              .currency = currency(u"USD"_s),
              .demandPricePerKwMonth = decimal(figures.demand),
              .pue = decimal(figures.pue),
              .rackPricePerMonth = decimal(figures.rack),
              .rackPowerKw = Decimal{40},
              .rackUnits = 42};
    if (figures.valley) {
        using enum tco::TariffPeriod;
        ElectricityTariff tariff{
            .timetable = {
                {.id = TariffSpanId{u"day"_s}, .period = Flat, .fromHour = 6, .toHour = 22},
                {.id = TariffSpanId{u"night"_s}, .period = Valley, .fromHour = 22, .toHour = 6}}};
        tariff.prices[static_cast<size_t>(Flat)] = decimal(figures.electricity);
        tariff.prices[static_cast<size_t>(Valley)] = decimal(*figures.valley);
        room.electricityTariff = tariff;
    } else {
        room.electricityPricePerKwh = decimal(figures.electricity);
    }
    return room;
}

/// Cloud, hosted and hybrid for these figures, all prices in USD; hosting pays for electricity,
/// cooling and racks beside the servers.
ProjectBuilder aDecision(const Figures &figures)
{
    const SupplyLayer burst = aLayer(SupplyKind::OnDemand, u"cloud"_s);
    const SupplyLayer hosted = aLayer(SupplyKind::Hosted, u"hosting"_s);
    ProjectBuilder project = aProject();
    project.months(figures.months)
        .reporting(u"USD"_s)
        .rate(u"USD"_s, u"CNY"_s, figures.usdInCny)
        .always(figures.always)
        .site(aRoom(figures))
        .server({.id = ServerId{u"node"_s},
                 .name = u"Node"_s,
                 .gpuCount = 8,
                 .rackUnits = 8,
                 .maximumPowerW = 10'200})
        .quote(aQuote(u"cloud"_s).price(figures.onDemand, u"USD"_s, PriceUnit::GpuHour).node(8))
        .quote(
            aQuote(u"hosting"_s)
                .price(figures.hosted, u"USD"_s, PriceUnit::NodeMonth)
                .node(8)
                .server(u"Node"_s)
                .covers({CostCategory::Bandwidth, CostCategory::Operations, CostCategory::Storage}))
        .plan(u"cloud"_s, PlanMode::Cloud, {burst})
        .plan(u"hosted"_s, PlanMode::Hosted, {hosted})
        .plan(u"hybrid"_s, PlanMode::Hybrid, {hosted, burst});
    if (figures.burst > 0)
        project.phase(
            {.gpus = figures.burst, .startDay = Decimal{1}, .days = decimal(figures.burstDays)});
    return project;
}

/// By how much rounding may move a plan's total: half a minor unit per entry.
MinorUnits roundingOf(const PlanResult &plan)
{
    size_t entries = 0;
    for (const CostStream &stream : plan.streams)
        entries += stream.entries.size();
    return static_cast<MinorUnits>(entries / 2 + 1);
}

bool isRankedAlike(const Comparison &a, const Comparison &b)
{
    for (size_t i = 0; i < a.plans.size(); ++i) {
        for (size_t k = 0; k < i; ++k) {
            const MinorUnits inA = a.plans[i].total - a.plans[k].total;
            const MinorUnits inB = b.plans[i].total - b.plans[k].total;
            const bool isClear = std::abs(inA) > roundingOf(a.plans[i]) + roundingOf(a.plans[k])
                && std::abs(inB) > roundingOf(b.plans[i]) + roundingOf(b.plans[k]);
            if (isClear && (inA < 0) != (inB < 0))
                return false;
        }
    }
    return true;
}

bool isSumOfItsParts(const PlanResult &plan)
{
    MinorUnits categories = 0;
    for (const auto &[category, cost] : plan.categories) {
        if (std::accumulate(cost.byMonth.begin(), cost.byMonth.end(), MinorUnits{0}) != cost.total)
            return false;
        categories += cost.total;
    }
    MinorUnits streams = 0;
    for (const CostStream &stream : plan.streams)
        streams = std::accumulate(stream.entries.begin(), stream.entries.end(), streams);
    return categories == plan.total && streams == plan.total
        && plan.cumulative.back() == plan.total;
}

/// No plan gets cheaper.
bool isNoCheaper(const Comparison &dearer, const Comparison &cheaper)
{
    for (size_t i = 0; i < dearer.plans.size(); ++i) {
        const PlanResult &plan = dearer.plans[i];
        if (plan.total < cheaper.plans[i].total - roundingOf(plan))
            return false;
    }
    return true;
}

QString raised(const QString &figure, double factor)
{
    return QString::number(figure.toDouble() * factor, 'f', 4);
}

} // namespace

/// What must hold whatever the figures are, each for ten thousand of them.
class TestCostInvariants final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parts_sumToTotalsExactly()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            const Comparison result = evaluated(aDecision(someFigures(chance)));
            for (const PlanResult &plan : result.plans)
                QVERIFY2(plan.isComplete && isSumOfItsParts(plan), qPrintable(plan.plan.text()));
        }
    }

    void freeLine_changesNothing()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            ProjectBuilder project = aDecision(someFigures(chance));
            const Comparison before = evaluated(project);
            QuoteBuilder gift = aQuote(u"gift"_s)
                                    .category(CostCategory::Other)
                                    .price(u"0"_s, u"USD"_s, PriceUnit::Month)
                                    .covers({});
            gift.line().kind = LineKind::Free;
            project.quote(gift);
            for (Plan &plan : project.project().plans)
                plan.services = {{.id = ServiceId{u"gift"_s},
                                  .quote = QuoteId{u"gift"_s},
                                  .line = LineId{u"line"_s}}};
            const Comparison after = evaluated(project);
            for (size_t i = 0; i < before.plans.size(); ++i)
                QCOMPARE(after.plans[i].total, before.plans[i].total);
            QCOMPARE(after.cheapest, before.cheapest);
        }
    }

    void currencyAndLanguage_changeNoRanking()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            ProjectBuilder project = aDecision(someFigures(chance));
            const Comparison dollars = evaluated(project);
            project.reporting(u"CNY"_s);
            for (Plan &plan : project.project().plans)
                plan.name = {.en = u"?"_s, .zhCN = plan.name.en};
            QVERIFY(isRankedAlike(evaluated(project), dollars));
        }
    }

    void higherPrices_makeNoPlanCheaper()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            const Figures figures = someFigures(chance);
            const double factor = chance.real(1.0, 2.0);
            Figures dearer = figures;
            switch (round % 5) {
            case 0:
                dearer.onDemand = raised(figures.onDemand, factor);
                break;
            case 1:
                dearer.hosted = raised(figures.hosted, factor);
                break;
            case 2:
                dearer.pue = raised(figures.pue, factor);
                break;
            case 3:
                dearer.demand = raised(figures.demand, factor);
                break;
            default:
                dearer.electricity = raised(figures.electricity, factor);
                break;
            }
            QVERIFY(isNoCheaper(evaluated(aDecision(dearer)), evaluated(aDecision(figures))));
        }
    }

    void hybrid_isNoDearerThanThePurePlans()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            const Comparison result = evaluated(aDecision(someFigures(chance)));
            const PlanResult &hybrid = planOf(result, u"hybrid"_s);
            const MinorUnits pure =
                std::min(planOf(result, u"cloud"_s).total, planOf(result, u"hosted"_s).total);
            QVERIFY(hybrid.total <= pure + roundingOf(hybrid));
        }
    }

    void unusedReservation_costsItsCommitment()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            Figures figures = someFigures(chance);
            ProjectBuilder project = aDecision(figures);
            // Servers for all of the demand and more, then a single GPU of it.
            const int servers = (figures.always + figures.burst) / 8 + chance.whole(1, 3);
            project.project().plans = {
                {.id = PlanId{u"reserved"_s},
                 .name = {.en = u"Reserved"_s},
                 .mode = PlanMode::Cloud,
                 .supply = {aLayer(SupplyKind::Reserved, u"hosting"_s, servers)}}};
            project.dossier().quotes[1].revisions.front().lines.front().covers = everything();
            const MinorUnits used = evaluated(project).plans.front().total;
            project.project().demand = {{.id = PhaseId{u"one"_s}, .gpus = 1}};
            QCOMPARE(evaluated(project).plans.front().total, used);
        }
    }

    void pueOfOne_isFreeCooling()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            Figures figures = someFigures(chance);
            figures.pue = u"1"_s;
            ProjectBuilder project = aDecision(figures);
            std::erase_if(project.project().plans,
                          [](const Plan &plan) { return plan.mode != PlanMode::Hosted; });
            const Comparison byPue = evaluated(project);
            Site &site = project.project().sites.front();
            site.pue.reset();
            site.coolingCop = decimal(u"1000000000000"_s);
            const Comparison byPlant = evaluated(project);
            QCOMPARE(byPlant.plans.front().total, byPue.plans.front().total);
            const double share = chance.real(0.0, 1.0);
            constexpr double kFree = std::numeric_limits<double>::infinity();
            QCOMPARE(*tco::impliedPue({.liquidShare = share, .liquidCop = kFree, .airCop = kFree}),
                     1.0);
        }
    }

    void genericMonths_areTheirShareOfAYear()
    {
        Chance chance;
        for (int round = 0; round < kRounds; ++round) {
            const int years = chance.whole(1, 10);
            QCOMPARE((tco::Calendar{12 * years, tco::kTypicalMonth}.horizon().value()),
                     8'760.0 * years);
            const int months = chance.whole(1, 120);
            const double basis = std::array{730.0, 720.0, 744.0, 672.0}[round % 4];
            double sum = 0.0;
            for (int month = 0; month < months; ++month)
                sum += basis;
            QCOMPARE((tco::Calendar{months, Hours{basis}}.horizon().value()), sum);
        }
    }
};

QTEST_APPLESS_MAIN(TestCostInvariants)
#include "tst_cost_invariants.moc"
