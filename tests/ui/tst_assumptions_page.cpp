#include "tests/support/page_desk.h"

#include "ui/assumptions/assumptions_page.h"
#include "ui/assumptions/assumptions_tab.h"
#include "ui/assumptions/demand_view.h"
#include "ui/assumptions/site_terms_tab.h"
#include "ui/assumptions/sites_view.h"
#include "ui/editing/table_editor.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Types into the box of a form and leaves it.
void type(QWidget *box, const QString &text)
{
    const auto *combo = qobject_cast<QComboBox *>(box);
    auto *line = combo != nullptr ? combo->lineEdit() : qobject_cast<QLineEdit *>(box);
    QVERIFY(line != nullptr);
    line->setText(text);
    Q_EMIT line->editingFinished();
}

bool enter(FieldTableModel &model, int row, const QString &title, const QString &text)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.head(column).title == title)
            return model.setData(model.index(row, column), text, Qt::EditRole);
    }
    return false;
}

// Places of the fields in their forms.
constexpr int kStart = 0;
constexpr int kHorizon = 1;
constexpr int kMonthBasis = 2;
constexpr int kBudget = 5;
constexpr int kParameters = 1;
constexpr int kTokens = 2;

} // namespace

class AssumptionsPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void horizon_isStoredAndUndone();
    void absurdHorizon_isExplained();
    void monthBasis_staysWithinAMonth();
    void monthBasis_isChosenOrTyped();
    void calendarMonths_needAStart();
    void refusedFields_areAllExplained();
    void budget_takesAnotherCurrency();
    void job_readsMagnitudes();
    void phase_isAddedTypedAndRemoved();
    void phase_mayFollowTheJob();
    void assumption_isMarkedWhenChangedAndReset();
    void oneGroup_canBeSeenAlone();
    void residualDefault_followsTheHorizonAndIsNotStored();
    void site_hasPueOrCopButNotBoth();
    void hostsMeter_andPueExcludeEachOther();
    void coolingTerms_excludeTheOtherWays();
    void siteTerm_isStoredWithinItsBounds();
    void powerRamp_readsMonthsAndKilowatts();
    void samples_arePastedAndForgotten();
    void badSamples_areToldAndChangeNothing();
    void removedSite_isForgottenByThePlans();
    void newRate_needsItsValue();
};

void AssumptionsPageTest::horizon_isStoredAndUndone()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    type(page.basis()->box(kHorizon), u"36"_s);
    QCOMPARE(desk.project().horizonMonths, 36);
    desk.session.undoStack().undo();
    QCOMPARE(desk.project().horizonMonths, 12);
    QCOMPARE(qobject_cast<QLineEdit *>(page.basis()->box(kHorizon))->text(), u"12"_s);
}

void AssumptionsPageTest::absurdHorizon_isExplained()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    for (const QString &absurd : {u"0"_s, u"121"_s, u"-3"_s, u"1.5"_s, u"long"_s, u""_s}) {
        type(page.basis()->box(kHorizon), absurd);
        QVERIFY2(!page.basis()->refusal().isEmpty(), qPrintable(absurd));
        QCOMPARE(desk.project().horizonMonths, 12);
    }
    QVERIFY(desk.prompts.errors.empty());
}

void AssumptionsPageTest::monthBasis_staysWithinAMonth()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    type(page.basis()->box(kMonthBasis), u"720"_s);
    QVERIFY(desk.project().monthBasisHours == Decimal{720});
    type(page.basis()->box(kMonthBasis), u"8760"_s);
    QVERIFY(!page.basis()->refusal().isEmpty());
    QVERIFY(desk.project().monthBasisHours == Decimal{720});
}

void AssumptionsPageTest::monthBasis_isChosenOrTyped()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    auto *box = qobject_cast<QComboBox *>(page.basis()->box(kMonthBasis));
    QCOMPARE(box->currentText(), u"730 h (8,760 h ÷ 12)"_s);
    const auto choose = [box](const QString &text) {
        box->setCurrentText(text);
        Q_EMIT box->activated(box->currentIndex());
    };
    choose(u"Calendar months from the start"_s);
    QVERIFY(!desk.project().monthBasisHours);
    choose(u"672 h (28 days)"_s);
    QVERIFY(desk.project().monthBasisHours == Decimal{672});
    type(box, u"700.5 h"_s);
    QVERIFY(desk.project().monthBasisHours == Decimal::fromText(u"700.5").value());
    QCOMPARE(box->currentText(), u"700.5 h"_s);
    desk.session.undoStack().undo();
    QCOMPARE(box->currentText(), u"672 h (28 days)"_s);
}

void AssumptionsPageTest::calendarMonths_needAStart()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    type(page.basis()->box(kStart), QString{});
    type(page.basis()->box(kMonthBasis), u"Calendar months from the start"_s);
    QVERIFY(page.basis()->refusal().contains(u"start"_s));
    QVERIFY(desk.project().monthBasisHours.has_value());
    // The start makes the refused basis good: it needs no second typing.
    type(page.basis()->box(kStart), u"2027-01-01"_s);
    QCOMPARE(page.basis()->refusal(), QString{});
    QVERIFY(!desk.project().monthBasisHours.has_value());
    type(page.basis()->box(kStart), QString{});
    QVERIFY(desk.project().start.isValid());
}

void AssumptionsPageTest::refusedFields_areAllExplained()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    type(page.basis()->box(kHorizon), u"never"_s);
    type(page.basis()->box(kMonthBasis), u"8760"_s);
    const QStringList reasons = page.basis()->refusal().split(u'\n');
    QCOMPARE(reasons.size(), 2);
    QVERIFY(reasons.front().contains(u"never"_s));
    QVERIFY(reasons.back().contains(u"8760"_s));
}

void AssumptionsPageTest::budget_takesAnotherCurrency()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    type(page.basis()->box(kBudget), u"300,000"_s);
    QCOMPARE(desk.project().budget->currency.code(), u"USD"_s);
    type(page.basis()->box(kBudget), u"300000 cny"_s);
    QCOMPARE(desk.project().budget->currency.code(), u"CNY"_s);
    QCOMPARE(desk.project().budget->value.toText(), u"300000"_s);
    type(page.basis()->box(kBudget), QString{});
    QVERIFY(!desk.project().budget);
}

void AssumptionsPageTest::job_readsMagnitudes()
{
    PageDesk desk;
    const AssumptionsPage page{desk.session, desk.prompts};
    type(page.job()->box(kParameters), u"1.1B"_s);
    type(page.job()->box(kTokens), u"3T"_s);
    QCOMPARE(desk.project().job->parameters->toText(), u"1100000000"_s);
    QCOMPARE(desk.project().job->tokens->toText(), u"3000000000000"_s);
    type(page.job()->box(kParameters), QString{});
    type(page.job()->box(kTokens), QString{});
    QVERIFY(!desk.project().job);
}

void AssumptionsPageTest::phase_isAddedTypedAndRemoved()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.demand()->phases().addRow(0);
    QVERIFY(enter(page.demand()->phases(), 1, u"GPUs"_s, u"64"_s));
    QVERIFY(enter(page.demand()->phases(), 1, u"Start day"_s, u"180"_s));
    QVERIFY(enter(page.demand()->phases(), 1, u"Days"_s, u"90.5"_s));
    QVERIFY(enter(page.demand()->phases(), 1, u"Repeats every (months)"_s, u"12"_s));
    QVERIFY(!enter(page.demand()->phases(), 1, u"GPUs"_s, u"0"_s));
    const DemandPhase &phase = desk.project().demand.back();
    QCOMPARE(phase.gpus, 64);
    QCOMPARE(phase.days->toText(), u"90.5"_s);
    QCOMPARE(phase.repeatMonths, std::optional{12});
    page.demand()->phases().removeRowsAt({1});
    QCOMPARE(desk.project().demand.size(), size_t{1});
}

void AssumptionsPageTest::phase_mayFollowTheJob()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    QVERIFY(enter(page.demand()->phases(), 0, u"Days"_s, u"as long as the job takes"_s));
    QVERIFY(desk.project().demand.front().followsJob);
    QVERIFY(enter(page.demand()->phases(), 0, u"Days"_s, u"to the end"_s));
    QVERIFY(!desk.project().demand.front().followsJob);
    QVERIFY(!desk.project().demand.front().days);
}

void AssumptionsPageTest::assumption_isMarkedWhenChangedAndReset()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    const QString key = page.assumptions()->rows().rows().front().key;
    const Decimal standard = page.assumptions()->rows().rows().front().value.value;
    QVERIFY(enter(page.assumptions()->rows(), 0, u"Value"_s, u"0.5"_s));
    QVERIFY(page.assumptions()->rows().rows().front().isChanged());
    QVERIFY(desk.project().assumptions.contains(key));
    page.assumptions()->table()->view()->selectRow(0);
    page.assumptions()->resetChosen();
    QVERIFY(desk.project().assumptions.empty());
    QVERIFY(page.assumptions()->rows().rows().front().value.value == standard);
}

void AssumptionsPageTest::oneGroup_canBeSeenAlone()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    AssumptionsTab &tab = *page.assumptions();
    QVERIFY(enter(tab.rows(), 0, u"Value"_s, u"0.5"_s));
    const auto hidden = [&tab] {
        std::vector<AssumptionGroup> groups;
        for (size_t i = 0; i < tab.rows().rows().size(); ++i) {
            if (tab.table()->view()->isRowHidden(static_cast<int>(i)))
                groups.push_back(*tab.rows().rows()[i].group);
        }
        return groups;
    };
    QVERIFY(hidden().empty());
    tab.groups()->setCurrentText(u"Staff"_s);
    const std::vector<AssumptionGroup> others = hidden();
    QVERIFY(!others.empty());
    QVERIFY(std::ranges::find(others, AssumptionGroup::Staff) == others.end());
    // What is out of sight is not reset with the rest.
    tab.table()->view()->selectAll();
    tab.resetChosen();
    QCOMPARE(desk.project().assumptions.size(), size_t{1});
    // Nor emptied or filled.
    tab.table()->clearOrRemove();
    tab.table()->fillDown();
    QVERIFY(tab.rows().rows().front().isChanged());
    QVERIFY(tab.rows().rows().front().value.low.has_value());
    tab.groups()->setCurrentIndex(0);
    QVERIFY(hidden().empty());
}

void AssumptionsPageTest::residualDefault_followsTheHorizonAndIsNotStored()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    const auto rowOf = [&page](const QString &key) {
        const auto &rows = page.assumptions()->rows().rows();
        return static_cast<int>(std::ranges::find(rows, key, &AssumptionRow::key) - rows.begin());
    };
    const auto residual = [&] {
        return page.assumptions()->rows().rows().at(static_cast<size_t>(rowOf(u"residual_rate"_s)));
    };
    type(page.basis()->box(kHorizon), u"36"_s);
    // Of the price, 28 % is left after three years, 65 % after one: the table of the defaults.
    QCOMPARE(residual().value.value.toText(), u"0.28"_s);
    QVERIFY(!residual().isChanged());
    QVERIFY(enter(page.assumptions()->rows(), rowOf(u"goodput"_s), u"Value"_s, u"0.8"_s));
    QCOMPARE(desk.project().assumptions.size(), size_t{1});
    type(page.basis()->box(kHorizon), u"12"_s);
    QCOMPARE(residual().value.value.toText(), u"0.65"_s);
    QVERIFY(!residual().isChanged());
}

void AssumptionsPageTest::site_hasPueOrCopButNotBoth()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    QVERIFY(!enter(page.sites()->sites(), 0, u"PUE"_s, u"0.9"_s));
    QVERIFY(enter(page.sites()->sites(), 0, u"PUE"_s, u"1.25"_s));
    QVERIFY(!enter(page.sites()->sites(), 0, u"Cooling COP"_s, u"4"_s));
    QVERIFY(page.sites()->sites().refusal().contains(u"Cooling COP"_s));
    QVERIFY(enter(page.sites()->sites(), 0, u"PUE"_s, QString{}));
    QVERIFY(enter(page.sites()->sites(), 0, u"Cooling COP"_s, u"4"_s));
}

void AssumptionsPageTest::hostsMeter_andPueExcludeEachOther()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    QVERIFY(enter(page.sites()->sites(), 0, u"PUE"_s, u"1.25"_s));
    QVERIFY(!enter(page.sites()->sites(), 0, u"Power billed by"_s, u"host"_s));
    QVERIFY(enter(page.sites()->sites(), 0, u"PUE"_s, QString{}));
    QVERIFY(enter(page.sites()->sites(), 0, u"Power billed by"_s, u"host"_s));
    QCOMPARE(desk.project().sites.front().metering, PowerMetering::Host);
    QVERIFY(!enter(page.sites()->sites(), 0, u"PUE"_s, u"1.25"_s));
    QVERIFY(!enter(
        page.siteTerms().terms(), static_cast<int>(SiteTerm::LiquidCop), u"Value"_s, u"8"_s));
}

void AssumptionsPageTest::coolingTerms_excludeTheOtherWays()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    auto &sites = page.sites()->sites();
    auto &terms = page.siteTerms().terms();
    const int liquidCop = static_cast<int>(SiteTerm::LiquidCop);
    const int overhead = static_cast<int>(SiteTerm::VariableOverhead);
    const int fixedOverhead = static_cast<int>(SiteTerm::FixedOverhead);
    QVERIFY(enter(terms, liquidCop, u"Value"_s, u"8"_s));
    QVERIFY(!enter(sites, 0, u"Power billed by"_s, u"host"_s));
    QVERIFY(!enter(sites, 0, u"PUE"_s, u"1.25"_s));
    QVERIFY(!enter(terms, overhead, u"Value"_s, u"0.2"_s));
    QVERIFY(enter(sites, 0, u"Cooling COP"_s, u"4"_s)); // of the same plant
    QVERIFY(enter(sites, 0, u"Cooling COP"_s, QString{}));
    QVERIFY(enter(terms, liquidCop, u"Value"_s, QString{}));
    QVERIFY(enter(terms, overhead, u"Value"_s, u"0.2"_s));
    QVERIFY(enter(terms, fixedOverhead, u"Value"_s, u"0.1"_s));
    QVERIFY(!enter(sites, 0, u"Cooling COP"_s, u"4"_s));
    QVERIFY(!enter(terms, liquidCop, u"Value"_s, u"8"_s));
    QVERIFY(enter(terms, static_cast<int>(SiteTerm::WaterPrice), u"Value"_s, u"5"_s));
    QCOMPARE(waysToCool(desk.project().sites.front()), 1);
}

void AssumptionsPageTest::siteTerm_isStoredWithinItsBounds()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    auto &terms = page.siteTerms().terms();
    const int powerFactor = static_cast<int>(SiteTerm::PowerFactor);
    QVERIFY(!enter(terms, powerFactor, u"Value"_s, u"1.2"_s));
    QVERIFY(enter(terms, powerFactor, u"Value"_s, u"0.96"_s));
    const auto stored = desk.project().sites.front().terms;
    QCOMPARE(stored.size(), size_t{1});
    QCOMPARE(stored.at(u"power_factor"_s).toText(), u"0.96"_s);
    QVERIFY(enter(terms, powerFactor, u"Value"_s, QString{}));
    QVERIFY(desk.project().sites.front().terms.empty());
}

void AssumptionsPageTest::powerRamp_readsMonthsAndKilowatts()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    QVERIFY(!enter(page.sites()->sites(), 0, u"Committed kW by month"_s, u"7: 40; 1: 20"_s));
    QVERIFY(enter(page.sites()->sites(), 0, u"Committed kW by month"_s, u"1: 20; 7: 40"_s));
    const auto ramp = desk.project().sites.front().powerRamp;
    QCOMPARE(ramp.size(), size_t{2});
    QCOMPARE(ramp[1].fromMonth, 7);
    QCOMPARE(ramp[1].committedKw, Decimal{40});
}

void AssumptionsPageTest::samples_arePastedAndForgotten()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    page.siteTerms().takeSamples(u"80.5\n12, 7"_s);
    QCOMPARE(desk.project().sites.front().bandwidthSamples.size(), size_t{3});
    QCOMPARE(desk.project().sites.front().bandwidthSamples.front().toText(), u"80.5"_s);
    page.siteTerms().takeSamples(u"Mbps\n80.5\n"_s);
    QCOMPARE(desk.project().sites.front().bandwidthSamples.size(), size_t{1});
    page.siteTerms().forgetSamples();
    QVERIFY(desk.project().sites.front().bandwidthSamples.empty());
    QVERIFY(desk.session.undoStack().undoText().contains(u"bandwidth samples"_s));
}

void AssumptionsPageTest::badSamples_areToldAndChangeNothing()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    page.siteTerms().takeSamples(u"80.5\n"_s);
    for (const auto &[text, word] : {std::pair{u"2026-01-01 00:05, 80.5"_s, u"2026-01-01"_s},
                                     {u"12 -7"_s, u"-7"_s},
                                     {u"1,024.5"_s, u"1,024.5"_s}}) {
        page.siteTerms().takeSamples(text);
        QVERIFY2(desk.prompts.messages.back().contains(u'"' + word + u'"'), qPrintable(word));
    }
    page.siteTerms().takeSamples({});
    QCOMPARE(desk.prompts.messages.size(), qsizetype{4});
    QCOMPARE(desk.project().sites.front().bandwidthSamples.size(), size_t{1});
}

void AssumptionsPageTest::removedSite_isForgottenByThePlans()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites()->sites().addRow(-1);
    auto *box = qobject_cast<QComboBox *>(page.basis()->box(6));
    QVERIFY(box != nullptr);
    box->setCurrentIndex(1);
    Q_EMIT box->activated(1);
    QVERIFY(!desk.project().site.isEmpty());
    page.sites()->sites().removeRowsAt({0});
    QVERIFY(desk.project().site.isEmpty());
}

void AssumptionsPageTest::newRate_needsItsValue()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.rates().addRow(-1);
    QVERIFY(desk.project().rates.empty());
    desk.prompts.texts = {u"seven"_s, u"0.1389"_s};
    page.rates().addRow(-1);
    QCOMPARE(desk.prompts.errors.size(), size_t{1});
    page.rates().addRow(-1);
    QCOMPARE(desk.project().rates.front().rate.toText(), u"0.1389"_s);
    QCOMPARE(desk.project().rates.front().date, QDate(2026, 11, 30));
}

QTEST_MAIN(AssumptionsPageTest)
#include "tst_assumptions_page.moc"
