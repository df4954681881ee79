#include "ui/shared/part_refresh.h"

#include <QTest>

using namespace steelyard::ui;

class PartRefreshTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_done.clear(); }

    void inTurns_refreshesOnePartATurn()
    {
        PartRefresh refresh{parts()};
        refresh.inTurns();
        QCOMPARE(m_done, QString{});
        QCoreApplication::processEvents();
        QCOMPARE(m_done, QStringLiteral("a"));
        QTRY_COMPARE(m_done, QStringLiteral("abc"));
        QTest::qWait(1);
        QCOMPARE(m_done, QStringLiteral("abc"));
    }

    void streamOfRequests_leavesNoPartBehind()
    {
        PartRefresh refresh{parts()};
        for (int request = 0; request < 6; ++request) {
            refresh.inTurns();
            QCoreApplication::processEvents();
        }
        QCOMPARE(m_done, QStringLiteral("abcabc"));
    }

    void atOnce_replacesWhatIsDue()
    {
        PartRefresh refresh{parts()};
        refresh.inTurns();
        refresh.atOnce();
        QTest::qWait(1);
        QCOMPARE(m_done, QStringLiteral("abc"));
    }

    void stop_leavesTheRest()
    {
        PartRefresh refresh{parts()};
        refresh.inTurns();
        QCoreApplication::processEvents();
        refresh.stop();
        QTest::qWait(1);
        QCOMPARE(m_done, QStringLiteral("a"));
    }

private:
    std::vector<PartRefresh::Part> parts()
    {
        return {[this] { m_done += u'a'; }, [this] { m_done += u'b'; }, [this] { m_done += u'c'; }};
    }

    QString m_done;
};

QTEST_GUILESS_MAIN(PartRefreshTest)
#include "tst_part_refresh.moc"
