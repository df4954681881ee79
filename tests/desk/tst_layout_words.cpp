#include "ui/desk/shipped_catalogue.h"
#include "ui/desk/sizing_answer.h"
#include "ui/text/layout_text.h"
#include "ui/text/sizing_figures.h"
#include "ui/text/sizing_remarks.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;

namespace {

const text::NumberFormat kEnglish{Language::English};

/// The view of a job on H100, BF16.
text::SizingView viewOf(desk::AskedJob job)
{
    const SystemClock clock;
    const auto catalogue = desk::shippedCatalogue(clock);
    if (!catalogue)
        qFatal("no catalogue");
    job.gpu = u"H100-SXM-80GB"_s;
    job.tokens = 1e12;
    auto view = desk::sizedJob(job, catalogue->accelerators);
    if (!view)
        qFatal("the job is refused");
    return *std::move(view);
}

QString warningsOf(const text::SizingView &view)
{
    return text::sizingWarnings(view, kEnglish).join(u'\n');
}

QString sentencesOf(const text::SizingView &view)
{
    return text::layoutSentences(view, kEnglish).join(u'\n');
}

} // namespace

/// What window, report and command line say about how a job is spread.
class TestLayoutWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gpusTooFew_warningNamesTheFewest()
    {
        // 70.55e9 weights of 16 bytes alone are 1,129 GB, more than 8 × 80.
        const text::SizingView view = viewOf({.model = u"Llama-3.1 70B"_s, .gpus = 8});
        const QString warnings = warningsOf(view);
        QVERIFY(warnings.contains(u"No layout fits the card's 74.5 GiB on 8 GPUs."));
        QVERIFY(warnings.contains(u"The fewest whole servers of 8 that hold it: "));
        QVERIFY(!warnings.contains(u"or more"));
        const auto memory = text::shownSizing(text::SizingFigure::Memory, view, kEnglish);
        QCOMPARE(memory.note, u"no layout fits"_s);
        QVERIFY(text::layoutSentence(view, kEnglish).isEmpty());
    }

    void noLayoutGiven_bestOneIsTold()
    {
        const text::SizingView view = viewOf({.model = u"Llama-3.1 8B"_s, .gpus = 64});
        QVERIFY(text::layoutSentence(view, kEnglish).startsWith(u"Best layout on 64 GPUs: "));
        QVERIFY(!text::layoutAlternatives(view, kEnglish).isEmpty());
        QVERIFY(warningsOf(view).isEmpty());
    }

    void batchTooSmall_isTheReason()
    {
        // With tensor 8, 16,384 GPUs are 2,048 groups, and each takes a sequence at once.
        const text::SizingView view = viewOf({.model = u"Llama-3.1 70B"_s, .gpus = 16'384});
        QCOMPARE(view.advice->enoughSequences, std::optional{2'048.0});
        QVERIFY(sentencesOf(view).contains(
            u"The 512 sequences of a step can't be spread over 16,384 GPUs; a step of 2,048 can."));
        QVERIFY(!sentencesOf(view).contains(u"No layout fits"));
        QVERIFY(!text::sizingSentence(view, kEnglish).contains(u"do not hold"));
    }

    void givenLayoutFits_isNotToldThatNoneDoes()
    {
        const text::SizingView view =
            viewOf({.model = u"Llama-3.1 70B"_s,
                    .gpus = 16'384,
                    .layout = desk::AskedLayout{.tensor = 8, .pipeline = 4}});
        QVERIFY(sentencesOf(view).contains(u"The given layout fits: "));
        QVERIFY(!sentencesOf(view).contains(u"No layout fits"));
        QVERIFY(warningsOf(view).isEmpty());
    }

    void givenLayoutTooLarge_onlyWhatHelpsIsAdvised()
    {
        // Everything is spread and computed twice already: only more tensor parallelism helps.
        const text::SizingView view =
            viewOf({.model = u"Llama-3.1 70B"_s,
                    .gpus = 8,
                    .recompute = sizing::Recompute::Full,
                    .layout = desk::AskedLayout{.zero = sizing::Zero::Weights}});
        const QString warnings = warningsOf(view);
        QVERIFY(warnings.contains(u"The job does not fit"));
        QVERIFY(!warnings.contains(u"Try ZeRO"));
        QVERIFY(warnings.contains(u"The fewest whole servers of 8 that hold it: "));
        const text::SizingView spread =
            viewOf({.model = u"Llama-3.1 8B"_s,
                    .gpus = 64,
                    .layout = desk::AskedLayout{.zero = sizing::Zero::None}});
        QVERIFY(warningsOf(spread).contains(u"It fits with one change: ZeRO "));
    }

    void fewerGpusThanAServer_bothSentencesHold()
    {
        const text::SizingView view = viewOf({.model = u"Llama-3.1 8B"_s, .gpus = 7});
        QVERIFY(sentencesOf(view).contains(u"Best layout on 7 GPUs: "));
        QVERIFY(sentencesOf(view).contains(u"The fewest whole servers of 8 that hold it: 8 GPUs"));
    }
};

QTEST_APPLESS_MAIN(TestLayoutWords)
#include "tst_layout_words.moc"
