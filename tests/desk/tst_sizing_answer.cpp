#include "ui/desk/shipped_catalogue.h"
#include "ui/desk/sizing_answer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;

class TestSizingAnswer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// TinyLlama's 24,000 tokens per second were seen on A100 (jzhang38/TinyLlama, README): an H100
    /// is estimated, and has no such speed.
    void measuredSpeed_countsForItsOwnAcceleratorAlone()
    {
        const SystemClock clock;
        const auto catalogue = desk::shippedCatalogue(clock);
        QVERIFY(catalogue);
        desk::SizingQuestion question{.job = {.parameters = 1.1e9,
                                              .tokens = 3e12,
                                              .gpu = u"A100-SXM-40GB"_s,
                                              .gpus = 16,
                                              .tokensPerSecond = 24'000.0,
                                              .claimedGpuDays = 1'440.0}};
        for (const QString &name : {u"A100-SXM-40GB"_s, u"H100-SXM-80GB"_s})
            question.gpus.push_back(*desk::rowNamed(catalogue->accelerators, name));
        const text::SizingAnswer answer = desk::answerTo(question);
        QCOMPARE(answer.accelerators.size(), size_t{2});
        const text::SizingView &measured = *answer.accelerators[0].view;
        QCOMPARE(measured.request.measuredSpeed, std::optional{24'000.0});
        const text::SizingView &estimated = *answer.accelerators[1].view;
        QVERIFY(!estimated.request.measuredSpeed);
        QVERIFY(estimated.sizing.time.days.expected < measured.sizing.time.days.expected);
    }
};

QTEST_APPLESS_MAIN(TestSizingAnswer)
#include "tst_sizing_answer.moc"
