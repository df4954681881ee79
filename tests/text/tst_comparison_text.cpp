#include "tests/support/comparison_builders.h"
#include "tests/support/reference_projects.h"

#include "ui/text/comparison_text.h"
#include "ui/text/crossing_marks.h"
#include "ui/text/error_text.h"
#include "ui/text/report_content.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace steelyard;
using namespace steelyard::text;
using namespace steelyard::testing;
using namespace Qt::StringLiterals;

namespace {

/// At 2.99 US$ per GPU-hour cloud and the 4-server hybrid are 0.2 % apart: a tie.
/// Source of the totals: the platform team's published reference table.
Comparison aTie()
{
    Comparison comparison = aPlatformComparison();
    comparison.plans[0] = aPlanResult(u"Cloud"_s, PlanMode::Cloud, 1'251'494.0, 12);
    comparison.plans[2] = aPlanResult(u"Hybrid"_s, PlanMode::Hybrid, 1'254'298.0, 12);
    comparison.plans[0].aboveBest = 0.0;
    comparison.plans[1].aboveBest = 2'522'880.0 / 1'251'494.0 - 1.0;
    comparison.plans[2].aboveBest = 1'254'298.0 / 1'251'494.0 - 1.0;
    comparison.cheapest = 0;
    comparison.winner.reset();
    comparison.ties = {0, 2};
    return comparison;
}

/// The hosted plan lacks a price.
Comparison anIncompleteOne()
{
    Comparison comparison = aPlatformComparison();
    PlanResult &hosted = comparison.plans[1];
    hosted.isComplete = false;
    hosted.incompleteBecause = AbsenceReason::PriceMissing;
    hosted.aboveBest.reset();
    hosted.categories[CostCategory::Electricity].state = CategoryCost::State::Unknown;
    return comparison;
}

} // namespace

class TestComparisonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void winner_isExplainedByTheNextServer();
    void dearerPlan_isExplainedByIdleServersOrPrice();
    void dearerThanAnIdleBest_isExplainedByUsefulHours();
    void dearerButAsIdleAsTheBest_isExplainedByPrice();
    void tie_isSaidByAllAndWonByNone();
    void fullyHostedPeak_isExplainedByTheLastServer();
    void splitWithoutAThreshold_isExplainedByCosts();
    void pinnedSplit_namesTheBest();
    void breakEven_hasWordsForEveryAnswer();
    void incompletePlan_isNeverRanked();
    void decision_namesPlanAmountAndLead();
    void budget_isComparedWithTheCheapest();
    void basis_namesUnitTaxMonthAndRate();
    void basis_namesCalendarMonthsByTheirStart();
    void basisOfSitePrices_isNotCalledNet();
    void claimOfLessThanAGpuDay_isNotWrittenAsNothing();
    void countedAs_isToldWithFactorAndReason();
    void countedAs_standsAmongTheAssumptions();
    void categoryChart_statesWhatTheMoneyIsMadeOf();
    void cumulativeChart_beginsAtZeroAndMarksCrossings();
    void linesThatCrossTwice_areMarkedTwice();
    void linesThatNeverCross_areSaidSo();
    void loadDurationChart_showsWhereHostingPays();
    void loadDurationChart_countsAServerAsThePlanDoes();
    void savedCaseThatEndsEarlier_hasNoFurtherPoints();
    void categoryTable_addsUpAndTellsCoveredFromNothing();
    void monthTable_sumsToTheTotal();
    void report_beginsWithTheDecision();
    void incompletePlan_hasNoLineAndBacksNoTitle();
    void movedSliders_areNamedOnTheReport();
    void serviceLine_standsAmongThePricesUsed();
    void taxBasis_countsTheQuotesOfServicesToo();

private:
    const NumberFormat m_en{Language::English};
};

void TestComparisonText::winner_isExplainedByTheNextServer()
{
    QCOMPARE(planReason(aPlatformComparison(), 2, m_en),
             u"The 5th server would be busy 24.7 % of the time, below the 43.6 % at which hosting "
             "pays"_s);
    QCOMPARE(badgeText(aPlatformComparison(), 2), u"Best"_s);
}

void TestComparisonText::dearerPlan_isExplainedByIdleServersOrPrice()
{
    // 418,560 ÷ 840,960 GPU-hours = 49.8 %; 2,522,880 ÷ 1,792,051 = 1.408.
    QCOMPARE(planReason(aPlatformComparison(), 1, m_en),
             u"41 % above the best: its servers are busy only 49.8 % of the time paid "
             "for"_s);
    QCOMPARE(planReason(aPlatformComparison(), 0, m_en),
             u"61 % above the best: a GPU-hour costs 6.88 USD against 4.28"_s);
}

void TestComparisonText::dearerThanAnIdleBest_isExplainedByUsefulHours()
{
    // Cloud at 6.88 against hosted servers at 3.00 that are busy 418,560 ÷ 840,960 = 49.77 % of
    // the time: 3.00 ÷ 0.4977 = 6.03 per useful hour. 2,879,693 ÷ 2,522,880 = 6.88 ÷ 6.03 = 1.141;
    // 6.88 ÷ 3.00 = 2.29 would contradict that.
    Comparison comparison = aPlatformComparison();
    comparison.plans.pop_back();
    comparison.cheapest = 1;
    comparison.winner = 1;
    comparison.plans[0].aboveBest = 2'879'693.0 / 2'522'880.0 - 1.0;
    comparison.plans[1].aboveBest = 0.0;
    QCOMPARE(planReason(comparison, 0, m_en),
             u"14 % above the best: a useful GPU-hour costs 6.88 USD against 6.03"_s);
    comparison.plans[0].perUsefulGpuHour.reset();
    QCOMPARE(planReason(comparison, 0, m_en), u"14 % above the best"_s);
}

void TestComparisonText::dearerButAsIdleAsTheBest_isExplainedByPrice()
{
    // The same hosted servers at 3.60 instead of 3.00, as idle: 3.60 ÷ 3.00 = 1.20.
    Comparison comparison = aPlatformComparison();
    comparison.plans[0] = comparison.plans[1];
    comparison.plans[0].perGpuHour = PricePerGpuHour{3.6};
    comparison.plans[0].perUsefulGpuHour = PricePerGpuHour{7.23};
    comparison.plans[0].aboveBest = 0.20;
    comparison.plans.pop_back();
    comparison.cheapest = 1;
    comparison.winner = 1;
    comparison.plans[1].aboveBest = 0.0;
    QCOMPARE(planReason(comparison, 0, m_en),
             u"20 % above the best: a GPU-hour costs 3.60 USD against 3.00"_s);
}

void TestComparisonText::tie_isSaidByAllAndWonByNone()
{
    const Comparison tie = aTie();
    QCOMPARE(badgeText(tie, 0), u"Too close to call"_s);
    QCOMPARE(badgeText(tie, 1), QString{});
    QCOMPARE(badgeText(tie, 2), u"Too close to call"_s);
    QVERIFY(planReason(tie, 2, m_en).startsWith(u"0.2 % above"_s));
    QVERIFY(decisionText(tie, m_en).startsWith(u"Too close to call: Cloud and Hybrid"_s));
    QVERIFY(cumulativeChart(tie, nullptr, m_en).title.startsWith(u"Too close to call"_s));
}

void TestComparisonText::fullyHostedPeak_isExplainedByTheLastServer()
{
    const HybridSplit split{.gpusPerServer = 8,
                            .servers = 12,
                            .optimalServers = 12,
                            .breakEvenUtilisation = 0.2441,
                            .lastServerUtilisation = 0.2466};
    QCOMPARE(splitReason(aPlatformComparison(), split, m_en),
             u"Even the 12th server is busy 24.7 % of the time, above the 24.4 % at which hosting "
             "pays"_s);
}

void TestComparisonText::splitWithoutAThreshold_isExplainedByCosts()
{
    const Comparison comparison = aPlatformComparison();
    HybridSplit split{.gpusPerServer = 8, .servers = 2, .optimalServers = 2};
    QCOMPARE(splitReason(comparison, split, m_en), u"2 server(s) hosted"_s);
    split.oneFewerAdds = 72'000'00;
    QCOMPARE(splitReason(comparison, split, m_en),
             u"With one hosted server fewer the plan would cost 72,000.00 USD more"_s);
    split.oneMoreAdds = 96'000'00;
    QCOMPARE(splitReason(comparison, split, m_en),
             u"One more hosted server would cost 96,000.00 USD more than it saves"_s);
    split.oneMoreAdds = 0;
    QCOMPARE(splitReason(comparison, split, m_en), u"One more hosted server would save nothing"_s);
}

void TestComparisonText::pinnedSplit_namesTheBest()
{
    HybridSplit split = *aPlatformComparison().plans[2].split;
    split.servers = 6;
    QVERIFY(splitReason(aPlatformComparison(), split, m_en)
                .startsWith(u"6 pinned by hand, 4 would be best: "_s));
}

void TestComparisonText::breakEven_hasWordsForEveryAnswer()
{
    Comparison comparison = aPlatformComparison();
    QCOMPARE(breakEvenText(comparison, 0, m_en), u"Cheapest cloud plan: the yardstick"_s);
    QCOMPARE(breakEvenText(comparison, 1, m_en), u"From month 1"_s);
    comparison.plans[1].breakEven->month.reset();
    QVERIFY(breakEvenText(comparison, 1, m_en).startsWith(u"Not within 12 month"_s));
    comparison.plans[1].breakEven.reset();
    QCOMPARE(breakEvenText(comparison, 1, m_en), u"No cloud plan to compare with"_s);
}

void TestComparisonText::incompletePlan_isNeverRanked()
{
    const Comparison comparison = anIncompleteOne();
    QCOMPARE(planReason(comparison, 1, m_en), u"Incomplete: a price is missing"_s);
    QCOMPARE(badgeText(comparison, 1), QString{});
    QCOMPARE(categoryChart(comparison, nullptr, m_en).totals[1], u"incomplete"_s);
    const ReportTable table = categoryTable(comparison, m_en);
    QCOMPARE(table.rows[1].back().text, QString{kUnknown});
    QCOMPARE(table.rows[1][2].text, QString{kUnknown});
    QVERIFY(decisionText(comparison, m_en).contains(u"not ranked"_s));
}

void TestComparisonText::decision_namesPlanAmountAndLead()
{
    // (2,522,880 − 1,792,051) ÷ 2,522,880 = 29 %.
    const QString text = decisionText(aPlatformComparison(), m_en);
    QVERIFY(text.startsWith(u"Choose Hybrid: 1,792.1 thousand USD"_s));
    QVERIFY(text.endsWith(u"29 % below the next plan."_s));
}

void TestComparisonText::budget_isComparedWithTheCheapest()
{
    Comparison comparison = aPlatformComparison();
    comparison.budget = Money{Decimal{2'000'000}, comparison.currency};
    QVERIFY(decisionText(comparison, m_en).contains(u"stays within the budget of 2,000,000 USD"_s));
    comparison.budget = Money{Decimal{1'000'000}, comparison.currency};
    QVERIFY(decisionText(comparison, m_en).contains(u"exceeds the budget"_s));
}

void TestComparisonText::basis_namesUnitTaxMonthAndRate()
{
    Comparison comparison = aPlatformComparison();
    comparison.ratesUsed = {{.from = Currency::fromText(u"USD").value(),
                             .to = Currency::fromText(u"CNY").value(),
                             .rate = Decimal::fromText(u"7.20").value(),
                             .date = QDate{2026, 11, 30}}};
    QCOMPARE(basisText(comparison, AmountScale::Thousands, m_en),
             u"thousand USD · excl. VAT · 730 h months · 7.20 CNY/USD (2026-11-30)"_s);
}

void TestComparisonText::basis_namesCalendarMonthsByTheirStart()
{
    using namespace std::chrono_literals;
    Comparison comparison = aPlatformComparison();
    comparison.start = QDate{2026, 3, 15};
    comparison.calendar = *tco::Calendar::from(2026y / 3 / 15, comparison.months);
    QCOMPARE(basisText(comparison, AmountScale::Thousands, m_en),
             u"thousand USD · excl. VAT · calendar months from 2026-03-15"_s);
}

void TestComparisonText::basisOfSitePrices_isNotCalledNet()
{
    // A site states no tax basis, so that its prices are neither net nor gross.
    Comparison comparison = aPlatformComparison();
    comparison.plans[1].streams.push_back({.kind = StreamKind::Electricity, .entries = {1}});
    QCOMPARE(basisText(comparison, AmountScale::Thousands, m_en),
             u"thousand USD · excl. VAT · site prices as entered · 730 h months"_s);
}

// At the whole peak: at least 6 × 7e9 × 1e10 FLOPs ÷ 1e15 FLOPS ÷ 86,400 s = 4.9 GPU-days.
void TestComparisonText::claimOfLessThanAGpuDay_isNotWrittenAsNothing()
{
    ProjectBuilder project = platformTeam(u"2.99"_s);
    project.project().job = TrainingJob{.parameters = decimal(u"7000000000"_s),
                                        .tokens = decimal(u"10000000000"_s),
                                        .claimedGpuDays = decimal(u"0.4"_s),
                                        .accelerator = u"X"_s};
    project.dossier().accelerators.push_back(
        {.id = GpuModelId{u"x"_s}, .name = u"X"_s, .bf16DenseTflops = 1'000.0});
    const auto claims = findingsOf(evaluated(project), FindingRule::ClaimImpossible);
    QCOMPARE(claims.size(), size_t{1});
    QVERIFY(findingText(claims.front(), m_en).startsWith(u"0.4 GPU-days"_s));
}

void TestComparisonText::countedAs_isToldWithFactorAndReason()
{
    Finding finding{.rule = FindingRule::CountsAs,
                    .arguments = {u"H100"_s, u"A100"_s, u"2"_s, u"Twice as fast in our test"_s}};
    QCOMPARE(findingText(finding, m_en),
             u"One H100 is counted as 2 A100 (Twice as fast in our test)."_s);
    finding.arguments.back() = QString{};
    QCOMPARE(findingText(finding, m_en), u"One H100 is counted as 2 A100; no reason is stated."_s);
}

void TestComparisonText::countedAs_standsAmongTheAssumptions()
{
    Comparison comparison = aPlatformComparison();
    comparison.countedAs = {{.offered = u"H100"_s,
                             .as = {.accelerator = u"A100"_s,
                                    .factor = Decimal{2},
                                    .reason = u"Twice as fast in our test"_s}}};
    const ReportDocument report = reportContent(comparison, Dossier{}, {}, m_en);
    QStringList row;
    for (const ReportSection &section : report.sections) {
        for (const ReportBlock &block : section.blocks) {
            const auto *table = std::get_if<ReportTable>(&block);
            if (!table || table->caption != u"Assumptions"_s)
                continue;
            for (const ReportCell &cell : table->rows.back())
                row.append(cell.text);
        }
    }
    QCOMPARE(row,
             (QStringList{QString{kUnknown}, // it belongs to no group
                          u"One H100 counts as"_s,
                          u"2"_s,
                          u"A100"_s,
                          QString{kUnknown},
                          u"project"_s,
                          u"Twice as fast in our test"_s}));
}

void TestComparisonText::categoryChart_statesWhatTheMoneyIsMadeOf()
{
    const ChartSpec chart = categoryChart(aPlatformComparison(), nullptr, m_en);
    QCOMPARE(chart.title, u"Hardware & rental is the whole cost of every plan"_s);
    QCOMPARE(chart.series.size(), size_t{7});
    QCOMPARE(chart.totals[2], u"1,792.1"_s);
    QCOMPARE(chart.series[0].values[2], 1'792.051);
    QVERIFY(chart.savedSeries.empty());
}

void TestComparisonText::cumulativeChart_beginsAtZeroAndMarksCrossings()
{
    Comparison comparison = aPlatformComparison();
    PlanResult &hosted = comparison.plans[1];
    hosted.breakEven->month = 8;
    // 1,000,000 in the first month, then 115,000 a month: cloud's 239,974 a month is met in month
    // 8, when hosted has cost 1,805,000 and cloud 1,919,795; in month 7 they stood at 1,690,000
    // and 1,679,821.
    for (size_t month = 0; month < hosted.cumulative.size(); ++month)
        hosted.cumulative[month] = 100'000'000 + 11'500'000 * static_cast<MinorUnits>(month);
    const ChartSpec chart = cumulativeChart(comparison, nullptr, m_en);
    QCOMPARE(chart.title,
             u"Hybrid is cheapest throughout; Hosted breaks even with Cloud in month 8"_s);
    QCOMPARE(chart.x.size(), size_t{13});
    QCOMPARE(chart.series[2].values.front(), 0.0);
    QCOMPARE(chart.series[2].values.back(), 1'792.051);
    QCOMPARE(chart.marks.size(), size_t{1});
    // (1,690,000 − 1,679,821) ÷ (239,974 − 115,000) of the eighth month
    QVERIFY(std::abs(chart.marks[0].x - 7.0814) < 0.001);
    QVERIFY(chart.marks[0].label.startsWith(u"month 8"_s));
    QVERIFY(chart.marks[0].label.endsWith(u"Hosted undercuts Cloud"_s));
}

void TestComparisonText::linesThatCrossTwice_areMarkedTwice()
{
    Comparison comparison = aPlatformComparison();
    comparison.plans.pop_back();
    comparison.cheapest = 0;
    const auto set = [&](size_t plan, std::vector<MinorUnits> cumulative) {
        comparison.plans[plan].cumulative = std::move(cumulative);
    };
    comparison.months = 4;
    set(0, {100, 200, 300, 400});
    set(1, {150, 180, 320, 500});
    const std::vector<Crossing> expected{{.cheaper = 1, .dearer = 0, .month = 2},
                                         {.cheaper = 0, .dearer = 1, .month = 3}};
    QVERIFY(crossingsOf(comparison) == expected);
    comparison.plans[1].isComplete = false;
    QVERIFY(crossingsOf(comparison).empty());
}

void TestComparisonText::linesThatNeverCross_areSaidSo()
{
    QCOMPARE(cumulativeChart(aPlatformComparison(), nullptr, m_en).title,
             u"Hybrid is cheapest throughout; no lines cross within 12 month(s)"_s);
}

// The platform team's published figures: four servers busy all year, the 5th to 12th for 2,160 of
// 8,760 h (24.66 %); hosting pays from 43.6 %.
void TestComparisonText::loadDurationChart_showsWhereHostingPays()
{
    Comparison comparison = aPlatformComparison();
    const auto chart = loadDurationChart(comparison, m_en);
    QVERIFY(chart);
    QCOMPARE(chart->title,
             u"The 5th server would be busy 24.7 % of the time, below the 43.6 % at which hosting "
             "pays"_s);
    QCOMPARE(chart->x.size(), size_t{13});
    QVERIFY(std::abs(chart->series[0].values[3] - 100.0) < 1e-9);
    QVERIFY(std::abs(chart->series[0].values[4] - 24.6575) < 1e-3);
    QVERIFY(std::abs(chart->series[1].values.front() - 43.6) < 1e-9);
    QCOMPARE(chart->marks.front().x, 4.0);
    QVERIFY(std::abs(chart->marks.front().y - 43.6) < 1e-9);
    comparison.plans[2].split.reset();
    QVERIFY(!loadDurationChart(comparison, m_en));
}

// The same demand when one hosted GPU counts as two: a server of 8 serves 16, so two are busy all
// year and the 3rd to 6th for 2,160 of 8,760 h. Hosting pays from 210,240 ÷ (16 × 8,760 h) ÷ 2.99 =
// 50.2 %.
void TestComparisonText::loadDurationChart_countsAServerAsThePlanDoes()
{
    ProjectBuilder project = platformTeam(u"2.99"_s, std::nullopt);
    for (Plan &plan : project.project().plans) {
        for (SupplyLayer &layer : plan.supply) {
            if (layer.countsAs)
                layer.countsAs->factor = Decimal{2};
        }
    }
    const auto chart = loadDurationChart(evaluated(project), m_en);
    QVERIFY(chart);
    QCOMPARE(chart->title,
             u"The 3rd server would be busy 24.7 % of the time, below the 50.2 % at which hosting "
             "pays"_s);
    QCOMPARE(chart->x.size(), size_t{7});
    QVERIFY(std::abs(chart->series[0].values[1] - 100.0) < 1e-9);
    QVERIFY(std::abs(chart->series[0].values[2] - 24.6575) < 1e-3);
    QCOMPARE(chart->marks.front().x, 2.0);
}

void TestComparisonText::savedCaseThatEndsEarlier_hasNoFurtherPoints()
{
    const Comparison current = aPlatformComparison();
    Comparison saved = current;
    saved.months = 6;
    for (PlanResult &plan : saved.plans)
        plan.cumulative.resize(6);
    const ChartSpec chart = cumulativeChart(current, &saved, m_en);
    QCOMPARE(chart.savedSeries.size(), size_t{3});
    QCOMPARE(chart.savedSeries[0].values.size(), chart.x.size());
    QVERIFY(!std::isnan(chart.savedSeries[0].values[6]));
    QVERIFY(std::isnan(chart.savedSeries[0].values[7]));
}

void TestComparisonText::categoryTable_addsUpAndTellsCoveredFromNothing()
{
    const ReportTable table = categoryTable(aPlatformComparison(), m_en);
    QCOMPARE(table.rows.size(), size_t{5}); // three plans, two differences
    QCOMPARE(table.rows[2][1].text, u"1,792.1"_s);
    QCOMPARE(table.rows[2][1].exact, u"1792.05100"_s);
    QCOMPARE(table.rows[2][2].text, u"incl."_s);
    // 2,879.7 − 1,792.1: the difference of what is shown.
    QCOMPARE(table.rows[3][1].text, u"+1,087.6"_s);
    QCOMPARE(table.rows[3].back().text, u"+1,087.6"_s);
}

void TestComparisonText::monthTable_sumsToTheTotal()
{
    const ReportTable table = periodTable(aPlatformComparison(), 2, PeriodLength::Month, m_en);
    QCOMPARE(table.rows.size(), size_t{13});
    double sum = 0.0;
    for (size_t month = 0; month < 12; ++month)
        sum += *table.rows[month][1].number;
    QCOMPARE(QString::number(sum, 'f', 2), u"1792051.00"_s);
    QCOMPARE(table.rows.back().back().text, u"1,792,051.00"_s);
    QCOMPARE(table.totalRows, std::vector<size_t>{12});
}

void TestComparisonText::report_beginsWithTheDecision()
{
    const ReportDocument report =
        reportContent(aPlatformComparison(), Dossier{}, {.programVersion = u"1"_s}, m_en);
    QCOMPARE(report.sections.front().title, u"Decision"_s);
    const auto *lead = std::get_if<ReportParagraph>(&report.sections.front().blocks.front());
    QVERIFY(lead != nullptr);
    QCOMPARE(lead->text, decisionText(aPlatformComparison(), m_en));
    for (const ReportSection &section : report.sections)
        QVERIFY(!section.blocks.empty());
}

void TestComparisonText::incompletePlan_hasNoLineAndBacksNoTitle()
{
    Comparison comparison = anIncompleteOne();
    const ChartSpec lines = cumulativeChart(comparison, nullptr, m_en);
    QVERIFY(lines.series[1].name.contains(u"incomplete"_s));
    QVERIFY(std::ranges::all_of(lines.series[1].values, [](double x) { return std::isnan(x); }));
    QVERIFY(!std::isnan(lines.series[0].values.back()));
    QCOMPARE(categoryChart(comparison, nullptr, m_en).title,
             u"Hardware & rental is the whole cost of every complete plan"_s);
    // One plan alone is not the cheapest of any.
    comparison.plans[0].isComplete = false;
    QVERIFY(!cumulativeChart(comparison, nullptr, m_en).title.contains(u"cheapest"_s));
}

void TestComparisonText::movedSliders_areNamedOnTheReport()
{
    Comparison comparison = aPlatformComparison();
    const ReportDocument saved = reportContent(comparison, Dossier{}, {}, m_en);
    QVERIFY(!saved.subtitle.contains(u"what if"_s));
    comparison.knobs = {.gpus = 1920, .months = 24};
    const ReportDocument moved = reportContent(comparison, Dossier{}, {}, m_en);
    QVERIFY2(moved.subtitle.contains(u"what if: 1,920 GPU"_s), qPrintable(moved.subtitle));
    QVERIFY(moved.subtitle.contains(u"24 month"_s));
    QVERIFY(moved.footer.contains(u"what if: 1,920 GPU"_s));
}

void TestComparisonText::serviceLine_standsAmongThePricesUsed()
{
    Dossier dossier;
    QuoteLine rack{.id = LineId{u"rack"_s},
                   .name = {.en = u"Rack 42U"_s},
                   .unit = PriceUnit::RackMonth,
                   .price = Decimal{900},
                   .currency = Currency::fromText(u"USD").value()};
    dossier.quotes = {{.id = QuoteId{u"colo"_s},
                       .name = {.en = u"Machine room"_s},
                       .revisions = {{.lines = {rack}}}}};
    Comparison comparison = aPlatformComparison();
    comparison.plans[1].services = {
        {.quote = QuoteId{u"colo"_s}, .line = LineId{u"rack"_s}, .quoteRevision = 1}};
    const ReportDocument report = reportContent(comparison, dossier, {}, m_en);
    const auto quotes = std::ranges::find(report.sections, u"Quotes"_s, &ReportSection::title);
    QVERIFY(quotes != report.sections.end());
    const auto &table = std::get<ReportTable>(quotes->blocks.front());
    QCOMPARE(table.rows.size(), size_t{1});
    QCOMPARE(table.rows.front()[1].text, u"Rack 42U"_s);
}

void TestComparisonText::taxBasis_countsTheQuotesOfServicesToo()
{
    Comparison comparison = aPlatformComparison();
    comparison.plans[0].layers = {{.quote = QuoteId{u"cloud"_s}}};
    comparison.plans[1].layers = {{.quote = QuoteId{u"cloud"_s}}};
    comparison.plans[1].services = {{.quote = QuoteId{u"colo"_s}}};
    // One of two quotes doesn't say: not all prices are as quoted.
    comparison.findings = {{.rule = FindingRule::TaxBasisUnknown, .subject = u"colo"_s}};
    QVERIFY(basisText(comparison, AmountScale::Units, m_en).contains(u"in part as quoted"_s));
}

QTEST_GUILESS_MAIN(TestComparisonText)
#include "tst_comparison_text.moc"
