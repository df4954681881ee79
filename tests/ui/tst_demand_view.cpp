#include "tests/support/page_desk.h"

#include "ui/assumptions/demand_view.h"
#include "ui/assumptions/profile_editor.h"
#include "ui/charts/chart_panel.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int kPeak = 0;
constexpr int kShare = 3;

struct DemandDesk
{
    DemandDesk()
    {
        QObject::connect(&desk.session, &Session::dossierChanged, &view, [this] {
            view.reload(DemandView::Reload::SameProject);
        });
        view.reload(DemandView::Reload::OtherProject);
    }

    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        view.profile()->paste();
    }

    [[nodiscard]] const std::optional<DemandProfile> &profile() const
    {
        return desk.project().demandProfile;
    }

    PageDesk desk;
    DemandView view{desk.session, desk.prompts};
};

} // namespace

class DemandViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pastedYear_replacesThePhasesInOneStep();
    void pastedCounts_mayAddToThePhases();
    void badRow_isToldAndChangesNothing();
    void profile_isScaledAndEnded();
    void otherProject_forgetsRefusedTexts();
    void chart_showsPhasesAndProfile();
    void workThatMayWait_isTypedAndDrawn();
    void blankShare_letsNothingWait();
};

void DemandViewTest::pastedYear_replacesThePhasesInOneStep()
{
    DemandDesk shown;
    shown.desk.prompts.choices = {0};
    shown.paste(u"gpus\n"_s + u"16\n"_s.repeated(4'380) + u"0\n"_s.repeated(4'380));
    QTRY_VERIFY(shown.profile());
    QCOMPARE(shown.profile()->gpus.size(), size_t{8'760});
    QVERIFY(shown.desk.project().demand.empty());
    QVERIFY(shown.view.profile()->summary().contains(u"8,760 hours"_s));
    QVERIFY(shown.view.profile()->summary().contains(u"at most 16 GPUs, 8.0 on average"_s));
    shown.desk.session.undoStack().undo();
    QVERIFY(!shown.profile());
    QCOMPARE(shown.desk.project().demand.size(), size_t{1});
}

void DemandViewTest::pastedCounts_mayAddToThePhases()
{
    DemandDesk shown;
    shown.desk.prompts.choices = {1};
    shown.paste(u"4\n0\n"_s);
    QTRY_VERIFY(shown.profile());
    QCOMPARE(shown.desk.project().demand.size(), size_t{1});
    // 8 GPUs to the end, 4 more in every other hour.
    QCOMPARE(shown.view.chart()->chart().title, u"At most 12 GPUs, 10.0 on average"_s);
}

void DemandViewTest::badRow_isToldAndChangesNothing()
{
    DemandDesk shown;
    shown.paste(u"16\n8\nx\n"_s);
    QTRY_COMPARE(shown.desk.prompts.messages.size(), qsizetype{1});
    QVERIFY(shown.desk.prompts.messages.front().contains(u"Row 3"_s));
    QVERIFY(shown.desk.prompts.messages.front().contains(u"\"x\""_s));
    QVERIFY(!shown.profile());
    shown.paste({});
    QTRY_COMPARE(shown.desk.prompts.messages.size(), qsizetype{2});
    QVERIFY(shown.desk.prompts.errors.empty());
}

void DemandViewTest::profile_isScaledAndEnded()
{
    DemandDesk shown;
    shown.desk.prompts.choices = {0};
    shown.paste(u"4\n8\n"_s);
    QTRY_VERIFY(shown.profile());
    auto *peak = qobject_cast<QLineEdit *>(shown.view.profile()->form()->box(kPeak));
    peak->setText(u"96"_s);
    Q_EMIT peak->editingFinished();
    QVERIFY((hourlyGpus(*shown.profile()) == std::vector{48, 96}));
    auto *end = qobject_cast<QComboBox *>(shown.view.profile()->form()->box(1));
    end->setCurrentIndex(1);
    Q_EMIT end->activated(1);
    QCOMPARE(shown.profile()->end, tco::ProfileEnd::Ends);
    QVERIFY(shown.view.profile()->summary().contains(u"nothing is needed"_s));
}

void DemandViewTest::otherProject_forgetsRefusedTexts()
{
    DemandDesk shown;
    shown.desk.prompts.choices = {0};
    shown.paste(u"4\n8\n"_s);
    QTRY_VERIFY(shown.profile());
    const FieldForm *form = shown.view.profile()->form();
    auto *peak = qobject_cast<QLineEdit *>(form->box(kPeak));
    peak->setText(u"many"_s);
    Q_EMIT peak->editingFinished();
    QVERIFY(!form->refusal().isEmpty());
    shown.view.reload(DemandView::Reload::OtherProject);
    QVERIFY(form->refusal().isEmpty());
    QVERIFY(peak->text() != u"many"_s);
}

void DemandViewTest::chart_showsPhasesAndProfile()
{
    const DemandDesk shown;
    const ChartSpec &chart = shown.view.chart()->chart();
    QCOMPARE(chart.title, u"At most 8 GPUs, 8.0 on average"_s);
    QCOMPARE(chart.x.front(), 0.0);
    QCOMPARE(chart.x.back(), 365.0);
    QCOMPARE(chart.series.front().values.size(), chart.x.size());
}

void DemandViewTest::workThatMayWait_isTypedAndDrawn()
{
    DemandDesk shown;
    shown.desk.prompts.choices = {0};
    shown.paste(u"8\n0\n"_s);
    QTRY_VERIFY(shown.profile());
    auto *share = qobject_cast<QLineEdit *>(shown.view.profile()->form()->box(kShare));
    share->setText(u"100"_s);
    Q_EMIT share->editingFinished();
    QVERIFY(shown.profile()->deferrable);
    QCOMPARE(shown.profile()->deferrable->share.toDouble(), 1.0);
    auto *hours = qobject_cast<QLineEdit *>(shown.view.profile()->form()->box(kShare + 1));
    QCOMPARE(hours->text(), u"24"_s);
    hours->setText(u"1"_s);
    Q_EMIT hours->editingFinished();
    QCOMPARE(shown.profile()->deferrable->hours.toText(), u"1"_s);
    // Every other hour takes half of the one before.
    const ChartSpec &chart = shown.view.chart()->chart();
    QCOMPARE(chart.series.size(), size_t{2});
    QCOMPARE(chart.series.back().values.front(), 4.0);
    QVERIFY(chart.title.endsWith(u"at most 4.0 when deferrable work is shifted"_s));
}

void DemandViewTest::blankShare_letsNothingWait()
{
    DemandDesk shown;
    RowsModel<DemandPhase> &phases = shown.view.phases();
    const int hours = phases.columnCount() - 1;
    QVERIFY(phases.setData(phases.index(0, hours), u"168"_s, Qt::EditRole));
    QVERIFY(shown.desk.project().demand.front().deferrable
            == (Deferral{.share = Decimal{1}, .hours = Decimal{168}}));
    QVERIFY(phases.setData(phases.index(0, hours - 1), QString{}, Qt::EditRole));
    QVERIFY(!shown.desk.project().demand.front().deferrable);
}

QTEST_MAIN(DemandViewTest)
#include "tst_demand_view.moc"
