#include "tests/support/page_desk.h"

#include "ui/assumptions/assumptions_page.h"
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
    auto *line = qobject_cast<QLineEdit *>(box);
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
    void budget_takesAnotherCurrency();
    void job_readsMagnitudes();
    void phase_isAddedTypedAndRemoved();
    void phase_mayFollowTheJob();
    void assumption_isMarkedWhenChangedAndReset();
    void residualDefault_followsTheHorizonAndIsNotStored();
    void site_hasPueOrCopButNotBoth();
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
    page.phases().addRow(0);
    QVERIFY(enter(page.phases(), 1, u"GPUs"_s, u"64"_s));
    QVERIFY(enter(page.phases(), 1, u"Start day"_s, u"180"_s));
    QVERIFY(enter(page.phases(), 1, u"Days"_s, u"90.5"_s));
    QVERIFY(enter(page.phases(), 1, u"Repeats every (months)"_s, u"12"_s));
    QVERIFY(!enter(page.phases(), 1, u"GPUs"_s, u"0"_s));
    const DemandPhase &phase = desk.project().demand.back();
    QCOMPARE(phase.gpus, 64);
    QCOMPARE(phase.days->toText(), u"90.5"_s);
    QCOMPARE(phase.repeatMonths, std::optional{12});
    page.phases().removeRowsAt({1});
    QCOMPARE(desk.project().demand.size(), size_t{1});
}

void AssumptionsPageTest::phase_mayFollowTheJob()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    QVERIFY(enter(page.phases(), 0, u"Days"_s, u"as long as the job takes"_s));
    QVERIFY(desk.project().demand.front().followsJob);
    QVERIFY(enter(page.phases(), 0, u"Days"_s, u"to the end"_s));
    QVERIFY(!desk.project().demand.front().followsJob);
    QVERIFY(!desk.project().demand.front().days);
}

void AssumptionsPageTest::assumption_isMarkedWhenChangedAndReset()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    const QString key = page.assumptions().rows().front().key;
    const Decimal standard = page.assumptions().rows().front().value.value;
    QVERIFY(enter(page.assumptions(), 0, u"Value"_s, u"0.5"_s));
    QVERIFY(page.assumptions().rows().front().isChanged());
    QVERIFY(desk.project().assumptions.contains(key));
    page.assumptionTable()->view()->selectRow(0);
    page.resetChosen();
    QVERIFY(desk.project().assumptions.empty());
    QVERIFY(page.assumptions().rows().front().value.value == standard);
}

void AssumptionsPageTest::residualDefault_followsTheHorizonAndIsNotStored()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    const auto rowOf = [&page](const QString &key) {
        const auto &rows = page.assumptions().rows();
        return static_cast<int>(std::ranges::find(rows, key, &AssumptionRow::key) - rows.begin());
    };
    const auto residual = [&] {
        return page.assumptions().rows().at(static_cast<size_t>(rowOf(u"residual_rate"_s)));
    };
    type(page.basis()->box(kHorizon), u"36"_s);
    // Of the price, 28 % is left after three years, 65 % after one: the table of the defaults.
    QCOMPARE(residual().value.value.toText(), u"0.28"_s);
    QVERIFY(!residual().isChanged());
    QVERIFY(enter(page.assumptions(), rowOf(u"goodput"_s), u"Value"_s, u"0.8"_s));
    QCOMPARE(desk.project().assumptions.size(), size_t{1});
    type(page.basis()->box(kHorizon), u"12"_s);
    QCOMPARE(residual().value.value.toText(), u"0.65"_s);
    QVERIFY(!residual().isChanged());
}

void AssumptionsPageTest::site_hasPueOrCopButNotBoth()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites().addRow(-1);
    QVERIFY(!enter(page.sites(), 0, u"PUE"_s, u"0.9"_s));
    QVERIFY(enter(page.sites(), 0, u"PUE"_s, u"1.25"_s));
    QVERIFY(!enter(page.sites(), 0, u"Cooling COP"_s, u"4"_s));
    QVERIFY(page.sites().refusal().contains(u"Cooling COP"_s));
    QVERIFY(enter(page.sites(), 0, u"PUE"_s, QString{}));
    QVERIFY(enter(page.sites(), 0, u"Cooling COP"_s, u"4"_s));
}

void AssumptionsPageTest::removedSite_isForgottenByThePlans()
{
    PageDesk desk;
    AssumptionsPage page{desk.session, desk.prompts};
    page.sites().addRow(-1);
    auto *box = qobject_cast<QComboBox *>(page.basis()->box(6));
    QVERIFY(box != nullptr);
    box->setCurrentIndex(1);
    Q_EMIT box->activated(1);
    QVERIFY(!desk.project().site.isEmpty());
    page.sites().removeRowsAt({0});
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
