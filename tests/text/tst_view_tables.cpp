#include "tests/support/project_builders.h"

#include "ui/text/comparison_text.h"
#include "ui/text/cost_views.h"
#include "ui/text/payment_table.h"
#include "ui/text/period_derivation.h"
#include "ui/text/report_content.h"
#include "ui/text/return_table.h"
#include "ui/text/threshold_table.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::testing;
using namespace steelyard::text;

namespace {

/// 1,000 CNY a month for a year, or 100,000 CNY once, paid half on order and half on acceptance.
ProjectBuilder rentOrBuy()
{
    ProjectBuilder project = aProject();
    project.reporting(u"CNY"_s).always(8).assume(u"residual_rate"_s, u"0"_s);
    project.quote(aQuote(u"rented"_s).price(u"1000"_s, u"CNY"_s, PriceUnit::NodeMonth).node(8));
    Quote bought = aQuote(u"bought"_s).price(u"100000"_s, u"CNY"_s, PriceUnit::Once).node(8);
    bought.vendor = VendorId{u"acme"_s};
    bought.revisions.back().payment = {
        .instalments = {{.share = decimal(u"0.5"_s), .event = PaymentEvent::Order},
                        {.share = decimal(u"0.5"_s),
                         .event = PaymentEvent::Acceptance,
                         .days = 30}},
        .acceptanceDays = 14};
    project.quote(bought);
    project.dossier().vendors.push_back({.id = VendorId{u"acme"_s}, .name = {.en = u"Acme"_s}});
    project.plan(u"rent"_s, PlanMode::Cloud, {aLayer(SupplyKind::Reserved, u"rented"_s, 1)});
    project.plan(u"own"_s, PlanMode::Hosted, {aLayer(SupplyKind::Hosted, u"bought"_s, 1)});
    return project;
}

PeriodDerivation derivedIn(const Comparison &comparison, const PlanResult &plan, Period period)
{
    std::vector<const CostStream *> streams;
    for (const CostStream &stream : plan.streams)
        streams.push_back(&stream);
    return periodDerivation(comparison, streams, period, NumberFormat{Language::English});
}

QStringList textsOf(const std::vector<ReportCell> &row)
{
    QStringList texts;
    for (const ReportCell &cell : row)
        texts.append(cell.text);
    return texts;
}

} // namespace

/// Tables of views, periods, payments and thresholds.
class TestViewTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quarters_nameTheirMonths()
    {
        const ReportTable table =
            periodTable(evaluated(rentOrBuy(), {.months = 8}), 0, PeriodLength::Quarter, m_en);
        QCOMPARE(table.rows.size(), size_t{4});
        QCOMPARE(table.rows[0][0].text, u"1 (months 1–3)"_s);
        QCOMPARE(table.rows[2][0].text, u"3 (months 7–8)"_s);
        QCOMPARE(table.rows[2].back().exact, u"8000.00"_s);
    }

    void figureOfAPeriod_isTheSumOfItsDerivation()
    {
        const ProjectBuilder project = rentOrBuy().assume(u"discount_rate"_s, u"0.08"_s);
        for (const auto &[view, name] : kEnumTexts<CostView>) {
            const Comparison result = evaluated(project, {.view = view});
            for (const PlanResult &plan : result.plans) {
                for (const auto &[length, word] : kEnumTexts<PeriodLength>) {
                    for (const Period period : periodsOf(result.months, length)) {
                        const MinorUnits before =
                            period.first == 0 ? 0 : plan.cumulative[period.first - 1];
                        QCOMPARE(derivedIn(result, plan, period).sum,
                                 plan.cumulative[period.end - 1] - before);
                    }
                }
            }
        }
    }

    void derivationOfAPeriod_sharesAlikeMonthsAndNamesWhatCostsNothing()
    {
        const Comparison cash = evaluated(rentOrBuy());
        const PeriodDerivation rent = derivedIn(cash, cash.plans[0], {3, 6});
        QCOMPARE(rent.paragraphs.size(), 1);
        QVERIFY(rent.paragraphs.front().startsWith(u"Rental, months 4 to 6, each = "));
        QVERIFY(rent.nothing.isEmpty());
        const PeriodDerivation own = derivedIn(cash, cash.plans[1], {4, 5});
        QVERIFY(own.paragraphs.isEmpty());
        QVERIFY(own.nothing.startsWith(u"Costs nothing in this time: "));
        // Written off: a twelfth of what it was bought for.
        const Comparison accounts = evaluated(rentOrBuy(), {.view = CostView::Accounting});
        const QString writtenOff =
            derivedIn(accounts, accounts.plans[1], {4, 5}).paragraphs.join(u'\n');
        QVERIFY2(writtenOff.contains(u"Month 5: nothing is billed. In this view: "),
                 qPrintable(writtenOff));
    }

    void views_standSideBySide()
    {
        ProjectBuilder project = rentOrBuy();
        const Comparison without = evaluated(project);
        QCOMPARE(textsOf(viewTable(without, m_en).rows[0]),
                 (QStringList{u"rent"_s, u"12,000.00"_s, u"12,000.00"_s, u"—"_s, u"—"_s, u"—"_s}));
        QVERIFY(viewGapText(without, CostView::PresentValue)
                    .contains(u"/assumptions/discount_rate/value"_s));
        project.assume(u"discount_rate"_s, u"0"_s);
        const Comparison atZero = evaluated(project);
        // At 0 % a year's cost is worth itself.
        QCOMPARE(viewTable(atZero, m_en).rows[0][3].text, u"12,000.00"_s);
        QCOMPARE(viewTable(atZero, m_en).rows[0][4].text, u"12,000.00"_s);
        QVERIFY(viewGapText(atZero, CostView::PresentValue).isEmpty());
    }

    void switchedView_isStatedInBasisAndDecision()
    {
        ProjectBuilder project = rentOrBuy();
        project.assume(u"discount_rate"_s, u"0.08"_s);
        const Comparison result = evaluated(project, {.view = CostView::PresentValue});
        const QString view = u"present value at 8.0 % a year, first month in full (t = 0)"_s;
        QVERIFY(basisText(result, AmountScale::Units, m_en).contains(view));
        QVERIFY(decisionText(result, m_en).contains(u"Plans are ranked by "_s + view));
        QCOMPARE(amountUnit(result, AmountScale::Units, m_en), u"CNY, present value"_s);
        QVERIFY(!basisText(evaluated(project), AmountScale::Units, m_en).contains(u"value"_s));
    }

    void realRate_saysHowTheUsedOneIsMade()
    {
        ProjectBuilder project = rentOrBuy();
        project.assume(u"discount_rate"_s, u"0.05"_s);
        project.project().finance.discountBasis = RateBasis::Real;
        const Comparison without = evaluated(project, {.view = CostView::PresentValue});
        QVERIFY(viewGapText(without, CostView::PresentValue)
                    .contains(u"/assumptions/inflation_per_year/value"_s));
        project.assume(u"inflation_per_year"_s, u"0.02"_s);
        const Comparison result = evaluated(project, {.view = CostView::PresentValue});
        // 1.05 × 1.02 = 1.071.
        QVERIFY(basisText(result, AmountScale::Units, m_en)
                    .contains(u"7.10 % a year nominal = (1 + 5.00 % real) × (1 + 2.00 % inflation) "
                              "− 1, first month in full (t = 0)"_s));
    }

    void payments_nameDayVendorAndInstalment()
    {
        const ReportTable table =
            paymentTable(evaluated(rentOrBuy()), 1, ShownPayments::OfQuotes, m_en);
        QCOMPARE(table.rows.size(), size_t{3});
        QCOMPARE(textsOf(table.rows[1]),
                 (QStringList{u"2027-02-14"_s,
                              u"Acme"_s,
                              u"line, 50 % on acceptance + 30 day(s)"_s,
                              u"50,000.00"_s,
                              u"CNY"_s,
                              u"50,000.00"_s}));
        QCOMPARE(table.rows[2].back().text, u"100,000.00"_s);
    }

    void committedSpend_isNamedInTermsAndCalendar()
    {
        ProjectBuilder project = rentOrBuy();
        project.dossier().quotes.front().revisions.front().commitment =
            UseCommitment{.amount = {Decimal{600}, currency(u"CNY"_s)},
                          .months = 12,
                          .discount = decimal(u"0.05"_s)};
        const Comparison result = evaluated(project);
        QVERIFY(hasStatedTerms(result, 0));
        const ReportTable table = paymentTable(result, 0, ShownPayments::OfQuotes, m_en);
        // Machines that are held are no use. The last row is the sum.
        const std::vector<ReportCell> &paid = table.rows[table.rows.size() - 2];
        QVERIFY(paid[2].text.startsWith(u"Shortfall of committed spend: "_s));
        QCOMPARE(paid[3].text, u"600.00"_s);
        QCOMPARE(termsText(result.quotedLines.front(), m_en),
                 u"600 CNY committed to use in 12 month(s), 5.0 % off, shortfall billed at the end "
                 "of the period"_s);
    }

    void changingRate_isStatedInTheBasis()
    {
        ProjectBuilder project = rentOrBuy();
        project.reporting(u"USD"_s).rate(u"CNY"_s, u"USD"_s, u"0.14"_s);
        project.project().rates.back().changePerYear = decimal(u"-0.025"_s);
        QVERIFY(basisText(evaluated(project), AmountScale::Units, m_en)
                    .contains(u"changing by -2.50 % a year"_s));
    }

    void rateDatedLater_isStatedWithItsMonth()
    {
        ProjectBuilder project = rentOrBuy();
        project.reporting(u"USD"_s).rate(u"CNY"_s, u"USD"_s, u"0.14"_s);
        std::vector<ExchangeRate> &rates = project.project().rates;
        rates.push_back(rates.back());
        rates.back().id = RateId{u"later"_s};
        rates.back().rate = decimal(u"0.15"_s);
        rates.back().date = project.project().start.addMonths(2);
        const QString basis = basisText(evaluated(project), AmountScale::Units, m_en);
        QVERIFY2(basis.contains(u"0.15 USD/CNY"_s) && basis.contains(u"from month 3"_s),
                 qUtf8Printable(basis));
    }

    void insuranceAndRemoval_arePaidToNobodyWhoQuoted()
    {
        ProjectBuilder project = rentOrBuy();
        project.dossier().quotes[1].revisions.back().lines.front().covers.erase(
            CostCategory::Operations);
        project.assume(u"maintenance_rate_per_year"_s, u"0"_s);
        project.assume(u"insurance_rate_per_year"_s, u"0.012"_s);
        project.assume(u"decommissioning_rate"_s, u"0.05"_s);
        const Comparison result = evaluated(project);
        const ReportTable table = paymentTable(result, 1, ShownPayments::OfQuotes, m_en);
        QCOMPARE(table.rows.size(), size_t{3});
        QCOMPARE(table.rows[2].back().text, u"100,000.00"_s);
        const ReportTable all = paymentTable(result, 1, ShownPayments::All, m_en);
        // 100,000 × 1.2 % ÷ 12 at the end of the first month.
        QCOMPARE(textsOf(all.rows[1]),
                 (QStringList{u"2027-01-31"_s,
                              u"no quote"_s,
                              u"Insurance"_s,
                              u"100.00"_s,
                              u"CNY"_s,
                              u"100.00"_s}));
    }

    void upfrontPart_isToldFromTheRent()
    {
        ProjectBuilder project = rentOrBuy();
        QuoteLine &line = project.dossier().quotes.front().revisions.back().lines.front();
        line.minimumTermMonths = 12;
        line.rental.upfront = Decimal{600};
        project.dossier().quotes.front().vendor = VendorId{u"acme"_s};
        const Comparison result = evaluated(project);
        QVERIFY(hasStatedTerms(result, 0));
        const ReportTable table = paymentTable(result, 0, ShownPayments::OfQuotes, m_en);
        QCOMPARE(textsOf(table.rows[0]),
                 (QStringList{u"2027-01-01"_s,
                              u"Acme"_s,
                              u"line, Paid upfront"_s,
                              u"600.00"_s,
                              u"CNY"_s,
                              u"600.00"_s}));
        QCOMPARE(table.rows[1][2].text, u"line"_s);
    }

    void report_hasACalendarOnlyOfStatedTerms()
    {
        const Comparison result = evaluated(rentOrBuy());
        QVERIFY(!hasStatedTerms(result, 0));
        QVERIFY(hasStatedTerms(result, 1));
        const ReportDocument report = reportContent(result, Dossier{}, {}, m_en);
        const auto calendar =
            std::ranges::find(report.sections, u"Payment calendar"_s, &ReportSection::title);
        QVERIFY(calendar != report.sections.end());
        QCOMPARE(calendar->blocks.size(), size_t{1});
    }

    void threshold_saysWhereTheRankingTurns()
    {
        const ReportTable table = thresholdTable(evaluated(rentOrBuy()), m_en);
        QCOMPARE(table.rows.size(), size_t{2});
        // 100,000 once is 8,333.33 a month for a year.
        QCOMPARE(table.rows[0][2].text, m_en.unitPrice(100'000.0 / 12.0));
        QCOMPARE(table.rows[0].back().text, u"own costs as much as rent"_s);
    }

    void returns_standByPlanWithTheirRates()
    {
        ProjectBuilder project = rentOrBuy();
        const ReportTable without = returnTable(evaluated(project), m_en);
        QCOMPARE(without.columns.size(), size_t{2});
        QCOMPARE(without.columns.back().title, u"own"_s);
        // 50,000 in each of two months and nothing after, against 1,000 in each of twelve.
        QCOMPARE(without.rows[0][1].exact, u"-88000.00"_s);
        QCOMPARE(without.rows[1][1].text, u"— (no discount rate)"_s);
        QCOMPARE(without.rows[4][1].text, u"— (no discount rate)"_s);
        QCOMPARE(without.rows[6][1].text, u"not within 12 month(s)"_s);
        project.assume(u"discount_rate"_s, u"0"_s);
        QCOMPARE(returnTable(evaluated(project), m_en).rows[1][1].exact, u"-88000.00"_s);
    }

    void absentRate_saysWhy()
    {
        using tco::Undefined;
        QVERIFY(rateGapText({.monthlyRate = Undefined::SeveralRates}) == u"several rates fit"_s);
        QVERIFY(rateGapText({.saved = {1}, .monthlyRate = Undefined::NoSignChange})
                == u"nothing is laid out first"_s);
        QVERIFY(rateGapText({.saved = {-1}, .monthlyRate = Undefined::NoSignChange})
                == u"nothing comes back"_s);
        QVERIFY(rateGapText({.monthlyRate = 0.01}).isEmpty());
    }

private:
    NumberFormat m_en{Language::English};
};

QTEST_APPLESS_MAIN(TestViewTables)
#include "tst_view_tables.moc"
