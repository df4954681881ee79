#include "ui/whatif/latest_job.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>

using namespace steelyard::ui;

class TestLatestJob final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void burstOf200_runsFirstAndLastOnly()
    {
        QSemaphore gate;
        std::atomic_int runs = 0;
        QList<int> delivered;
        LatestJob<int, int> job{[&gate, &runs](const int &input) {
                                    gate.acquire();
                                    ++runs;
                                    return input;
                                },
                                [&delivered](const int &output) { delivered.append(output); }};
        for (int input = 1; input <= 200; ++input)
            job.request(input);
        gate.release(200);
        QTRY_VERIFY(!job.isBusy());
        QCOMPARE(runs.load(), 2);
        QCOMPARE(delivered, (QList<int>{1, 200}));
    }

    void jobIsGone_nothingIsDelivered()
    {
        QSemaphore gate;
        std::atomic_bool isDone = false;
        int delivered = 0;
        {
            LatestJob<int, int> job{[&gate, &isDone](const int &input) {
                                        gate.acquire();
                                        isDone = true;
                                        return input;
                                    },
                                    [&delivered](const int &) { ++delivered; }};
            job.request(1);
            job.request(2);
        }
        gate.release(2);
        QTRY_VERIFY(isDone.load());
        QCoreApplication::processEvents();
        QCOMPARE(delivered, 0);
    }

    void requestFromDelivery_isServed()
    {
        QList<int> delivered;
        std::unique_ptr<LatestJob<int, int>> job;
        job = std::make_unique<LatestJob<int, int>>([](const int &input) { return 10 * input; },
                                                    [&](const int &output) {
                                                        delivered.append(output);
                                                        if (delivered.size() < 3)
                                                            job->request(output);
                                                    });
        job->request(1);
        QTRY_COMPARE(delivered, (QList<int>{10, 100, 1000}));
    }
};

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latest_job.moc"
