#include "tests/support/project_builders.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;

namespace {

using enum tco::TariffPeriod;

// Prices of State Grid Hubei's agency purchase, January 2026, two-part, 110 kV.
const auto kSharpPeak = QStringLiteral("1.012099");
const auto kPeak = QStringLiteral("0.809061");
const auto kFlat = QStringLiteral("0.613986");
const auto kValley = QStringLiteral("0.395024");

/// Energy of a month: four servers of 10.2 kW, of which 76 % are typical, for 730 h.
constexpr double kMonthlyEnergy = 4 * 10.2 * 0.76 * 730;

TariffSpan span(const QString &id, tco::TariffPeriod period, int from, int to)
{
    return {.id = TariffSpanId{id}, .period = period, .fromHour = from, .toHour = to};
}

/// Eight hours of valley, eleven flat, two of peak and three of sharp peak, all year.
ElectricityTariff hubei()
{
    return {
        .prices = {decimal(kSharpPeak), decimal(kPeak), decimal(kFlat), decimal(kValley)},
        .timetable = {span(u"night"_s, Valley, 23, 7),
                      span(u"day"_s, Flat, 7, 16),
                      span(u"afternoon"_s, Peak, 16, 18),
                      span(u"evening"_s, SharpPeak, 18, 21),
                      span(u"late"_s, Flat, 21, 23)},
    };
}

/// The same with sharp peaks in July and August only; else these hours are a peak.
ElectricityTariff seasonal()
{
    ElectricityTariff tariff = hubei();
    tariff.timetable[3].fromMonth = 7;
    tariff.timetable[3].toMonth = 8;
    TariffSpan otherwise = span(u"other evenings"_s, Peak, 18, 21);
    otherwise.fromMonth = 9;
    otherwise.toMonth = 6;
    tariff.timetable.push_back(otherwise);
    return tariff;
}

/// Four servers always at work, bare, in a room with this tariff and a PUE of 1.25.
ProjectBuilder aRoom(const ElectricityTariff &tariff)
{
    return aProject()
        .always(32)
        .site({.id = SiteId{u"room"_s},
               .currency = currency(u"CNY"_s),
               .electricityTariff = tariff,
               .pue = decimal(u"1.25"_s)})
        .server({.id = ServerId{u"h100"_s},
                 .name = u"NVIDIA DGX H100"_s,
                 .gpuCount = 8,
                 .gpuModel = u"H100-SXM-80GB"_s,
                 .rackUnits = 8,
                 .maximumPowerW = 10'200})
        .quote(aQuote(u"bare"_s)
                   .price(u"50000"_s, u"CNY"_s, PriceUnit::NodeMonth)
                   .node(8)
                   .server(u"NVIDIA DGX H100"_s)
                   .covers({CostCategory::Rack,
                            CostCategory::Bandwidth,
                            CostCategory::Operations,
                            CostCategory::Storage}))
        .plan(u"hosted"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bare"_s)});
}

const CategoryCost &costOf(const Comparison &comparison, CostCategory category)
{
    return comparison.plans.front().categories.at(category);
}

double inMonth(const Comparison &comparison, size_t month)
{
    return static_cast<double>(costOf(comparison, CostCategory::Electricity).byMonth[month])
        / 100.0;
}

/// Mean price of a month's energy, to what rounding of four entries to cents leaves of it.
bool isPricedAt(const Comparison &comparison, size_t month, double price)
{
    return std::abs(inMonth(comparison, month) - kMonthlyEnergy * price) <= 0.02;
}

const double kMeanPrice = (3 * 1.012099 + 2 * 0.809061 + 11 * 0.613986 + 8 * 0.395024) / 24;
const double kMeanWithoutSharpPeak = (5 * 0.809061 + 11 * 0.613986 + 8 * 0.395024) / 24;

} // namespace

class TestSiteTariff final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void machinesAroundTheClock_payEachPeriodByItsHours()
    {
        const Comparison result = evaluated(aRoom(hubei()));
        QVERIFY(result.plans.front().isComplete);
        for (size_t month = 0; month < 12; ++month)
            QVERIFY(isPricedAt(result, month, kMeanPrice));
        const double electricity =
            static_cast<double>(costOf(result, CostCategory::Electricity).total);
        const double cooling = static_cast<double>(costOf(result, CostCategory::Cooling).total);
        QVERIFY(std::abs(cooling - electricity * 0.25) < 60.0);
    }

    void months_findTheirSeason()
    {
        ProjectBuilder project = aRoom(seasonal());
        const Comparison fromJanuary = evaluated(project);
        QVERIFY(isPricedAt(fromJanuary, 0, kMeanWithoutSharpPeak));
        QVERIFY(isPricedAt(fromJanuary, 6, kMeanPrice));
        QVERIFY(isPricedAt(fromJanuary, 7, kMeanPrice));
        QVERIFY(isPricedAt(fromJanuary, 8, kMeanWithoutSharpPeak));
        project.project().start = QDate{2027, 7, 1};
        const Comparison fromJuly = evaluated(project);
        QVERIFY(isPricedAt(fromJuly, 0, kMeanPrice));
        QVERIFY(isPricedAt(fromJuly, 2, kMeanWithoutSharpPeak));
    }

    void eachPeriod_isDerivedByItself()
    {
        const Comparison result = evaluated(aRoom(hubei()));
        std::vector<FactorName> names;
        double energy = 0.0;
        for (const CostStream &stream : result.plans.front().streams) {
            if (stream.kind != StreamKind::Electricity)
                continue;
            names.push_back(stream.factors.front().name);
            energy += stream.factors.front().value;
            QCOMPARE(stream.factors[1].name, FactorName::UnitPrice);
        }
        QCOMPARE(names,
                 (std::vector{FactorName::SharpPeakEnergy,
                              FactorName::PeakEnergy,
                              FactorName::FlatEnergy,
                              FactorName::ValleyEnergy}));
        QVERIFY(std::abs(energy - 12 * kMonthlyEnergy) < 1e-6);
    }

    void onePriceInAllPeriods_isAFlatPrice()
    {
        ElectricityTariff tariff = hubei();
        tariff.prices.fill(decimal(u"0.60"_s));
        ProjectBuilder flat = aRoom(tariff);
        flat.project().sites.front().electricityTariff.reset();
        flat.project().sites.front().electricityPricePerKwh = decimal(u"0.60"_s);
        const MinorUnits byPeriod = planOf(evaluated(aRoom(tariff)), u"hosted"_s).total;
        const MinorUnits atOnce = planOf(evaluated(flat), u"hosted"_s).total;
        // Half a minor unit for each of 4 + 1 entries of 12 months in two categories.
        QVERIFY(std::abs(byPeriod - atOnce) <= 60);
    }

    void unknownPrice_leavesThePlanIncomplete()
    {
        ElectricityTariff tariff = hubei();
        tariff.prices[static_cast<size_t>(Peak)].reset();
        const PlanResult plan = evaluated(aRoom(tariff)).plans.front();
        QVERIFY(!plan.isComplete);
        QCOMPARE(plan.incompleteBecause, std::optional{AbsenceReason::PriceMissing});
    }

    void demandCharge_billsTheHighestPowerOfAMonth()
    {
        // 39 CNY per kW, Hubei 110 kV: four servers of 10.2 × 0.76 kW in the first 730 h, then two
        // and two idle at 20 % of that.
        ProjectBuilder project = aRoom(hubei());
        project.project().demand = {
            {.id = PhaseId{u"base"_s}, .gpus = 16},
            {.id = PhaseId{u"more"_s}, .gpus = 16, .days = decimal(u"30"_s)}};
        project.assume(u"idle_power_share"_s, u"0.2"_s);
        const double before = inMonth(evaluated(project), 0);
        const double later = inMonth(evaluated(project), 1);
        project.project().sites.front().demandPricePerKwMonth = Decimal{39};
        const Comparison billed = evaluated(project);
        const double kilowatts = 10.2 * 0.76;
        QVERIFY(std::abs(inMonth(billed, 0) - before - 4 * kilowatts * 39) < 0.011);
        QVERIFY(std::abs(inMonth(billed, 1) - later - (2 + 2 * 0.2) * kilowatts * 39) < 0.011);
        const PlanResult &plan = billed.plans.front();
        QVERIFY(std::ranges::any_of(plan.streams, [](const CostStream &stream) {
            return stream.kind == StreamKind::Cooling
                && stream.factors.front().name == FactorName::PeakPower;
        }));
    }

    void contract_goesBeforeTheTariff()
    {
        ProjectBuilder project = aRoom(hubei());
        project.quote(aQuote(u"grid"_s)
                          .category(CostCategory::Electricity)
                          .price(u"0.70"_s, u"CNY"_s, PriceUnit::KilowattHour)
                          .covers({}));
        project.project().plans.front().services = {
            {.id = ServiceId{u"grid"_s}, .quote = QuoteId{u"grid"_s}, .line = LineId{u"line"_s}}};
        const Comparison result = evaluated(project);
        // The contract is the plan's electricity; cooling follows its price.
        const double cooling =
            static_cast<double>(costOf(result, CostCategory::Cooling).total) / 100.0;
        QVERIFY(std::abs(cooling - 12 * kMonthlyEnergy * 0.25 * 0.70) < 0.1);
    }
};

QTEST_APPLESS_MAIN(TestSiteTariff)
#include "tst_site_tariff.moc"
