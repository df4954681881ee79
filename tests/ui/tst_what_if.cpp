#include "tests/support/sample_desk.h"

#include "ui/commands/save_project.h"
#include "ui/shared/labelled_slider.h"
#include "ui/whatif/what_if_controller.h"
#include "ui/whatif/what_if_panel.h"

#include <QSignalSpy>
#include <QTest>

using namespace steelyard;
using namespace steelyard::ui;
using namespace Qt::StringLiterals;

class TestWhatIf final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sampleIsOpen_savedAndCurrentAreOne()
    {
        SampleDesk desk;
        const WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.current() != nullptr);
        QCOMPARE(controller.current(), controller.saved());
        // The sample's demand: 32 GPUs always and 64 more for ninety days.
        QCOMPARE(controller.current()->peakGpus, 96);
    }

    void sliderMoves_currentFollowsAndSavedStays()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.saved() != nullptr);
        const auto saved = controller.saved();
        const auto dossier = desk.session.dossier();
        controller.setGpus(192);
        controller.setMonths(24);
        QTRY_COMPARE(controller.current()->peakGpus, 192);
        QTRY_COMPARE(controller.current()->months, 24);
        QCOMPARE(controller.saved(), saved);
        QCOMPARE(saved->peakGpus, 96);
        QCOMPARE(desk.session.dossier(), dossier); // nothing was stored
    }

    void reset_bringsTheSavedCaseBack()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        controller.setGpus(192);
        QTRY_VERIFY(controller.current() != nullptr && controller.current()->peakGpus == 192);
        controller.resetKnobs();
        QTRY_COMPARE(controller.current()->peakGpus, 96);
        QCOMPARE(controller.current(), controller.saved());
    }

    void view_switchesSavedAndCurrentAndOutlivesTheReset()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        controller.setGpus(192);
        QTRY_VERIFY(controller.current() != nullptr && controller.current()->peakGpus == 192);
        controller.setView(CostView::Accounting);
        QTRY_COMPARE(controller.current()->finance.view, CostView::Accounting);
        QCOMPARE(controller.saved()->finance.view, CostView::Accounting);
        controller.resetKnobs();
        QTRY_COMPARE(controller.current()->peakGpus, 96);
        QCOMPARE(controller.current()->finance.view, CostView::Accounting);
        QCOMPARE(controller.current(), controller.saved());
    }

    void otherCase_isComputedAnew()
    {
        SampleDesk desk;
        const WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.saved() != nullptr);
        const auto base = controller.saved();
        desk.session.showCase(desk.session.dossier()->project.cases.front().id);
        QTRY_VERIFY(controller.saved() != base);
        QCOMPARE(controller.saved()->shownCase, desk.session.shownCase());
        QVERIFY(controller.saved()->plans.front().total != base->plans.front().total);
    }

    void projectIsClosed_nothingIsShown()
    {
        SampleDesk desk;
        const WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.current() != nullptr);
        desk.session.closeProject();
        QVERIFY(controller.current() == nullptr);
    }

    void impossibleValue_keepsTheLastResultAndSaysWhy()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.current() != nullptr);
        controller.setMonths(kLargestHorizonMonths + 1);
        QTRY_VERIFY(controller.error().has_value());
        QCOMPARE(controller.error()->code, ErrorCode::BadHorizon);
        QCOMPARE(controller.current()->months, 12);
    }

    void projectCantBeEvaluated_nothingOldIsShown()
    {
        SampleDesk desk;
        const WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.current() != nullptr);
        Project broken = desk.session.dossier()->project;
        broken.plans.clear();
        QVERIFY(saveProject(desk.session, desk.prompts, u"Delete the plans"_s, broken));
        QTRY_VERIFY(controller.error().has_value());
        QVERIFY(controller.current() == nullptr);
        QVERIFY(controller.saved() == nullptr);
        desk.session.undoStack().undo();
        QTRY_VERIFY(controller.current() != nullptr);
    }

    void caseCantBeLaidOver_nothingOldIsShown()
    {
        SampleDesk desk;
        const WhatIfController controller{desk.session};
        QTRY_VERIFY(controller.current() != nullptr);
        Project after = desk.session.dossier()->project;
        after.cases.push_back({.id = CaseId{u"bad"_s}, .values = {{u"/nowhere"_s, u"1"_s}}});
        QVERIFY(saveProject(desk.session, desk.prompts, u"Add a case"_s, after));
        desk.session.showCase(CaseId{u"bad"_s});
        QTRY_VERIFY(controller.error().has_value());
        QVERIFY(controller.current() == nullptr);
        desk.session.showCase({});
        QTRY_VERIFY(controller.current() != nullptr);
    }

    void projectChangesUnderAnImpossibleSlider_theNewSavedStateIsShown()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        controller.setMonths(kLargestHorizonMonths + 1);
        QTRY_VERIFY(controller.error().has_value());
        Project after = desk.session.dossier()->project;
        after.plans.pop_back();
        QVERIFY(saveProject(desk.session, desk.prompts, u"Delete a plan"_s, after));
        QTRY_COMPARE(controller.current()->plans.size(), after.plans.size());
        QVERIFY(controller.error().has_value());
    }

    void savedAsCase_givesTheSameResult()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        WhatIfPanel panel{desk.session, desk.prompts, controller};
        controller.setGpus(200);
        controller.setMonths(18);
        QTRY_VERIFY(controller.current() != nullptr && controller.current()->months == 18
                    && controller.current()->peakGpus == 200);
        const auto tried = controller.current();

        desk.prompts.texts.push_back(u"Bigger and longer"_s);
        panel.saveAsCase();
        QVERIFY(desk.prompts.errors.empty());
        const auto &cases = desk.session.dossier()->project.cases;
        QCOMPARE(cases.back().name.en, u"Bigger and longer"_s);
        QCOMPARE(desk.session.shownCase(), cases.back().id);
        QTRY_VERIFY(controller.saved() != nullptr
                    && controller.saved()->shownCase == cases.back().id);
        QCOMPARE(controller.saved()->peakGpus, 200);
        for (size_t plan = 0; plan < tried->plans.size(); ++plan)
            QCOMPARE(controller.saved()->plans[plan].total, tried->plans[plan].total);

        desk.session.undoStack().undo();
        QCOMPARE(desk.session.dossier()->project.cases.size(), size_t{3});
        QVERIFY(desk.session.shownCase().isEmpty());
    }

    void namingIsDeclined_nothingIsStored()
    {
        SampleDesk desk;
        WhatIfController controller{desk.session};
        WhatIfPanel panel{desk.session, desk.prompts, controller};
        controller.setGpus(200);
        QTRY_VERIFY(controller.laidOver() != nullptr);
        panel.saveAsCase();
        QCOMPARE(desk.session.undoStack().count(), 0);
    }
};

QTEST_MAIN(TestWhatIf)
#include "tst_what_if.moc"
