#include "app/log_file.h"
#include "ui/desk/project_finder.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace steelyard;

/// The log is the process's own, so the tests follow each other on one file.
class LogFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
        QCoreApplication::setApplicationName(u"steelyard"_s);
        app::startLogFile();
        QVERIFY(desk::logFilePath().startsWith(m_home.path()));
    }

    void nothingWentWrong_makesNoFile()
    {
        qDebug("at work");
        QVERIFY(!QFile::exists(desk::logFilePath()));
    }

    void warning_isNotedAndStillSaid()
    {
        QTest::ignoreMessage(QtWarningMsg, "the disk is on fire");
        qWarning("the disk is on fire");
        QVERIFY(content().endsWith("the disk is on fire\n"));
    }

    void grownFile_isSetAside()
    {
        const QByteArray line(200'000, 'x');
        for (int i = 0; i < 8; ++i) {
            QTest::ignoreMessage(QtWarningMsg, line.constData());
            qWarning("%s", line.constData());
        }
        // Set aside when found above 512 KiB, which is after three lines; so each of the two files
        // holds at most those.
        constexpr qint64 kMost = 3 * 201'000;
        QVERIFY(QFileInfo{desk::logFilePath()}.size() < kMost);
        const QFileInfo old{desk::logFilePath() + u".old"_s};
        QVERIFY(old.size() > 0 && old.size() < kMost);
    }

private:
    static QByteArray content()
    {
        QFile file{desk::logFilePath()};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }

    QTemporaryDir m_home;
};

QTEST_GUILESS_MAIN(LogFileTest)
#include "tst_log_file.moc"
